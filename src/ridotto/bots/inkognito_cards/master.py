"""The master: reads what others chose to pass, is hard to read, and calls in time."""

import random
from collections.abc import Sequence
from typing import ClassVar

from ridotto.bots.inkognito_cards.beliefs import Beliefs, fits
from ridotto.bots.inkognito_cards.reading_answers import Reader
from ridotto.bots.inkognito_cards.showing import given, still_possible, surety
from ridotto.bots.inkognito_cards.sleuth import Sleuth, Style
from ridotto.games.inkognito_cards.actions import Pass
from ridotto.games.inkognito_cards.components import Agent
from ridotto.games.inkognito_cards.parts import CardsPrivate

BLUFF = 0.2
"""How much surer of it the receiver may become so that it is harder to read."""


class Bold(Style):
    calls = 0.75
    calls_alone = 0.55


class Master(Sleuth):
    """A sleuth who knows that others choose with care, and that they may know it of him."""

    name = "master"
    style: ClassVar[type[Style]] = Bold

    def new_mind(self) -> Beliefs:
        return Reader(self.players, self.seat)

    def least_telling(
        self, passes: Sequence[Pass], own: CardsPrivate, receiver: Agent, rng: random.Random
    ) -> Pass:
        """Any of those that tell little: always the least would be an answer in itself."""
        mine = self.mind.own()
        before = still_possible(own, receiver, given(own, receiver))
        leaks = []
        for pair in passes:
            after = [secrets for secrets in before if fits(pair.one, pair.other, secrets)]
            leaks.append((surety(mine, after, allies=self.mind.allies), pair))
        least = min(leak for leak, _ in leaks)
        return rng.choice([pair for leak, pair in leaks if leak <= least + BLUFF])
