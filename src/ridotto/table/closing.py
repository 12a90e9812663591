"""The end of a table: its host closes it, or nobody has used it for long."""

from ridotto.table.commands import CloseTable, Expired
from ridotto.table.log_entry import Entry
from ridotto.table.refused import Refused
from ridotto.table.table import Changed, Table, rules

ENDINGS = (CloseTable, Expired)
"""The commands after which a table does nothing more."""


def close(table: Table, entry: Entry, command: CloseTable) -> None:
    if entry.who != table.host:
        raise Refused("not-host")
    table.phase = "closed"
    table.out.append(Changed())


def expired(table: Table, entry: Entry, command: Expired) -> None:
    table.phase = "closed"
    table.out.append(Changed())


rules({CloseTable: close, Expired: expired})
