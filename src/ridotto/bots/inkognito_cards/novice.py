"""The novice: means well and forgets."""

import random
from collections.abc import Mapping, Sequence
from typing import ClassVar

from ridotto.bots.inkognito_cards.beliefs import Beliefs
from ridotto.bots.inkognito_cards.sleuth import Sleuth, Style
from ridotto.deduction import ForgetfulTracker
from ridotto.games.inkognito_cards.actions import Pass
from ridotto.games.inkognito_cards.components import BLACK, Agent
from ridotto.games.inkognito_cards.parts import CardsPrivate, CardsPublic
from ridotto.kernel import Seat

REMEMBERS = 4
"""So many answers, and no more."""


class Rash(Style):
    calls = 0.4
    calls_alone = 0.25


class Forgetful(Beliefs):
    """Knows what follows from the last few answers."""

    def __init__(self, players: int, seat: Seat) -> None:
        super().__init__(players, seat)
        self.tracker = ForgetfulTracker(self.lore, REMEMBERS)


class Novice(Sleuth):
    """Goes anywhere, passes anything that does not lay the truth open, and is in a hurry."""

    name = "novice"
    style: ClassVar[type[Style]] = Rash

    def new_mind(self) -> Beliefs:
        return Forgetful(self.players, self.seat)

    def worth_of_meetings(self, public: CardsPublic) -> Mapping[tuple[Agent, ...], float]:
        return {}

    def least_telling(
        self, passes: Sequence[Pass], own: CardsPrivate, receiver: Agent, rng: random.Random
    ) -> Pass:
        return rng.choice([pair for pair in passes if max(pair.one, pair.other) < BLACK])
