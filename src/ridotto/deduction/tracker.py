"""From a seat's stream to its knowledge, fact by fact."""

from collections.abc import Iterable

from ridotto.deduction.counted_worlds import Counted
from ridotto.deduction.knowledge import Knowledge
from ridotto.deduction.listed_worlds import Listed
from ridotto.deduction.paired_cards import Paired
from ridotto.kernel import Fact
from ridotto.kernel.hidden import Hidden, Lore, Observation


def knowing(hidden: Hidden, own: Iterable[Observation] = ()) -> Knowledge:
    """Knowledge of these secrets. What is dealt out to the last card has few worlds, and any
    answers about it: they are listed. Some cards out of many have many worlds: they are counted.
    """
    if hidden.pairs is not None:
        return Paired(hidden, own)
    all_dealt = all(len(group.variables) == len(group.values) for group in hidden.groups)
    return Listed(hidden, own) if all_dealt else Counted(hidden, own)


class Tracker:
    """One seat's knowledge, kept up to date from its stream.

    ``knowledge`` is there from the start; what the seat is dealt narrows its space.
    """

    def __init__(self, lore: Lore) -> None:
        self.lore = lore
        self._taken = 0
        self._knowledge = self._begin()

    def hear(self, fact: Fact) -> None:
        """Take in the next fact of the stream."""
        self.lore.hear(fact)

    @property
    def knowledge(self) -> Knowledge:
        """What follows from all that was heard. The same object as long as it can be: it learns."""
        lore = self.lore
        lore.settle()
        if lore.era != self._era:
            self._knowledge = self._begin()
        fresh = lore.observations[self._taken :]
        if any(observation.own for observation in fresh):
            self._knowledge = self._begin()
            fresh = lore.observations
        for observation in fresh:
            if not observation.own:
                self._knowledge.learn(observation)
        self._taken = len(lore.observations)
        return self._knowledge

    def _begin(self) -> Knowledge:
        self._era = self.lore.era
        self._taken = 0
        own = [observation for observation in self.lore.observations if observation.own]
        return knowing(self.lore.hidden, own)


class ForgetfulTracker(Tracker):
    """Like a study, but with the last few observations only; what it was dealt it keeps."""

    def __init__(self, lore: Lore, remembers: int) -> None:
        super().__init__(lore)
        self._remembers = remembers

    @property
    def knowledge(self) -> Knowledge:
        whole = super().knowledge
        if len(whole.observations) <= self._remembers:
            return whole
        recent = knowing(whole.hidden, whole.own)
        for observation in whole.observations[len(whole.observations) - self._remembers :]:
            recent.learn(observation)
        return recent
