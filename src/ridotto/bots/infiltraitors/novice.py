"""The novice: means well, forgets, and is in a hurry."""

import random
from collections.abc import Mapping, Sequence
from math import inf
from typing import ClassVar

from ridotto.bots.infiltraitors.card_sets import set_of
from ridotto.bots.infiltraitors.clue_plays import CluePlay, plays
from ridotto.bots.infiltraitors.clue_worth import Scales
from ridotto.bots.infiltraitors.following_traitors import Follower
from ridotto.bots.infiltraitors.literal import Literal
from ridotto.games.infiltraitors.candidates import in_sight, lying_open
from ridotto.kernel import Action, Seat

SURE_ENOUGH = 3
"""With so few candidates it shoots, whatever there is to lose."""
TELLING = 0.2


class Forgetful(Follower):
    """Remembers the clues that lie on the table, and no card that is not to be seen."""

    def forget(self) -> None:
        self.open = set_of(lying_open(self.public))
        self.mine = set_of(in_sight(self.view))


class Novice(Literal):
    """Plays the first card that tells anything."""

    name = "novice"
    follower: ClassVar[type[Follower]] = Forgetful
    mind: Forgetful

    def turn(self, rng: random.Random) -> Action:
        self.mind.forget()
        return super().turn(rng)

    def shot(self, know: Mapping[Seat, int], targets: Sequence[Seat]) -> Action | None:
        found = [owner for owner in targets if know[owner].bit_count() <= SURE_ENOUGH]
        return self.shot_at_best(know, found) if found else None

    def best_play(self, scales: Scales) -> tuple[CluePlay | None, float]:
        gain = -inf
        play: CluePlay | None = None
        for play in plays(self.mind):
            gain = scales.gain(play.card, play.whom)
            if gain >= TELLING:
                break
        return play, gain
