"""The master: reads answers in whatever way they are chosen, and answers as hardly anybody does."""

import random
from collections.abc import Sequence

from ridotto.bots.advice import Advised
from ridotto.bots.bot import Budget
from ridotto.bots.inkognito.asking import ASKING, in_way
from ridotto.bots.inkognito.beliefs import Beliefs, Curiosity
from ridotto.bots.inkognito.reading_answers import Reader
from ridotto.bots.inkognito.sleuth import Sleuth, Style
from ridotto.bots.mixtures import Mixtures
from ridotto.kernel import Action, Legal, View


class Bold(Style):
    declares = 0.6
    trusts = 0.5
    locks = 0.6


class Master(Sleuth):
    """A sleuth who knows that others choose what they show, each in his own way, and who has one of
    its own (``bots.mixtures``).
    """

    name = "master"
    style: Style = Bold()
    mixtures: Mixtures = ASKING.mixtures
    curiosity = Curiosity(partner=2.0, through_him=1.0)
    _way: str = ""

    def new_mind(self) -> Beliefs:
        mind = Reader(self.variant, self.seat, self.mixtures)
        mind.curiosity = self.curiosity
        return mind

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        self._way = self._way or self.mixtures.draw(rng)
        return super().act(view, legal, rng, budget)

    def answers(self, view: View, legal: Legal) -> list[Advised]:
        return in_way(self._way, self.mind, view.public, super().answers(view, legal))

    def least_telling(self, shows: Sequence[Advised], rng: random.Random) -> Advised:
        """Any of those that are in its way; if none is left, what tells least."""
        best = max(show.worth for show in shows)
        return rng.choice([show for show in shows if show.worth >= best])
