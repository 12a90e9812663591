"""Counting assignments of different values to variables, each from a set of its own.

Sets of values are bits. The number of ways to choose one value from each set, all different, is a
sum over the ways to partition the sets into blocks that agree (inclusion and exclusion): each
block counts the values that all its sets share, with sign and weight ``(-1)**(n-1) * (n-1)!``.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from math import factorial, prod

Values = int
"""A set of values, as bits."""


@cache
def _partitions(size: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Every partition of ``size`` sets, as weight and blocks; a block is a set of sets, as bits."""

    def split(items: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if not items:
            yield ()
            return
        first = 1 << items[0]
        for blocks in split(items[1:]):
            yield (first, *blocks)
            for place, block in enumerate(blocks):
                yield (*blocks[:place], first | block, *blocks[place + 1 :])

    def weight(block: int) -> int:
        size = block.bit_count()
        return int((-1) ** (size - 1)) * factorial(size - 1)

    return tuple((prod(map(weight, blocks)), blocks) for blocks in split(tuple(range(size))))


def count(sets: Sequence[Values]) -> int:
    """In how many ways each set can give a value, all different."""
    shared = [-1]
    for values in sets:
        shared += [common & values for common in shared]
    sizes = [0, *(common.bit_count() for common in shared[1:])]
    total = 0
    for weight, blocks in _partitions(len(sets)):
        product = weight
        for block in blocks:
            product *= sizes[block]
        total += product
    return total


def counts(sets: Sequence[Values], which: int) -> list[tuple[Values, int]]:
    """The values of one set, in classes: for each value of a class, in how many ways it can be
    given by that set. Values that the same other sets hold are alike.
    """
    others = [values for number, values in enumerate(sets) if number != which]
    classes = [sets[which]]
    for values in others:
        classes = [part for each in classes for part in (each & values, each & ~values) if part]
    return [(alike, count([values & ~(alike & -alike) for values in others])) for alike in classes]


def assign(sets: Sequence[Values]) -> list[Values] | None:
    """One way for each set to give a value, all different (as single bits), if there is any."""
    given: dict[Values, int] = {}

    def place(number: int, tried: Values) -> tuple[bool, Values]:
        left = sets[number] & ~tried
        while left:
            value = left & -left
            tried |= value
            left &= ~value
            if value not in given:
                given[value] = number
                return True, tried
            moved, tried = place(given[value], tried)
            if moved:
                given[value] = number
                return True, tried
            left &= ~tried
        return False, tried

    for number in range(len(sets)):
        if not place(number, 0)[0]:
            return None
    placed = {number: value for value, number in given.items()}
    return [placed[number] for number in range(len(sets))]
