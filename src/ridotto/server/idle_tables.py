"""Which tables nobody has used for long, and which nobody needs in memory."""

import math

from ridotto.server.limits import Limits
from ridotto.server.room import Room


def closes_at(room: Room, limits: Limits) -> float:
    """When a table is closed if nobody uses it, in milliseconds."""
    idle = {
        "gathering": limits.idle_gathering,
        "over": limits.idle_over,
        "playing": limits.idle_playing,
    }
    table = room.table
    if table.sealed and table.phase == "over":  # its evening waits for others
        return math.inf
    longest = limits.idle_campaign if table.campaign else idle[table.phase]
    return table.touched + 1000 * longest


def put_away_at(room: Room, limits: Limits) -> float | None:
    """When a table is put away if nobody comes: where only bots play, and nobody waits for them."""
    alone = room.table.bots_alone and room.table.evening is None
    return room.empty_since + 1000 * limits.idle_bots if alone else None
