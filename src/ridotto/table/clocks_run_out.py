"""A clock has run out: a bot stands in for a seat, or the time for the whole game is up."""

from ridotto.kernel import TABLE, Forfeit, Legal
from ridotto.table.acting import stepped
from ridotto.table.commands import ClockRanOut
from ridotto.table.log_entry import Entry
from ridotto.table.stand_ins import stand_in
from ridotto.table.table import Table, rules


def time_up(table: Table, entry: Entry, command: ClockRanOut) -> None:
    match = table.playing()
    if command.seat is not None:
        stand_in(table, command.seat, entry.at)
        return
    # The one thing a table may do beside taking a seat out is to say that the time is up.
    outside = match.state.legal(TABLE)
    assert isinstance(outside, Legal)
    action = next(action for action in outside if not isinstance(action, Forfeit))
    table.ends = None
    stepped(table, entry, None, match.outside(action))


rules({ClockRanOut: time_up})
