"""Counting ways to make things of two cards each, the row of one and the column of another.

Sets of cards, and of what they make, are bits. What matters of a second card is its column alone;
of a first card its row, and that no other card is the same. So all ways are a sum of monomials
that say how many seconds (k) and firsts (m) come from each column: such a monomial stands for
``(n-m)(n-m-1)...(n-m-k+1)`` ways to choose the seconds among the n cards of that column. That no
two firsts are the same card is seen to by inclusion and exclusion over the partitions into blocks
of firsts that agree, as in ``injections``.
"""

from collections.abc import Sequence
from functools import cached_property
from math import factorial

from ridotto.deduction import counting_assignments
from ridotto.deduction.counting_assignments import Values

Monomial = int
"""How many seconds and firsts each column has: two fields of bits a column."""

Polynomial = dict[Monomial, int]

_FIELD = 5
"""Bits of a field: more things than 31 are never made at once."""


def _second(column: int) -> Monomial:
    return 1 << 2 * _FIELD * column


def _first(column: int) -> Monomial:
    return 1 << 2 * _FIELD * column + _FIELD


def _times(one: Polynomial, other: Polynomial) -> Polynomial:
    product: Polynomial = {}
    get = product.get
    few = list(other.items())
    for a, many in one.items():
        for b, each in few:
            product[a + b] = get(a + b, 0) + many * each
    return product


class _Weights(dict[Monomial, int]):
    """How many ways of choosing the seconds a monomial stands for, worked out once each."""

    def __init__(self, sizes: dict[int, int]) -> None:
        super().__init__()
        self._sizes = sizes

    def __missing__(self, monomial: Monomial) -> int:
        weight = 1
        for column, size in self._sizes.items():
            fields = monomial >> 2 * _FIELD * column & (1 << 2 * _FIELD) - 1
            left = size - (fields >> _FIELD)
            for taken in range(fields & (1 << _FIELD) - 1):
                weight *= left - taken
        self[monomial] = weight
        return weight


