"""A small network that learns to play and to believe from sleuths: numpy and nothing else.

python -m docs.examples.trained_network inkognito-cards --games 300
ridotto evaluate docs.examples.trained_network:Trained --task inkognito-cards-against-random-v1

One hidden layer reads the observation of a seat. From it come a choice among the moves (what a
sleuth did there) and a belief about everything hidden (what the exact posterior was). It sees only
what a seat sees; the exact posterior is its teacher, never its input.
"""

import argparse
import os
import random
import time
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
from msgspec import structs

from ridotto.bots import Budget, Reason
from ridotto.deduction import Tracker
from ridotto.envs.beliefs import Belief, exact_belief, hidden_things
from ridotto.envs.play import NumberedGame
from ridotto.envs.tensors import belief_tensor
from ridotto.games import GAMES
from ridotto.kernel import Action, Fact, Game, Legal, Options, Record, Seat, View
from ridotto.lab.parallel import spread
from ridotto.lab.simulate import SimulationPlan, play_one
from ridotto.lab.tasks import TASKS

FOLDER = Path(os.environ.get("RIDOTTO_WEIGHTS", "weights"))
HIDDEN, BATCH, RATE = 128, 256, 1e-3


def features(observations: np.ndarray) -> np.ndarray:
    """Counts and numbers up to four are told apart, larger ones are not."""
    return np.minimum(observations, 4).astype(np.float32)


