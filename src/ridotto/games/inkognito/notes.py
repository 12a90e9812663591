"""What a player at a physical table writes down."""

from collections.abc import Iterator, Sequence
from typing import Annotated

from msgspec import Struct

from ridotto.games.inkognito.components import (
    ABOUT_IDENTITY,
    AMBASSADOR,
    BUILDS,
    CARDS,
    FACES,
    GREY,
    IDENTITIES,
    LETTERS,
    MISSION_CARDS,
    QUESTIONS,
    Card,
    QuestionKind,
)
from ridotto.games.inkognito.facts import Asked, Contested, Enveloped, Judged, Shown
from ridotto.games.inkognito.parts import LESS, PAIR, SINGLE, THREE
from ridotto.games.inkognito.variant import Variant
from ridotto.kernel import Fact, NotesError, Seat
from ridotto.kernel.notes import Word, Written, number_of

MEETING, THROUGH_HIM = "meeting", "ambassador"
WAYS = (MEETING, THROUGH_HIM)
"""How a question was put."""

SeatWord = Annotated[str, Word("seat")]
CardWord = Annotated[str, Word("card")]
QuestionWord = Annotated[str, Word("question")]
WayWord = Annotated[str, Word("via")]

Entries = Iterator[tuple[str, Fact]]


class AnswerNote(Struct, forbid_unknown_fields=True, rename={"shower": "from"}):
    """Somebody showed me cards. ``asker`` is for the fifth player, who sees others' answers;
    ``penalty`` marks what was shown again after a right contest.
    """

    shower: SeatWord
    question: QuestionWord
    cards: list[CardWord]
    via: WayWord = MEETING
    asker: SeatWord | None = None
    penalty: bool = False


class ShownNote(Struct, forbid_unknown_fields=True):
    """What I showed somebody."""

    to: SeatWord
    question: QuestionWord
    cards: list[CardWord]
    via: WayWord = MEETING
    penalty: bool = False


class VerdictNote(Struct, forbid_unknown_fields=True, rename={"shower": "from"}):
    """A right contest: which of his cards somebody had to admit as true, and which as false."""

    shower: SeatWord
    true: list[CardWord] = []
    false: list[CardWord] = []


class InkognitoNotes(Struct, forbid_unknown_fields=True):
    """The Ambassador has no envelope to write down."""

    me: SeatWord
    identity: Annotated[str, Word("identity")] | None = None
    build: Annotated[str, Word("build")] | None = None
    mission: Annotated[str, Word("letter")] | None = None
    answer: list[AnswerNote] = []
    shown: list[ShownNote] = []
    verdict: list[VerdictNote] = []


