"""Following a mission as people do, who forget and overlook things."""

import random
from collections import deque
from zlib import crc32

from ridotto.bots.infiltraitors.card_sets import SHARING, set_of
from ridotto.bots.infiltraitors.following_traitors import Follower
from ridotto.bots.infiltraitors.habits import Habits
from ridotto.games.infiltraitors import facts as of
from ridotto.games.infiltraitors.candidates import in_sight, lying_open
from ridotto.games.infiltraitors.components import Card
from ridotto.games.infiltraitors.special.mission_18_finale import LastTaken
from ridotto.kernel import Fact, Game, Options, Seat


class Forgetful(Follower):
    """Holds possible all that a Follower does, and what it would rule out by something that was
    forgotten or overlooked: so it is never sure of what is not true.

    What is overlooked follows from the plays that all have seen. An agent who is made anew from its
    stream, as after a restart of the house, has overlooked the same.
    """

    def __init__(self, habits: Habits, game: Game, options: Options, seat: Seat) -> None:
        super().__init__(game, options, seat)
        self.habits = habits
        self._clues: deque[tuple[Seat, int]] = deque(maxlen=habits.clues)
        self._missed = [0] * len(self.sheets)
        self._plays = crc32(bytes((seat,)))

    def hear(self, fact: Fact) -> None:
        """When its turn begins, it looks round, and forgets what is not to be seen any more."""
        super().hear(fact)
        if isinstance(fact, of.Turn) and fact.seat == self.seat:
            self.open = set_of(lying_open(self.public))
            self.mine = set_of(in_sight(self.view))

    def taken(self, fact: of.Identified | LastTaken) -> None:
        others = (clue for clue in self._clues if clue[0] != fact.seat)
        self._clues = deque(others, self.habits.clues)
        self._missed[fact.seat] = 0
        self._strike_out()

    def clued(self, owner: Seat, card: Card, upright: bool) -> None:  # noqa: FBT001 - how it lies
        self.open |= 1 << card
        self._plays = crc32(bytes((owner % len(self.sheets), card, upright)), self._plays)
        if not self._overlooks():
            self._clues.append((owner, SHARING[card] if upright else ~SHARING[card]))
            self._strike_out()

    def shot(self, fact: of.Shot) -> None:
        if not fact.right:
            self._missed[fact.whom] |= 1 << fact.card
            self._strike_out()

    def _overlooks(self) -> bool:
        """Whether it overlooks the clue that was played last; never one of its own."""
        if not self.habits.overlooks or self.public.turn == self.seat:
            return False
        return random.Random(self._plays).random() < self.habits.overlooks

    def _strike_out(self) -> None:
        """Fills in the sheets by what it still has in mind."""
        self.sheets = [self.deck & ~missed for missed in self._missed]
        for owner, allowed in self._clues:
            self.sheets[owner] &= allowed
