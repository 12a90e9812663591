"""Mission 19: agents leave one by one with a clue about the kingpin; the last one shoots."""

from typing import TYPE_CHECKING, ClassVar

from ridotto.games.infiltraitors.actions import ACCUSATIONS, Accuse, Lay, Leave
from ridotto.games.infiltraitors.audiences import ONLY
from ridotto.games.infiltraitors.components import SHARES, Card
from ridotto.games.infiltraitors.ending import end
from ridotto.games.infiltraitors.facts import ALONE, BY_CHANCE, GAVE, Shed, add_clue
from ridotto.games.infiltraitors.legal_actions import DECLINE, Actions
from ridotto.games.infiltraitors.mission_hooks import (
    Chances,
    Drawn,
    Mission,
    NextPhase,
    Offer,
    always,
    from_pool,
)
from ridotto.games.infiltraitors.parts import MissionPrivate, MissionPublic, MissionTruth
from ridotto.games.infiltraitors.piles import lift
from ridotto.games.infiltraitors.turn import close, pass_on
from ridotto.kernel import Actor, Legal, Open, Seat, Secret

if TYPE_CHECKING:
    from ridotto.games.infiltraitors.state import MissionState

LEAVE: Actions = (Leave(),)


class Tempted(Open, frozen=True, gc=False):
    """An agent may leave."""

    seat: Seat

    def seen(self, public: MissionPublic) -> None:
        public.phase = "leave"
        public.to_act = ALONE[self.seat]


class Leaving(Open, frozen=True, gc=False):
    """He goes to look at the kingpin; the first to look learns what chance brings."""

    seat: Seat

    def seen(self, public: MissionPublic) -> None:
        public.phase = "kingpin"
        public.to_act = BY_CHANCE


class Glimpsed(Secret, frozen=True, gc=False):
    """Who the kingpin is, for the eyes of one who leaves."""

    card: Card

    def told(self, own: MissionPrivate) -> None:
        own.kingpin = self.card

    def kept(self, truth: MissionTruth) -> None:
        lift(truth, self.card)
        truth.kingpin = self.card


class Looked(Open, frozen=True, gc=False):
    """He has looked, and lays his clues."""

    seat: Seat

    def seen(self, public: MissionPublic) -> None:
        public.phase = "lay"
        public.to_act = ALONE[self.seat]


class Laid(Open, frozen=True, gc=False):
    """A clue about the kingpin, from the hand or from the discard."""

    seat: Seat
    card: Card
    upright: bool

    def seen(self, public: MissionPublic) -> None:
        if self.card in public.discard:
            public.discard.remove(self.card)
        else:
            public.hands[self.seat] -= 1
        public.laid += 1
        add_clue(public.kingpin, self.card, self.upright)


class Departed(Open, frozen=True, gc=False):
    """He discards his hand face up and is out."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen(self, public: MissionPublic) -> None:
        public.discard.extend(self.cards)
        public.hands[self.seat] = 0
        public.laid = 0
        public.out |= 1 << self.seat


class Cornered(Open, frozen=True, gc=False):
    """One agent is left, and must shoot at the kingpin."""

    seat: Seat

    def seen(self, public: MissionPublic) -> None:
        public.phase = "accuse"
        public.turn = self.seat
        public.to_act = ALONE[self.seat]


class Accused(Open, frozen=True, gc=False):
    """The shot at the kingpin, and what those who left say to it."""

    seat: Seat
    card: Card
    right: bool

    def seen(self, public: MissionPublic) -> None:
        public.cartridges -= 1


def leave(state: "MissionState", actor: Actor, action: Leave) -> None:
    kingpin = state.truth.kingpin
    state.announce(Leaving(actor))
    if kingpin is not None:
        look(state, kingpin)


def look(state: "MissionState", card: Card) -> None:
    seat = state.public.turn
    state.tell(ONLY[seat], Glimpsed(card))
    state.announce(Looked(seat))


def lay(state: "MissionState", actor: Actor, action: Lay) -> None:
    card = action.card
    own, kingpin = state.private[actor], state.truth.kingpin
    assert kingpin is not None
    if card in own.hand:
        state.tell(ONLY[actor], GAVE[card])
    state.announce(Laid(actor, card, SHARES[kingpin][card]))
    if state.public.laid == clues_to_lay(state.public):
        depart(state, actor)


def depart(state: "MissionState", seat: Seat) -> None:
    cards = tuple(state.private[seat].hand)
    state.tell(ONLY[seat], Shed(cards))
    state.announce(Departed(seat, cards))
    public = state.public
    inside = [agent for agent in range(public.agents) if not public.out >> agent & 1]
    if len(inside) == 1:
        state.announce(Cornered(inside[0]))
    elif public.left() == public.apart:
        end(state, "kingpin-escaped")
    else:
        pass_on(state, seat)


def stay(state: "MissionState", seat: Seat) -> None:
    """He does not leave; after the eighth elimination that is too many."""
    if state.public.left() == state.public.apart:
        end(state, "kingpin-escaped")
    else:
        close(state, seat)


def accuse(state: "MissionState", actor: Actor, action: Accuse) -> None:
    right = action.card == state.truth.kingpin
    state.announce(Accused(actor, action.card, right))
    end(state, "kingpin-fell" if right else "kingpin-missed")


def clues_to_lay(public: MissionPublic) -> int:
    return 2 if public.agents == 2 else 1


class Kingpin(Mission):
    apart: ClassVar[int] = 1

    def on_draw(self) -> dict[str, Drawn]:
        return super().on_draw() | {"kingpin": look}

    def on_chance(self) -> dict[str, Chances]:
        return super().on_chance() | {"kingpin": from_pool}

    def on_offer(self) -> dict[str, Offer]:
        accusations = Legal(final=([ACCUSATIONS[card] for card in self.deck],))
        return super().on_offer() | {
            "leave": always(MAY_LEAVE),
            "lay": self.lays,
            "accuse": always(accusations),
        }

    def on_decline(self) -> dict[str, NextPhase]:
        return super().on_decline() | {"leave": stay}

    def lays(self, state: "MissionState", seat: Seat) -> Legal:
        hand, discard = state.private[seat].hand, state.public.discard
        return Legal([*map(Lay, hand), *map(Lay, discard)])

    def next_to(self, public: MissionPublic, seat: Seat) -> Seat:
        following = super().next_to(public, seat)
        while public.out >> following & 1:
            following = super().next_to(public, following)
        return following

    def rewarded(self, state: "MissionState", seat: Seat) -> None:
        public = state.public
        if public.hands[seat] + len(public.discard) >= clues_to_lay(public):
            state.announce(Tempted(seat))
        else:
            stay(state, seat)


MAY_LEAVE = Legal(LEAVE, DECLINE)
