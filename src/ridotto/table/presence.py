"""Guests who are gone for longer than a moment, and those who are there again.

When that is, the house says: a table knows no connections.
"""

from ridotto.kernel import Seat
from ridotto.table.commands import Absent, Present
from ridotto.table.giving_up import no_longer_counts
from ridotto.table.log_entry import Entry
from ridotto.table.refused import Refused
from ridotto.table.table import Changed, Table, rules


def absent(table: Table, entry: Entry, command: Absent) -> None:
    _find(table, command.seat, absent=False)
    table.chairs[command.seat].absent = True
    no_longer_counts(table, command.seat, entry.at)
    table.out.append(Changed())


def present(table: Table, entry: Entry, command: Present) -> None:
    _find(table, command.seat, absent=True)
    table.chairs[command.seat].absent = False
    table.out.append(Changed())


def _find(table: Table, seat: Seat, *, absent: bool) -> None:
    if not table.chairs[seat].guest or table.chairs[seat].absent is not absent:
        raise Refused("not-now")


rules({Absent: absent, Present: present})
