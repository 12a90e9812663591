"""What people call things, in every language: for whoever reads what people write."""

from functools import lru_cache

from ridotto.kernel import Game
from ridotto.words.sentences import LANGUAGES, MissingWords, Words


@lru_cache(maxsize=4096)
def names_of(game: Game, of: str, word: str) -> tuple[str, ...]:
    """The names that a word of a game's list has in the locale files."""
    found: list[str] = []
    for language in LANGUAGES:
        try:
            found.append(Words(language).value(game, of, word))
        except MissingWords:
            continue
    return tuple(dict.fromkeys(found))
