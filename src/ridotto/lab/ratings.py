"""Scores and ratings from results, with intervals that are never a point.

The two games of a deal, played with the sides swapped, are not independent, so intervals are of
whole deals; and deals that all came out alike do not prove that all others would, so an interval is
made of a few imagined ones as well, half of them won.

Ratings are Bradley and Terry's, on the scale of Elo: a bot of strength ``s`` beats one of strength
``t`` with probability ``s / (s + t)``, and 400 points are a factor of ten. One number a bot cannot
tell who beats whom in a circle; ``Fit`` says how much of the scores it misses.
"""

import random
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import log10, sqrt
from operator import mul
from statistics import NormalDist

from msgspec import Struct

PairResult = tuple[str, str]
Scores = Mapping[PairResult, Sequence[float]]
"""For each pair of bots, what the first made of each deal: from 0 to 1."""

DRAWS = 400
"""How often results are drawn anew for the intervals."""
PRIOR = 0.5
"""What is added to the wins of either bot of a pair, so that one that always wins has a rating."""
IMAGINED = (0.0, 0.0, 1.0, 1.0)
"""The deals that are added to those that were played, for the interval of their mean."""
NORMAL = 1.96
"""A normal variable stays within so many standard deviations in 95 % of cases."""


class Estimate(Struct, frozen=True):
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float


class Fit(Struct, frozen=True):
    """How badly one number a bot tells the scores of all pairs: how far its scores are off in the
    mean (root mean square) and at most, for which pair, and what it says of that one; how many of
    the pairs' intervals its scores lie outside of.
    """

    off: float
    most: float
    worst: PairResult
    told: float
    outside: int
    pairs: int


class Ratings(Struct, frozen=True):
    """``of`` each bot, in points above the mean, the ``gaps`` from each bot to the next, and how
    badly they ``fit``.
    """

    of: dict[str, Estimate]
    gaps: list[tuple[str, str, Estimate]]
    fit: Fit


def rate(bots: Sequence[str], scores: Scores, seed: int = 0) -> Ratings:
    """The ratings of all bots, best first; gaps are between neighbours in that order."""
    rng = random.Random(seed)
    main = _fit(bots, {pair: _won(deals) for pair, deals in scores.items()})
    redrawn = [
        _fit(bots, {pair: _redrawn(deals, rng) for pair, deals in scores.items()})
        for _ in range(DRAWS)
    ]
    order = sorted(bots, key=lambda bot: -main[bot])
    ratings = {bot: _estimate(main[bot], [each[bot] for each in redrawn]) for bot in order}
    gaps = [
        (
            better,
            worse,
            _estimate(main[better] - main[worse], [each[better] - each[worse] for each in redrawn]),
        )
        for better, worse in pairwise(order)
    ]
    return Ratings(ratings, gaps, fit(main, scores))


def fit(points: Mapping[str, float], scores: Scores) -> Fit:
    """How badly the points of bots tell the scores of pairs."""
    told = {pair: 1 / (1 + 10 ** ((points[pair[1]] - points[pair[0]]) / 400)) for pair in scores}
    found = {pair: mean(deals) for pair, deals in scores.items()}
    off = {pair: abs(told[pair] - found[pair].value) for pair in scores}
    worst = max(off, key=lambda pair: off[pair])
    outside = sum(not found[pair].low <= told[pair] <= found[pair].high for pair in scores)
    square = sum(each**2 for each in off.values()) / len(off)
    return Fit(sqrt(square), off[worst], worst, told[worst], outside, len(off))


def _won(deals: Sequence[float]) -> tuple[float, float]:
    """What either bot of a pair has won, with the prior."""
    first = sum(deals)
    return first + PRIOR, len(deals) - first + PRIOR


def _redrawn(deals: Sequence[float], rng: random.Random) -> tuple[float, float]:
    """The same, as it may be as well: deals and prior are weighed at random (Rubin's bootstrap)."""
    weights = [rng.expovariate(1.0) for _ in deals]
    first = sum(map(mul, weights, deals))
    second = sum(weights) - first
    return first + rng.gammavariate(PRIOR, 1.0), second + rng.gammavariate(PRIOR, 1.0)


def _fit(
    bots: Sequence[str], results: Mapping[PairResult, tuple[float, float]]
) -> dict[str, float]:
    """The likeliest ratings, by Hunter's iteration."""
    won = dict.fromkeys(bots, 0.0)
    games: dict[PairResult, float] = {}
    for (first, second), (ours, theirs) in results.items():
        won[first] += ours
        won[second] += theirs
        games[first, second] = ours + theirs
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(200):
        shared = dict.fromkeys(bots, 0.0)
        for (first, second), count in games.items():
            both = count / (strength[first] + strength[second])
            shared[first] += both
            shared[second] += both
        strength = {bot: won[bot] / shared[bot] if shared[bot] else 1.0 for bot in bots}
    points = {bot: 400 * log10(strength[bot]) for bot in bots}
    mean = sum(points.values()) / len(points)
    return {bot: each - mean for bot, each in points.items()}


def _estimate(value: float, redrawn: Sequence[float]) -> Estimate:
    ordered = sorted(redrawn)
    cut = len(ordered) // 40
    return Estimate(value, ordered[cut], ordered[-1 - cut])


def mean(deals: Sequence[float], among: int = 1) -> Estimate:
    """The mean score of some deals, each from 0 to 1, with the interval of Agresti and Coull: as if
    four more had been played, two lost and two won. If it is one ``among`` several that are all
    looked at, their intervals hold together in 95 % of cases (Bonferroni).
    """
    normal = NORMAL if among == 1 else NormalDist().inv_cdf(1 - 0.025 / among)
    low, high = _around([*deals, *IMAGINED], normal)
    return Estimate(sum(deals) / len(deals), max(0.0, low), min(1.0, high))


def mean_of_values(values: Sequence[float]) -> Estimate:
    """The mean of what was measured in each game, which is not won or lost and at least 0."""
    low, high = _around(values)
    return Estimate(sum(values) / len(values), max(0.0, low), high)


def _around(values: Sequence[float], normal: float = NORMAL) -> tuple[float, float]:
    count = len(values)
    middle = sum(values) / count
    spread = sum((each - middle) ** 2 for each in values) / max(1, count - 1)
    half = normal * sqrt(spread / count)
    return middle - half, middle + half


def share(won: float, games: int) -> Estimate:
    """A win rate, with Wilson's interval."""
    rate = won / games
    scale = 1 + NORMAL**2 / games
    middle = (rate + NORMAL**2 / (2 * games)) / scale
    half = NORMAL / scale * sqrt(rate * (1 - rate) / games + NORMAL**2 / (4 * games**2))
    return Estimate(rate, middle - half, middle + half)
