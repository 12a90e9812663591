"""What happens in every mission, and how it changes what its receivers know."""

from typing import Annotated

from ridotto.games.infiltraitors.actions import MOST_AGENTS
from ridotto.games.infiltraitors.components import CARDS, Card
from ridotto.games.infiltraitors.parts import Front, MissionPrivate, MissionPublic, MissionTruth
from ridotto.games.infiltraitors.piles import lift
from ridotto.kernel import CHANCE, By, Open, Seat, Secret

BY_CHANCE = (CHANCE,)
ALONE = tuple((seat,) for seat in range(MOST_AGENTS))
"""Who is to act, for every seat."""


def add_clue(front: Front | None, card: Card, upright: bool) -> None:  # noqa: FBT001 - how it lies
    """Lay a clue next to a traitor."""
    assert front is not None
    (front.upright if upright else front.flat).append(card)


def take_away(public: MissionPublic, whom: Seat) -> Front:
    """The traitor in front of an agent goes."""
    front = public.fronts[whom]
    assert front is not None
    public.fronts[whom] = None
    public.holders &= ~(1 << whom)
    return front


class Started(Open, frozen=True, gc=False):
    """Who starts (S2); the hands follow."""

    seat: Seat

    def seen(self, public: MissionPublic) -> None:
        public.turn = self.seat
        public.phase = "deal"


class Turn(Open, frozen=True, gc=False):
    """Whose turn it is."""

    seat: Seat

    def seen(self, public: MissionPublic) -> None:
        seat = self.seat
        public.turn = seat
        public.phase = "turn"
        public.to_act = ALONE[seat]


class Drew(Secret, frozen=True, gc=False):
    """A card comes into one's hand."""

    card: Card

    def told(self, own: MissionPrivate) -> None:
        own.hand.append(self.card)

    def kept(self, truth: MissionTruth) -> None:
        lift(truth, self.card)


class Gave(Secret, frozen=True, gc=False):
    """A card leaves one's hand."""

    card: Card

    def told(self, own: MissionPrivate) -> None:
        own.hand.remove(self.card)


class Shed(Secret, frozen=True, gc=False):
    """Several cards leave one's hand."""

    cards: tuple[Card, ...]

    def told(self, own: MissionPrivate) -> None:
        for card in self.cards:
            own.hand.remove(card)


class Identified(Open, frozen=True, gc=False):
    """An agent takes the next traitor (A1)."""

    seat: Seat
    number: int

    def seen(self, public: MissionPublic) -> None:
        public.middle -= 1
        public.met = self.number
        public.fronts[self.seat] = Front(self.number)
        public.holders |= 1 << self.seat
        public.phase = "identify"
        public.to_act = BY_CHANCE


class Met(Secret, frozen=True, gc=False):
    """Who the traitor is, for its owner's eyes."""

    card: Card

    def told(self, own: MissionPrivate) -> None:
        own.traitor = own.identity = self.card

    def kept(self, truth: MissionTruth) -> None:
        lift(truth, self.card)


class Buried(Open, frozen=True, gc=False):
    """The top card of headquarters is discarded face down, unseen (A1)."""

    seat: Seat

    def seen(self, public: MissionPublic) -> None:
        public.hq -= 1
        public.buried += 1
        public.phase = "bury"


class Sank(Secret, frozen=True, gc=False):
    """Which cards lie in the discard face down. Whoever is told had them in his hand."""

    cards: tuple[Card, ...]

    def told(self, own: MissionPrivate) -> None:
        for card in self.cards:
            own.hand.remove(card)
        own.sunk.extend(self.cards)

    def kept(self, truth: MissionTruth) -> None:
        for card in self.cards:
            lift(truth, card)
        truth.buried.extend(self.cards)


class Clued(Open, frozen=True, gc=False):
    """A2."""

    seat: Seat
    card: Card
    upright: bool

    def seen(self, public: MissionPublic) -> None:
        seat = self.seat
        public.hands[seat] -= 1
        add_clue(public.fronts[seat], self.card, self.upright)


class Exchanged(Open, frozen=True, gc=False):
    """A3; now its maker may draw."""

    seat: Seat
    whom: Seat
    card: Card
    upright: bool

    def seen(self, public: MissionPublic) -> None:
        public.hands[self.seat] -= 1
        add_clue(public.fronts[self.whom], self.card, self.upright)
        public.phase = "draw"


