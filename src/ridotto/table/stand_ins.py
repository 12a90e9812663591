"""Bots that stand in for guests who are away or out of time, and guests who come back."""

from ridotto.kernel import Seat
from ridotto.table.commands import Back, StandInFor
from ridotto.table.giving_up import no_longer_counts
from ridotto.table.log_entry import Entry
from ridotto.table.refused import Refused
from ridotto.table.running_clocks import run_clocks
from ridotto.table.table import Changed, Drafted, Table, rules


def stand_in(table: Table, seat: Seat, now: int) -> None:
    """From now on a bot plays for this seat's guest, from what was done and not from his draft."""
    table.chairs[seat].stood_in = True
    if table.match is not None:
        table.match.drop_draft(seat)
    run_clocks(table, now)
    table.out += [Changed(), Drafted(seat, [])]
    no_longer_counts(table, seat, now)


def stand_in_for(table: Table, entry: Entry, command: StandInFor) -> None:
    table.need("playing")
    if entry.who:
        table.need_host(entry.who)
    if command.seat >= len(table.chairs):
        raise Refused("no-such-seat")
    chair = table.chairs[command.seat]
    if chair.stood_in or not chair.guest:
        raise Refused("not-now")
    if not chair.absent:
        raise Refused("still-here")
    stand_in(table, command.seat, entry.at)


def back(table: Table, entry: Entry, command: Back) -> None:
    table.need("playing")
    held = table.need_seats(entry.who, command.seat)
    seats = [seat for seat in held if table.chairs[seat].stood_in]
    if not seats:
        raise Refused("not-now")
    for seat in seats:
        table.chairs[seat].stood_in = False
        if table.clocks is not None:
            table.clocks.refill(seat)
    run_clocks(table, entry.at)
    table.out += [Changed(), *(Drafted(seat, []) for seat in seats)]


rules({Back: back, StandInFor: stand_in_for})
