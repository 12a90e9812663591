"""The novice: means well and forgets."""

import random
from collections.abc import Iterable, Sequence
from typing import ClassVar

from ridotto.bots.inkognito.beliefs import Mind
from ridotto.bots.inkognito.moves import Plan
from ridotto.bots.inkognito.routes import Ends
from ridotto.bots.inkognito.sleuth import Manners, Sleuth
from ridotto.deduction import ShortMemory
from ridotto.games.inkognito.actions import Ask, AskVia, Expel, Show
from ridotto.games.inkognito.components import GREY, MISSION_CARDS
from ridotto.games.inkognito.parts import Player, Venice
from ridotto.games.inkognito.variant import Table
from ridotto.kernel import Seat, View

REMEMBERS = 4
"""So many answers, and no more."""
WANDERS = 0.4
"""How often it goes anywhere at all."""


class Rash(Manners):
    declares = 0.6
    trusts = 0.8
    locks = 0.4


class Forgetful(Mind):
    """Knows what follows from the last few answers."""

    def __init__(self, table: Table, seat: Seat) -> None:
        super().__init__(table, seat)
        self.study = ShortMemory(self.lore, REMEMBERS)


class Novice(Sleuth):
    """Goes about it like a sleuth, with a short memory, little care in what it asks, shows and
    does on the board, and haste.
    """

    name = "novice"
    manners: ClassVar[type[Manners]] = Rash

    def new_mind(self) -> Mind:
        return Forgetful(self.table, self.seat)

    def plan(self, view: View, rng: random.Random) -> Plan:
        if rng.random() >= WANDERS:
            return super().plan(view, rng)
        public: Venice = view.public
        ends = Ends(public.at, self.table.parties[self.mind.side], public.balls)
        return Plan(public.turns, ends.way(rng.choice(list(ends))), None)

    def best_question(self, asks: Sequence[Ask | AskVia], rng: random.Random) -> Ask | AskVia:
        return rng.choice(asks)

    def best_exile(self, public: Venice, where: Sequence[Expel], rng: random.Random) -> Expel:
        return rng.choice(where)

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
