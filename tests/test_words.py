"""Every game can say everything it does, in every language."""

import inspect
import random
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from ridotto.games import GAMES
from ridotto.kernel import SPECTATOR, Ended, Game, Legal, Reason, facts_for
from ridotto.kernel.events import kind_of
from ridotto.kernel.hidden import is_
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


ENDING = re.compile(r"(?<!def )\b(?:_?end|finish|conclude|Outcome)\((?:state, )?([^,)]+)")
"""How a game's rules say that it is over, and why."""


def reasons(game: Game) -> Iterator[str]:
    """Every reason for which a game can end, as its rules name them."""
    for path in Path(inspect.getfile(type(game))).parent.rglob("*.py"):
        for why in ENDING.findall(path.read_text(encoding="utf-8")):
            yield from re.findall(r'"([\w-]+)"', why)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_every_end_says_its_own_cause(game: Game, language: str) -> None:
    words, start = Words(language), f"{game.id}-ended-"
    told = {name.removeprefix(start) for name in words.messages() if name.startswith(start)}
    assert told == set(reasons(game))
    assert {"forfeit"} < told


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_numbered_is_told_in_the_order_of_numbers(language: str) -> None:
    words, game = Words(language), GAMES["infiltraitors"]
    cards = [f"{colour}-{number}" for colour in ("black", "red") for number in (2, 3, 12, 15)]
    told = words.statement(game, is_(("otter", "card"), *cards))
    places = [told.index(words.value(game, "card", card)) for card in cards]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "If Red asks about identity: show tall and fat"),
        ("fr", "Si Rouge demande votre identité\u00a0: montrer grand et gros"),
    ],
)
def test_what_to_do_goes_on_small_after_when(language: str, told: str) -> None:
    game = GAMES["inkognito"]
    options = game.settle({"players": 4})
    show = game.notation(options).read("show tall fat")
    when = Reason("asked", {"whom": ("seat", "red"), "question": ("question", "identity")})
    assert Words(language).proposal(game, options, [show], when) == told


@pytest.mark.parametrize("name", ["advice", "inkognito-knowledge", "infiltraitors-knowledge"])
def test_french_never_has_to_elide_before_a_name(name: str) -> None:
    """A notebook knows people by their names, and some begin with a vowel."""
    text = (files("ridotto.words") / "fr" / f"{name}.ftl").read_text(encoding="utf-8")
    assert (
        re.findall(r"\b(?:de|que) { \$(?!odds|left|before|count|value|question)\w+ }", text) == []
    )
