"""What games share in reading a player's notes."""

from ridotto.kernel.errors import NotesError


def number_of(entry: str, what: str, word: str, words: tuple[str, ...]) -> int:
    """The number a written word stands for. Raises NotesError, naming the entry and the choices."""
    if word not in words:
        raise NotesError(entry, f"no {what} {word!r}; one of: {', '.join(words)}")
    return words.index(word)
