"""What a player at a physical table writes down."""

from collections.abc import Iterator, Sequence
from typing import Annotated

from msgspec import Struct

from ridotto.games.inkognito_cards.components import (
    AGENTS,
    AMBASSADOR,
    BLACK,
    CARDS,
    FACE,
    FACES,
    FRAGMENTS,
    IDENTITIES,
    Agent,
    Card,
)
from ridotto.games.inkognito_cards.facts import Black, Pair, Secrets
from ridotto.games.inkognito_cards.lore import Claimed
from ridotto.kernel import Fact, NotesError, Seat
from ridotto.kernel.notes import Word, Written, number_of

SeatWord = Annotated[str, Word("seat")]
AgentWord = Annotated[str, Word("agent", "seat")]
CardWord = Annotated[str, Word("card")]
BlackWord = Annotated[str, Word("face", "card")]

Entries = Iterator[tuple[str, Fact]]


class PairNote(Struct, forbid_unknown_fields=True, rename={"giver": "from"}):
    """Somebody passed me two cards; a black one is written ``black-LF``."""

    giver: SeatWord
    cards: tuple[CardWord, CardWord]


class PassedNote(Struct, forbid_unknown_fields=True):
    """I passed somebody two cards."""

    to: SeatWord
    cards: tuple[CardWord, CardWord]


class BlackNote(Struct, forbid_unknown_fields=True, rename={"shower": "from"}):
    """I saw a black card of somebody's."""

    shower: AgentWord
    card: BlackWord


class ShownNote(Struct, forbid_unknown_fields=True):
    """Somebody saw a black card of mine."""

    to: SeatWord
    card: BlackWord


class CallNote(Struct, forbid_unknown_fields=True):
    """Somebody called, in a meeting with ``met``: who everybody is, and with which number."""

    by: SeatWord
    right: bool
    blue: tuple[BlackWord, BlackWord]
    yellow: tuple[BlackWord, BlackWord]
    green: tuple[BlackWord, BlackWord]
    pink: tuple[BlackWord, BlackWord]
    met: AgentWord | None = None


class CardNotes(Struct, forbid_unknown_fields=True):
    """The Ambassador has no cards of his own to write down."""

    me: SeatWord
    identity: Annotated[str, Word("identity")] | None = None
    number: Annotated[str, Word("number")] | None = None
    pair: list[PairNote] = []
    black: list[BlackNote] = []
    passed: list[PassedNote] = []
    shown: list[ShownNote] = []
    call: list[CallNote] = []


LISTS = {"identity": IDENTITIES, "number": FRAGMENTS, "face": FACES, "agent": AGENTS}
"""What may stand in notes, beside the words of the game."""


class _Writer:
    """Turns notes into facts."""

    def __init__(self, seats: tuple[str, ...], notes: Written) -> None:
        self._seats = seats
        self._notes = notes
        self._own = notes.own
        self.me = number_of("me", "seat", self._own.me, seats)

    def facts(self) -> Entries:
        own = self._secrets()
        if own is not None:
            yield "identity", own
        for entry, note in self._notes.entries:
            match note:
                case PairNote():
                    giver = self._other(entry, note.giver)
                    yield entry, Pair(giver, self.me, *_pair(entry, note.cards))
                case PassedNote():
                    one, other = _pair(entry, note.cards)
                    self._check_own(entry, own, (one, other))
                    yield entry, Pair(self.me, self._asker(entry, note.to), one, other)
                case BlackNote():
                    shower = self._other(entry, note.shower)
                    yield entry, Black(shower, (self.me,), BLACK + _face(entry, note.card))
                case ShownNote():
                    card = BLACK + _face(entry, note.card)
                    self._check_own(entry, own, (card,))
                    yield entry, Black(self.me, (self._asker(entry, note.to),), card)
                case CallNote():
                    yield entry, self._call(entry, note)

    def _secrets(self) -> Secrets | None:
        own = self._own
        if self.me == AMBASSADOR:
            if own.identity is not None or own.number is not None:
                raise NotesError("me", "the Ambassador has neither identity nor number")
            return None
        identity = _own_card("identity", own.identity, IDENTITIES)
        number = _own_card("number", own.number, FRAGMENTS) + len(IDENTITIES)
        return Secrets(self.me, identity, number)

    def _other(self, entry: str, word: str) -> Agent:
        agent = number_of(entry, "agent", word, AGENTS)
        if agent == self.me:
            raise NotesError(entry, "one learns nothing from oneself", code="nobody-there")
        return agent

    def _asker(self, entry: str, word: str) -> Seat:
        seat = number_of(entry, "seat", word, self._seats)
        if seat == self.me:
            raise NotesError(entry, "one shows nothing to oneself", code="nobody-there")
        return seat

    def _check_own(self, entry: str, own: Secrets | None, cards: tuple[Card, ...]) -> None:
        """R4: of two cards exactly one is true, and a black one is."""
        true = () if own is None else (own.identity, own.fragment)
        for card in cards:
            if card >= BLACK and card & FACE not in true:
                reason = f"{CARDS[card]} is not yours to show"
                raise NotesError(entry, reason, ("identity",), code="not-yours")
        if sum(card & FACE in true for card in cards) != 1:
            reason = "exactly one of your cards must be true"
            raise NotesError(entry, reason, ("identity",), code="one-true")

    def _call(self, entry: str, note: CallNote) -> Claimed:
        caller = number_of(entry, "seat", note.by, self._seats)
        cards: list[Card] = []
        for agent in AGENTS:
            named: tuple[str, str] = getattr(note, agent)
            cards += (
                number_of(entry, "identity", named[0], IDENTITIES),
                number_of(entry, "number", named[1], FRAGMENTS) + len(IDENTITIES),
            )
        if len(set(cards)) < len(cards):
            reason = "a call names every identity and every number once"
            raise NotesError(entry, reason, code="called-once")
        met = None if note.met is None else number_of(entry, "agent", note.met, AGENTS)
        return Claimed(caller, tuple(cards), note.right, met)


def stream(seats: tuple[str, ...], notes: Written) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
    """The facts behind the notes. Raises NotesError."""
    writer = _Writer(seats, notes)
    return writer.me, list(writer.facts())


def _pair(entry: str, words: tuple[str, str]) -> tuple[Card, Card]:
    one, other = sorted(
        (number_of(entry, "card", word, CARDS) for word in words), key=lambda card: card & FACE
    )
    if one & FACE == other & FACE:
        raise NotesError(entry, "the same card twice", code="card-twice")
    if one >= BLACK and other >= BLACK:
        reason = "both cards black: one of the two must be a lie"
        raise NotesError(entry, reason, code="both-black")
    return one, other


def _face(entry: str, word: str) -> Card:
    return number_of(entry, "card", word, FACES)


def _own_card(entry: str, word: str | None, words: tuple[str, ...]) -> Card:
    if word is None:
        raise NotesError(entry, "say which one you were dealt", code="own-missing")
    return number_of(entry, entry, word, words)
