"""The novice: means well and forgets."""

import random
from collections.abc import Iterable
from typing import ClassVar

from ridotto.bots.inkognito.minds import Mind
from ridotto.bots.inkognito.sleuth import Manners, Sleuth
from ridotto.deduction import Listed
from ridotto.games.inkognito.actions import Show
from ridotto.games.inkognito.parts import Player
from ridotto.games.inkognito.things import GREY, MISSION_CARDS
from ridotto.kernel import Fact, Seat

REMEMBERS = 5
"""So many answers, and no more."""


class Rash(Manners):
    declares = 0.6
    trusts = 0.7
    locks = 0.4


class Forgetful(Mind):
    """Knows what follows from the last few answers."""

    def hear(self, fact: Fact) -> None:
        super().hear(fact)
        knowledge = self.study.knowledge
        if len(knowledge.observations) > REMEMBERS:
            fresh = Listed(knowledge.hidden, knowledge.own)
            for observation in knowledge.observations[-REMEMBERS:]:
                fresh.learn(observation)
            self.study.knowledge = fresh


class Novice(Sleuth):
    """Goes about it like a sleuth, with a short memory, little care in answers, and haste."""

    name = "novice"
    manners: ClassVar[type[Manners]] = Rash

    def new_mind(self) -> Mind:
        return Forgetful(self.table, self.seat)

    def least_telling(
        self, shows: Iterable[Show], own: Player, asker: Seat, rng: random.Random
    ) -> Show:
        """Anything that does not lay the truth open."""
        every = list(shows)
        closed = [
            show
            for show in every
            if not any(GREY[card] or card in MISSION_CARDS for card in show.cards)
        ]
        return rng.choice(closed or every)
