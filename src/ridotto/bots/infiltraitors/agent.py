"""What every agent does the same way: everything but the choice of the action of a turn."""

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence

from ridotto.bots.bot import Budget, Reason
from ridotto.bots.infiltraitors.card_sets import members, turned
from ridotto.bots.infiltraitors.clue_plays import playable
from ridotto.bots.infiltraitors.clue_worth import Scales
from ridotto.bots.infiltraitors.following_traitors import Follower
from ridotto.games.infiltraitors.actions import (
    ACCUSATIONS,
    REWARDS,
    SHOTS,
    Decline,
    Dig,
    Discard,
    DiscardPlaces,
    Lay,
    Leave,
    Request,
)
from ridotto.games.infiltraitors.candidates import KINGPIN
from ridotto.games.infiltraitors.components import Card
from ridotto.games.infiltraitors.parts import SEATS
from ridotto.kernel import Action, Fact, Game, Legal, Options, Seat, View

ENOUGH = 3
"""Whoever must save draws no more than this."""
SHORT = 10
"""Below so many cards, headquarters is short of them."""


class MissionAgent(ABC):
    """Follows the mission, and decides by phase."""

    name = ""

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        self.mind = self.follow(game, options, seat)
        self._reason: Reason | None = None
        self._decide = {
            "turn": self.turn,
            "draw": self.draw,
            "reward": self.reward,
            "discard": self.discard,
            "leave": self.leave,
            "lay": self.lay,
            "accuse": self.accuse,
        }

    def follow(self, game: Game, options: Options, seat: Seat) -> Follower:
        """What it makes of its stream."""
        return Follower(game, options, seat)

    def hear(self, fact: Fact) -> None:
        self.mind.hear(fact)

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        return self._decide[view.public.phase](rng)

    def reason(self) -> Reason | None:
        return self._reason

    @abstractmethod
    def turn(self, rng: random.Random) -> Action:
        """A1 to A5."""

    def because(self, action: Action, code: str, whom: Seat | None = None, **more: int) -> Action:
        """The action, with the reason noted."""
        named = {} if whom is None else {"whom": ("seat", SEATS[whom])}
        self._reason = Reason(code, {**named, **more})
        return action

    def scales(self) -> Scales:
        return Scales(self.mind, playable(self.mind))

    def holds(self) -> bool:
        return bool(self.mind.public.holders >> self.mind.seat & 1)

    def idle(self) -> bool:
        """Without a traitor, and there will be none."""
        return not self.holds() and not self.mind.public.middle

    def hq_is_dear(self) -> bool:
        """Where only the left neighbour can be helped (mission 8), an agent whose traitor is gone
        often can do nothing but burn headquarters.
        """
        return "left" in self.mind.mission.briefing.rules

    def must_save(self) -> bool:
        """Whether others need the cards of headquarters more."""
        idle, dear = self.idle(), self.hq_is_dear()
        return (idle and dear) or ((idle or dear) and self.mind.public.hq < SHORT)

    def shoot(self, whom: Seat, cards: int, unsure: str = "shoot-odds") -> Action:
        """At this traitor, who is one of these; ``unsure`` is why, if there are several."""
        number = cards.bit_count()
        shot = SHOTS[whom][next(members(cards))]
        if number == 1:
            return self.because(shot, "shoot-sure", whom)
        return self.because(shot, unsure, whom, odds=100 // number)

    def draw(self, rng: random.Random) -> Action:
        public, mission = self.mind.public, self.mind.mission
        hand = public.hands[self.mind.seat]
        if hand >= mission.limit or (hand >= ENOUGH and self.must_save()):
            return self.because(Decline(), "draw-none")
        return self.because(Request(), "draw")

    def reward(self, rng: random.Random) -> Action:
        """Where a traitor lies apart, face-down cards: whatever has been turned up is not him."""
        public = self.mind.public
        if public.buried and (public.apart or not public.discard):
            return self.because(Dig(), "dig")
        worth = self.scales().worth
        return self.because(REWARDS[max(public.discard, key=worth)], "reward")

    def discard(self, rng: random.Random) -> Action:
        mind = self.mind
        over = mind.public.hands[mind.seat] - mind.mission.limit
        if mind.mission.blind:
            # The oldest: of the newest, others may have plans already.
            return self.because(DiscardPlaces(tuple(range(over))), "discard")
        worth = self.scales().worth
        least = sorted(mind.own.hand, key=worth)[:over]
        return self.because(Discard(tuple(sorted(least))), "discard")

    def leave(self, rng: random.Random) -> Action:
        """As late as can be, when most has been seen of what is not the kingpin."""
        if self.must_leave(self.mind.public.left()):
            return self.because(Leave(), "leave")
        return self.because(Decline(), "stay")

    def must_leave(self, left: int) -> bool:
        """Whether all who are inside have to leave now, one after each elimination that is to come,
        if so many traitors are left.
        """
        public = self.mind.public
        inside = public.agents - public.out.bit_count()
        return inside - 1 > left - public.apart

    def lay(self, rng: random.Random) -> Action:
        mind = self.mind
        kingpin = mind.own.kingpin
        assert kingpin is not None
        cards = mind.all_know(KINGPIN)

        def left(card: Card) -> int:
            return (turned(card, kingpin, cards) & ~(1 << card)).bit_count()

        best = min(self.to_lay(), key=left)
        return self.because(Lay(best), "lay", left=left(best))

    def to_lay(self) -> Sequence[Card]:
        """The cards that may be laid about the kingpin."""
        return [*self.mind.own.hand, *self.mind.public.discard]

    def accuse(self, rng: random.Random) -> Action:
        cards = list(members(self.mind.i_know()[KINGPIN]))
        return self.because(ACCUSATIONS[rng.choice(cards)], "accuse", odds=100 // len(cards))
