"""A table's log without one of its guests: he becomes a mask, and the table stays what it was.

His id, which is a credential, becomes one that nobody has; his names that of a mask; what he said
and noted is rubbed out. What he did in the game stays: it is the game of the others as well.
"""

from collections.abc import Sequence
from itertools import count

from msgspec import structs

from ridotto.table.commands import Say, WriteNote
from ridotto.table.log_entry import Entry, read_entry, write_entry
from ridotto.table.names import alike

VOLTO = "Volto"
"""The plainest mask of Venice, which everybody could wear; the same word in every language."""
RUBBED_OUT = "…"


def mask_in(lines: Sequence[str], guest: str) -> str:
    """What a guest is called who becomes a mask at a table with this log: as nobody else is."""
    entries = [read_entry(line) for line in lines if '"name"' in line]
    others = {alike(entry.name) for entry in entries if entry.who != guest}
    tries = (VOLTO if number == 1 else f"{VOLTO} {number}" for number in count(1))
    return next(name for name in tries if alike(name) not in others)


def masked_lines(lines: Sequence[str], guest: str, nobody: str, mask: str) -> list[tuple[int, str]]:
    """The lines that change, each with its number, when a guest becomes ``nobody``."""
    changed = []
    for number, line in enumerate(lines, 1):
        if guest in line:
            entry = read_entry(line)
            if entry.who == guest:
                changed.append((number, write_entry(_masked(entry, nobody, mask)).decode()))
    return changed


def _masked(entry: Entry, nobody: str, mask: str) -> Entry:
    command = entry.do
    if isinstance(command, Say):
        command = structs.replace(command, text=RUBBED_OUT)
    elif isinstance(command, WriteNote):
        command = structs.replace(command, value="")
    return structs.replace(entry, do=command, who=nobody, name=mask if entry.name else "")
