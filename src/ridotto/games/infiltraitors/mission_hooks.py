"""A mission: its figures, and the hooks that special rules override.

A special rule is a small class beside ``Mission`` that overrides what it changes; a mission is one
class made of its rules and ``Mission``, so that rules combine (mission 14 is two of them).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from ridotto.games.infiltraitors.actions import REWARDS
from ridotto.games.infiltraitors.audiences import ONLY
from ridotto.games.infiltraitors.components import Card, card
from ridotto.games.infiltraitors.elimination import (
    dig_for_hand,
    drawn_from_discard,
    take_face_up,
)
from ridotto.games.infiltraitors.facts import (
    DREW,
    GAVE,
    Buried,
    Discarded,
    Eliminated,
    Exchanged,
    Met,
    Returned,
    Shed,
    Swept,
)
from ridotto.games.infiltraitors.legal_actions import (
    DECLINE,
    DIG,
    FILES,
    IDENTIFY,
    REQUEST,
    TIME_UP,
    Actions,
    ClueGroup,
    DiscardGroup,
    ExchangeGroup,
    shots,
)
from ridotto.games.infiltraitors.mission_data import MissionData
from ridotto.games.infiltraitors.parts import MissionPublic, Phase
from ridotto.games.infiltraitors.piles import from_pile
from ridotto.games.infiltraitors.setting_up import drawn_to_deal, who_starts
from ridotto.games.infiltraitors.turn import (
    close,
    drawn_to_bury,
    drawn_to_hand,
    turned,
)
from ridotto.kernel import Forfeit, Legal, Lottery, Seat

if TYPE_CHECKING:
    from ridotto.games.infiltraitors.state import MissionState

Drawn = Callable[["MissionState", Card], None]
Chances = Callable[["MissionState"], Lottery]
Offer = Callable[["MissionState", Seat], Legal]
NextPhase = Callable[["MissionState", Seat], None]

ENOUGH = len(FILES)
"""With this many cards in headquarters, A4 is all it can be."""

MAY_DRAW = Legal(REQUEST, DECLINE)


def always(legal: Legal) -> Offer:
    """The same for everyone at any time."""
    return lambda _state, _seat: legal


class Mission:
    """A mission without special rules."""

    dealt: ClassVar[int] = 5
    limit: ClassVar[int] = 7
    apart: ClassVar[int] = 0
    silent: ClassVar[bool] = False
    """Whether talk is closed (K2). The table minds it; the rules of play are the same."""
    double: ClassVar[bool] = False
    """Whether a traitor's identity comes from two cards."""
    blind: ClassVar[bool] = False
    """Whether agents do not see their own hands."""
    first_phase: ClassVar[Phase] = "start"

    def __init__(self, name: str, briefing: MissionData, agents: int) -> None:
        self.name = name
        self.agents = agents
        self.briefing = briefing
        self.traitors = briefing.traitors.of(agents)
        self.cartridges = briefing.cartridges.of(agents)
        self.minutes = briefing.minutes
        self.deck = self.cards(briefing)
        self.shots = shots(self.deck, agents)
        self.drawn: Mapping[str, Drawn] = self.on_draw()
        self.lotteries: Mapping[str, Chances] = self.on_chance()
        self.offers: Mapping[str, Offer] = self.on_offer()
        self.declined: Mapping[str, NextPhase] = self.on_decline()
        self.outside = Legal(final=self.on_table())

    # What there is.

    def cards(self, briefing: MissionData) -> tuple[Card, ...]:
        """The deck (S1)."""
        low, high = briefing.numbers
        return tuple(
            card(speciality, number)
            for speciality in range(briefing.specialities)
            for number in range(low, high + 1)
        )

    def informers(self) -> tuple[Card, ...]:
        """Cards that lie open in the middle."""
        return ()

    def hand(self, state: "MissionState", seat: Seat) -> Sequence[Card]:
        """An agent's hand, as the full state knows it."""
        return state.private[seat].hand

    def owed(self, state: "MissionState", seat: Seat) -> int:
        """How many cards of this hand chance has not drawn yet."""
        return state.public.hands[seat] - len(state.private[seat].hand)

    def open_hands(self) -> list[list[Card]]:
        """The hands that an agent sees of others, before the deal."""
        return []

    # What happens in which phase.

    def on_table(self) -> tuple[Actions, ...]:
        """What may come from outside at any time: a forfeit; the clock, if there is one (L3)."""
        forfeits = tuple(map(Forfeit, range(self.agents)))
        return (forfeits,) if self.minutes is None else (forfeits, TIME_UP)

    def on_draw(self) -> dict[str, Drawn]:
        """What is done with a card that chance has turned up."""
        return {
            "deal": drawn_to_deal,
            "identify": self.meet,
            "bury": drawn_to_bury,
            "hand": drawn_to_hand,
            "dig": drawn_from_discard,
        }

    def on_chance(self) -> dict[str, Chances]:
        """What chance may bring."""
        return {
            "start": who_starts,
            "deal": from_headquarters,
            "identify": from_pool,
            "bury": from_headquarters,
            "hand": from_headquarters,
            "dig": from_discard,
        }

    def on_offer(self) -> dict[str, Offer]:
        """What the agent to act may do."""
        return {
            "turn": self.turn,
            "draw": always(MAY_DRAW),
            "reward": self.rewards,
            "discard": self.discards,
        }

    def on_decline(self) -> dict[str, NextPhase]:
        """What follows when he does not do what he may."""
        return {"draw": close, "reward": self.rewarded}

    # What is legal.

    def turn(self, state: "MissionState", seat: Seat) -> Legal:
        """A1 to A5. They follow from a few figures, and look at the live hand: a game makes each
        list once.
        """
        public = state.public
        hq = public.hq
        key = (
            seat,
            public.holders,
            self.targets(public, seat),
            hq if hq < ENOUGH else ENOUGH,
            public.hands[seat] > 0,
            public.middle > 0,
        )
        legal = state.turns.get(key)
        if legal is None:
            legal = state.turns[key] = self.list_turn(state, seat)
        return legal

    def list_turn(self, state: "MissionState", seat: Seat) -> Legal:
        """A1 to A5, written out."""
        public = state.public
        hq = public.hq
        groups: list[Actions] = []
        if public.holders >> seat & 1:
            clues = self.clues(state, seat)
            if clues is not None:
                groups.append(clues)
        elif public.middle and hq and self.may_identify(public, seat):
            groups.append(IDENTIFY)
        exchanges = self.exchanges(state, seat)
        if exchanges is not None:
            groups.append(exchanges)
        if hq > 1:
            groups.append(FILES[min(hq, ENOUGH) - 1])
        return Legal(*groups, final=self.shots[self.targets(public, seat)])

    def may_identify(self, public: MissionPublic, seat: Seat) -> bool:
        return True

    def clues(self, state: "MissionState", seat: Seat) -> Actions | None:
        """A2, for whoever has a traitor."""
        hand = state.private[seat].hand
        return ClueGroup(hand) if hand else None

    def exchanges(self, state: "MissionState", seat: Seat) -> Actions | None:
        """A3."""
        hand = state.private[seat].hand
        partners = self.partners(state.public, seat)
        return ExchangeGroup(hand, partners) if hand and partners else None

    def partners(self, public: MissionPublic, seat: Seat) -> int:
        """Whom A3 may be done with, as bits."""
        return public.holders & ~(1 << seat)

    def targets(self, public: MissionPublic, seat: Seat) -> int:
        """Whom A5 may be done against, as bits."""
        return public.holders & ~(1 << seat)

    def rewards(self, state: "MissionState", seat: Seat) -> Legal:
        return Legal(*reward_groups(state), DECLINE)

    def discards(self, state: "MissionState", seat: Seat) -> Legal:
        hand = state.private[seat].hand
        return Legal(DiscardGroup(hand, len(hand) - self.limit))

    # What is done.

    def next_to(self, public: MissionPublic, seat: Seat) -> Seat:
        """Who plays after this agent."""
        return (seat + 1) % self.agents

    def deliver(self, state: "MissionState", seat: Seat, card: Card) -> None:
        """A card drawn from headquarters comes into a hand."""
        state.tell(ONLY[seat], DREW[card])

    def meet(self, state: "MissionState", card: Card) -> None:
        """The traitor is seen by its owner (A1)."""
        seat = state.public.turn
        state.tell(ONLY[seat], Met(card))
        self.identified(state, seat)

    def identified(self, state: "MissionState", seat: Seat) -> None:
        """The top card of headquarters goes down unseen."""
        state.announce(Buried(seat))
        if not state.public.mixed:
            close(state, seat)

    def exchange(self, state: "MissionState", seat: Seat, whom: Seat, card: Card) -> None:
        """A3, up to the turning of the card."""
        state.tell(ONLY[seat], GAVE[card])
        state.announce(Exchanged(seat, whom, card, turned(state, whom, card)))

    def exchanged(self, state: "MissionState", seat: Seat) -> None:
        """Then he may draw, if there is something to draw."""
        if not state.public.hq:
            close(state, seat)

    def discard(self, state: "MissionState", seat: Seat, cards: tuple[Card, ...]) -> None:
        """A6."""
        state.tell(ONLY[seat], Shed(cards))
        state.announce(Discarded(seat, cards))

    def send_back(self, state: "MissionState", whom: Seat, named: Card) -> None:
        """The eliminated traitor goes into headquarters."""
        state.tell(ONLY[whom], Returned((named,)))
        state.announce(Eliminated(whom, named))

    def sweep(self, state: "MissionState", clues: tuple[Card, ...]) -> None:
        """Its clues go to the discard."""
        if clues:
            state.announce(Swept(clues))

    def reward(self, state: "MissionState", seat: Seat, card: Card) -> None:
        """A face-up reward is chosen."""
        take_face_up(state, seat, card)

    def hand_reward(self, state: "MissionState", seat: Seat, card: Card) -> None:
        """A face-up reward comes into a hand."""
        state.tell(ONLY[seat], DREW[card])

    def dig(self, state: "MissionState", seat: Seat) -> None:
        """A face-down reward is chosen."""
        dig_for_hand(state, seat)

    def unearth(self, state: "MissionState", seat: Seat, card: Card) -> None:
        """A face-down reward is turned up."""
        self.deliver(state, seat, card)

    def rewarded(self, state: "MissionState", seat: Seat) -> None:
        """What follows the reward: the end of the turn (A7)."""
        close(state, seat)


def reward_groups(state: "MissionState") -> list[Actions]:
    """What may be taken from the discard."""
    from_open = [REWARDS[card] for card in state.public.discard]
    groups: list[Actions] = [from_open] if from_open else []
    if state.public.buried:
        groups.append(DIG)
    return groups


def from_pool(state: "MissionState") -> Lottery:
    """A card that was laid out at the beginning and never seen."""
    lottery = state.unseen
    lottery.total = len(state.truth.pool)
    return lottery


def from_headquarters(state: "MissionState") -> Lottery:
    public = state.public
    if not public.mixed:
        return from_pool(state)
    # The sizes that all know run ahead of chance by what it still owes.
    owed = sum(map(state.owed, range(public.agents))) + (public.phase in SET_ASIDE)
    return from_pile(state.pool, state.truth.hq, public.hq + owed)


def from_discard(state: "MissionState") -> Lottery:
    return from_pile(state.pool, state.truth.buried, state.public.buried + 1)


SET_ASIDE = ("bury", "cipher")
"""Phases in which chance owes one card that does not go to a hand."""
