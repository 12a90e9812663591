"""What a guest at a physical table writes down."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Struct

from ridotto.games.masks.components import MASKS, SEATS
from ridotto.games.masks.facts import Shown, Wears
from ridotto.kernel import Fact, NotesError, Seat
from ridotto.kernel.notes import Word, Written, number_of

SeatWord = Annotated[str, Word("seat")]
MaskWord = Annotated[str, Word("mask")]


class AnswerNote(Struct, forbid_unknown_fields=True, rename={"shower": "from"}):
    """Somebody showed me two masks."""

    shower: SeatWord
    masks: tuple[MaskWord, MaskWord]


class MasksNotes(Struct, forbid_unknown_fields=True):
    me: SeatWord
    mask: MaskWord
    answer: list[AnswerNote] = []


def stream(players: int, notes: Written) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
    """The facts behind the notes. Raises NotesError."""
    own = notes.own
    seats, masks = SEATS[:players], MASKS[: players + 1]
    me = number_of("me", "seat", own.me, seats)
    facts: list[tuple[str, Fact]] = [("mask", Wears(number_of("mask", "mask", own.mask, masks)))]
    for entry, answer in notes.entries:
        assert isinstance(answer, AnswerNote)
        one, other = (number_of(entry, "mask", mask, masks) for mask in answer.masks)
        shower = number_of(entry, "seat", answer.shower, seats)
        if one == other:
            raise NotesError(entry, "the same mask twice", code="card-twice")
        if shower == me:
            raise NotesError(entry, "nobody answers himself", code="nobody-there")
        facts.append((entry, Shown(shower, me, min(one, other), max(one, other))))
    return me, facts
