"""The laws in long games: random play seldom gets far enough to repeat an answer."""

import random

import pytest

from ridotto.kernel import Action, Legal, Options, View
from ridotto.testing import check_game, playthrough_name
from tests.inkognito.play import GAME


def patient(view: View, legal: Legal, rng: random.Random) -> Action:
    """Plays at random, and calls something out once in a thousand times."""
    if rng.random() < 0.999 and legal.groups:
        return Legal(*legal.groups).pick(rng)
    return legal.pick(rng)


@pytest.mark.parametrize("options", list(GAME.variants()), ids=playthrough_name)
def test_long_games_keep_the_laws(options: Options, times: int) -> None:
    chosen = GAME.settle({**options, "max_rounds": 12})
    report = check_game(GAME, [chosen], playouts=times, seed=3, bot=patient)
    assert report.counts["different pairs"] > report.counts["pairs"] / 4
    assert report.counts["ended: rounds"]
