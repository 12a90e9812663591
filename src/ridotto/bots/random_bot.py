"""Plays anything."""

import random

from ridotto.bots.bot import Budget, Reason
from ridotto.kernel import Action, Fact, Game, Legal, Options, Seat, View


class RandomBot:
    """Picks the kind of action first, then one of it; seldom one that may end the game."""

    name = "random"

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        """It looks at nothing."""

    def hear(self, fact: Fact) -> None:
        """It listens to nothing."""

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        return legal.pick(rng)

    def reason(self) -> Reason | None:
        return Reason("at-random")
