"""French as a French reader expects it, where a test can say it."""

import re
from importlib import resources
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
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_nobody_is_called_by_the_first_letter_of_an_article(game: Game, language: str) -> None:
    """Also not who has no seat: the arrested agent, the kingpin, the box."""
    words, whole = Words(language), "".join(texts_in(language).values())
    named = re.findall(rf"(?m)^(?:{game.id}-)?seat-([\w-]+) = ", whole)
    assert set(named) >= {seat for options in game.variants() for seat in game.seats(options)}
    for name in named:
        if f"web-letter-{name}" not in words:
            letter = words.value(game, "seat", name)[:1]
            assert letter == letter.upper(), name


def texts_in(language: str) -> dict[str, str]:
    """Every file of words."""
    folder = resources.files("ridotto.words") / language
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_not_told_of_worlds(language: str) -> None:
    """What is counted are deals. (A story may speak of the world.)"""
    word = {"en": r"\bworlds\b", "fr": r"\bmondes\b"}[language]
    texts = texts_in(language)
    assert len(texts) > 3
    told = {name: re.sub(r"(?m)^[\w-]+ =", "", text) for name, text in texts.items()}
    assert [name for name, text in told.items() if re.search(word, text)] == []
    words = Words(language)
    counted = [words.text("deduce-worlds", {"count": count}) for count in (1, 216)]
    assert not re.search(r"\bworlds?\b|\bmondes?\b", " ".join(counted))


FOUND_WRONG = {
    "en": r"worlds are possible|any piece of theirs|[Ww]hat we may have to do|the traitor at home"
    r"|Take off|draw [\d{]",
    "fr": r"[Dd]resser une table|À l’honneur|[Ss]eulement qui a|Posez une question chacun",
}
"""What players stumbled over, and readers mended."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_stumbled_over_does_not_come_back(language: str) -> None:
    texts = texts_in(language)
    assert len(texts) > 3
    assert {name: re.findall(FOUND_WRONG[language], text) for name, text in texts.items()} == {
        name: [] for name in texts
    }
