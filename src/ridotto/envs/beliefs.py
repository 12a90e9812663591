"""What a seat should believe: the exact odds of everything hidden from it, as numbers."""

from collections.abc import Mapping

from msgspec import Struct

from ridotto.deduction.knowledge import Knowledge, Model
from ridotto.kernel.hidden import Variable

Belief = Mapping[Variable, Mapping[str, float]]
"""For every hidden thing, how likely each of its values is."""


class HiddenThing(Struct, frozen=True):
    """One hidden thing: whose and what it is, and the values it can have."""

    variable: Variable
    values: tuple[str, ...]


def hidden_things(knowledge: Knowledge) -> tuple[HiddenThing, ...]:
    """All that a belief is about, in order; a new deal may bring others."""
    hidden = knowledge.hidden
    return tuple(HiddenThing(each, hidden.values(each)) for each in hidden.variables())


def exact_belief(knowledge: Knowledge, model: Model = "worlds") -> Belief:
    """The exact odds. ``worlds`` takes every possible world as equally likely, ``answers`` also
    what others chose to show as evidence.
    """
    return {
        variable: {value: float(odds) for value, odds in values.items()}
        for variable, values in knowledge.probabilities(model).items()
    }
