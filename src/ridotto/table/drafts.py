"""Steps that only their maker sees, and can take back, before his next other action."""

from ridotto.kernel import facts_for
from ridotto.table.acting import own_seat
from ridotto.table.commands import Draft, Undo
from ridotto.table.learning import keep_to_lesson
from ridotto.table.log_entry import Entry
from ridotto.table.table import Drafted, Table, rules


def draft(table: Table, entry: Entry, command: Draft) -> None:
    seat = own_seat(table, entry)
    match = table.playing()
    keep_to_lesson(table, seat, command.do, whole=False)
    events = match.draft(seat, command.do)
    table.out.append(Drafted(seat, facts_for(seat, events)))


def undo(table: Table, entry: Entry, command: Undo) -> None:
    seat = own_seat(table, entry)
    table.playing().undo(seat, everything=command.all)
    table.out.append(Drafted(seat, []))


rules({Draft: draft, Undo: undo})
