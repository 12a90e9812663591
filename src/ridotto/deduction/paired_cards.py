"""Knowledge of things that are each made of two hidden cards; see ``kernel.hidden.Pairs``."""

from collections.abc import Iterable

from ridotto.deduction.counting_assignments import Values
from ridotto.deduction.counting_pairings import Pairing
from ridotto.deduction.narrowed_values import Narrowed, Sets
from ridotto.kernel.hidden import Hidden, Observation, Pairs, Variable


class Paired(Narrowed):
    """Which values are left to each variable, and which cards can be behind them.

    What is observed of the cards must hold for all alike: a card that was seen is behind none of
    them. A card that can be a first can be a second.
    """

    def __init__(self, hidden: Hidden, own: Iterable[Observation] = ()) -> None:
        if hidden.groups or hidden.pairs is None:
            raise ValueError("pairs, and nothing but pairs, can be counted like this")
        self._pairs: Pairs = hidden.pairs
        pairs = self._pairs
        variables = (*pairs.variables, *pairs.firsts, *pairs.seconds)
        super().__init__(hidden, own, [(variables, pairs.values)])
        self._counted: tuple[Sets, Pairing] | None = None

    def possible(self, variable: Variable) -> list[str]:
        which = self._pairs.variables.index(variable)
        return [self._pairs.values[each] for each in self._pairing(self.sets).possible(which)]

    def _count(self, sets: Sets) -> int:
        return self._pairing(sets).count()

    def _ways(self, variable: Variable) -> dict[str, int]:
        which = self._pairs.variables.index(variable)
        counted = self._pairing(self.sets).ways(which)
        return {value: counted.get(place, 0) for place, value in enumerate(self._pairs.values)}

    def _feasible(self, sets: Sets) -> bool:
        return self._pairing(sets).feasible()

    def _pairing(self, sets: Sets) -> Pairing:
        """The last one is kept: count and odds of the same moment share most of the work."""
        if self._counted is None or self._counted[0] != sets:
            self._counted = (dict(sets), self._made_of(sets))
        return self._counted[1]

    def _made_of(self, sets: Sets) -> Pairing:
        pairs = self._pairs
        made = [sets[variable] for variable in pairs.variables]
        firsts, seconds = self._alike(sets, pairs.firsts), self._alike(sets, pairs.seconds)
        return Pairing(pairs.rows, pairs.columns, made, firsts, seconds)

    @staticmethod
    def _alike(sets: Sets, variables: Iterable[Variable]) -> Values:
        cards = {sets[variable] for variable in variables}
        if len(cards) > 1:
            raise ValueError("what is known of the cards behind all pairs must be alike")
        return cards.pop()
