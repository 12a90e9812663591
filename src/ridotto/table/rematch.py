"""Another game at the same table: everyone moves one seat on, or a campaign goes on."""

from msgspec import structs

from ridotto.kernel import Options, Seat
from ridotto.table.commands import Rematch
from ridotto.table.log_entry import Entry
from ridotto.table.table import Chair, Changed, Table, rules


def rematch(table: Table, entry: Entry, command: Rematch) -> None:
    table.need("over")
    table.need_seats(entry.who)
    table.settings = structs.replace(table.settings, options=dict(next_options(table)))
    table.chairs = _next_chairs(table)
    table.number += 1
    table.match = table.clocks = None
    table.seed = entry.fresh
    table.aborted = False
    table.votes.clear()
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


def next_seat(table: Table, seat: Seat) -> Seat:
    """Everyone moves one seat on; but in a campaign people stay who they are."""
    return seat if table.settings.campaign else (seat + 1) % len(table.chairs)


def _next_chairs(table: Table) -> list[Chair]:
    """Who is gone leaves a free seat."""
    chairs = [Chair() for _ in table.chairs]
    for seat, chair in enumerate(table.chairs):
        if not chair.gone:
            chairs[next_seat(table, seat)] = structs.replace(
                chair, stood_in=False, waives=False, contribution="", notes={}
            )
    return chairs


rules({Rematch: rematch})
