"""A table as its log says, read while the house goes on."""

import asyncio

from ridotto.table import Table, open_table
from ridotto.table.log_entry import read_entry
from ridotto.table.match import ChanceSource

AT_A_TIME = 0.05
"""Seconds of reading between which others have their turn: a table that was played at for days has
tens of thousands of lines, and a node that is silent for too long loses its tables.
"""


async def read_table(lines: list[str], deal: ChanceSource) -> Table:
    """The table with this log."""
    now = asyncio.get_running_loop().time
    table = open_table(read_entry(lines[0]), deal)
    until = now() + AT_A_TIME
    for line in lines[1:]:
        table.take(read_entry(line))
        if now() >= until:
            await asyncio.sleep(0)
            until = now() + AT_A_TIME
    return table
