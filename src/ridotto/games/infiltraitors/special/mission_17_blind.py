"""Mission 17: you see everyone's hand but your own."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from ridotto.games.infiltraitors.actions import ClueFrom, DiscardPlaces, ExchangeFrom
from ridotto.games.infiltraitors.audiences import ALL_AGENTS, ONLY, all_but
from ridotto.games.infiltraitors.components import Card
from ridotto.games.infiltraitors.facts import REQUESTED, Discarded, add_clue
from ridotto.games.infiltraitors.legal_actions import Actions, places
from ridotto.games.infiltraitors.mission_hooks import Mission
from ridotto.games.infiltraitors.parts import MissionPrivate, MissionPublic, MissionTruth
from ridotto.games.infiltraitors.piles import lift
from ridotto.games.infiltraitors.turn import close, pass_on, turned
from ridotto.kernel import Action, Actor, Legal, Open, Seat, Secret
from ridotto.kernel.seats import SEATS_IN

if TYPE_CHECKING:
    from ridotto.games.infiltraitors.state import MissionState


class Saw(Secret, frozen=True, gc=False):
    """A card comes to the end of another agent's hand."""

    seat: Seat
    card: Card

    def told(self, own: MissionPrivate) -> None:
        own.others[self.seat].append(self.card)

    def kept(self, truth: MissionTruth) -> None:
        lift(truth, self.card)


class Kept(Secret, frozen=True, gc=False):
    """A card of one's own hand that one has seen, by its place."""

    place: int
    card: Card

    def told(self, own: MissionPrivate) -> None:
        own.known.append((self.place, self.card))


class Slipped(Secret, frozen=True, gc=False):
    """Cards leave a hand, whoever's it is, and the gaps close up."""

    seat: Seat
    places: tuple[int, ...]

    def told(self, own: MissionPrivate) -> None:
        if own.seat != self.seat:
            hand = own.others[self.seat]
            for place in reversed(self.places):
                del hand[place]
            return
        own.known = [
            (place - sum(gap < place for gap in self.places), card)
            for place, card in own.known
            if place not in self.places
        ]


class CluedFrom(Open, frozen=True, gc=False):
    """A2 with a card from another hand."""

    seat: Seat
    owner: Seat
    card: Card
    upright: bool

    def seen(self, public: MissionPublic) -> None:
        public.hands[self.owner] -= 1
        add_clue(public.fronts[self.seat], self.card, self.upright)


class ExchangedFrom(Open, frozen=True, gc=False):
    """A3 with a card from another hand than one's own."""

    seat: Seat
    whom: Seat
    owner: Seat
    card: Card
    upright: bool

    def seen(self, public: MissionPublic) -> None:
        public.hands[self.owner] -= 1
        add_clue(public.fronts[self.whom], self.card, self.upright)


def clue_from(state: "MissionState", actor: Actor, action: ClueFrom) -> None:
    card = _pull(state, action.owner, action.place)
    state.announce(CluedFrom(actor, action.owner, card, turned(state, actor, card)))
    close(state, actor)


def exchange_from(state: "MissionState", actor: Actor, action: ExchangeFrom) -> None:
    whom = action.whom
    card = _pull(state, action.owner, action.place)
    state.announce(ExchangedFrom(actor, whom, action.owner, card, turned(state, whom, card)))
    state.mission.exchanged(state, actor)


def discard_places(state: "MissionState", actor: Actor, action: DiscardPlaces) -> None:
    cards = tuple(state.hand(actor)[place] for place in action.places)
    state.tell(ALL_AGENTS[state.public.agents], Slipped(actor, action.places))
    state.announce(Discarded(actor, cards))
    pass_on(state, actor)


def _pull(state: "MissionState", owner: Seat, place: int) -> Card:
    card = state.hand(owner)[place]
    state.tell(ALL_AGENTS[state.public.agents], Slipped(owner, (place,)))
    return card


class BorrowGroup(Sequence[Action]):
    """A2 or A3 with any card of the other hands, of which everybody knows the sizes."""

    __slots__ = ("_cards", "_whom")

    def __init__(self, public: MissionPublic, seat: Seat, whom: tuple[Seat, ...] | None) -> None:
        self._cards = [
            (owner, place)
            for owner, size in enumerate(public.hands)
            if owner != seat
            for place in range(size)
        ]
        self._whom = whom

    def __len__(self) -> int:
        return len(self._cards) * (1 if self._whom is None else len(self._whom))

    def __getitem__(self, at: Any) -> Any:
        if self._whom is None:
            return ClueFrom(*self._cards[at])
        card, whom = divmod(at, len(self._whom))
        return ExchangeFrom(self._whom[whom], *self._cards[card])

    def __contains__(self, action: object) -> bool:
        if self._whom is None:
            return isinstance(action, ClueFrom) and (action.owner, action.place) in self._cards
        return (
            isinstance(action, ExchangeFrom)
            and action.whom in self._whom
            and (action.owner, action.place) in self._cards
        )


class Blind(Mission):
    blind: ClassVar[bool] = True

    def open_hands(self) -> list[list[Card]]:
        return [[] for _ in range(self.agents)]

    def hand(self, state: "MissionState", seat: Seat) -> Sequence[Card]:
        return state.private[(seat + 1) % self.agents].others[seat]

    def owed(self, state: "MissionState", seat: Seat) -> int:
        return state.public.hands[seat] - len(self.hand(state, seat))

    def turn(self, state: "MissionState", seat: Seat) -> Legal:
        return self.list_turn(state, seat)  # it depends on more than one's own hand

    def clues(self, state: "MissionState", seat: Seat) -> Actions | None:
        return BorrowGroup(state.public, seat, None) or None

    def exchanges(self, state: "MissionState", seat: Seat) -> Actions | None:
        partners = self.partners(state.public, seat)
        return BorrowGroup(state.public, seat, SEATS_IN[partners]) or None if partners else None

    def discards(self, state: "MissionState", seat: Seat) -> Legal:
        size = state.public.hands[seat]
        return Legal([DiscardPlaces(chosen) for chosen in places(size, size - self.limit)])

    def deliver(self, state: "MissionState", seat: Seat, card: Card) -> None:
        state.tell(all_but(self.agents, seat), Saw(seat, card))

    def hand_reward(self, state: "MissionState", seat: Seat, card: Card) -> None:
        self.deliver(state, seat, card)
        state.tell(ONLY[seat], Kept(state.public.hands[seat] - 1, card))

    def exchanged(self, state: "MissionState", seat: Seat) -> None:
        if state.public.hq:
            state.announce(REQUESTED[seat])
        else:
            close(state, seat)
