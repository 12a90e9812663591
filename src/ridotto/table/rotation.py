"""Who sits where in each deal of an evening.

Everybody plays every deal once, and every deal is played at all tables. Think of the entrants in
rows, one a seat, and columns, one a table. From deal to deal everybody moves on by seats, in some
columns by more than in others, so that one is compared with other people as well; in as many deals
as there are seats everybody has had each of them once. Then those who hold the same seat change
tables among each other, as long as that brings fewer together who have met before.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import gcd

Seating = tuple[tuple[int, ...], ...]
"""The entrant on each seat of each table; entrants are counted from 0."""

Meetings = Counter[tuple[int, int]]


@lru_cache(maxsize=256)
def seatings(tables: int, seats: int, deals: int) -> tuple[Seating, ...]:
    """Who sits where in each of so many deals; those of fewer are the first of more."""
    met: Meetings = Counter()
    found = []
    for deal in range(deals):
        holders = [_holders(tables, seats, seat, deal) for seat in range(seats)]
        seated = [list(row) for row in zip(*holders, strict=True)]
        while _change_tables(seated, met):
            pass
        met.update(pair for row in seated for pair in _pairs(row))
        found.append(tuple(map(tuple, seated)))
    return tuple(found)


def _holders(tables: int, seats: int, seat: int, deal: int) -> list[int]:
    """Who has this seat, column by column."""
    paces = [pace for pace in range(1, seats + 1) if gcd(pace, seats) == 1]
    rows = ((seat - paces[column % len(paces)] * deal) % seats for column in range(tables))
    return [row * tables + column for column, row in enumerate(rows)]


def _change_tables(seated: list[list[int]], met: Meetings) -> bool:
    """Whether some have changed tables for the better."""
    changed = False
    for one, other in combinations(seated, 2):
        for seat, (here, there) in enumerate(zip(one, other, strict=True)):
            stay = _known(here, one, met) + _known(there, other, met)
            one[seat], other[seat] = there, here
            if _known(there, one, met) + _known(here, other, met) < stay:
                changed = True
            else:
                one[seat], other[seat] = here, there
    return changed


def _known(entrant: int, row: list[int], met: Meetings) -> int:
    """How well somebody knows those at a table: to have met twice counts four times."""
    return sum(
        met.get((entrant, other) if entrant < other else (other, entrant), 0) ** 2 for other in row
    )


def _pairs(row: list[int]) -> Iterator[tuple[int, int]]:
    return combinations(sorted(row), 2)
