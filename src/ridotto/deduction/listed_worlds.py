"""Knowledge where every world can be listed, as bits."""

from collections.abc import Iterable
from fractions import Fraction
from math import lcm

from ridotto.deduction.knowledge import Certainty, Knowledge, Marginals, Model, model_of
from ridotto.deduction.proofs import Proof, smallest_cover
from ridotto.deduction.world_bits import Worlds, WorldSpace, space
from ridotto.kernel.hidden import AnswerCounts, Hidden, Observation, Statement, Variable


class Listed(Knowledge):
    """The worlds left to one seat, each of them listed. Any clauses will do."""

    def __init__(
        self, hidden: Hidden, own: Iterable[Observation] = (), given: Iterable[Statement] = ()
    ) -> None:
        """``given`` holds without any observation to show for it: somebody else's own cards."""
        super().__init__(hidden, own)
        certain = {clause[0] for known in self.own for clause in known.clauses}
        self.space: WorldSpace = space(hidden, frozenset(certain.union(given)))
        self.worlds: Worlds = self.space.all

    def learn(self, observation: Observation) -> None:
        self.observations.append(observation)
        self.worlds &= self.space.allowing(observation)

    def count(self) -> int:
        return self.worlds.bit_count()

    def everything(self) -> int:
        return self.space.size

    def holds(self, statement: Statement) -> Certainty:
        agreeing = self.worlds & self.space.where(statement)
        if agreeing == self.worlds:
            return "certain"
        return "possible" if agreeing else "impossible"

    def possible(self, variable: Variable) -> list[str]:
        worlds = self.worlds
        return [value for value, mask in self.space.masks[variable].items() if worlds & mask]

    def counts(self) -> dict[Variable, dict[str, int]]:
        """For every variable and value, in how many of the worlds left it has it."""
        counts: dict[Variable, dict[str, int]] = {variable: {} for variable in self.space.masks}
        tally = self.space.tally(self.worlds)
        for (variable, value), count in zip(self.space.statements, tally, strict=True):
            counts[variable][value] = count
        return counts

    def probabilities(self, model: Model = "worlds") -> Marginals:
        if not self.worlds:
            return {}
        if model_of(model) == "worlds":
            total = self.count()
            counts = self.counts()
            return {
                variable: {value: Fraction(count, total) for value, count in values.items()}
                for variable, values in counts.items()
            }
        weights = self.weights(model)
        return {
            variable: {value: total_weight(weights, mask) for value, mask in values.items()}
            for variable, values in self.space.masks.items()
        }

    def together(self, variables: tuple[Variable, ...]) -> list[tuple[str, ...]]:
        return [values for values, _ in self.space.classes(variables, self.worlds)]

    def joint(
        self, variables: tuple[Variable, ...], model: Model = "worlds"
    ) -> dict[tuple[str, ...], Fraction]:
        """How likely each combination of values of some variables is; impossible ones left out."""
        weights = self.weights(model)
        return {
            values: total_weight(weights, worlds)
            for values, worlds in self.space.classes(variables, self.worlds)
        }

    def weights(self, model: Model) -> list[tuple[Worlds, Fraction]]:
        """The worlds left, in sets of equally likely ones, each with the probability of one
        world of the set.
        """
        parts: dict[int, Worlds] = {1: self.worlds}
        if model == "answers":
            for observation in self.observations:
                if observation.choices is not None:
                    parts = self._weigh(parts, observation.choices)
        total = sum(weight * worlds.bit_count() for weight, worlds in parts.items())
        return [(worlds, Fraction(weight, total)) for weight, worlds in parts.items() if worlds]

    def _weigh(self, parts: dict[int, Worlds], choices: AnswerCounts) -> dict[int, Worlds]:
        """Divide each world's weight by the number of answers its answerer could choose from.

        To stay with integers, all weights are multiplied by the same number first.
        """
        common = lcm(*choices.count.values())
        weighed: dict[int, Worlds] = {}
        for values, count in choices.count.items():
            here = self.worlds
            for variable, value in zip(choices.variables, values, strict=True):
                here &= self.space.masks[variable].get(value, 0)
            for weight, worlds in parts.items():
                if worlds & here:
                    new = weight * (common // count)
                    weighed[new] = weighed.get(new, 0) | worlds & here
        return weighed

    def prove(self, statement: Statement | None) -> Proof:
        here = self.space
        doubts = here.all if statement is None else here.all & ~here.where(statement)
        excluded = [here.all & ~here.allowing(each) for each in self.observations]
        chosen = smallest_cover(doubts, excluded)
        own = self._needed([self.observations[number] for number in chosen], statement)
        return Proof(statement, chosen, own)

    def _needed(
        self, learned: Iterable[Observation], statement: Statement | None
    ) -> tuple[Observation, ...]:
        """The least the seat must know of itself for the proof to hold."""
        whole = space(self.hidden, frozenset())
        doubts = whole.all if statement is None else whole.all & ~whole.where(statement)
        for observation in learned:
            doubts &= whole.allowing(observation)
        excluded = [whole.all & ~whole.allowing(each) for each in self.own]
        return tuple(self.own[number] for number in smallest_cover(doubts, excluded))


def total_weight(weights: list[tuple[Worlds, Fraction]], among: Worlds) -> Fraction:
    """The probability of a set of worlds."""
    return sum(
        ((worlds & among).bit_count() * weight for worlds, weight in weights), start=Fraction(0)
    )
