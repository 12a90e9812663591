"""The master: reads what others chose to show, is hard to read, and looks a round ahead."""

import random
from collections.abc import Iterable
from typing import ClassVar

from ridotto.bots.inkognito import showing
from ridotto.bots.inkognito.minds import Mind
from ridotto.bots.inkognito.reader import Reader
from ridotto.bots.inkognito.sleuth import Manners, Sleuth
from ridotto.games.inkognito.actions import Show
from ridotto.games.inkognito.parts import Player
from ridotto.kernel import Seat

BLUFF = 0.15
"""How much surer of it the asker may become so that it is harder to read."""


class Bold(Manners):
    declares = 0.85
    trusts = 0.7
    locks = 0.6


class Master(Sleuth):
    """A sleuth who knows that others choose with care, and that they may know it of him."""

    name = "master"
    manners: ClassVar[type[Manners]] = Bold

    def new_mind(self) -> Mind:
        return Reader(self.table, self.seat)

    def least_telling(
        self, shows: Iterable[Show], own: Player, asker: Seat, rng: random.Random
    ) -> Show:
        """Any of those that tell little: always the least would be an answer in itself."""
        me = self.mind.identity(), self.mind.build()
        before = showing.still_possible(own.notes, self.seat, asker)
        leaks = [(showing.leak(show.cards, me, before), show) for show in shows]
        least = min(leak for leak, _ in leaks)
        return rng.choice([show for leak, show in leaks if leak <= least + BLUFF])
