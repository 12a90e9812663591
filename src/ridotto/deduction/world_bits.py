"""All worlds of a table as the bits of one integer.

World number ``i`` is bit ``i``, so a set of worlds is an integer, "both" is ``&`` and counting is
``bit_count``: for the 216 worlds of a seat at Inkognito each takes a fraction of a microsecond.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache, reduce
from itertools import permutations

from ridotto.kernel.hidden import Clause, Distinct, Hidden, Observation, Statement, Variable

Worlds = int
"""A set of worlds, as bits."""

MOST_WORLDS = 50_000
"""Beyond this, worlds are counted and not listed."""


class WorldSpace:
    """Every world that agrees with some literals given beforehand.

    ``masks[variable][value]`` is the set of worlds in which the variable has that value, and
    ``statements`` are all pairs of the two, in a fixed order.
    """

    def __init__(self, hidden: Hidden, given: frozenset[Statement]) -> None:
        self.hidden = hidden
        columns = [_arrangements(group, given) for group in hidden.groups]
        self.size = reduce(lambda count, column: count * len(column), columns, 1)
        if self.size > MOST_WORLDS:
            raise ValueError(f"{self.size} worlds are too many to list")
        self.all: Worlds = (1 << self.size) - 1
        self.masks: dict[Variable, dict[str, Worlds]] = {}
        stride = 1
        for group, column in zip(hidden.groups, columns, strict=True):
            for place, variable in enumerate(group.variables):
                bits = dict.fromkeys(group.values, 0)
                for number, arrangement in enumerate(column):
                    bits[arrangement[place]] |= 1 << number
                self.masks[variable] = {
                    value: self._spread(chosen, stride, len(column))
                    for value, chosen in bits.items()
                }
            stride *= len(column)
        self.statements: list[tuple[Variable, str]] = [
            (variable, value) for variable, values in self.masks.items() for value in values
        ]
        self._masks = [mask for values in self.masks.values() for mask in values.values()]

    def _spread(self, bits: int, stride: int, length: int) -> Worlds:
        """The worlds whose arrangement of one group is among ``bits``, whatever the others."""
        if not self.size:
            return 0
        run = (1 << stride) - 1
        block = sum(run << stride * number for number in range(length) if bits >> number & 1)
        width = stride * length
        repeated: int = self.all // ((1 << width) - 1)
        return block * repeated

    def where(self, literal: Statement) -> Worlds:
        """The worlds in which a literal holds."""
        variable, values, holds = literal
        masks = self.masks[variable]
        worlds = 0
        for value in values:
            worlds |= masks[value]
        return worlds if holds else self.all & ~worlds

    def allowing(self, observation: Observation) -> Worlds:
        """The worlds that allow an observation."""
        worlds = self.all
        for clause in observation.clauses:
            worlds &= self._any(clause)
        return worlds

    def _any(self, clause: Clause) -> Worlds:
        masks = self.masks
        worlds = 0
        for literal in clause:
            variable, values, holds = literal
            if holds:
                having = masks[variable]
                for value in values:
                    worlds |= having[value]
            else:
                worlds |= self.where(literal)
        return worlds

    def tally(self, among: Worlds) -> list[int]:
        """For each of ``statements``, in how many of some worlds it holds."""
        return [(among & mask).bit_count() for mask in self._masks]

    def classes(
        self, variables: tuple[Variable, ...], among: Worlds
    ) -> Iterator[tuple[tuple[str, ...], Worlds]]:
        """The worlds of ``among`` by the values of some variables, empty classes left out."""
        if not among:
            return
        if not variables:
            yield (), among
            return
        first, rest = variables[0], variables[1:]
        for value, worlds in self.masks[first].items():
            for values, inner in self.classes(rest, among & worlds):
                yield (value, *values), inner

    def world(self, number: int) -> Mapping[Variable, str]:
        """One world, written out."""
        return {
            variable: next(value for value, worlds in values.items() if worlds >> number & 1)
            for variable, values in self.masks.items()
        }


@lru_cache(maxsize=512)
def space(hidden: Hidden, given: frozenset[Statement]) -> WorldSpace:
    """The space of these worlds; built once, since many seats and tables share it."""
    return WorldSpace(hidden, given)


def _arrangements(group: Distinct, given: frozenset[Statement]) -> list[tuple[str, ...]]:
    fixed = [literal for literal in given if literal[0] in group.variables]
    places = {variable: place for place, variable in enumerate(group.variables)}
    return [
        arrangement
        for arrangement in permutations(group.values, len(group.variables))
        if all((arrangement[places[var]] in values) == holds for var, values, holds in fixed)
    ]
