"""Knowledge where worlds are too many to list: some cards out of many are hidden, all different."""

from collections.abc import Iterable
from math import prod

from ridotto.deduction import counting_assignments
from ridotto.deduction.counting_assignments import Values
from ridotto.deduction.narrowed_values import Narrowed, Sets
from ridotto.kernel.hidden import Distinct, Hidden, Observation, Variable


class Counted(Narrowed):
    """Which values are left to each variable, and that those of a group all differ."""

    def __init__(self, hidden: Hidden, own: Iterable[Observation] = ()) -> None:
        super().__init__(hidden, own, [(group.variables, group.values) for group in hidden.groups])
        self._group = {variable: group for group in hidden.groups for variable in group.variables}

    def _count(self, sets: Sets) -> int:
        return prod(
            map(counting_assignments.count, (self._of(sets, group) for group in self.hidden.groups))
        )

    def _ways(self, variable: Variable) -> dict[str, int]:
        group = self._group[variable]
        ways = dict.fromkeys(group.values, 0)
        sets, which = self._of(self.sets, group), group.variables.index(variable)
        for alike, each in counting_assignments.counts(sets, which):
            left = alike
            while left:
                value = left & -left
                left &= ~value
                ways[group.values[value.bit_length() - 1]] = each
        return ways

    def _feasible(self, sets: Sets) -> bool:
        return all(
            counting_assignments.assign(self._of(sets, group)) is not None
            for group in self.hidden.groups
        )

    @staticmethod
    def _of(sets: Sets, group: Distinct) -> list[Values]:
        return [sets[variable] for variable in group.variables]
