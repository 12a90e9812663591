"""What to show: little to a rival, everything to the partner."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product

from ridotto.bots.advice import Advised
from ridotto.bots.bot import Reason
from ridotto.bots.inkognito.beliefs import Beliefs, IdentityAndBuild
from ridotto.games.inkognito.actions import Show
from ridotto.games.inkognito.components import (
    FACES,
    GREY,
    MISSION_CARDS,
    Card,
    team_of,
)
from ridotto.games.inkognito.facts import Shown
from ridotto.games.inkognito.parts import Note
from ridotto.kernel import Seat

Answer = Note | Shown
"""Cards that were shown to an asker, and to whoever saw them beside him."""
ANYBODY: tuple[IdentityAndBuild, ...] = tuple(product(range(4), range(4)))


def weighed_answers(
    mind: Beliefs, shows: Iterable[Show], shown: Sequence[Answer], asker: Seat, trusts: float
) -> list[Advised]:
    """Each answer to this asker, after those he was ``shown``: what it proves, if he is taken for
    the partner, and otherwise how little it tells.
    """
    trust = mind.odds_of_partner(mind.variant.side_of[asker])
    whom = "seat", mind.variant.seats[asker]
    if trust >= trusts:
        known = proved(shown, mind.seat, asker)
        reason = Reason("show-partner", {"whom": whom, "odds": round(100 * trust)})
        return [Advised("show", reason, openness(show, known), (show,)) for show in shows]
    me = mind.identity(), mind.build()
    before = still_possible(shown, mind.seat, asker)
    reason = Reason("show-little", {"whom": whom})
    return [Advised("show", reason, -leak(show.cards, me, before), (show,)) for show in shows]


@cache
def fitting(cards: tuple[Card, ...]) -> frozenset[IdentityAndBuild]:
    """Q3, Q5: everybody who can show this."""
    return frozenset(
        person
        for person in ANYBODY
        if any(FACES[card] in (person[0], 4 + person[1]) for card in cards)
        and all(FACES[card] in (person[0], 4 + person[1]) for card in cards if GREY[card])
    )


def fits(cards: tuple[Card, ...], person: IdentityAndBuild) -> bool:
    """Whether somebody can show this."""
    return person in fitting(cards)


def still_possible(answers: Iterable[Answer], shower: Seat, asker: Seat) -> list[IdentityAndBuild]:
    """Who the shower may be, for all that this asker was shown of him."""
    seen = [
        each.cards
        for each in answers
        if each.shower == shower and asker in (each.asker, each.witness)
    ]
    left = frozenset(ANYBODY).intersection(*map(fitting, seen))
    return [person for person in ANYBODY if person in left]


def leak(
    cards: tuple[Card, ...], own: IdentityAndBuild, before: Sequence[IdentityAndBuild]
) -> float:
    """How sure the asker can be of me after this: of my team first, then of who I am."""
    can = fitting(cards)
    after = [person for person in before if person in can]
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


def proved(answers: Iterable[Answer], shower: Seat, asker: Seat) -> set[Card]:
    """The grey and mission cards that this asker has seen."""
    return {
        card
        for each in answers
        if each.shower == shower and asker in (each.asker, each.witness)
        for card in each.cards
        if GREY[card] or card in MISSION_CARDS
    }
