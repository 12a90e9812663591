"""French as a French reader expects it, where a test can say it."""

import re
from pathlib import Path

import pytest

from ridotto.games import GAMES
from ridotto.kernel import Game
from ridotto.words import LANGUAGES, Words
from tests.french_spaces import files, mended


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_punctuation_has_its_spaces(path: Path) -> None:
    """`python -m tests.french_spaces` mends what fails here."""
    text = path.read_text(encoding="utf-8")
    assert text == mended(text)


def test_no_article_is_capitalised_within_a_sentence() -> None:
    for path in files():
        found = re.search(r"\b(à|de|par|pour|et) L’", path.read_text(encoding="utf-8"))
        assert found is None, (path.name, found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_every_seat_has_a_letter_of_its_own(game: Game, language: str) -> None:
    words = Words(language)
    for options in game.variants():
        letters = [
            words.text(f"web-letter-{seat}")
            if f"web-letter-{seat}" in words
            else words.value(game, "seat", seat)[:1]
            for seat in game.seats(options)
        ]
        assert len(set(letters)) == len(letters), letters


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_not_told_of_worlds(language: str) -> None:
    word = {"en": r"\bworlds?\b", "fr": r"\bmondes\b"}[language]
    words = Words(language)
    told = words.text("deduce-worlds", {"count": 216}) + words.text("deduce-worlds", {"count": 1})
    assert not re.search(word, told)