def examples(work: tuple[SimulationPlan, int]) -> tuple[np.ndarray, ...]:
    """One game: what each sleuth saw, what it did, and what it should have believed. In every
    other game half of the seats play at random, so that it also learns what to do there.
    """
    plan, number = work
    game = GAMES[plan.game]
    numbered = NumberedGame(game, plan.options)
    others = ("sleuth", "random" if number % 2 else "sleuth")
    bots = tuple(others[(seat + number // 2) % 2] for seat in range(len(numbered.seats)))
    record: Record = play_one(structs.replace(plan, bots=bots), number)
    state = game.start(plan.options)
    seats = range(len(numbered.seats))
    trackers = [Tracker(game.studied.lore(plan.options, seat)) for seat in seats]
    seen, done, believed = [], [], []
    for step in record.steps:
        move = numbered.numbering.of.get(step.action)
        taught = step.by >= 0 and bots[step.by] == "sleuth"
        if taught and move is not None and len(state.legal(step.by)) > 1:
            knowledge = trackers[step.by].knowledge
            seen.append(numbered.tensor(state.view(step.by)))
            done.append(move)
            believed.append(belief_tensor(hidden_things(knowledge), exact_belief(knowledge)))
        state.apply(step.by, step.action)
        for seat in seats:
            for fact in step.facts(seat):
                trackers[seat].hear(fact)
    width = sum(len(thing.values) for thing in hidden_things(trackers[0].knowledge))
    return (
        np.array(seen, np.uint8).reshape(-1, numbered.size),  # in some games nobody is taught
        np.array(done, np.int64),
        np.array(believed, np.float32).reshape(-1, width),
    )


class Network:
    """One hidden layer and two heads, with Adam."""

    def __init__(self, sizes: tuple[int, int, int], seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        inputs, moves, beliefs = sizes
        self.weights = {
            "in": rng.normal(0, np.sqrt(2 / inputs), (inputs, HIDDEN)).astype(np.float32),
            "in0": np.zeros(HIDDEN, np.float32),
            "move": rng.normal(0, 0.05, (HIDDEN, moves)).astype(np.float32),
            "move0": np.zeros(moves, np.float32),
            "belief": rng.normal(0, 0.05, (HIDDEN, beliefs)).astype(np.float32),
            "belief0": np.zeros(beliefs, np.float32),
        }
        self.moments = {name: [np.zeros_like(each)] * 2 for name, each in self.weights.items()}
        self.steps = 0

    def forward(self, inputs: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        w = self.weights
        hidden = np.maximum(inputs @ w["in"] + w["in0"], 0)
        return hidden, hidden @ w["move"] + w["move0"], hidden @ w["belief"] + w["belief0"]

    def learn(
        self, inputs: np.ndarray, moves: np.ndarray, beliefs: np.ndarray, groups: list[slice]
    ) -> tuple[float, float]:
        """One step downhill; how surprised it was by moves and beliefs, in bits."""
        hidden, chosen, believed = self.forward(inputs)
        chosen = softmax(chosen)
        rows = np.arange(len(moves))
        lost = -np.log2(chosen[rows, moves] + 1e-9).mean()
        chosen[rows, moves] -= 1
        missed = 0.0
        for group in groups:
            believed[:, group] = softmax(believed[:, group])
            missed -= (beliefs[:, group] * np.log2(believed[:, group] + 1e-9)).sum(1).mean()
        believed -= beliefs
        w, size = self.weights, len(moves)
        back = (chosen @ w["move"].T + believed @ w["belief"].T) * (hidden > 0)
        gradients = {
            "in": inputs.T @ back / size,
            "in0": back.mean(0),
            "move": hidden.T @ chosen / size,
            "move0": chosen.mean(0),
            "belief": hidden.T @ believed / size,
            "belief0": believed.mean(0),
        }
        self.steps += 1
        for name, gradient in gradients.items():
            first, second = self.moments[name]
            first = 0.9 * first + 0.1 * gradient
            second = 0.999 * second + 0.001 * gradient**2
            self.moments[name] = [first, second]
            scale = RATE * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            w[name] -= scale * first / (np.sqrt(second) + 1e-8)
        return float(lost), float(missed / len(groups))


def softmax(logits: np.ndarray) -> np.ndarray:
    odds = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return odds / odds.sum(axis=-1, keepdims=True)


def groups_of(game: Game, options: Options) -> list[slice]:
    """For each hidden thing, its places in the belief."""
    things = hidden_things(Tracker(game.studied.lore(options, 0)).knowledge)
    ends = np.cumsum([0, *(len(thing.values) for thing in things)])
    return [slice(*pair) for pair in pairwise(ends)]


def train(game: str, games: int, epochs: int, jobs: int) -> None:
    options = TASKS[f"{game}-against-random-v1"].options
    plan = SimulationPlan(game, options, ("sleuth",), "lessons")
    started = time.monotonic()
    lessons = list(spread(examples, [(plan, number) for number in range(games)], jobs))
    seen, done, believed = (np.concatenate(each) for each in zip(*lessons, strict=True))
    print(f"{len(done)} decisions of {games} games in {time.monotonic() - started:.0f} s")
    numbered = NumberedGame(GAMES[game], options)
    groups = groups_of(GAMES[game], options)
    network = Network((numbered.size, len(numbered.numbering), believed.shape[1]))
    rng = np.random.default_rng(0)
    for epoch in range(epochs):
        order = rng.permutation(len(done))
        surprises = [
            network.learn(features(seen[rows]), done[rows], believed[rows], groups)
            for rows in np.array_split(order, max(1, len(order) // BATCH))
        ]
        moves, beliefs = np.mean(surprises, axis=0)
        print(f"epoch {epoch + 1}: {moves:.3f} bits a move, {beliefs:.3f} bits a hidden thing")
    FOLDER.mkdir(exist_ok=True)
    np.savez_compressed(FOLDER / f"{game}.npz", **network.weights)
    print(f"{FOLDER / game}.npz after {time.monotonic() - started:.0f} s")


@cache
def trained(game: str) -> dict[str, np.ndarray]:
    """The weights of a network that was trained before."""
    with np.load(FOLDER / f"{game}.npz") as stored:
        return dict(stored)


class Trained:
    """The trained network on a seat."""

    name = "trained"

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        self._numbered = NumberedGame(game, options)
        self._network = Network((1, 1, 1))
        self._network.weights = trained(game.id)
        self._tracker = Tracker(game.studied.lore(options, seat))
        self._groups = groups_of(game, options)

    def hear(self, fact: Fact) -> None:
        """All it looks at is in the view."""

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        """A move that may end the game is made when it alone is likelier than all else, any other
        as often as it is likely.
        """
        finder = self._numbered.finder
        numbers, quiet = finder.numbers(legal), finder.numbers(Legal(*legal.groups))
        odds = dict(zip(numbers, softmax(self._read(view)[1][numbers]).tolist(), strict=True))
        number = max(numbers, key=lambda each: odds[each])
        if quiet and (number in quiet or odds[number] < 0.5):
            (number,) = rng.choices(quiet, [odds[each] for each in quiet])
        action = finder.action(number, legal)
        return action if isinstance(action, Action) else legal.pick(rng)

    def reason(self) -> Reason | None:
        return None

    def believe(self, view: View) -> Belief:
        believed = self._read(view)[2]
        things = hidden_things(self._tracker.knowledge)
        return {
            thing.variable: dict(zip(thing.values, softmax(believed[group]).tolist(), strict=True))
            for thing, group in zip(things, self._groups, strict=True)
        }

    def _read(self, view: View) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        tensor = self._numbered.tensor(view)
        return self._network.forward(features(tensor))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=["masks", "inkognito", "inkognito-cards"])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    train(chosen.game, chosen.games, chosen.epochs, chosen.jobs)
