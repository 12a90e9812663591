"""No two things that can be done in one situation are called the same, in any language."""

import random
from collections import Counter

import pytest

from ridotto.games import GAMES
from ridotto.kernel import Game, Legal, Options
from ridotto.server.action_lists import LISTED
from ridotto.testing import Walk
from ridotto.words import LANGUAGES, Words

POSITIONS = 60
"""How many positions of a game are looked at; each time the names of all that is listed."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_no_two_actions_are_called_the_same(game: Game, language: str, times: int) -> None:
    words = Words(language)
    for number, options in enumerate(game.variants()):
        rng = random.Random(f"{number} {language}")
        walk = Walk(game, options, rng)
        while len(walk.steps) < POSITIONS * times and (move := walk.next()) is not None:
            for seat in walk.state.public.to_act:
                assert alike(words, game, options, walk.state.legal(seat), rng) == []
            walk.take(*move)


def alike(
    words: Words, game: Game, options: Options, legal: object, rng: random.Random
) -> list[str]:
    """The names that two listed actions have. Of a kind with very many, some are looked at."""
    if not isinstance(legal, Legal):
        return []
    listed = [
        action
        for group in (*legal.groups, *legal.final)
        if len(group) <= LISTED
        for action in (group if len(group) < 40 else rng.sample(list(group), 40))
    ]
    names = Counter(words.action(game, options, action) for action in listed)
    return [name for name, count in names.items() if count > 1]


def test_two_of_one_name_are_found() -> None:
    game = GAMES["masks"]
    options = game.settle({})
    ask = game.notation(options).read("ask red")
    assert alike(Words("en"), game, options, Legal([ask], [ask]), random.Random(1)) == ["Ask Red"]
