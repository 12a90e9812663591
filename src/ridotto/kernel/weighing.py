"""What a decision claims, point by point, and whether each holds as far as one seat can tell."""

from collections.abc import Callable, Iterable
from typing import Literal

from msgspec import Struct

from ridotto.kernel.hidden import Variable

Holds = Literal["yes", "no", "unknown"]

Together = Callable[[tuple[Variable, ...]], Iterable[tuple[str, ...]]]
"""The values that some variables can have at the same time, as far as one seat can tell."""


class Point(Struct, frozen=True, kw_only=True):
    """One thing a decision claims, told by the message ``GAME-is-WHAT``: whose it is, and a value,
    a word of the list ``of``; either may be empty. ``holds`` where the table draws conclusions.
    """

    what: str
    whose: str = ""
    of: str = ""
    value: str = ""
    holds: Holds | None = None


class Weighed(Struct, frozen=True):
    """What a decision would say (the tag of a mission, say, or nothing), and its points."""

    says: str = ""
    points: tuple[Point, ...] = ()


def verdict(cases: Iterable[bool]) -> Holds:
    """Whether something holds that is so in each of these cases."""
    found = set(cases)
    return "unknown" if len(found) > 1 else "yes" if True in found else "no"


def value_is(together: Together | None, variable: Variable, value: str) -> Holds | None:
    """Whether a variable has that value; nothing where no conclusions are drawn."""
    if together is None:
        return None
    return verdict(values == (value,) for values in together((variable,)))
