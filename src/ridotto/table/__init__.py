"""One table: how its deal is settled, how a game is played at it, how its record is verified.

A live table is a ``Table``; importing this room registers what can be asked of one.
"""

from ridotto.table import gathering, playing, talking
from ridotto.table.commands import Entry
from ridotto.table.refused import Refused
from ridotto.table.table import Table, open_table

__all__ = ["Entry", "Refused", "Table", "gathering", "open_table", "playing", "talking"]
