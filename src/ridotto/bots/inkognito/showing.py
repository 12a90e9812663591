"""What to show: little to a rival, everything to the partner."""

from collections.abc import Iterable, Sequence
from itertools import product

from ridotto.games.inkognito.actions import Show
from ridotto.games.inkognito.components import (
    FACES,
    GREY,
    MISSION_CARDS,
    Build,
    Card,
    Identity,
    team_of,
)
from ridotto.games.inkognito.parts import Note
from ridotto.kernel import Seat

IdentityAndBuild = tuple[Identity, Build]
ANYBODY: tuple[IdentityAndBuild, ...] = tuple(product(range(4), range(4)))


def fits(cards: tuple[Card, ...], person: IdentityAndBuild) -> bool:
    """Q3, Q5: whether somebody can show this."""
    true = person[0], 4 + person[1]
    return any(FACES[card] in true for card in cards) and all(
        FACES[card] in true for card in cards if GREY[card]
    )


def still_possible(notes: Iterable[Note], shower: Seat, asker: Seat) -> list[IdentityAndBuild]:
    """Who the shower may be, for all that this asker was shown of him."""
    seen = [
        note.cards
        for note in notes
        if note.shower == shower and asker in (note.asker, note.witness)
    ]
    return [person for person in ANYBODY if all(fits(cards, person) for cards in seen)]


def leak(
    cards: tuple[Card, ...], own: IdentityAndBuild, before: Sequence[IdentityAndBuild]
) -> float:
    """How sure the asker can be of me after this: of my team first, then of who I am."""
    after = [person for person in before if fits(cards, person)]
    team = sum(team_of(person[0]) == team_of(own[0]) for person in after) / len(after)
    identity = sum(person[0] == own[0] for person in after) / len(after)
    build = sum(person[1] == own[1] for person in after) / len(after)
    mission = any(card in MISSION_CARDS for card in cards)
    return team + identity + build + 2 * mission


def openness(show: Show, known: set[Card]) -> int:
    """How much of the truth an answer proves that was not proved before."""
    worth = 0
    for card in show.cards:
        if card not in known:
            if card in MISSION_CARDS:
                worth += 4
            elif GREY[card]:
                worth += 4 if FACES[card] < 4 else 3
    return worth


def proved(notes: Iterable[Note], shower: Seat, asker: Seat) -> set[Card]:
    """The grey and mission cards that this asker has seen."""
    return {
        card
        for note in notes
        if note.shower == shower and asker in (note.asker, note.witness)
        for card in note.cards
        if GREY[card] or card in MISSION_CARDS
    }