class _Writer:
    """Turns notes into facts."""

    def __init__(self, variant: Variant, notes: Written) -> None:
        self._variant = variant
        self._notes = notes
        self._own = notes.own
        self.me = number_of("me", "seat", self._own.me, variant.seats)
        self._envelope = self._open()

    def facts(self) -> Entries:
        if self._envelope is not None:
            yield "identity", self._envelope
        for entry, note in self._notes.entries:
            match note:
                case AnswerNote():
                    yield from self._answer(entry, note)
                case ShownNote():
                    yield from self._shown(entry, note)
                case VerdictNote():
                    yield from self._verdict(entry, note)

    def _open(self) -> Enveloped | None:
        own = self._own
        written = {"identity": own.identity, "build": own.build, "mission": own.mission}
        if self.me == self._variant.envoy:
            for entry, word in written.items():
                if word is not None:
                    raise NotesError(entry, "the Ambassador has no envelope")
            return None
        numbers = []
        lists = (IDENTITIES, BUILDS, LETTERS)
        for (entry, word), words in zip(written.items(), lists, strict=True):
            if word is None:
                raise NotesError(entry, "say what is in your envelope", code="own-missing")
            numbers.append(number_of(entry, entry, word, words))
        return Enveloped(*numbers)

    def _seat(self, entry: str, word: str) -> Seat:
        return number_of(entry, "seat", word, self._variant.seats)

    def _answer(self, entry: str, answer: AnswerNote) -> Entries:
        variant, me = self._variant, self.me
        shower = self._seat(entry, answer.shower)
        asker = me if answer.asker is None else self._seat(entry, answer.asker)
        if shower in (me, asker) or shower == variant.envoy:
            reason = f"{answer.shower} does not answer {variant.seats[asker]}"
            raise NotesError(entry, reason, code="nobody-there")
        if asker != me and (me != variant.envoy or answer.via != THROUGH_HIM):
            raise NotesError(entry, "only the Ambassador sees what others are shown through him")
        yield from self._exchange(entry, asker, shower, answer)

    def _shown(self, entry: str, shown: ShownNote) -> Entries:
        asker = self._seat(entry, shown.to)
        if asker == self.me or self._envelope is None:
            reason = f"{self._own.me} does not answer {shown.to}"
            raise NotesError(entry, reason, code="nobody-there")
        facts = list(self._exchange(entry, asker, self.me, shown))
        for _, fact in facts:
            if isinstance(fact, Shown):
                self._check_own(entry, fact.cards)
        yield from facts

    def _exchange(
        self, entry: str, asker: Seat, shower: Seat, note: AnswerNote | ShownNote
    ) -> Entries:
        variant = self._variant
        via = number_of(entry, "way", note.via, WAYS) == WAYS.index(THROUGH_HIM)
        question = number_of(entry, "question", note.question, QUESTIONS)
        pair = via or asker == variant.envoy
        cards = _cards(entry, note.cards, question, pair=pair)
        met = AMBASSADOR if via else 4 * variant.side_of[shower]
        yield entry, Asked(asker, shower, question, met, PAIR if pair else THREE)
        if note.penalty:
            due = LESS if len(cards) > 1 else SINGLE
            yield entry, Contested(asker, shower, right=True, due=due)
        yield entry, Shown(asker, shower, question, cards, variant.envoy if via else None)

    def _check_own(self, entry: str, cards: tuple[Card, ...]) -> None:
        """Q3, Q5, Q6: what I showed must have been true enough."""
        own = self._envelope
        assert own is not None
        true = {own.identity, 4 + own.build, 8 + own.letter}
        for card in cards:
            if (GREY[card] or card in MISSION_CARDS) and FACES[card] not in true:
                reason = f"{CARDS[card]} is not yours to show"
                raise NotesError(entry, reason, ("identity",), code="not-yours")
        if not any(FACES[card] in true for card in cards if card not in MISSION_CARDS):
            reason = "none of these cards is true of you"
            raise NotesError(entry, reason, ("identity",), code="none-true")

    def _verdict(self, entry: str, verdict: VerdictNote) -> Entries:
        shower = self._seat(entry, verdict.shower)
        if shower == self._variant.envoy:
            raise NotesError(entry, "the Ambassador shows nothing of his own")
        true, false = (
            tuple(sorted(number_of(entry, "card", word, CARDS) for word in words))
            for words in (verdict.true, verdict.false)
        )
        faces = [FACES[card] for card in (*true, *false)]
        if not faces or len(set(faces)) < len(faces) or max(faces) >= 8:
            reason = "say of each identity and build whether it was true, once"
            raise NotesError(entry, reason, code="judged-once")
        yield entry, Judged(shower, true, false)


def stream(variant: Variant, notes: Written) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
    """The facts behind the notes. Raises NotesError."""
    writer = _Writer(variant, notes)
    return writer.me, list(writer.facts())


def _cards(entry: str, words: list[str], question: QuestionKind, *, pair: bool) -> tuple[Card, ...]:
    """Q1, Q2, Q5-Q7: the cards, if they can be an answer to that question at all."""
    cards = tuple(sorted(number_of(entry, "card", word, CARDS) for word in words))
    most = 2 if pair else 3
    if not 1 <= len(cards) <= most:
        reason = f"{len(cards)} cards; an answer like this has {most}, or fewer"
        raise NotesError(entry, reason, code="too-many-cards")
    if len({FACES[card] for card in cards}) < len(cards):
        raise NotesError(entry, "the same card twice", code="card-twice")
    kinds = [FACES[card] < 4 for card in cards if card not in MISSION_CARDS]
    asked = kinds.count(question == ABOUT_IDENTITY)
    letters = sum(card in MISSION_CARDS for card in cards)
    other = len(cards) - asked - letters
    if letters > 1 or asked > 2 or other > (0 if pair else 1) or not asked + other:
        kind = QUESTIONS[question]
        reason = f"these cannot be the answer to a question about {kind}"
        raise NotesError(entry, reason, code="not-an-answer")
    return cards
