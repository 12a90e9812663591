"""What one seat can know: the worlds that what it observed leaves possible."""

from collections.abc import Iterable
from fractions import Fraction
from math import lcm
from typing import Literal as OneOf

from ridotto.deduction.reasons import Explanation, explain
from ridotto.deduction.space import Space, Worlds, space
from ridotto.kernel.hidden import Choices, Hidden, Literal, Observation, Variable

Model = OneOf["worlds", "answers"]
MODELS: tuple[Model, ...] = ("worlds", "answers")
"""``worlds``: every possible world is equally likely. ``answers``: the deal is uniform, and each
answer was drawn uniformly from those its giver could have shown, so what somebody chose to show
counts as evidence."""

Table = dict[Variable, dict[str, Fraction]]


class Knowledge:
    """The worlds left to one seat. Everything it says is exact.

    What a seat knows of itself (``own`` observations) must come first; it fixes the space in which
    the rest is counted.
    """

    def __init__(self, hidden: Hidden, own: Iterable[Observation] = ()) -> None:
        self.hidden = hidden
        self.own = tuple(own)
        given = {clause[0] for known in self.own for clause in known.clauses}
        self.space: Space = space(hidden, frozenset(given))
        self.worlds: Worlds = self.space.all
        self.observations: list[Observation] = []

    def learn(self, observation: Observation) -> None:
        """Take in one more observation."""
        self.observations.append(observation)
        self.worlds &= self.space.allowing(observation)

    def count(self) -> int:
        """How many worlds are left; none if what was observed contradicts itself."""
        return self.worlds.bit_count()

    def everything(self) -> int:
        """How many worlds there were before anything was observed of others."""
        return self.space.size

    def holds(self, statement: Literal) -> OneOf["certain", "possible", "impossible"]:
        """What can be said of a statement. Of nothing, if no world is left: ask ``conflict``."""
        agreeing = self.worlds & self.space.where(statement)
        if agreeing == self.worlds:
            return "certain"
        return "possible" if agreeing else "impossible"

    def possible(self, variable: Variable) -> list[str]:
        """The values a variable can still have."""
        worlds = self.worlds
        return [value for value, mask in self.space.masks[variable].items() if worlds & mask]

    def counts(self) -> dict[Variable, dict[str, int]]:
        """For every variable and value, in how many of the worlds left it has it."""
        worlds = self.worlds
        return {
            variable: {value: (worlds & mask).bit_count() for value, mask in values.items()}
            for variable, values in self.space.masks.items()
        }

    def probabilities(self, model: Model = "worlds") -> Table:
        """For every variable and value, how likely it is. Empty if no world is left."""
        if not self.worlds:
            return {}
        if model == "worlds":
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

    def _weigh(self, parts: dict[int, Worlds], choices: Choices) -> dict[int, Worlds]:
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

    def why(self, statement: Literal) -> Explanation | None:
        """The fewest observations that prove a statement, if it is certain."""
        if not self.worlds or self.holds(statement) != "certain":
            return None
        return explain(self, statement)

    def conflict(self) -> Explanation | None:
        """The fewest observations that cannot all be true, if no world is left."""
        return None if self.worlds else explain(self, None)


def total_weight(weights: list[tuple[Worlds, Fraction]], among: Worlds) -> Fraction:
    """The probability of a set of worlds."""
    return sum(
        ((worlds & among).bit_count() * weight for worlds, weight in weights), start=Fraction(0)
    )
