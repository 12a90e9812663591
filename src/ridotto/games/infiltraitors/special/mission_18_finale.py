"""Mission 18: rewards are laid aside, and are all there is against the last traitor."""

from typing import TYPE_CHECKING, ClassVar

from ridotto.games.infiltraitors.actions import DRAWS
from ridotto.games.infiltraitors.audiences import ONLY
from ridotto.games.infiltraitors.components import Card
from ridotto.games.infiltraitors.facts import BY_CHANCE, DREW, Met, Shed
from ridotto.games.infiltraitors.mission_hooks import (
    Chances,
    Drawn,
    Mission,
    from_headquarters,
    from_pool,
    reward_groups,
)
from ridotto.games.infiltraitors.parts import Front, MissionPublic, MissionTruth
from ridotto.games.infiltraitors.piles import lift
from ridotto.games.infiltraitors.turn import close, pass_on
from ridotto.kernel import NOBODY, Legal, Lottery, Open, Seat, Secret

if TYPE_CHECKING:
    from ridotto.games.infiltraitors.state import MissionState


class Lifted(Secret, frozen=True, gc=False):
    """A card that lay face down is turned up."""

    card: Card

    def kept(self, truth: MissionTruth) -> None:
        lift(truth, self.card)


class LaidAside(Open, frozen=True, gc=False):
    """A face-up reward is laid aside."""

    seat: Seat
    card: Card

    def seen(self, public: MissionPublic) -> None:
        public.discard.remove(self.card)
        public.rewards.append(self.card)


class Raising(Open, frozen=True, gc=False):
    """A face-down reward is chosen, to be shown."""

    seat: Seat

    def seen(self, public: MissionPublic) -> None:
        public.buried -= 1
        public.phase = "dig"
        public.to_act = BY_CHANCE


class Raised(Open, frozen=True, gc=False):
    """It is shown and laid aside."""

    seat: Seat
    card: Card

    def seen(self, public: MissionPublic) -> None:
        public.rewards.append(self.card)


class HandsThrown(Open, frozen=True, gc=False):
    """All hands are discarded face up; headquarters follows."""

    cards: tuple[Card, ...]

    def seen(self, public: MissionPublic) -> None:
        public.discard.extend(self.cards)
        public.hands = [0] * public.agents
        public.phase = "scatter"
        public.to_act = BY_CHANCE


class Scattered(Open, frozen=True, gc=False):
    """A card of headquarters is discarded face up."""

    card: Card

    def seen(self, public: MissionPublic) -> None:
        public.hq -= 1
        public.discard.append(self.card)


class Redealing(Open, frozen=True, gc=False):
    """The rewards are shuffled and dealt out, beginning with an agent."""

    seat: Seat

    def seen(self, public: MissionPublic) -> None:
        for at in range(len(public.rewards)):
            public.hands[(self.seat + at) % public.agents] += 1
        public.phase = "redeal"


class LastTaken(Open, frozen=True, gc=False):
    """The last traitor, who lay apart, is taken."""

    seat: Seat
    number: int

    def seen(self, public: MissionPublic) -> None:
        public.apart -= 1
        public.met = self.number
        public.fronts[self.seat] = Front(self.number)
        public.holders |= 1 << self.seat
        public.phase = "last"


class Finale(Mission):
    apart: ClassVar[int] = 1

    def on_draw(self) -> dict[str, Drawn]:
        return super().on_draw() | {
            "scatter": self.scattered,
            "redeal": self.redealt,
            "last": self.last_met,
        }

    def on_chance(self) -> dict[str, Chances]:
        return super().on_chance() | {
            "scatter": from_headquarters,
            "redeal": from_rewards,
            "last": from_pool,
        }

    def rewards(self, state: "MissionState", seat: Seat) -> Legal:
        return Legal(*reward_groups(state))

    def reward(self, state: "MissionState", seat: Seat, card: Card) -> None:
        state.announce(LaidAside(seat, card))

    def dig(self, state: "MissionState", seat: Seat) -> None:
        state.announce(Raising(seat))

    def unearth(self, state: "MissionState", seat: Seat, card: Card) -> None:
        state.tell(NOBODY, Lifted(card))
        state.announce(Raised(seat, card))

    def rewarded(self, state: "MissionState", seat: Seat) -> None:
        public = state.public
        if public.left() > public.apart or not public.apart:
            close(state, seat)
            return
        hands = [tuple(own.hand) for own in state.private]
        for holder, cards in enumerate(hands):
            state.tell(ONLY[holder], Shed(cards))
        state.announce(HandsThrown(sum(hands, ())))
        if not public.hq:
            self.redeal(state)

    def scattered(self, state: "MissionState", card: Card) -> None:
        state.tell(NOBODY, Lifted(card))
        state.announce(Scattered(card))
        if not state.public.hq:
            self.redeal(state)

    def redeal(self, state: "MissionState") -> None:
        state.announce(Redealing(state.public.turn))
        if not state.public.rewards:
            self.take_last(state)

    def redealt(self, state: "MissionState", card: Card) -> None:
        public = state.public
        dealt = sum(len(own.hand) for own in state.private)
        seat = (public.turn + dealt) % self.agents
        state.tell(ONLY[seat], DREW[card])
        if dealt + 1 == len(public.rewards):
            self.take_last(state)

    def take_last(self, state: "MissionState") -> None:
        state.announce(LastTaken(state.public.turn, state.public.met + 1))

    def last_met(self, state: "MissionState", card: Card) -> None:
        seat = state.public.turn
        state.tell(ONLY[seat], Met(card))
        pass_on(state, seat)


def from_rewards(state: "MissionState") -> Lottery:
    """The rewards not yet dealt."""
    dealt = {card for own in state.private for card in own.hand}
    left = [DRAWS[card] for card in state.public.rewards if card not in dealt]
    return Lottery(left, len(state.public.rewards) - len(dealt))
