"""Every game can say everything it does, in every language."""

import random

import pytest

from ridotto.games import GAMES
from ridotto.kernel import SPECTATOR, Ended, Game, Legal, facts_for
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
    assert words.text(f"{game.id}-if-you-leave")
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_what_is_left_of_every_veiled_fact_can_be_told(game: Game, language: str) -> None:
    words = Words(language)
    for kind in (kind_of(fact.__name__) for fact in game.manners.showing):
        assert f"{game.id}-veiled-{kind}" in words
    veiled = 0
    for number, options in enumerate(game.variants()):
        walk = Walk(game, options, random.Random(number)).finish()
        for seat in (*range(len(game.seats(options))), SPECTATOR):
            facts = [fact for step in walk.steps for fact in facts_for(seat, step.events)]
            veils = game.manners.veils(options, seat, facts, len(facts))
            for fact in veils.values():
                assert words.fact(game, options, fact)
            veiled += len(veils)
    assert veiled


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_what_cannot_be_taken_back_says_what_may_come_of_it(game: Game, language: str) -> None:
    words = Words(language)
    final: set[str] = set()
    for number, options in enumerate(game.variants()):
        walk = Walk(game, options, random.Random(number))
        while (move := walk.next()) is not None:
            for seat in walk.state.public.to_act:
                legal = walk.state.legal(seat)
                if isinstance(legal, Legal):
                    final |= {kind_of(type(group[0]).__name__) for group in legal.final}
            walk.take(*move)
    assert final
    assert [kind for kind in sorted(final) if f"{game.id}-sure-{kind}" not in words] == []


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
