"""Looking ahead without seeing: try each choice in worlds that one's knowledge allows.

Which worlds, how a choice is tried in one, and what comes out of it worth is the game's business.
Every choice is tried in the same worlds, so that a lucky world favours none; choices that lag
behind are dropped, so that the rest can be tried more often.
"""

import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from ridotto.bots.bot import Budget

C = TypeVar("C")
W = TypeVar("W")

ROUNDS = 4
"""After so many worlds, the worse half of the choices is dropped."""


class Meter:
    """Counts the nodes of a decision, and watches the clock from the moment it is made."""

    def __init__(self, budget: Budget) -> None:
        self._left = budget.nodes
        self._until = None if budget.seconds is None else time.thread_time() + 0.9 * budget.seconds

    def spend(self, nodes: int) -> None:
        self._left -= nodes

    def spent(self) -> bool:
        """Whether it is time to decide. Looks at the clock often enough to stay below the cap."""
        return self._left <= 0 or (self._until is not None and time.thread_time() >= self._until)


def best_of(
    choices: Sequence[C],
    sample: Callable[[], W],
    trial: Callable[[C, W, Meter], float],
    meter: Meter,
) -> C:
    """The choice with the best mean value; the first, where there was no time to try any.

    ``trial`` spends a node of the meter for every action it carries out.
    """
    left = list(range(len(choices)))
    totals = [0.0] * len(choices)
    rounds = 0
    while len(left) > 1:
        world = sample()
        values: list[float] = []
        for number in left:
            if meter.spent():
                break
            values.append(trial(choices[number], world, meter))
        if len(values) < len(left):
            break
        for number, value in zip(left, values, strict=True):
            totals[number] += value
        rounds += 1
        if rounds % ROUNDS == 0:
            left = sorted(left, key=lambda number: -totals[number])[: (len(left) + 1) // 2]
    return choices[max(left, key=lambda number: totals[number])]
