"""The rules: what each action does, what is legal, and what chance may bring."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from ridotto.games.masks.model import (
    MASKS,
    SEATS,
    Answered,
    Ask,
    Asked,
    Deal,
    Dealt,
    Decided,
    Guess,
    Guessed,
    Guest,
    Guests,
    Left,
    Show,
    Shown,
    Unmasked,
    Wears,
)
from ridotto.kernel import (
    TABLE,
    Action,
    Actor,
    Ended,
    Forfeit,
    Legal,
    Lottery,
    Outcome,
    Rule,
    Seat,
    State,
    only,
)
from ridotto.kernel.state import GAME_OVER, NOT_YOUR_TURN

ALL_MASKS = range(len(MASKS))
DEALS = tuple(map(Deal, ALL_MASKS))

# What is legal depends on so little that it is all written out once.
ASKS = {
    (seats, asker): Legal([Ask(whom) for whom in range(seats) if whom != asker])
    for seats in range(2, len(SEATS) + 1)
    for asker in range(seats)
}
SHOWS = {
    (seats, own): Legal([Show(min(own, m), max(own, m)) for m in range(seats + 1) if m != own])
    for seats in range(2, len(SEATS) + 1)
    for own in range(seats + 1)
}
GUESSES = {
    seats: Legal(rare=([Guess(mask) for mask in range(seats + 1)],))
    for seats in range(2, len(SEATS) + 1)
}
FORFEITS = {
    seats: Legal(rare=(list(map(Forfeit, range(seats))),)) for seats in range(2, len(SEATS) + 1)
}


def deal(state: "MasksState", actor: Actor, action: Deal) -> None:
    seat = state.public.dealt
    state.tell(only(seat), Wears(action.mask))
    state.announce(Dealt(seat))


def ask(state: "MasksState", actor: Actor, action: Ask) -> None:
    state.announce(Asked(actor, action.whom))


def show(state: "MasksState", actor: Actor, action: Show) -> None:
    asker = state.public.asker
    state.tell(only(actor, asker), Shown(actor, asker, action.one, action.other))
    state.announce(Answered(actor, asker))


def guess(state: "MasksState", actor: Actor, action: Guess) -> None:
    state.tell(only(actor), Guessed(action.mask))
    state.announce(Decided(actor))
    if not state.public.to_act:
        unmask(state)


def unmask(state: "MasksState") -> None:
    masks = tuple(guest.mask for guest in state.private if guest.mask is not None)
    guesses = tuple(guest.guess for guest in state.private if guest.guess is not None)
    box = sum(range(state.public.seats + 1)) - sum(masks)
    state.announce(Unmasked(masks, guesses, box))
    winners = tuple(seat for seat, mask in enumerate(guesses) if mask == box)
    side = "guests" if winners else "house"
    state.announce(Ended(Outcome("guessed", side, winners)))


def forfeit(state: "MasksState", actor: Actor, action: Forfeit) -> None:
    state.announce(Left(action.seat))
    rest: tuple[Seat, ...] = tuple(s for s in range(state.public.seats) if s != action.seat)
    state.announce(Ended(Outcome("forfeit", "guests", rest)))


Refusal = Literal["not-yourself", "one-must-be-true", "not-offered"]

REFUSALS: Mapping[str, str] = {
    GAME_OVER: "H2",
    NOT_YOUR_TURN: "H1",
    "not-yourself": "A1",
    "one-must-be-true": "A2",
    "not-offered": "H4",
}
"""The rule behind each refusal."""


def why_not(own: Guest, actor: Actor, action: Action) -> Refusal:
    """What is wrong with it, as far as this guest can know."""
    if isinstance(action, Ask) and action.whom == actor:
        return "not-yourself"
    if isinstance(action, Show) and own.mask not in (action.one, action.other):
        return "one-must-be-true"
    return "not-offered"


class MasksState(State[Guests, Guest, None]):
    __slots__ = ()

    rules: ClassVar[Mapping[type[Action], Rule]] = {
        Deal: deal,
        Ask: ask,
        Show: show,
        Guess: guess,
        Forfeit: forfeit,
    }
    refusals: ClassVar[Mapping[str, str]] = REFUSALS

    def offer(self, actor: Actor) -> Legal:
        public = self.public
        if actor == TABLE:
            return FORFEITS[public.seats]
        if public.asked == public.seats * public.rounds:
            return GUESSES[public.seats]
        own = self.private[actor].mask
        if actor == public.asked % public.seats or own is None:
            return ASKS[public.seats, actor]
        return SHOWS[public.seats, own]

    def lottery(self) -> Lottery:
        public = self.public
        gone = [guest.mask for guest in self.private[: public.dealt]]
        left = [DEALS[mask] for mask in range(public.seats + 1) if mask not in gone]
        return Lottery(left, public.seats + 1 - public.dealt)

    def why_not(self, actor: Actor, action: Action) -> str:
        return why_not(self.private[actor], actor, action)
