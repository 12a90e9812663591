"""Every game can say everything it does, in every language."""

import random

import pytest

from ridotto.games import GAMES
from ridotto.kernel import Ended, Game
from ridotto.kernel.events import kind_of
from ridotto.rules import LANGUAGES as RULED
from ridotto.testing import Walk
from ridotto.words import ENGLISH, LANGUAGES, MissingWords, UnknownLanguage, Words, message_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_every_fact_and_word_of_a_game_is_translated(game: Game, language: str) -> None:
    words = Words(language)
    assert words.text(f"{game.id}-title")
    assert words.text(f"{game.id}-about")
    for fact in game.facts:
        if fact is not Ended:
            assert f"{game.id}-{kind_of(fact.__name__)}" in words
    for options in game.variants():
        for of, listed in game.vocabulary(options).items():
            for word in listed:
                message = message_of(of, word)
                assert f"{game.id}-{message}" in words or message in words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_a_whole_game_can_be_told(game: Game, language: str) -> None:
    words = Words(language)
    for number, options in enumerate(game.variants()):
        walk = Walk(game, options, random.Random(number)).finish()
        for step in walk.steps:
            for event in step.events:
                text = words.fact(game, options, event.fact)
                assert text
                assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_every_refusal_of_a_game_has_words(game: Game, language: str) -> None:
    """That no other code is ever given is part of law 4."""
    words = Words(language)
    state = game.start(next(iter(game.variants())))
    assert [code for code in state.refusals if f"refused-{code}" not in words] == []


def test_the_languages_hold_the_same_messages() -> None:
    english = Words(ENGLISH).messages()
    assert {"en", "fr"} <= set(LANGUAGES) == set(RULED)
    for language in LANGUAGES:
        assert Words(language).messages() == english


def test_unknown_languages_and_messages_are_named() -> None:
    with pytest.raises(UnknownLanguage, match="'xx'"):
        Words("xx")
    with pytest.raises(MissingWords, match="no-such-message"):
        Words("en").text("no-such-message")
