"""One table: how its deal is settled, how a game is played at it, how its record is verified.

A live table is a ``Table``; importing this room registers what can be asked of one.
"""

from ridotto.table import (
    acting,
    changing_settings,
    chat,
    clocks_run_out,
    closing,
    drafts,
    giving_up,
    learning,
    names,
    notes_and_marks,
    passing_for_guests,
    presence,
    putting_away,
    rematch,
    sealing,
    seating,
    stand_ins,
    starting,
    watching,
)
from ridotto.table.log_entry import Entry
from ridotto.table.refused import Refused
from ridotto.table.table import Table, open_table

__all__ = [
    "Entry",
    "Refused",
    "Table",
    "acting",
    "changing_settings",
    "chat",
    "clocks_run_out",
    "closing",
    "drafts",
    "giving_up",
    "learning",
    "names",
    "notes_and_marks",
    "open_table",
    "passing_for_guests",
    "presence",
    "putting_away",
    "rematch",
    "sealing",
    "seating",
    "stand_ins",
    "starting",
    "watching",
]
