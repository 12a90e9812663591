"""What an agent at a physical table writes down."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from ridotto.games.infiltraitors.components import CARD_WORDS, Card
from ridotto.games.infiltraitors.facts import (
    Clued,
    Discarded,
    Drew,
    Eliminated,
    Identified,
    Met,
    Shot,
)
from ridotto.kernel import Fact, NotesError, Seat
from ridotto.kernel.notes import number_of

Entries = Iterator[tuple[str, Fact]]


class ClueNote(Struct, forbid_unknown_fields=True):
    """A card next to an agent's traitor."""

    traitor: str
    card: str
    upright: bool


class MissNote(Struct, forbid_unknown_fields=True):
    """A name that was wrong for an agent's traitor."""

    traitor: str
    card: str


class MissionNotes(Struct, forbid_unknown_fields=True):
    """``hand`` and ``traitor`` are my own, ``gone`` are traitors that were eliminated, ``open`` all
    other cards that were ever seen: discards, rewards, informers.
    """

    me: str
    hand: list[str] = []
    traitor: str | None = None
    gone: list[str] = []
    open: list[str] = []
    clue: list[ClueNote] = []
    miss: list[MissNote] = []


class _Writer:
    """Turns notes into facts, and minds that no card is in two places."""

    def __init__(self, seats: tuple[str, ...], deck: Sequence[Card], notes: MissionNotes) -> None:
        self.seats = seats
        self.notes = notes
        self.me = number_of("me", "seat", notes.me, seats)
        self._deck = {CARD_WORDS[card] for card in deck}
        self._used: dict[Card, str] = {}

    def card(self, entry: str, word: str, *, placed: bool = True) -> Card:
        if word not in self._deck:
            raise NotesError(entry, f"no card {word!r} in this mission; cards are written green-6")
        card = CARD_WORDS.index(word)
        if placed and card in self._used:
            raise NotesError(entry, f"{word} is also in {self._used[card]}")
        if placed:
            self._used[card] = entry
        return card

    def owner(self, entry: str, word: str) -> Seat:
        seat = number_of(entry, "seat", word, self.seats)
        if seat == self.me:
            raise NotesError(entry, "one's own traitor is no secret")
        return seat

    def facts(self) -> Entries:
        notes = self.notes
        for word in notes.gone:
            yield "gone", Identified(self.me, 1)
            yield "gone", Eliminated(self.me, self.card("gone", word))
        for word in notes.hand:
            yield "hand", Drew(self.card("hand", word))
        if notes.traitor is not None:
            yield "traitor", Identified(self.me, 1)
            yield "traitor", Met(self.card("traitor", notes.traitor))
        for word in notes.open:
            yield "open", Discarded(self.me, (self.card("open", word),))
        yield from self._about_others()

    def _about_others(self) -> Entries:
        known: set[Seat] = set()
        for place, clue in enumerate(self.notes.clue, 1):
            entry = f"clue {place}"
            owner = self.owner(entry, clue.traitor)
            if owner not in known:
                yield entry, Identified(owner, 1)
            known.add(owner)
            yield entry, Clued(owner, self.card(entry, clue.card), clue.upright)
        for place, miss in enumerate(self.notes.miss, 1):
            entry = f"miss {place}"
            owner = self.owner(entry, miss.traitor)
            if owner not in known:
                yield entry, Identified(owner, 1)
            known.add(owner)
            yield (
                entry,
                Shot(self.me, owner, self.card(entry, miss.card, placed=False), right=False),
            )


def stream(
    seats: tuple[str, ...], deck: Sequence[Card], notes: MissionNotes
) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
    """The facts behind the notes. Raises NotesError."""
    writer = _Writer(seats, deck, notes)
    return writer.me, list(writer.facts())
