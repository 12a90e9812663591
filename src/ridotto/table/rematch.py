"""Another game at the same table: everyone moves one seat on, or a campaign goes on."""

from msgspec import structs

from ridotto.table.commands import Rematch
from ridotto.table.log_entry import Entry
from ridotto.table.table import Changed, Table, rotated, rules


def rematch(table: Table, entry: Entry, command: Rematch) -> None:
    table.need("over")
    table.need_seat(entry.who)
    table.chairs = rotated(table.chairs)
    table.number += 1
    if not table.aborted:
        options = table.game.manners.sequel(table.options, table.past[-1].outcome)
        table.settings = structs.replace(table.settings, options=dict(options))
    table.match = table.clocks = None
    table.seed = entry.fresh
    table.aborted = False
    table.votes.clear()
    table.notes.clear()
    table.marks.clear()
    table.asides.clear()
    table.phase = "gathering"
    table.out.append(Changed())


rules({Rematch: rematch})
