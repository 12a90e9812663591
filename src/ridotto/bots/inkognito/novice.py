"""The novice: means well and forgets."""

import random
from collections.abc import Iterable, Sequence
from typing import ClassVar

from ridotto.bots.inkognito.beliefs import Beliefs
from ridotto.bots.inkognito.moves import MovePlan
from ridotto.bots.inkognito.routes import Ends
from ridotto.bots.inkognito.sleuth import Sleuth, Style
from ridotto.deduction import ForgetfulTracker
from ridotto.games.inkognito.actions import Ask, AskVia, Expel, Show
from ridotto.games.inkognito.components import GREY, MISSION_CARDS
from ridotto.games.inkognito.parts import InkognitoPrivate, InkognitoPublic
from ridotto.games.inkognito.variant import Variant
from ridotto.kernel import Seat, View

REMEMBERS = 4
"""So many answers, and no more."""
WANDERS = 0.4
"""How often it goes anywhere at all."""


class Rash(Style):
    declares = 0.6
    trusts = 0.8
    locks = 0.4


class Forgetful(Beliefs):
    """Knows what follows from the last few answers."""

    def __init__(self, variant: Variant, seat: Seat) -> None:
        super().__init__(variant, seat)
        self.tracker = ForgetfulTracker(self.lore, REMEMBERS)


class Novice(Sleuth):
    """Goes about it like a sleuth, with a short memory, little care in what it asks, shows and
    does on the board, and haste.
    """

    name = "novice"
    style: ClassVar[type[Style]] = Rash

    def new_mind(self) -> Beliefs:
        return Forgetful(self.variant, self.seat)

    def plan(self, view: View, rng: random.Random) -> MovePlan:
        if rng.random() >= WANDERS:
            return super().plan(view, rng)
        public: InkognitoPublic = view.public
        ends = Ends(public.at, self.variant.parties[self.mind.side], public.balls)
        return MovePlan(public.turns, ends.way(rng.choice(list(ends))), None)

    def best_question(self, asks: Sequence[Ask | AskVia], rng: random.Random) -> Ask | AskVia:
        return rng.choice(asks)

    def best_exile(
        self, public: InkognitoPublic, where: Sequence[Expel], rng: random.Random
    ) -> Expel:
        return rng.choice(where)

    def least_telling(
        self, shows: Iterable[Show], own: InkognitoPrivate, asker: Seat, rng: random.Random
    ) -> Show:
        """Anything that does not lay the truth open."""
        every = list(shows)
        closed = [
            show
            for show in every
            if not any(GREY[card] or card in MISSION_CARDS for card in show.cards)
        ]
        return rng.choice(closed or every)
