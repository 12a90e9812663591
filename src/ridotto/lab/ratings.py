"""Ratings from results: Bradley and Terry's model, on the scale of Elo, with intervals.

A bot of strength ``s`` beats one of strength ``t`` with probability ``s / (s + t)``; 400 points are
a factor of ten. Intervals come from drawing whole deals anew (bootstrap), since the two games of a
deal, played with the sides swapped, are not independent.
"""

import random
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import log10, sqrt

from msgspec import Struct

PairResult = tuple[str, str]
Scores = Mapping[PairResult, Sequence[float]]
"""For each pair of bots, what the first made of each deal: from 0 to 1."""

DRAWS = 400
"""How often results are drawn anew for the intervals."""
PRIOR = 0.5
"""What is added to the wins of either bot of a pair, so that one that always wins has a rating."""
NORMAL = 1.96
"""A normal variable stays within so many standard deviations in 95 % of cases."""


class Estimate(Struct, frozen=True):
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float


class Ratings(Struct, frozen=True):
    """``of`` each bot, in points above the mean, and the ``gaps`` from each bot to the next."""

    of: dict[str, Estimate]
    gaps: list[tuple[str, str, Estimate]]


def rate(bots: Sequence[str], scores: Scores, seed: int = 0) -> Ratings:
    """The ratings of all bots, best first; gaps are between neighbours in that order."""
    rng = random.Random(seed)
    main = _fit(bots, scores)
    redrawn = [
        _fit(bots, {pair: rng.choices(deals, k=len(deals)) for pair, deals in scores.items()})
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
    return Ratings(ratings, gaps)


def _fit(bots: Sequence[str], scores: Scores) -> dict[str, float]:
    """The likeliest ratings, by Hunter's iteration."""
    won = dict.fromkeys(bots, 0.0)
    games: dict[PairResult, float] = {}
    for (first, second), deals in scores.items():
        won[first] += sum(deals) + PRIOR
        won[second] += len(deals) - sum(deals) + PRIOR
        games[first, second] = len(deals) + 2 * PRIOR
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


def mean(deals: Sequence[float], most: float = 1.0) -> Estimate:
    """The mean score of some deals, each from 0 to ``most``."""
    count = len(deals)
    middle = sum(deals) / count
    spread = sum((each - middle) ** 2 for each in deals) / max(1, count - 1)
    half = NORMAL * sqrt(spread / count)
    return Estimate(middle, max(0.0, middle - half), min(most, middle + half))


def share(won: float, games: int) -> Estimate:
    """A win rate, with Wilson's interval."""
    rate = won / games
    scale = 1 + NORMAL**2 / games
    middle = (rate + NORMAL**2 / (2 * games)) / scale
    half = NORMAL / scale * sqrt(rate * (1 - rate) / games + NORMAL**2 / (4 * games**2))
    return Estimate(rate, middle - half, middle + half)
