"""Resigning, and breaking a game off together."""

from ridotto.kernel import TABLE, Forfeit
from ridotto.table.acting import own_seat, stepped
from ridotto.table.commands import Abort, Resign
from ridotto.table.log_entry import Entry
from ridotto.table.refused import Refused
from ridotto.table.running_clocks import run_clocks
from ridotto.table.table import Changed, Table, rules


def resign(table: Table, entry: Entry, command: Resign) -> None:
    match = table.playing()
    seat = table.need_seat(entry.who)
    if Forfeit(seat) not in match.state.legal(TABLE):
        raise Refused("not-now")
    stepped(table, entry, None, match.outside(Forfeit(seat)))


def abort(table: Table, entry: Entry, command: Abort) -> None:
    table.need("playing")
    seat = own_seat(table, entry)
    if command.agree:
        table.votes.add(seat)
    else:
        table.votes.discard(seat)
    _count_votes(table, entry.at)
    table.out.append(Changed())


def _count_votes(table: Table, now: int) -> None:
    guests = {s for s, chair in enumerate(table.chairs) if chair.guest and not chair.stood_in}
    if guests <= table.votes:
        table.phase = "over"
        table.aborted = True
        table.votes.clear()
        run_clocks(table, now)


rules({Resign: resign, Abort: abort})
