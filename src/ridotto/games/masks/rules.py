"""The rules: what each action does."""

from typing import TYPE_CHECKING

from ridotto.games.masks.actions import Ask, Deal, Guess, Show
from ridotto.games.masks.facts import (
    Answered,
    Asked,
    Dealt,
    Decided,
    Guessed,
    Left,
    Shown,
    Unmasked,
    Wears,
)
from ridotto.kernel import Actor, Ended, Forfeit, Outcome, Seat, only

if TYPE_CHECKING:
    from ridotto.games.masks.state import MasksState


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
