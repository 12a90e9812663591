"""What one seat can know: the worlds that what it observed leaves possible."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from fractions import Fraction
from typing import Literal

from ridotto.deduction.proofs import Proof
from ridotto.kernel import RidottoError
from ridotto.kernel.hidden import Hidden, Observation, Statement, Variable

Model = Literal["worlds", "answers"]
MODELS: tuple[Model, ...] = ("worlds", "answers")
"""``worlds``: every possible world is equally likely. ``answers``: the deal is uniform, and each
answer was drawn uniformly from those its giver could have shown, so what somebody chose to show
counts as evidence."""

Certainty = Literal["certain", "possible", "impossible"]
Marginals = dict[Variable, dict[str, Fraction]]


def model_of(name: str) -> Model:
    """The model of that name. Raises RidottoError, naming those there are."""
    for model in MODELS:
        if model == name:
            return model
    raise RidottoError(f"no model {name!r}; there are: {', '.join(MODELS)}")


class Knowledge(ABC):
    """What is left possible to one seat. Everything it says is exact.

    What a seat knows of itself (``own``) is there from the start; the rest is learned.
    """

    def __init__(self, hidden: Hidden, own: Iterable[Observation]) -> None:
        self.hidden = hidden
        self.own = tuple(own)
        self.observations: list[Observation] = []

    def __repr__(self) -> str:
        seen = len(self.own) + len(self.observations)
        return f"<{type(self).__name__} knowledge, {seen} observations>"

    @abstractmethod
    def learn(self, observation: Observation) -> None:
        """Take in one more observation."""

    @abstractmethod
    def everything(self) -> int:
        """How many worlds there were before anything was observed of others."""

    @abstractmethod
    def count(self) -> int:
        """How many worlds are left; none if what was observed contradicts itself."""

    @abstractmethod
    def holds(self, statement: Statement) -> Certainty:
        """What can be said of a statement. Of nothing, if no world is left: ask ``conflict``."""

    @abstractmethod
    def possible(self, variable: Variable) -> list[str]:
        """The values a variable can still have."""

    def together(self, variables: tuple[Variable, ...]) -> list[tuple[str, ...]]:
        """The values that some variables can still have at the same time."""
        if len(variables) == 1:
            return [(value,) for value in self.possible(variables[0])]
        raise NotImplementedError("only one at a time, where worlds are not listed")

    @abstractmethod
    def probabilities(self, model: Model = "worlds") -> Marginals:
        """For every variable and value, how likely it is. Empty if no world is left."""

    @abstractmethod
    def prove(self, statement: Statement | None) -> Proof:
        """The smallest proof of a statement that is certain, or of a contradiction."""

    def why(self, statement: Statement) -> Proof | None:
        """The fewest observations that prove a statement, if it is certain."""
        if not self.count() or self.holds(statement) != "certain":
            return None
        return self.prove(statement)

    def conflict(self) -> Proof | None:
        """The fewest observations that cannot all be true, if no world is left."""
        return None if self.count() else self.prove(None)
