"""Many games at once are the same games."""

import random
from typing import Any

import numpy as np
import pytest

from ridotto.envs.play import NumberedGame, Play
from ridotto.envs.vector import Batch, VectorPlay, VectorProcesses
from ridotto.games import GAMES
from ridotto.kernel import IllegalAction, OptionError, RidottoError


def chosen(batch: Batch, rng: np.random.Generator) -> list[int]:
    return [int(rng.choice(np.flatnonzero(mask))) for mask in batch.masks]


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_game_in_a_batch_is_the_game_by_itself(game: str) -> None:
    games = VectorPlay(game, 3)
    rules = GAMES[game]
    numbered = NumberedGame(rules, rules.settle({}, simulated=True))
    rngs = [random.Random(f"7 {n}") for n in range(3)]
    alone = [Play(numbered, rng) for rng in rngs]
    batch, rng = games.reset(7), np.random.default_rng(0)
    ended = 0
    for _ in range(60):
        for place, play in enumerate(alone):
            assert batch.seats[place] == play.seat
            assert (batch.observations[place] == play.observe(play.seat or 0)).all()
            assert (batch.masks[place] == play.mask()).all()
        numbers = chosen(batch, rng)
        batch = games.step(numbers)
        for place, number in enumerate(numbers):
            alone[place].choose(number)
            assert batch.over[place] == alone[place].over
            assert batch.rewards[place].tolist() == pytest.approx(alone[place].rewards())
            if alone[place].over:
                ended += 1
                alone[place] = Play(numbered, rngs[place])
    assert ended or game != "masks"


def test_several_processes_play_the_same_games() -> None:
    one = VectorPlay("masks", 5, players=4)
    with VectorProcesses("masks", 5, 2, players=4) as several:
        batch, other = one.reset(3), several.reset(3)
        rng = np.random.default_rng(1)
        for _ in range(15):
            for name in batch.__struct_fields__:
                assert (getattr(batch, name) == getattr(other, name)).all(), name
            numbers = chosen(batch, rng)
            batch, other = one.step(numbers), several.step(numbers)


def test_what_is_wrong_is_said_in_words() -> None:
    with pytest.raises(RidottoError, match="at least one game"):
        VectorPlay("masks", 0)
    with pytest.raises(RidottoError, match="2 games in 3 processes"):
        VectorProcesses("masks", 2, 3)
    with pytest.raises(OptionError):
        VectorPlay("masks", 1, players=9)
    games = VectorPlay("masks", 1)
    batch: Any = games.reset()
    with pytest.raises(IllegalAction):
        games.step([int(np.flatnonzero(batch.masks[0] == 0)[0])])
    with (
        VectorProcesses("masks", 1, 1, players=9) as wrong,
        pytest.raises(RidottoError, match="option players"),
    ):
        wrong.reset()
