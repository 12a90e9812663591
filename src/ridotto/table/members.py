"""Everyone who ever sat or spoke at a table has a number there, which tells nobody who he is."""

from ridotto.table.refused import Refused
from ridotto.table.table import Table

MOST_MEMBERS = 500


def enter(table: Table, guest: str) -> int:
    """The number of a guest, who may be new. Raises Refused where there are too many."""
    if guest not in table.members:
        if len(table.members) >= MOST_MEMBERS:
            raise Refused("enough")
        table.members.append(guest)
    return table.members.index(guest)


def member(table: Table, number: int) -> str:
    """The guest of a number. Raises Refused if there is none."""
    if number >= len(table.members):
        raise Refused("nobody-there")
    return table.members[number]
