"""Knowledge where all that is known is which values each variable can still have.

It takes observations that speak of one variable at a time (each clause names only one). How the
variables depend on each other beyond that is the same in all worlds; see ``counted`` and
``paired``, which know how to count them.
"""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from ridotto.deduction.counting_assignments import Values
from ridotto.deduction.knowledge import Certainty, Knowledge, Marginals, Model, model_of
from ridotto.deduction.proofs import Proof, smallest_cover
from ridotto.kernel.hidden import Clause, Hidden, Observation, Statement, Variable

Sets = dict[Variable, Values]
"""The values left to each variable."""


class Narrowed(Knowledge):
    """The values left to each variable, and the smallest proofs from them."""

    def __init__(
        self,
        hidden: Hidden,
        own: Iterable[Observation],
        domains: Sequence[tuple[tuple[Variable, ...], tuple[str, ...]]],
    ) -> None:
        super().__init__(hidden, own)
        self._bits: dict[Variable, dict[str, Values]] = {}
        self._masks: dict[Variable, dict[frozenset[str], Values]] = {}
        for variables, values in domains:
            bits = {value: 1 << place for place, value in enumerate(values)}
            masks: dict[frozenset[str], Values] = {}
            for variable in variables:
                self._bits[variable], self._masks[variable] = bits, masks
        self._start = self._everything()
        for observation in self.own:
            self._narrow(self._start, self._allowed(observation))
        self.sets: Sets = dict(self._start)

    @abstractmethod
    def _count(self, sets: Sets) -> int:
        """How many worlds these sets leave."""

    @abstractmethod
    def _ways(self, variable: Variable) -> dict[str, int]:
        """How many worlds there are for each value of a variable."""

    @abstractmethod
    def _feasible(self, sets: Sets) -> bool:
        """Whether these sets leave a world."""

    def _everything(self) -> Sets:
        return {variable: (1 << len(bits)) - 1 for variable, bits in self._bits.items()}

    def learn(self, observation: Observation) -> None:
        self.observations.append(observation)
        self._narrow(self.sets, self._allowed(observation))

    def everything(self) -> int:
        return self._count(self._start)

    def count(self) -> int:
        return self._count(self.sets)

    def holds(self, statement: Statement) -> Certainty:
        variable, values = self._literal(statement)
        left = self.sets[variable]
        if not self._feasible({**self.sets, variable: left & ~values}):
            return "certain"
        return (
            "possible" if self._feasible({**self.sets, variable: left & values}) else "impossible"
        )

    def possible(self, variable: Variable) -> list[str]:
        return [value for value, ways in self._ways(variable).items() if ways]

    def probabilities(self, model: Model = "worlds") -> Marginals:
        """Both models agree here: nobody chooses how a clue is turned."""
        model_of(model)
        if not self.count():
            return {}
        table: Marginals = {}
        for variable in self.hidden.variables():
            ways = self._ways(variable)
            total = sum(ways.values())
            table[variable] = {value: Fraction(each, total) for value, each in ways.items()}
        return table

    def prove(self, statement: Statement | None) -> Proof:
        """By cuts: as long as a set of observations leaves a counterexample, one of those that
        exclude it must be in the proof; the smallest set that honours all cuts found so far is
        tried next, so the first that leaves none is smallest.
        """
        learned = self._smallest(self._start, self.observations, statement)
        doubts = self._everything()
        for number in learned:
            self._narrow(doubts, self._allowed(self.observations[number]))
        own = self._smallest(doubts, self.own, statement)
        return Proof(statement, learned, tuple(self.own[number] for number in own))

    def _smallest(
        self, start: Sets, observations: Iterable[Observation], statement: Statement | None
    ) -> tuple[int, ...]:
        doubts = dict(start)
        if statement is not None:
            variable, values = self._literal(statement)
            doubts[variable] &= ~values
        allowed = [self._allowed(observation) for observation in observations]
        cuts: list[set[int]] = []
        while True:
            covers = [
                sum(1 << place for place, cut in enumerate(cuts) if number in cut)
                for number in range(len(allowed))
            ]
            chosen = smallest_cover((1 << len(cuts)) - 1, covers)
            cut = self._cut(doubts, allowed, chosen)
            if cut is None:
                return chosen
            cuts.append(cut)

    def _cut(
        self, doubts: Sets, allowed: list[Mapping[Variable, Values]], chosen: Iterable[int]
    ) -> set[int] | None:
        """If a counterexample survives what was chosen: as few observations as we can make it,
        one of which is needed to exclude it. It is kept alive as long as possible, so that the
        cut is small and says much.
        """
        left = dict(doubts)
        for number in chosen:
            self._narrow(left, allowed[number])
        if not self._feasible(left):
            return None
        cut: set[int] = set()
        for number, narrowing in enumerate(allowed):
            narrowed = dict(left)
            self._narrow(narrowed, narrowing)
            if self._feasible(narrowed):
                left = narrowed
            else:
                cut.add(number)
        return cut

    def _allowed(self, observation: Observation) -> Mapping[Variable, Values]:
        allowed: Sets = {}
        for clause in observation.clauses:
            variable, values = self._clause(clause)
            allowed[variable] = allowed.get(variable, -1) & values
        return allowed

    def _clause(self, clause: Clause) -> tuple[Variable, Values]:
        variable = clause[0][0]
        allowed = 0
        for literal in clause:
            if literal[0] != variable:
                raise ValueError(f"a clause about {variable} and {literal[0]} cannot be counted")
            allowed |= self._literal(literal)[1]
        return variable, allowed

    def _literal(self, literal: Statement) -> tuple[Variable, Values]:
        variable, values, holds = literal
        known = self._masks[variable]
        mask = known.get(values)
        if mask is None:
            bits = self._bits[variable]
            mask = known[values] = sum(bits[value] for value in values)
        return variable, mask if holds else ~mask

    @staticmethod
    def _narrow(sets: Sets, allowed: Mapping[Variable, Values]) -> None:
        for variable, values in allowed.items():
            sets[variable] &= values
