"""What a bot is."""

import random
from typing import Protocol

from ridotto.kernel import Action, Legal, View


class Bot(Protocol):
    """Chooses among the legal actions from what its seat knows, and from nothing else.

    Whatever is random in it comes from ``rng``, so that a seed repeats a game.
    """

    name: str

    def act(self, view: View, legal: Legal, rng: random.Random) -> Action: ...
