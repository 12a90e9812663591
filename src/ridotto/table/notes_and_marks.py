"""What is written at a table: pencil notes for oneself, and marks on the sheets that all share."""

from ridotto.table.commands import Mark, WriteNote
from ridotto.table.log_entry import Entry
from ridotto.table.refused import Refused
from ridotto.table.table import Marked, NoteWritten, Table, rules

MOST_WRITTEN = 400
"""How many notes a seat, or marks a sheet, may have."""


def mark(table: Table, entry: Entry, command: Mark) -> None:
    match = table.playing()
    seat = table.need_seat(entry)
    sheets = match.game.manners.sheets(table.options, match.state.public)
    if command.sheet not in sheets or not table.settings.sheets:
        raise Refused("no-such-sheet")
    if seat in sheets[command.sheet].closed:
        raise Refused("own-sheet")
    if command.cell not in match.game.manners.cells(table.options):
        raise Refused("no-such-cell")
    _write(table.marks.setdefault(command.sheet, {}), command.cell, command.value)
    table.out.append(Marked(command.sheet, command.cell, command.value))


def note(table: Table, entry: Entry, command: WriteNote) -> None:
    seat = table.need_seat(entry)
    _write(table.chairs[seat].notes, command.key, command.value)
    table.out.append(NoteWritten(seat, command.key, command.value))


def _write(page: dict[str, str], key: str, value: str) -> None:
    if not value:
        page.pop(key, None)
    elif key not in page and len(page) >= MOST_WRITTEN:
        raise Refused("enough")
    else:
        page[key] = value


rules({Mark: mark, WriteNote: note})
