"""OpenSpiel's own tests, and its algorithms on our games."""

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import (
    cfr,
    expected_game_score,
    exploitability,
    generate_playthrough,
    ismcts,
    mcts,
)

from ridotto.envs.openspiel import DIGITS, SpielState, resampler
from ridotto.kernel import OptionError, Value
from tests.envs.games import SEVERAL

VALUE = 0.0
"""The value of masks for two, as docs/benchmark.md has it."""


def spiel_name(game: str, options: dict[str, Value]) -> str:
    def written(value: Value) -> str:
        text = isinstance(value, str) and value.isdigit()
        return f"{DIGITS}{value}" if text else str(value)

    chosen = ",".join(f"{name}={written(value)}" for name, value in options.items())
    return f"ridotto_{game.replace('-', '_')}({chosen})"


NAMES = [spiel_name(game, chosen) for game, several in SEVERAL.items() for chosen in several]


@pytest.mark.parametrize("name", NAMES)
def test_games_pass_the_random_simulation_tests_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES[:3])
def test_states_are_written_and_read(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False)


@pytest.fixture
def parsed_flags() -> Iterator[None]:
    """OpenSpiel's playthroughs look at the command line."""
    flags.FLAGS(sys.argv[:1])
    yield
    flags.FLAGS.unparse_flags()


@pytest.mark.usefixtures("parsed_flags")
@pytest.mark.parametrize("name", NAMES)
def test_playthroughs_play_again(name: str, tmp_path: Path) -> None:
    """As OpenSpiel tests its own games: a playthrough, made again from its actions, is the same."""
    file = tmp_path / "playthrough.txt"
    text = generate_playthrough.playthrough(name, None, alsologtostdout=False)
    file.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again
    assert "IsTerminal() = True" in text


def test_cfr_on_the_smallest_game_comes_to_its_value() -> None:
    game = pyspiel.load_game("ridotto_masks(players=2)")
    solver = cfr.CFRPlusSolver(game)
    found = []
    for iteration in range(1, 41):
        solver.evaluate_and_update_policy()
        if iteration in (2, 40):
            found.append(exploitability.exploitability(game, solver.average_policy()))
    assert found[1] < 0.02 < found[0]
    policies = [solver.average_policy()] * 2
    value = expected_game_score.policy_value(game.new_initial_state(), policies)
    assert value[0] == pytest.approx(VALUE, abs=0.01)
    assert sum(value) == pytest.approx(0)


@pytest.mark.parametrize(
    "name",
    ["ridotto_masks(players=3)", *(n for n in NAMES if "masks" not in n and n.count(",") < 5)],
)
def test_ismcts_runs_on_the_others(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(0)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 3, random_state=rng)
    bot.set_resampler(resampler(0))
    state = _at_a_choice(game, 3)
    assert bot.step(state) in state.legal_actions()


def _at_a_choice(game: Any, decisions: int) -> Any:
    rng, state = random.Random(0), game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            decisions -= 1
            if decisions < 0:
                break
        if state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        else:
            # As random play has it: kinds that may end the game are rare.
            picked = state.inner.legal(state.current_player()).pick(rng)
            number = state.numbered.numbering.of.get(picked)
            state.apply_action(rng.choice(state.legal_actions()) if number is None else number)
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_is_what_the_player_knows(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    for decisions in (0, 5, 15):
        state = _at_a_choice(game, decisions)
        assert isinstance(state, SpielState)
        if state.is_terminal():
            continue
        player = state.current_player()
        twin = state.imagined(player, rng)
        assert twin.current_player() == player
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.legal_actions() == state.legal_actions()


def test_what_one_does_at_the_same_time_as_others_they_do_not_know() -> None:
    """In masks all guess at once: the second has the same information whatever the first did."""
    game = pyspiel.load_game("ridotto_masks(players=2)")
    state = _at_a_choice(game, 2)
    assert len(state.legal_actions()) == 3
    after = [state.child(action) for action in state.legal_actions()]
    player = after[0].current_player()
    assert player != state.current_player()
    assert len({each.information_state_string(player) for each in after}) == 1
    assert len({each.information_state_string(1 - player) for each in after}) == 3


def test_parameters_are_the_options() -> None:
    game = pyspiel.load_game("ridotto_infiltraitors(players=2,mission=_7)")
    assert game.numbered.options == {"players": 2, "mission": "7"}
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert pyspiel.load_game("ridotto_masks(players=4,reward=win)").numbered.reward == "win"
    with pytest.raises(OptionError, match="option players: '7' is not one of"):
        pyspiel.load_game("ridotto_masks(players=7)")
