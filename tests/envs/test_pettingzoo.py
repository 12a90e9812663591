"""PettingZoo's own tests, and what they do not look at."""

import warnings
from typing import Any

import numpy as np
import pytest

from ridotto.envs import infiltraitors_v0, inkognito_cards_v0, inkognito_v0, masks_v0
from ridotto.envs.aec import GameEnv
from ridotto.envs.beliefs import hidden_things
from ridotto.envs.tensors import belief_tensor
from ridotto.kernel import IllegalAction, OptionError, RidottoError
from tests.envs.games import SEVERAL

ENVIRONMENTS = {
    "masks": masks_v0,
    "inkognito": inkognito_v0,
    "inkognito-cards": inkognito_cards_v0,
    "infiltraitors": infiltraitors_v0,
}
SETTINGS = [(game, chosen) for game, several in SEVERAL.items() for chosen in several]


with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # they import one of their own games the old way
    from pettingzoo.test import api_test, seed_test


# They advise against dictionaries with masks and other names for agents, and do without arrays.
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@pytest.mark.filterwarnings("ignore:We recommend agents:UserWarning")
@pytest.mark.parametrize(("game", "chosen"), SETTINGS, ids=str)
def test_environments_pass_the_tests_of_pettingzoo(game: str, chosen: dict[str, Any]) -> None:
    api_test(ENVIRONMENTS[game].env(**chosen), num_cycles=100)
    seed_test(lambda: ENVIRONMENTS[game].env(**chosen), num_cycles=20)


def play(env: GameEnv, seed: int) -> dict[str, float]:
    """A random game, and what everybody has won."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        total[agent] += reward
        numbers = np.flatnonzero(observation["action_mask"])
        env.step(None if ended else int(rng.choice(numbers)))
    return total


@pytest.mark.parametrize("game", list(ENVIRONMENTS))
def test_rewards_are_what_the_outcome_says(game: str) -> None:
    for reward in (None, "win", "zero-sum"):
        env = ENVIRONMENTS[game].raw_env(reward=reward, **SEVERAL[game][0])
        for seed in range(5):
            total = play(env, seed)
            winners = {env.possible_agents[seat] for seat in env.play.state.public.outcome.winners}
            if env.numbered.reward == "win":
                assert total == {agent: float(agent in winners) for agent in total}
            else:
                assert sum(total.values()) == pytest.approx(0)
                assert {agent for agent in total if total[agent] > 0} in (winners, set())
    together = ENVIRONMENTS[game].raw_env(**SEVERAL[game][0]).numbered.reward == "win"
    assert together == (game == "infiltraitors")


def test_two_players_win_what_the_other_loses() -> None:
    env = masks_v0.raw_env(players=2)
    results = {tuple(play(env, seed).values()) for seed in range(40)}
    assert results == {(0.0, 0.0), (1.0, -1.0), (-1.0, 1.0)}


def test_a_seed_repeats_a_game_and_the_next_is_another() -> None:
    env = masks_v0.raw_env()

    def deals() -> list[list[int]]:
        dealt = []
        for _ in range(6):
            env.reset()
            dealt.append([own.mask for own in env.play.state.private])
        return dealt

    env.reset(seed=3)
    first = deals()
    env.reset(seed=3)
    assert deals() == first
    assert len({tuple(deal) for deal in first}) > 1


def test_render_tells_what_everybody_could_see() -> None:
    env = masks_v0.raw_env(players=2, render_mode="ansi")
    play(env, 1)
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert len(text.splitlines()) == 2
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert env.render() not in (None, text)


def test_bad_input_is_named_and_changes_nothing() -> None:
    with pytest.raises(OptionError, match="option players: 9 is not one of"):
        masks_v0.env(players=9)
    with pytest.raises(RidottoError, match="no reward 'money'; there are: win, zero-sum"):
        masks_v0.env(reward="money")
    with pytest.raises(RidottoError, match="no render mode 'rgb_array'"):
        masks_v0.env(render_mode="rgb_array")
    env = masks_v0.raw_env(players=2)
    env.reset(seed=0)
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(env.observe("blue")["action_mask"] == 0)[0]))
    assert env.agent_selection == "blue"


def test_who_is_not_to_act_has_nothing_to_choose() -> None:
    env = masks_v0.raw_env(players=2)
    env.reset(seed=0)
    assert env.observe("green")["action_mask"].sum() == 0
    assert env.observe("blue")["action_mask"].sum() == 1


def test_an_environment_tells_exact_beliefs_and_all_that_an_agent_was_sent() -> None:
    env = masks_v0.raw_env(players=3)
    env.reset(seed=0)
    belief = env.belief("blue")
    own = env.play.state.private[0].mask
    words = env.numbered.game.vocabulary(env.numbered.options)["mask"]
    assert belief["blue", "mask"][words[own]] == 1
    assert sum(belief["box", "mask"].values()) == pytest.approx(1)
    with pytest.raises(RidottoError, match="no model 'luck'"):
        env.belief("blue", "luck")
    assert env.information_state("blue") != env.information_state("green")


def test_a_belief_is_a_tensor_too() -> None:
    env = masks_v0.raw_env(players=2)
    env.reset(seed=0)
    things = hidden_things(env.play.knowledge(0))
    tensor = belief_tensor(things, env.belief("blue"))
    assert [thing.variable for thing in things][-1] == ("box", "mask")
    assert tensor.shape == (sum(len(thing.values) for thing in things),)
    assert tensor.reshape(3, 3).sum(axis=1) == pytest.approx([1, 1, 1])
    assert sorted(tensor[:3]) == [0, 0, 1]