class Requested(Open, frozen=True, gc=False):
    """An agent draws one card after A3."""

    seat: Seat

    def seen(self, public: MissionPublic) -> None:
        public.hq -= 1
        public.hands[self.seat] += 1
        public.phase = "hand"
        public.to_act = BY_CHANCE


class Filed(Open, frozen=True, gc=False):
    """A4: one card goes down unseen, then the agent draws."""

    seat: Seat
    number: int

    def seen(self, public: MissionPublic) -> None:
        number = self.number
        public.hq -= number + 1
        public.buried += 1
        public.hands[self.seat] += number
        public.phase = "bury" if public.mixed else "hand"
        public.to_act = BY_CHANCE


class Opened(Open, frozen=True, gc=False):
    """The unseen card is down; the files are drawn."""

    seat: Seat

    def seen(self, public: MissionPublic) -> None:
        public.phase = "hand"


class Shot(Open, frozen=True, gc=False):
    """A5: the name, the cartridge and the answer."""

    seat: Seat
    whom: Seat
    card: Card
    right: bool

    def seen(self, public: MissionPublic) -> None:
        public.cartridges -= 1
        front = public.fronts[self.whom]
        assert front is not None
        if not self.right:
            front.missed.append(self.card)


class Returned(Secret, frozen=True, gc=False):
    """The eliminated traitor's card, or cards, as its owner knows them, are in headquarters."""

    cards: tuple[Card, ...]

    def told(self, own: MissionPrivate) -> None:
        own.traitor = own.second = own.identity = None
        own.returned.extend(self.cards)

    def kept(self, truth: MissionTruth) -> None:
        truth.hq.extend(self.cards)


class Eliminated(Open, frozen=True, gc=False):
    """The traitor is shuffled into headquarters; its maker may take a reward (A5)."""

    whom: Seat
    card: Card

    def seen(self, public: MissionPublic) -> None:
        take_away(public, self.whom)
        public.gone.append(self.card)
        public.hq += 1
        public.mixed = True
        public.phase = "reward"


class Swept(Open, frozen=True, gc=False):
    """The clues of an eliminated traitor are discarded face up."""

    cards: tuple[Card, ...]

    def seen(self, public: MissionPublic) -> None:
        public.discard.extend(self.cards)


class Rewarded(Open, frozen=True, gc=False):
    """A face-up card of the discard is the reward."""

    seat: Seat
    card: Card

    def seen(self, public: MissionPublic) -> None:
        public.discard.remove(self.card)
        before = [pair for pair in public.taken if pair[1] != self.card]
        public.taken = [*before, (self.seat, self.card)]
        public.hands[self.seat] += 1


class Dug(Open, frozen=True, gc=False):
    """A random face-down card of the discard is the reward."""

    seat: Seat

    def seen(self, public: MissionPublic) -> None:
        public.buried -= 1
        public.hands[self.seat] += 1
        public.phase = "dig"
        public.to_act = BY_CHANCE


class Overfull(Open, frozen=True, gc=False):
    """The hand is over the limit at the end of the turn (A6)."""

    seat: Seat

    def seen(self, public: MissionPublic) -> None:
        public.phase = "discard"
        public.to_act = ALONE[self.seat]


class Discarded(Open, frozen=True, gc=False):
    """A6, face up."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen(self, public: MissionPublic) -> None:
        public.hands[self.seat] -= len(self.cards)
        public.discard.extend(self.cards)


class TimeRanOut(Open, frozen=True, gc=False):
    """L3."""


class Resigned(Open, frozen=True, gc=False):
    """The table took an agent out."""

    seat: Seat


class Revealed(Open, frozen=True, gc=False):
    """After the end: every hand, and every traitor in front of an agent."""

    hands: Annotated[tuple[tuple[Card, ...], ...], By("seat")]
    owners: tuple[Seat, ...]
    traitors: tuple[Card, ...]


class Unveiled(Open, frozen=True, gc=False):
    """After the end: who the kingpin was, if anybody has looked at him."""

    card: Card


# The facts of nearly every step: one of each is enough.
TURNS = tuple(map(Turn, range(MOST_AGENTS)))
DREW = tuple(map(Drew, CARDS))
GAVE = tuple(map(Gave, CARDS))
REQUESTED = tuple(map(Requested, range(MOST_AGENTS)))
