"""Q8 at a table that repeats nothing: shown cards lie there until whoever was shown them puts them
away. Elsewhere the table keeps them, and there is nothing to put away.
"""

from ridotto.table.assistance import repeats
from ridotto.table.commands import PutAway
from ridotto.table.log_entry import Entry
from ridotto.table.refused import Refused
from ridotto.table.table import CardsPutAway, Table, rules


def put_away(table: Table, entry: Entry, command: PutAway) -> None:
    match = table.playing()
    seat = table.need_seat(entry)
    before = match.put_away.get(seat, 0)
    through = min(command.through, match.told(seat))
    if repeats(table.settings.assistance) or through <= before:
        raise Refused("nothing-to-put-away")
    match.put_away[seat] = through
    table.out.append(CardsPutAway(seat, before))


rules({PutAway: put_away})
