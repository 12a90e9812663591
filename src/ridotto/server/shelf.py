"""Tables that are put away: in the store, and in memory only as far as lists and limits need."""

from msgspec import Struct

from ridotto.server.idle_tables import closes_at
from ridotto.server.limits import Limits
from ridotto.server.messages import Info
from ridotto.server.room import Room
from ridotto.store import Close, Forget


class Shelved(Struct, frozen=True):
    """A table that nobody is at and nobody plays at; whoever opens it brings it back."""

    info: Info
    host: str
    guests: frozenset[str]
    since: int
    """When anything last happened there."""
    closes: float
    ending: Close | Forget
    """What is written when it is closed without having been brought back."""


def shelved(room: Room, limits: Limits) -> Shelved:
    """What is kept of a table that is put away."""
    guests = frozenset(chair.guest for chair in room.table.chairs if chair.guest)
    closes = closes_at(room, limits)
    table = room.table
    return Shelved(room.outbox.info(), table.host, guests, table.touched, closes, room.ending())
