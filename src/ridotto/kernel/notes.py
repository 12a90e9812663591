"""What games share in declaring and reading a player's notes."""

from typing import Any

from msgspec import Struct

from ridotto.kernel.errors import NotesError


class Word:
    """Marks a text in notes as one of the words of a list (``Study.words_in_notes``). ``of`` names
    the list under which the locale files have the words, where it is another.
    """

    __slots__ = ("name", "of")

    def __init__(self, name: str, of: str | None = None) -> None:
        self.name = name
        self.of = of or name


class Written(Struct, frozen=True):
    """Notes as they were understood: every word is the game's own.

    ``own`` is all of them, of the type that the game's study names; ``entries`` are those that its
    lists hold, in the order in which they were written, each with its name (``answer 2``).
    """

    own: Any
    entries: tuple[tuple[str, Struct], ...]


def number_of(entry: str, what: str, word: str, words: tuple[str, ...]) -> int:
    """The number a written word stands for. Raises NotesError, naming the entry and the choices."""
    if word not in words:
        raise NotesError(entry, f"no {what} {word!r}; one of: {', '.join(words)}")
    return words.index(word)
