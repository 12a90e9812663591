"""Another game at the same table: everyone moves one seat on, or a campaign goes on."""

from msgspec import structs

from ridotto.kernel import Options
from ridotto.table.commands import Rematch
from ridotto.table.log_entry import Entry
from ridotto.table.table import Chair, Changed, Table, rules


def rematch(table: Table, entry: Entry, command: Rematch) -> None:
    table.need("over")
    table.need_seat(entry.who)
    table.settings = structs.replace(table.settings, options=dict(next_options(table)))
    table.chairs = _next_chairs(table)
    table.number += 1
    table.match = table.clocks = None
    table.seed = entry.fresh
    table.aborted = False
    table.votes.clear()
    table.notes.clear()
    table.marks.clear()
    table.asides.clear()
    table.knocking.clear()
    table.turned_away.clear()
    table.phase = "gathering"
    table.out.append(Changed())


def next_options(table: Table) -> Options:
    """What is played next: the same, or the next chapter of a campaign."""
    if table.aborted or not table.settings.campaign:
        return table.options
    return table.game.manners.sequel(table.options, table.past[-1].outcome)


def _next_chairs(table: Table) -> list[Chair]:
    """Everyone one seat on; but in a campaign people stay who they are. Who is gone leaves a free
    seat.
    """
    chairs = table.chairs
    moved = chairs if table.settings.campaign else [chairs[-1], *chairs[:-1]]
    return [
        Chair()
        if chair.gone
        else structs.replace(chair, stood_in=False, waives=False, contribution="")
        for chair in moved
    ]


rules({Rematch: rematch})
