"""What one seat could know, step by step."""

from collections.abc import Iterable, Iterator, Mapping
from math import log2
from typing import Any

from ridotto.deduction import Counted, Knowledge, Listed, Paired, Tracker
from ridotto.deduction.findings import others
from ridotto.deduction.odds import odds_of
from ridotto.kernel import AnyState, Game, Options
from ridotto.kernel.hidden import Variable
from ridotto.review.results import Certain, Moment

EXACT = 2**53
"""Up to here all readers of JSON agree which number is meant."""


class Following:
    """Watches a seat's knowledge, and notes what changes in it.

    Worlds are counted, so a gain is exact: the bits by which their number fell. Within a stretch
    in which the same things are hidden, all gains together are what was learned.
    """

    def __init__(self, game: Game, options: Options, tracker: Tracker) -> None:
        self._game = game
        self._options = options
        self._tracker = tracker
        self._stretch: Any = None
        self._worlds = 0
        self.curve: list[Moment] = []
        self.certain: list[Certain] = []
        self._known: set[tuple[str, str]] = set()

    def look(self, step: int, state: AnyState) -> float:
        """After a step in which the seat was told something: how many bits it has gained."""
        knowledge = self._tracker.knowledge
        stretch, worlds = _stretch(knowledge), knowledge.count()
        fresh = stretch != self._stretch or worlds > self._worlds
        if not fresh and worlds == self._worlds:
            return 0.0
        actual = self._game.studied.actual(self._options, state)
        hidden = others(knowledge)
        if not all(variable in actual for variable in hidden):  # not everything is dealt
            self._stretch = None
            return 0.0
        true = dict(self._truths(knowledge, actual, hidden))
        gain = 0.0 if fresh else log2(self._worlds) - log2(worlds)
        self._stretch, self._worlds = stretch, worlds
        odds = {about: chance for about, (_, chance) in true.items()}
        if fresh:
            self._known = set()
        for about, (value, chance) in true.items():
            if chance == 1 and (about, value) not in self._known:
                self._known.add((about, value))
                self.certain.append(Certain(step, about, value))
        told = worlds if worlds <= EXACT else float(worlds)
        self.curve.append(Moment(step, told, log2(worlds), gain, fresh, odds))
        return gain

    def _truths(
        self, knowledge: Knowledge, actual: Mapping[Variable, str], hidden: Iterable[Variable]
    ) -> Iterator[tuple[str, tuple[str, float]]]:
        """What is true, by what it is about, and how likely it is to this seat."""
        odds = knowledge.probabilities()
        for variable in hidden:
            value = actual[variable]
            yield " ".join(variable), (value, float(odds[variable][value]))
        if isinstance(knowledge, Listed):
            for conclusion in self._tracker.lore.conclusions():
                value = conclusion.follows(tuple(actual[each] for each in conclusion.variables))
                yield conclusion.name, (value, float(odds_of(knowledge, conclusion)[value]))


def _stretch(knowledge: Knowledge) -> Any:
    """What stays the same as long as the same things are hidden. Where everything is dealt out, a
    seat's own cards belong to the deal; elsewhere they are drawn one by one, and tell something.
    """
    if isinstance(knowledge, Counted | Paired):
        return knowledge.hidden
    assert isinstance(knowledge, Listed)
    return id(knowledge.space)
