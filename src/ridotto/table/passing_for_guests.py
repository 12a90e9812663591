"""Passing for guests who are asked and do not answer: others only wait for a "no" (P5.4).

Whoever has waived being asked is passed for at once, everybody else after ten seconds.
"""

from ridotto.kernel import Seat
from ridotto.table.acting import stepped
from ridotto.table.commands import PassFor, Waive
from ridotto.table.log_entry import Entry
from ridotto.table.refused import Refused
from ridotto.table.table import Changed, Table, rules


def waive(table: Table, entry: Entry, command: Waive) -> None:
    table.need("playing")
    table.chairs[table.need_seat(entry)].waives = command.on
    table.out.append(Changed())


def pass_for(table: Table, entry: Entry, command: PassFor) -> None:
    match = table.playing()
    seat: Seat = command.seat
    action = match.passing(seat)
    if action is None or table.by_bot(seat) is not None:
        raise Refused("not-now")
    stepped(table, entry, seat, match.act(seat, match.notation.write(action)))


rules({Waive: waive, PassFor: pass_for})
