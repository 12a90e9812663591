"""What a guest at a physical table writes down."""

from collections.abc import Sequence

from msgspec import Struct

from ridotto.games.masks.model import Shown, Wears
from ridotto.kernel import Fact, NotesError, Seat, Vocabulary


class Answer(Struct, forbid_unknown_fields=True, rename={"shower": "from"}):
    """Somebody showed me two masks."""

    shower: str
    masks: tuple[str, str]


class Notes(Struct, forbid_unknown_fields=True):
    me: str
    mask: str
    answer: list[Answer] = []


def stream(vocabulary: Vocabulary, notes: Notes) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
    """The facts behind the notes. Raises NotesError."""

    def number(entry: str, of: str, word: str) -> int:
        words = vocabulary[of]
        if word not in words:
            raise NotesError(entry, f"no {of} {word!r}; one of: {', '.join(words)}")
        return words.index(word)

    me = number("me", "seat", notes.me)
    facts: list[tuple[str, Fact]] = [("mask", Wears(number("mask", "mask", notes.mask)))]
    for place, answer in enumerate(notes.answer, 1):
        entry = f"answer {place}"
        one, other = (number(entry, "mask", mask) for mask in answer.masks)
        shower = number(entry, "seat", answer.shower)
        if one == other:
            raise NotesError(entry, "the same mask twice")
        if shower == me:
            raise NotesError(entry, "nobody answers himself")
        facts.append((entry, Shown(shower, me, min(one, other), max(one, other))))
    return me, facts
