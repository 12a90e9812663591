"""Whoever reads what happened is spoken to, and never called by his own name."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from msgspec.structs import fields

from ridotto.games import GAMES
from ridotto.kernel import Ended, Fact, Game, Options, Outcome, Seat
from ridotto.kernel.vocabulary import Vocabulary, worded_fields
from ridotto.words import LANGUAGES, Words
from ridotto.words.sentences import PEOPLE

YOU = {"en": r"\byou(r|rs)?\b", "fr": r"\b(vous|votre|vos|vôtre)\b"}


def largest(game: Game) -> Options:
    """The options with most seats, all of them people."""
    return max(game.variants(), key=lambda options: len(game.seats(options)))


def people_in(fact: type[Fact]) -> list[str]:
    """The fields that name people."""
    return [name for name, of in worded_fields(fact).items() if of in PEOPLE]


def made(fact: type[Fact], people: dict[str, int]) -> Iterator[Fact]:
    """Facts of a kind with these people in them, one for every way that it may have turned out."""
    hints = get_type_hints(fact)
    options = [list(_values(hints[f.name], people.get(f.name, 0))) for f in fields(fact)]
    for values in product(*options):
        yield fact(**dict(zip((f.name for f in fields(fact)), values, strict=True)))


def _values(hint: Any, number: int) -> Iterator[object]:
    if hint is bool:
        yield from (True, False)
    elif hint is str:
        yield from ("less", "single", "nothing")
    elif get_origin(hint) is tuple:
        yield tuple(_values(get_args(hint)[0], number))
    else:
        yield number


def number_of(vocabulary: Vocabulary, fact: type[Fact], field: str, name: str) -> int | None:
    words = vocabulary[worded_fields(fact)[field]]
    return words.index(name) if name in words else None


def told_to(game: Game, options: Options, me: Seat) -> Iterator[Fact]:
    """Every kind of fact that names people, with this seat in each of its fields in turn."""
    vocabulary = game.vocabulary(options)
    mine, *others = [game.seats(options)[me], *(n for n in game.seats(options)[:3])]
    rest = [name for name in others if name != mine]
    for fact in game.facts:
        people = people_in(fact)
        for field in people:
            numbers = {
                name: number_of(vocabulary, fact, name, mine if name == field else rest[place % 2])
                for place, name in enumerate(people)
            }
            if None not in numbers.values():
                yield from made(fact, {name: n or 0 for name, n in numbers.items()})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_facts_to_me_say_you(game: Game, language: str) -> None:
    options, words = largest(game), Words(language)
    spoken = set()
    for me, seat in enumerate(game.seats(options)):
        name = words.value(game, "seat", seat)
        for fact in told_to(game, options, me):
            text = words.fact(game, options, fact, me)
            assert not re.search(rf"\b{name}\b", text), (fact, text)
            assert text[0] == text[0].upper(), text
            if re.search(rf"\b{name}\b", words.fact(game, options, fact), re.IGNORECASE):
                assert re.search(YOU[language], text, re.IGNORECASE), (fact, text)
                spoken.add(type(fact))
    nameless = {fact.__name__ for fact in game.facts if people_in(fact)} - {
        fact.__name__ for fact in spoken
    }
    assert nameless <= {"Buried", "Raised"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_to_a_spectator_everybody_has_a_name(game: Game, language: str) -> None:
    options, words = largest(game), Words(language)
    for fact in told_to(game, options, 0):
        quoted = re.sub("[“«][^”»]*[”»]", "", words.fact(game, options, fact))
        assert not re.search(YOU[language], quoted, re.IGNORECASE), (fact, quoted)


def test_winners_are_spoken_to() -> None:
    game = GAMES["inkognito"]
    options = game.settle({"players": 4})
    ended = Ended(Outcome("accomplished", "lf-cb", (0, 2)))
    assert "(Blue and you)" in Words("en").fact(game, options, ended, 2)
    assert "(vous et Rouge)" in Words("fr").fact(game, options, ended, 0)


def test_people_are_the_lists_with_every_seat() -> None:
    for game in GAMES:
        for options in game.variants():
            vocabulary = game.vocabulary(options)
            seats = set(vocabulary["seat"])
            assert {of for of, words in vocabulary.items() if seats <= set(words)} <= set(PEOPLE)
            assert all(seats <= set(vocabulary[of]) for of in PEOPLE if of in vocabulary)
