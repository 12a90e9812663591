"""The master: reads what others chose to show, is hard to read, and looks a round ahead."""

import random
from collections.abc import Iterable
from typing import ClassVar

from ridotto.bots.inkognito import showing
from ridotto.bots.inkognito.beliefs import Beliefs
from ridotto.bots.inkognito.lookahead import Lookahead
from ridotto.bots.inkognito.moves import MovePlan, plans
from ridotto.bots.inkognito.reading_answers import Reader
from ridotto.bots.inkognito.sleuth import Sleuth, Style
from ridotto.bots.search import Meter, best_of
from ridotto.games.inkognito.actions import Done, Show
from ridotto.games.inkognito.parts import InkognitoPrivate, InkognitoPublic
from ridotto.games.inkognito.worlds import World
from ridotto.kernel import Seat, View

CHOICES = 6
"""So many movements are looked at more closely."""
CLOSE = 1.5
"""How much worse one may look at first, in bits."""
FEAR = 3.0
"""What it is worth that rivals cannot win in the next round, in bits."""
BLUFF = 0.15
"""How much surer of it the asker may become so that it is harder to read."""


class Bold(Style):
    declares = 0.85
    trusts = 0.7
    locks = 0.6


class Master(Sleuth):
    """A sleuth who knows that others choose with care, and that they may know it of him."""

    name = "master"
    style: ClassVar[type[Style]] = Bold

    def new_mind(self) -> Beliefs:
        return Reader(self.variant, self.seat)

    def plan(self, view: View, rng: random.Random) -> MovePlan:
        """The best of the best movements, after a look at what the others may make of them."""
        public: InkognitoPublic = view.public
        found = plans(self.mind, public, self.aims(), self.bar(public), rng, most=CHOICES)
        close = [each for each in found if each[0] >= found[0][0] - CLOSE]
        assert isinstance(self.mind, Reader)
        ahead = Lookahead(self.mind, self.options, view, rng)

        def trial(
            choice: tuple[float, MovePlan], sampled: tuple[World, int], meter: Meter
        ) -> float:
            value, plan = choice
            return value - FEAR * ahead.danger((*plan.steps, Done()), sampled, meter)

        return best_of(close, ahead.sample, trial, self.meter)[1]

    def least_telling(
        self, shows: Iterable[Show], own: InkognitoPrivate, asker: Seat, rng: random.Random
    ) -> Show:
        """Any of those that tell little: always the least would be an answer in itself."""
        me = self.mind.identity(), self.mind.build()
        before = showing.still_possible(own.notes, self.seat, asker)
        leaks = [(showing.leak(show.cards, me, before), show) for show in shows]
        least = min(leak for leak, _ in leaks)
        return rng.choice([show for leak, show in leaks if leak <= least + BLUFF])
