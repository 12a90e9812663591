"""Whether scores tell good play from bad, and what a review costs.

``python -m tests.long.reviews --games 200``: so many games of each kind are played between bots of
one level and reviewed. In each of them all gains must add up to what was learned. Printed are the
seconds of processor time a review took, and the mean score of novices, sleuths and masters with its
95 % interval. The seats of one game depend on each other, so that a game counts once, with the mean
of its seats.
"""

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from math import sqrt

from ridotto.games import GAMES
from ridotto.kernel import Value
from ridotto.lab.parallel import spread
from ridotto.lab.ratings import NORMAL, Estimate
from ridotto.lab.simulate import SimulationPlan, play_one
from ridotto.review.reviewing import review
from tests.review.adding_up import stretches_that_add_up

KINDS: Mapping[str, tuple[str, Sequence[Mapping[str, Value]]]] = {
    "masks": ("masks", [{"players": 3}]),
    "inkognito-3": ("inkognito", [{"players": 3}]),
    "inkognito-4": ("inkognito", [{"players": 4}]),
    "inkognito-5": ("inkognito", [{"players": 5}]),
    "cards-3": ("inkognito-cards", [{"players": 3, "points_to_win": 1}]),
    "cards-4": ("inkognito-cards", [{"players": 4, "points_to_win": 1}]),
    "cards-5": ("inkognito-cards", [{"players": 5, "points_to_win": 1}]),
    "infiltraitors": (
        "infiltraitors",
        [{"mission": mission, "players": 3} for mission in ("1", "3", "7", "8", "13", "18", "19")],
    ),
}
"""What is played; where there are several variants, they take turns."""
LEVELS = ("novice", "sleuth", "master")

Result = tuple[float, float | None, dict[str, float]]
"""Seconds, the mean score of all seats, and that of each kind of decision."""


def reviewed(work: tuple[str, str, int]) -> Result:
    """One game, played and reviewed."""
    kind, level, number = work
    name, variants = KINDS[kind]
    game = GAMES[name]
    options = game.settle(variants[number % len(variants)], simulated=True)
    record = play_one(SimulationPlan(name, options, (level,), "reviews"), number)
    started = time.process_time()
    found = review(record, game)
    spent = time.process_time() - started
    for seat in found.seats:
        stretches_that_add_up(seat)
    whole = [seat.score for seat in found.seats if seat.score is not None]
    by_kind: dict[str, list[float]] = {}
    for seat in found.seats:
        for decided, score in seat.scores.items():
            by_kind.setdefault(decided, []).append(score.score)
    means = {decided: _mean(each) for decided, each in by_kind.items()}
    return spent, _mean(whole) if whole else None, means


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def estimate(values: Sequence[float]) -> Estimate:
    """A mean with its interval."""
    mean = _mean(values)
    spread_ = sum((each - mean) ** 2 for each in values) / max(1, len(values) - 1)
    half = NORMAL * sqrt(spread_ / len(values))
    return Estimate(mean, mean - half, mean + half)


def _told(values: Sequence[float]) -> str:
    found = estimate(values)
    return f"{found.value:.1f} ({found.low:.1f} to {found.high:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", choices=[*KINDS, []], default=[])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    failed = False
    for kind in asked.kinds or KINDS:
        found: dict[str, Estimate] = {}
        for level in LEVELS:
            work = [(kind, level, number) for number in range(asked.games)]
            results = list(spread(reviewed, work, asked.jobs))
            whole = [score for _, score, _ in results if score is not None]
            seconds = [spent for spent, _, _ in results]
            found[level] = estimate(whole)
            names = sorted({name for _, _, means in results for name in means})
            parts = [
                f"{name} {_told([means[name] for _, _, means in results if name in means])}"
                for name in names
            ]
            sys.stdout.write(
                f"{kind} {level}: {_told(whole)}; {_mean(seconds):.2f} s a game, "
                f"{max(seconds):.2f} at the most; {', '.join(parts)}\n"
            )
            sys.stdout.flush()
        if found["sleuth"].low <= found["novice"].high:
            failed = True
            sys.stdout.write(f"{kind}: a sleuth's score is not above a novice's\n")
    sys.exit(failed)


if __name__ == "__main__":
    main()
