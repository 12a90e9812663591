"""What a guest at a physical table writes down."""

from collections.abc import Sequence

from msgspec import Struct

from ridotto.games.masks.components import MASKS, SEATS
from ridotto.games.masks.facts import Shown, Wears
from ridotto.kernel import Fact, NotesError, Seat
from ridotto.kernel.notes import number_of


class AnswerNote(Struct, forbid_unknown_fields=True, rename={"shower": "from"}):
    """Somebody showed me two masks."""

    shower: str
    masks: tuple[str, str]


class MasksNotes(Struct, forbid_unknown_fields=True):
    me: str
    mask: str
    answer: list[AnswerNote] = []


def stream(players: int, notes: MasksNotes) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
    """The facts behind the notes. Raises NotesError."""
    seats, masks = SEATS[:players], MASKS[: players + 1]
    me = number_of("me", "seat", notes.me, seats)
    facts: list[tuple[str, Fact]] = [("mask", Wears(number_of("mask", "mask", notes.mask, masks)))]
    for place, answer in enumerate(notes.answer, 1):
        entry = f"answer {place}"
        one, other = (number_of(entry, "mask", mask, masks) for mask in answer.masks)
        shower = number_of(entry, "seat", answer.shower, seats)
        if one == other:
            raise NotesError(entry, "the same mask twice")
        if shower == me:
            raise NotesError(entry, "nobody answers himself")
        facts.append((entry, Shown(shower, me, min(one, other), max(one, other))))
    return me, facts
