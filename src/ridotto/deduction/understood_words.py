"""Words as people write them: in any language, in any case, in short, without accents."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache

from ridotto.kernel import Game, NotesError, Vocabulary
from ridotto.kernel.notes import Word

Names = Callable[[Game, str, str], Iterable[str]]
"""How people call a word of a game's list (``"card", "ZZ"``), in every language there is."""

LISTED = 24
"""So many words are written out in an error."""
LONGEST = 60
"""As much is repeated of what cannot be understood."""


def no_names(game: Game, of: str, word: str) -> Iterable[str]:
    """Only the game's own words are understood."""
    return ()


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """A text without case, accents and signs: ``Zsa-Zsa`` and ``zsa zsa`` are one."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return re.sub(r"[^0-9a-z]+", " ", re.sub(r"[\u0300-\u036f]", "", plain)).strip()


class Understanding:
    """What the words of some lists may be written as. ``called`` are names of people, by seat."""

    def __init__(
        self,
        game: Game,
        lists: Vocabulary,
        names: Names,
        called: Mapping[str, str] | None = None,
    ) -> None:
        self._game = game
        self._lists = lists
        self._names = names
        self._called = called or {}
        self._known: dict[str, dict[str, tuple[str, ...]]] = {}

    def find(self, entry: str, what: str, word: Word, text: str) -> str:
        """The word that is meant. Raises NotesError, naming the nearest right one."""
        words = self._lists[word.name]
        if text in words:
            return text
        wanted = folded(text[: 4 * LONGEST])
        known = self._spellings(word)
        found = [each for each in words if wanted in known[each]] if wanted else []
        if not found and wanted:
            found = _shortest(set(wanted.split()), known)
        if len(found) == 1:
            return found[0]
        hint = self._hint(words, known, found, wanted)
        raise NotesError(entry, f"no {what} {text[:LONGEST]!r}; {hint}")

    def _spellings(self, word: Word) -> dict[str, tuple[str, ...]]:
        known = self._known.get(word.name)
        if known is None:
            known = self._known[word.name] = {
                each: tuple(dict.fromkeys(map(folded, self._all_names(word.of, each))))
                for each in self._lists[word.name]
            }
        return known

    def _all_names(self, of: str, word: str) -> Iterable[str]:
        yield word
        yield from self._names(self._game, of, word)
        if of == "seat" and word in self._called:
            yield self._called[word]

    def _hint(
        self,
        words: tuple[str, ...],
        known: Mapping[str, tuple[str, ...]],
        found: list[str],
        wanted: str,
    ) -> str:
        if found:
            return f"that may be {' or '.join(found[:LISTED])}"
        spelled = {spelling: word for word in reversed(words) for spelling in known[word]}
        near = nearest(wanted, spelled)
        if near is not None:
            return f"did you mean {spelled[near]}?"
        more = ", …" if len(words) > LISTED else ""
        return f"one of: {', '.join(words[:LISTED])}{more}"


def nearest(text: str, words: Iterable[str]) -> str | None:
    """The word that looks most like a text, if one does."""
    close = get_close_matches(text[:LONGEST], list(words), n=1)
    return close[0] if close else None


def did_you_mean(text: str, words: Iterable[str]) -> str:
    """What to add to an error about a text that is none of these words."""
    listed = list(words)
    near = nearest(text, listed)
    return f"; did you mean {near}?" if near else f"; one of: {', '.join(listed[:LISTED])}"


def _shortest(wanted: set[str], known: Mapping[str, tuple[str, ...]]) -> list[str]:
    """The words of which a name has all that was written and the least besides."""
    extra: dict[str, int] = {}
    for word, spellings in known.items():
        parts = [set(each.split()) for each in spellings]
        fits = [len(each) for each in parts if wanted <= each]
        if fits:
            extra[word] = min(fits)
    least = min(extra.values(), default=0)
    return [word for word, size in extra.items() if size == least]
