"""The three moments of a game that mattered most, out of all that its story offers."""

from collections.abc import Iterable

from ridotto.review.results import TurningPoint

MOST = 3
LEAST = 0.05
"""What did less to winning is not worth telling."""
ALIKE = 2
"""So many of the same kind are told, and no more."""

Weighed = tuple[float, TurningPoint]
"""A moment, and what it did to winning."""


def turning_points(weighed: Iterable[Weighed], after: int, end: int) -> list[TurningPoint]:
    """In the order of the game, at most one of each step, and none of the steps that were laid out
    before anybody played; the end is told by itself.
    """
    found: list[TurningPoint] = []
    for weight, point in sorted(weighed, key=lambda each: -each[0]):
        if weight < LEAST or len(found) == MOST:
            break
        alike = sum(point.code == other.code for other in found)
        taken = [end, *(other.step for other in found)]
        if alike < ALIKE and point.step > after and point.step not in taken:
            found.append(point)
    return sorted(found, key=lambda point: point.step)
