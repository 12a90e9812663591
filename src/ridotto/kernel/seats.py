"""Who is at a table: seats, the two actors without a seat, and audiences.

A seat is a small number in playing order, an audience a set of seats as bits. Both are plain
integers because every event carries them.
"""

from collections.abc import Iterable
from typing import Annotated, NewType

from ridotto.kernel.vocabulary import Acting, Of

Seat = Annotated[int, Of("seat")]
"""0, 1, 2 … in playing order; ``Game.seats`` gives the names."""

Actor = Annotated[int, Acting()]
"""A seat, or one of the two actors below."""

CHANCE: Actor = -1
"""Draws one of the outcomes the game lists."""

TABLE: Actor = -2
"""Brings in what comes from outside the game: time is up, a seat forfeits."""

SPECTATOR: Seat = 7
"""Whoever watches: is sent what everyone is sent, and never acts."""

MAX_SEATS = SPECTATOR

Audience = NewType("Audience", int)
"""Who is sent an event. There is no default: a game says it each time."""

NOBODY = Audience(0)
EVERYONE = Audience((1 << (SPECTATOR + 1)) - 1)

SEATS_IN: tuple[tuple[Seat, ...], ...] = tuple(
    tuple(seat for seat in range(SPECTATOR + 1) if bits >> seat & 1) for bits in range(EVERYONE + 1)
)
"""The members of every audience, spectators last."""


def only(*seats: Seat) -> Audience:
    """Just these seats."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return Audience(bits)


def among(seats: Iterable[Seat]) -> Audience:
    """All of these seats."""
    return only(*seats)


def sees(to: Audience, seat: Seat) -> bool:
    """Whether ``seat`` (or ``SPECTATOR``) is in the audience."""
    return bool(to >> seat & 1)
