"""What is legal, and why something is not. It depends on so little that all is written out once."""

from collections.abc import Mapping
from typing import Literal

from ridotto.games.masks.actions import Ask, Deal, Guess, Show
from ridotto.games.masks.components import MASKS, SEATS
from ridotto.games.masks.parts import MasksPrivate
from ridotto.kernel import Action, Actor, Forfeit, Legal
from ridotto.kernel.state import GAME_OVER, NOT_YOUR_TURN

ALL_MASKS = range(len(MASKS))
DEALS = tuple(map(Deal, ALL_MASKS))

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
    seats: Legal(final=([Guess(mask) for mask in range(seats + 1)],))
    for seats in range(2, len(SEATS) + 1)
}
FORFEITS = {
    seats: Legal(final=(list(map(Forfeit, range(seats))),)) for seats in range(2, len(SEATS) + 1)
}

Refusal = Literal["not-yourself", "one-must-be-true", "not-offered"]

REFUSALS: Mapping[str, str] = {
    GAME_OVER: "H2",
    NOT_YOUR_TURN: "H1",
    "not-yourself": "A1",
    "one-must-be-true": "A2",
    "not-offered": "H4",
}
"""The rule behind each refusal."""


def why_not(own: MasksPrivate, actor: Actor, action: Action) -> Refusal:
    """What is wrong with it, as far as this guest can know."""
    if isinstance(action, Ask) and action.whom == actor:
        return "not-yourself"
    if isinstance(action, Show) and own.mask not in (action.one, action.other):
        return "one-must-be-true"
    return "not-offered"
