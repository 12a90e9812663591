"""Everybody plays every deal once, and seats and company change as evenly as that allows."""

from collections import Counter
from itertools import combinations, product
from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.table.rotation import seatings

SIZES = [
    (tables, seats, deals)
    for tables, seats, deals in product(range(2, 9), range(2, 8), range(1, 9))
]
sizes = st.sampled_from(SIZES)


@given(sizes)
def test_everybody_plays_every_deal_once_and_every_deal_lies_on_every_table(
    size: tuple[int, int, int],
) -> None:
    tables, seats, deals = size
    found = seatings(*size)
    assert len(found) == deals
    for seating in found:
        assert [len(row) for row in seating] == [seats] * tables
        assert sorted(entrant for row in seating for entrant in row) == list(range(tables * seats))


@given(sizes)
def test_everybody_has_every_seat_as_often_as_any_other(size: tuple[int, int, int]) -> None:
    tables, seats, deals = size
    had = Counter(
        (entrant, seat)
        for seating in seatings(*size)
        for row in seating
        for seat, entrant in enumerate(row)
    )
    for entrant in range(tables * seats):
        times = [had[entrant, seat] for seat in range(seats)]
        assert max(times) - min(times) <= 1
        assert sum(times) == deals


@pytest.mark.parametrize("tables", range(2, 9))
def test_nobody_meets_somebody_much_more_often_than_others(tables: int) -> None:
    for size in [size for size in SIZES if size[0] == tables]:
        _, seats, deals = size
        met = Counter(
            pair
            for seating in seatings(*size)
            for row in seating
            for pair in combinations(sorted(row), 2)
        )
        even = deals * (seats - 1) / (tables * seats - 1)
        assert max(met.values()) <= ceil(even) + 2


@given(sizes)
def test_fewer_deals_are_the_first_of_more(size: tuple[int, int, int]) -> None:
    tables, seats, deals = size
    assert seatings(tables, seats, 8)[:deals] == seatings(*size)


def test_company_changes_at_four_tables_of_four() -> None:
    first, second, *_ = seatings(4, 4, 4)
    pairs = [{p for row in s for p in combinations(sorted(row), 2)} for s in (first, second)]
    assert not pairs[0] & pairs[1]
