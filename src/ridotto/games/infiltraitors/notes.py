"""What an agent at a physical table writes down."""

from collections.abc import Iterator, Sequence
from typing import Annotated

from msgspec import Struct

from ridotto.games.infiltraitors.candidates import KINGPIN, fits
from ridotto.games.infiltraitors.components import CARD_WORDS, SHARES, Card
from ridotto.games.infiltraitors.facts import (
    Clued,
    Discarded,
    Drew,
    Eliminated,
    Identified,
    Met,
    Returned,
    Shot,
    Swept,
)
from ridotto.games.infiltraitors.mission_hooks import Mission
from ridotto.games.infiltraitors.parts import SEATS, Front
from ridotto.games.infiltraitors.special.mission_16_cipher import Deciphered, Keyed, combined
from ridotto.games.infiltraitors.special.mission_19_kingpin import Departed, Glimpsed, Laid
from ridotto.kernel import Fact, NotesError, Seat
from ridotto.kernel.notes import Word, Written, number_of

KINGPIN_WORD = "kingpin"

SeatWord = Annotated[str, Word("seat")]
TraitorWord = Annotated[str, Word("traitor", "seat")]
CardWord = Annotated[str, Word("card")]

Entries = Iterator[tuple[str, Fact]]


class ClueNote(Struct, forbid_unknown_fields=True):
    """A card next to an agent's traitor."""

    traitor: TraitorWord
    card: CardWord
    upright: bool


class MissNote(Struct, forbid_unknown_fields=True):
    """A name that was wrong for an agent's traitor."""

    traitor: TraitorWord
    card: CardWord


class HitNote(Struct, forbid_unknown_fields=True):
    """A name that was right: the traitor is gone, and its clues lie in the discard."""

    traitor: SeatWord
    card: CardWord


class TakenNote(Struct, forbid_unknown_fields=True):
    """An agent has taken the next traitor; ``card`` is for my own."""

    by: SeatWord
    card: CardWord | None = None


class SeenNote(Struct, forbid_unknown_fields=True):
    """Cards that came to light: a discard, a reward."""

    cards: list[CardWord]


class MissionNotes(Struct, forbid_unknown_fields=True):
    """``hand`` is all that I hold or have held, ``traitor`` my own (in mission 16 with its
    ``second`` card), ``gone`` are traitors that were eliminated, ``open`` all other cards that were
    ever seen: discards, rewards, informers. ``without`` are agents with no traitor in front of
    them when the notes begin; every other has one. ``kingpin`` is for who has looked at him.
    """

    me: SeatWord
    hand: list[CardWord] = []
    traitor: CardWord | None = None
    second: CardWord | None = None
    kingpin: CardWord | None = None
    gone: list[CardWord] = []
    open: list[CardWord] = []
    without: list[SeatWord] = []
    clue: list[ClueNote] = []
    miss: list[MissNote] = []
    seen: list[SeenNote] = []
    hit: list[HitNote] = []
    taken: list[TakenNote] = []


def note_words(mission: Mission) -> dict[str, tuple[str, ...]]:
    """What may stand in notes of this mission."""
    seats = SEATS[: mission.agents]
    kingpin = (KINGPIN_WORD,) if "kingpin" in mission.briefing.rules else ()
    cards = tuple(CARD_WORDS[card] for card in mission.deck)
    return {"seat": seats, "traitor": (*seats, *kingpin), "card": cards}


