"""The novice: means well and forgets."""

import random
from collections.abc import Sequence

from ridotto.bots.advice import Advised
from ridotto.bots.inkognito.beliefs import Beliefs
from ridotto.bots.inkognito.moves import MovePlan
from ridotto.bots.inkognito.routes import Ends
from ridotto.bots.inkognito.sleuth import Sleuth, Style
from ridotto.deduction import ForgetfulTracker
from ridotto.games.inkognito.actions import Show
from ridotto.games.inkognito.components import GREY, MISSION_CARDS
from ridotto.games.inkognito.parts import InkognitoPublic
from ridotto.games.inkognito.variant import Variant
from ridotto.kernel import Action, Seat, View

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
    style: Style = Rash()

    def new_mind(self) -> Beliefs:
        return Forgetful(self.variant, self.seat)

    def plan(self, view: View, rng: random.Random) -> MovePlan:
        if rng.random() >= WANDERS:
            return super().plan(view, rng)
        public: InkognitoPublic = view.public
        ends = Ends(public.at, self.variant.parties[self.mind.side], public.balls)
        return MovePlan(public.turns, ends.way(rng.choice(list(ends))), None)

    def best_question(self, asks: Sequence[Advised], rng: random.Random) -> Advised:
        return rng.choice(asks)

    def best_exile(self, where: Sequence[Advised], rng: random.Random) -> Advised:
        return rng.choice(where)

    def least_telling(self, shows: Sequence[Advised], rng: random.Random) -> Advised:
        """Anything that does not lay the truth open."""
        return rng.choice([show for show in shows if not _lays_open(show.action)] or shows)


def _lays_open(show: Action) -> bool:
    assert isinstance(show, Show)
    return any(GREY[card] or card in MISSION_CARDS for card in show.cards)
