"""What a player at a physical table writes down."""

from collections.abc import Sequence

from msgspec import Struct

from ridotto.games.inkognito_cards.components import (
    AGENTS,
    AMBASSADOR,
    BLACK,
    CARDS,
    FACE,
    FRAGMENTS,
    IDENTITIES,
    Agent,
    Card,
)
from ridotto.games.inkognito_cards.facts import Black, Pair, Secrets
from ridotto.kernel import Fact, NotesError, Seat
from ridotto.kernel.notes import number_of


class PairNote(Struct, forbid_unknown_fields=True, rename={"giver": "from"}):
    """Somebody passed me two cards; a black one is written ``black-LF``."""

    giver: str
    cards: tuple[str, str]


class BlackNote(Struct, forbid_unknown_fields=True, rename={"shower": "from"}):
    """I saw a black card of somebody's."""

    shower: str
    card: str


class CardNotes(Struct, forbid_unknown_fields=True):
    """The Ambassador has no cards of his own to write down."""

    me: str
    identity: str | None = None
    number: str | None = None
    pair: list[PairNote] = []
    black: list[BlackNote] = []


def stream(seats: tuple[str, ...], notes: CardNotes) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
    """The facts behind the notes. Raises NotesError."""
    me = number_of("me", "seat", notes.me, seats)
    facts = _own(me, notes)
    for place, pair in enumerate(notes.pair, 1):
        entry = f"pair {place}"
        one, other = sorted(
            (number_of(entry, "card", card, CARDS) for card in pair.cards), key=lambda c: c & FACE
        )
        if one & FACE == other & FACE:
            raise NotesError(entry, "the same card twice")
        if one >= BLACK and other >= BLACK:
            raise NotesError(entry, "both cards black: one of the two must be a lie")
        facts.append((entry, Pair(_other(entry, pair.giver, me), me, one, other)))
    for place, black in enumerate(notes.black, 1):
        entry = f"black {place}"
        card = number_of(entry, "card", black.card, CARDS[:BLACK])
        facts.append((entry, Black(_other(entry, black.shower, me), (me,), card + BLACK)))
    return me, facts


def _own(me: Seat, notes: CardNotes) -> list[tuple[str, Fact]]:
    if me == AMBASSADOR:
        if notes.identity is not None or notes.number is not None:
            raise NotesError("me", "the Ambassador has neither identity nor number")
        return []
    identity = _own_card("identity", notes.identity, IDENTITIES)
    number = _own_card("number", notes.number, FRAGMENTS) + len(IDENTITIES)
    return [("identity", Secrets(me, identity, number))]


def _own_card(entry: str, word: str | None, words: tuple[str, ...]) -> Card:
    if word is None:
        raise NotesError(entry, "say which one you were dealt")
    return number_of(entry, entry, word, words)


def _other(entry: str, word: str, me: Seat) -> Agent:
    agent = number_of(entry, "agent", word, AGENTS)
    if agent == me:
        raise NotesError(entry, "one learns nothing from oneself")
    return agent
