"""Plays anything."""

import random

from ridotto.kernel import Action, Legal, View


class RandomBot:
    """Picks the kind of action first, then one of it; seldom one that may end the game."""

    name = "random"

    def act(self, view: View, legal: Legal, rng: random.Random) -> Action:
        return legal.pick(rng.random)
