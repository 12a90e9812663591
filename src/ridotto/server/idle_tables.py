"""Tables that nobody has used for long are closed."""

import logging

from ridotto.server.limits import Limits
from ridotto.server.logs import table_alias
from ridotto.server.room import Room
from ridotto.table.commands import Expired

log = logging.getLogger("ridotto")


def close_idle_tables(rooms: dict[str, Room], limits: Limits, now: int) -> None:
    """Closes those of these tables that nobody is at, and nobody was for longer than allowed."""
    idle = {
        "gathering": limits.idle_gathering,
        "over": limits.idle_over,
        "playing": limits.idle_playing,
    }
    for room in list(rooms.values()):
        unused = (now - room.table.touched) / 1000
        longest = limits.idle_campaign if room.table.campaign else idle[room.table.phase]
        if not room.outbox.sockets and unused > longest:
            room.take(Expired())
            room.stop()
            del rooms[room.id]
            log.info("table closed", extra={"table": table_alias(room.id)})