class _Writer:
    """Turns notes into facts, and minds what lies where."""

    def __init__(self, mission: Mission, notes: Written) -> None:
        self._mission = mission
        self._notes = notes
        self._own = notes.own
        self._words = note_words(mission)
        self._cards = dict(zip(self._words["card"], mission.deck, strict=True))
        self.me = number_of("me", "seat", self._own.me, self._words["seat"])
        self._fronts: dict[Seat, Front] = {}
        self._lying: dict[Card, str] = {}
        """The clues that lie next to traitors now, by the entry that says so."""
        self._mine: Card | None = None
        """Who my own traitor is."""
        self._laid: tuple[Card, ...] = ()
        """The card, or the two, that it is made of."""
        self._glimpsed = False

    def facts(self) -> Entries:
        yield from self._beginning()
        for entry, note in self._notes.entries:
            match note:
                case ClueNote():
                    yield from self._clue(entry, note)
                case MissNote():
                    yield from self._miss(entry, note)
                case SeenNote():
                    cards = tuple(self._card(entry, word) for word in note.cards)
                    yield entry, Discarded(self.me, cards)
                case HitNote():
                    yield from self._hit(entry, note)
                case TakenNote():
                    yield from self._taken(entry, note)

    def _beginning(self) -> Entries:
        own, me = self._own, self.me
        for word in own.gone:
            card = self._card("gone", word)
            yield "gone", Identified(me, 1)
            yield "gone", Eliminated(me, card)
        for word in own.hand:
            yield "hand", Drew(self._card("hand", word))
        if own.open:
            cards = tuple(self._card("open", word) for word in own.open)
            yield "open", Discarded(me, cards)
        without = {self._seat("without", word) for word in own.without}
        if own.traitor is not None:
            yield from self._meet("traitor", own.traitor, own.second)
        if own.kingpin is not None:
            if KINGPIN_WORD not in self._words["traitor"]:
                raise NotesError("kingpin", "there is no kingpin in this mission")
            yield "kingpin", Departed(me, ())
            yield "kingpin", Glimpsed(self._card("kingpin", own.kingpin))
            self._glimpsed = True
        for seat in range(self._mission.agents):
            if seat not in without and seat != me:
                yield "without", self._identify(seat)

    def _identify(self, seat: Seat) -> Fact:
        self._fronts[seat] = Front(1)
        return Identified(seat, 1)

    def _meet(self, entry: str, word: str, second: str | None) -> Entries:
        card = self._card(entry, word)
        yield entry, self._identify(self.me)
        yield entry, Met(card)
        self._mine, self._laid = card, (card,)
        if self._mission.double and second is not None:
            other = self._card(entry, second)
            yield entry, Keyed(other)
            self._mine, self._laid = combined(card, other), (card, other)

    def _card(self, entry: str, word: str) -> Card:
        card = self._cards.get(word)
        if card is None:
            raise NotesError(entry, f"no card {word!r} in this mission; cards are written green-6")
        return card

    def _seat(self, entry: str, word: str) -> Seat:
        return number_of(entry, "seat", word, self._words["seat"])

    def _owner(self, entry: str, word: str) -> Seat:
        if word == KINGPIN_WORD:
            return KINGPIN
        return self._seat(entry, word)

    def _front_of(self, entry: str, owner: Seat) -> Entries:
        """Whoever has clues next to his traitor has one."""
        if owner == KINGPIN and not self._glimpsed:
            self._glimpsed = True
            self._fronts.setdefault(owner, Front(0))
            yield entry, Departed((self.me + 1) % self._mission.agents, ())
        if owner not in self._fronts:
            if owner == self.me:
                raise NotesError(
                    entry, "say first who your own traitor is", ("traitor",), code="own-traitor"
                )
            yield entry, self._identify(owner)

    def _clue(self, entry: str, note: ClueNote) -> Entries:
        owner, card = self._owner(entry, note.traitor), self._card(entry, note.card)
        yield from self._front_of(entry, owner)
        if card in self._lying:
            other = self._lying[card]
            reason = f"{note.card} lies next to a traitor already ({other})"
            raise NotesError(entry, reason, (other,), code="lies-elsewhere")
        if owner == self.me and SHARES[self._true(entry)][card] != note.upright:
            how = "flat" if note.upright else "upright"
            reason = f"next to your own traitor it lies {how}"
            raise NotesError(entry, reason, ("traitor",), code="lies-wrong")
        self._lying[card] = entry
        front = self._fronts[owner]
        (front.upright if note.upright else front.flat).append(card)
        if owner == KINGPIN:
            yield entry, Discarded(self.me, (card,))  # from where it is taken
            yield entry, Laid(self.me, card, note.upright)
        else:
            yield entry, Clued(owner, card, note.upright)

    def _true(self, entry: str) -> Card:
        if self._mine is None:
            raise NotesError(
                entry, "say first who your own traitor is", ("traitor",), code="own-traitor"
            )
        return self._mine

    def _miss(self, entry: str, note: MissNote) -> Entries:
        owner, card = self._owner(entry, note.traitor), self._card(entry, note.card)
        if owner == KINGPIN:
            raise NotesError(entry, "the shot at the kingpin is the last", code="last-shot")
        yield from self._front_of(entry, owner)
        if owner == self.me and card == self._mine:
            reason = "that is the name of your own traitor"
            raise NotesError(entry, reason, ("traitor",), code="own-name")
        self._fronts[owner].missed.append(card)
        yield entry, Shot((owner + 1) % self._mission.agents, owner, card, right=False)

    def _hit(self, entry: str, note: HitNote) -> Entries:
        owner, card = self._seat(entry, note.traitor), self._card(entry, note.card)
        yield from self._front_of(entry, owner)
        front = self._fronts[owner]
        if owner == self.me and card != self._mine:
            reason = "that is not who your own traitor is"
            raise NotesError(entry, reason, ("traitor",), code="not-own-name")
        if not fits(front, card):
            reason = f"{note.card} does not fit its clues"
            raise NotesError(entry, reason, self._against(owner, card), code="does-not-fit")
        del self._fronts[owner]
        clues = front.clues()
        for clue in clues:
            del self._lying[clue]
        if owner == self.me:
            self._mine = None
            yield entry, Returned(self._laid)
        double = self._mission.double
        yield entry, Deciphered(owner) if double else Eliminated(owner, card)
        if clues:
            yield entry, Swept(clues)

    def _against(self, owner: Seat, card: Card) -> tuple[str, ...]:
        """The entries that a name does not agree with."""
        front = self._fronts[owner]
        wrong = [self._lying[clue] for clue in front.upright if not SHARES[card][clue]]
        wrong += [self._lying[clue] for clue in front.flat if SHARES[card][clue]]
        return tuple(wrong)

    def _taken(self, entry: str, note: TakenNote) -> Entries:
        seat = self._seat(entry, note.by)
        if seat in self._fronts:
            raise NotesError(entry, f"{note.by} has a traitor already", code="has-traitor")
        if seat != self.me:
            yield entry, self._identify(seat)
        elif note.card is None:
            raise NotesError(entry, "say who your own traitor is", code="own-traitor")
        else:
            yield from self._meet(entry, note.card, None)


def stream(mission: Mission, notes: Written) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
    """The facts behind the notes. Raises NotesError."""
    writer = _Writer(mission, notes)
    return writer.me, list(writer.facts())
