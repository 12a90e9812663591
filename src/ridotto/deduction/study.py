"""From a seat's stream to its knowledge, fact by fact."""

from ridotto.deduction.knowledge import Knowledge
from ridotto.kernel import Fact
from ridotto.kernel.hidden import Lore, Observation


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
        self.knowledge = Knowledge(self.lore.hidden)

    def hear(self, fact: Fact) -> None:
        """Take in the next fact of the stream."""
        observations = self.lore.read(fact)
        if self.lore.era != self._era:
            self._begin()
        for observation in observations:
            if observation.own:
                self._own.append(observation)
                learned = self.knowledge.observations
                self.knowledge = Knowledge(self.lore.hidden, self._own)
                for earlier in learned:
                    self.knowledge.learn(earlier)
            else:
                self.knowledge.learn(observation)