class Pairing:
    """``made`` are the sets of what each pair can make, ``firsts`` and ``seconds`` the cards that
    can be one: all firsts must be among the seconds. ``rows`` and ``columns`` tell those of each
    card; no two cards have both in common.
    """

    def __init__(
        self,
        rows: Sequence[int],
        columns: Sequence[int],
        made: Sequence[Values],
        firsts: Values,
        seconds: Values,
    ) -> None:
        if firsts & ~seconds:
            raise ValueError("a card that can be a first must be able to be a second")
        self._place = {at: place for place, at in enumerate(zip(rows, columns, strict=True))}
        self._size = len(made)
        self._rows = sorted(set(rows))
        self._firsts: dict[int, list[int]] = {row: [] for row in self._rows}
        self._seconds: dict[int, Values] = dict.fromkeys(sorted(set(columns)), 0)
        for (row, column), place in self._place.items():
            if firsts >> place & 1:
                self._firsts[row].append(column)
            if seconds >> place & 1:
                self._seconds[column] |= 1 << place
        self._allowed = [
            {
                row: tuple(
                    column
                    for column, cards in self._seconds.items()
                    if cards and values >> self._place[row, column] & 1
                )
                for row in self._rows
            }
            for values in made
        ]
        self._weights = _Weights({each: cards.bit_count() for each, cards in self._seconds.items()})
        self._different: dict[int, Polynomial] = {0: {0: 1}}

    def count(self) -> int:
        """In how many ways all pairs can be chosen."""
        whole = self._apart((1 << self._size) - 1)
        return sum(many * self._weights[each] for each, many in whole.items())

    def ways(self, which: int) -> dict[int, int]:
        """In how many ways one pair makes each thing, by its place; nothing where it cannot."""
        ways: dict[int, int] = {}
        others = (1 << self._size) - 1 & ~(1 << which)
        for block in _subsets(others):
            rest = self._apart(others & ~block)
            sign = _sign(block.bit_count() + 1)
            tables: dict[tuple[tuple[int, ...], ...], dict[tuple[int, int], int]] = {}
            for row in self._rows:
                alike = tuple(self._allowed[number][row] for number in _bits(block))
                if not self._firsts[row] or not all(alike) or not self._allowed[which][row]:
                    continue
                if alike not in tables:
                    tables[alike] = self._table(_product(rest, alike), block.bit_count() + 1)
                for column in self._allowed[which][row]:
                    place = self._place[row, column]
                    found = sum(tables[alike][first, column] for first in self._firsts[row])
                    ways[place] = ways.get(place, 0) + sign * found
        return ways

    def possible(self, which: int) -> list[int]:
        """What one pair can make, by its place: where there is any way."""
        others = sorted((c for n, c in enumerate(self._choices) if n != which), key=len)
        return sorted(
            self._place[row, column]
            for row, column in self._choices[which]
            if self._extends(others, [self._row_cards[row], self._seconds[column]])
        )

    def feasible(self) -> bool:
        """Whether there is any way at all."""
        return self._extends(sorted(self._choices, key=len), [])

    @cached_property
    def _choices(self) -> list[list[tuple[int, int]]]:
        """What each pair can make, as long as nobody else takes the cards."""
        return [
            [(row, column) for row in self._rows if self._firsts[row] for column in allowed[row]]
            for allowed in self._allowed
        ]

    def _extends(
        self, choices: Sequence[Sequence[tuple[int, int]]], cards: Sequence[Values]
    ) -> bool:
        """Whether pairs that can make these can be chosen beside a card from each of those sets."""
        if counting_assignments.assign(cards) is None:
            return False
        if not choices:
            return True
        return any(
            self._extends(choices[1:], [*cards, self._row_cards[row], self._seconds[column]])
            for row, column in choices[0]
        )

    @cached_property
    def _row_cards(self) -> dict[int, Values]:
        return {
            row: sum(1 << self._place[row, column] for column in columns)
            for row, columns in self._firsts.items()
        }

    def _apart(self, numbers: int) -> Polynomial:
        """All choices for some pairs (as bits), no two firsts alike."""
        if numbers not in self._different:
            lowest = numbers & -numbers
            others = numbers & ~lowest
            total: Polynomial = {}
            for block in _subsets(others):
                sign = _sign(block.bit_count() + 1)
                for each, many in _times(
                    self._together(block | lowest), self._apart(others & ~block)
                ).items():
                    total[each] = total.get(each, 0) + sign * many
            self._different[numbers] = total
        return self._different[numbers]

    def _together(self, block: int) -> Polynomial:
        """All choices for pairs that have the same first."""
        total: Polynomial = {}
        size = block.bit_count()
        for row in self._rows:
            alike = tuple(self._allowed[number][row] for number in _bits(block))
            if self._firsts[row] and all(alike):
                card = {size * _first(column): 1 for column in self._firsts[row]}
                for each, many in _product(card, alike).items():
                    total[each] = total.get(each, 0) + many
        return total

    def _table(self, rest: Polynomial, size: int) -> dict[tuple[int, int], int]:
        """For each column of a first that ``size`` pairs share and each of one more second."""
        columns, weights, terms = self._seconds, self._weights, list(rest.items())
        table: dict[tuple[int, int], int] = {}
        for first in columns:
            for second in columns:
                more = size * _first(first) + _second(second)
                table[first, second] = sum([many * weights[each + more] for each, many in terms])
        return table


def _product(start: Polynomial, alike: Sequence[Sequence[int]]) -> Polynomial:
    """Times a choice of a second from some columns, for each."""
    for columns in alike:
        start = _times(start, {_second(column): 1 for column in columns})
    return start


def _sign(size: int) -> int:
    """The weight of a block in inclusion and exclusion."""
    return int((-1) ** (size - 1)) * factorial(size - 1)


def _bits(numbers: int) -> list[int]:
    return [number for number in range(numbers.bit_length()) if numbers >> number & 1]


def _subsets(numbers: int) -> list[int]:
    """All subsets of a set of bits."""
    subsets = [0]
    for number in _bits(numbers):
        subsets += [each | 1 << number for each in subsets]
    return subsets
