"""Solves masks for two with OpenSpiel's CFR+, and prints how exploitable what it found is."""

import sys

import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import ridotto.envs.openspiel  # noqa: F401 - registers the games

ITERATIONS = int(sys.argv[1]) if len(sys.argv) > 1 else 400

game = pyspiel.load_game("ridotto_masks(players=2)")
solver = cfr.CFRPlusSolver(game)
for iteration in range(1, ITERATIONS + 1):
    solver.evaluate_and_update_policy()
    if iteration == ITERATIONS or iteration & (iteration - 1) == 0:
        policy = solver.average_policy()
        exploitable = exploitability.exploitability(game, policy)
        value, _ = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
        print(f"{iteration:5} iterations: exploitability {exploitable:.5f}, value {value:+.5f}")
