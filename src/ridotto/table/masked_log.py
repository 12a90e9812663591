"""A table's log without one of its guests: he becomes a mask, and the table stays what it was.

His id, which is a credential, becomes one that nobody has; his names, and those of people he
brought along, that of a mask; what he said and noted is rubbed out. What he did in the game stays:
it is the game of the others as well.
"""

from collections.abc import Sequence

from msgspec import structs

from ridotto.table.commands import BringAlong, Say, WriteNote
from ridotto.table.log_entry import Entry, read_entry, write_entry
from ridotto.table.names import told_apart

VOLTO = "Volto"
"""The plainest mask of Venice, which everybody could wear; the same word in every language."""
RUBBED_OUT = "…"


def mask_in(lines: Sequence[str], guest: str) -> str:
    """What a guest is called who becomes a mask at a table with this log: as nobody else is."""
    entries = [read_entry(line) for line in lines if '"name"' in line]
    others = [entry for entry in entries if entry.who != guest]
    brought = [entry.do.name for entry in others if isinstance(entry.do, BringAlong)]
    return told_apart(VOLTO, [*(entry.name for entry in others), *brought])


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
    elif isinstance(command, BringAlong):
        command = structs.replace(command, name=mask)
    return structs.replace(entry, do=command, who=nobody, name=mask if entry.name else "")
