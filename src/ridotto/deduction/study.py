"""From a seat's stream to its knowledge, fact by fact."""

from collections.abc import Iterable
from math import perm, prod

from ridotto.deduction.counted import Counted
from ridotto.deduction.knowledge import Knowledge
from ridotto.deduction.listed import Listed
from ridotto.deduction.space import MOST_WORLDS
from ridotto.kernel import Fact
from ridotto.kernel.hidden import Hidden, Lore, Observation


def knowing(hidden: Hidden, own: Iterable[Observation] = ()) -> Knowledge:
    """Knowledge of these secrets: by listing the worlds where they are few, else by counting."""
    worlds = prod(perm(len(group.values), len(group.variables)) for group in hidden.groups)
    return Listed(hidden, own) if worlds <= MOST_WORLDS else Counted(hidden, own)


class Study:
    """One seat's knowledge, kept up to date from its stream.

    ``knowledge`` is there from the start; what the seat is dealt narrows its space.
    """

    def __init__(self, lore: Lore) -> None:
        self.lore = lore
        self._begin()

    def _begin(self) -> None:
        self._era = self.lore.era
        self._own: list[Observation] = []
        self.knowledge = knowing(self.lore.hidden)

    def hear(self, fact: Fact) -> None:
        """Take in the next fact of the stream."""
        observations = self.lore.read(fact)
        if self.lore.era != self._era:
            self._begin()
        own = [observation for observation in observations if observation.own]
        if own:
            self._own += own
            learned = self.knowledge.observations
            self.knowledge = knowing(self.lore.hidden, self._own)
            for earlier in learned:
                self.knowledge.learn(earlier)
        for observation in observations:
            if not observation.own:
                self.knowledge.learn(observation)
