"""A deal of an evening is told when the last of its tables has played it."""

from ridotto.table.commands import Unseal
from ridotto.table.log_entry import Entry
from ridotto.table.table import Changed, Table, rules


def unseal(table: Table, entry: Entry, command: Unseal) -> None:
    table.sealed = False
    table.out.append(Changed())


rules({Unseal: unseal})
