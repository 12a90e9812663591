"""The novice: means well and forgets."""

import random
from collections.abc import Sequence
from typing import ClassVar

from ridotto.bots.advice import Advised
from ridotto.bots.bot import Reason
from ridotto.bots.inkognito_cards.beliefs import Beliefs
from ridotto.bots.inkognito_cards.sleuth import Sleuth, Style
from ridotto.deduction import ForgetfulTracker
from ridotto.games.inkognito_cards.actions import Pass, Play
from ridotto.games.inkognito_cards.components import BLACK
from ridotto.kernel import Action, Legal, Seat, View

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

    def places(self, view: View, legal: Legal) -> list[Advised]:
        plays = (action for action in legal if isinstance(action, Play))
        return [Advised("play", Reason("place-any"), 0.0, (play,)) for play in plays]

    def least_telling(self, pairs: Sequence[Advised], rng: random.Random) -> Advised:
        return rng.choice([pair for pair in pairs if not _black(pair.action)])


def _black(pair: Action) -> bool:
    assert isinstance(pair, Pass)
    return max(pair.one, pair.other) >= BLACK
