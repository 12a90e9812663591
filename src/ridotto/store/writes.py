"""What can be written, one type each."""

from msgspec import Struct


class Append(Struct, frozen=True, gc=False):
    """The next line of a table's log; the first one opens the table."""

    table: str
    n: int
    entry: str


class Close(Struct, frozen=True, gc=False):
    """The table is not used any more; its finished games can still be read."""

    table: str


class Forget(Struct, frozen=True, gc=False):
    """Nothing of the table need be kept."""

    table: str


class Finish(Struct, frozen=True, gc=False):
    """Game ``number`` of a table is over, at a time in milliseconds; ``guests`` played it, and
    ``summary`` tells what a list of their games needs.
    """

    table: str
    number: int
    ended: int
    summary: str
    guests: tuple[str, ...]


class Report(Struct, frozen=True, gc=False):
    """Somebody was reported; guests are called by their aliases."""

    at: int
    guest: str
    reporter: str
    name: str
    said: str


Write = Append | Close | Forget | Finish | Report

APPEND = "INSERT INTO log (table_id, n, entry) VALUES ($1, $2, $3)"
OPEN = "INSERT INTO tables (id, open) VALUES ($1, TRUE)"
CLOSE = "UPDATE tables SET open = FALSE WHERE id = $1"
FORGET_LOG = "DELETE FROM log WHERE table_id = $1"
FINISH = "INSERT INTO finished_games (table_id, number, ended, summary) VALUES ($1, $2, $3, $4)"
FINISHED_BY = "INSERT INTO finished_by (guest, table_id, number) VALUES ($1, $2, $3)"
FORGET = "DELETE FROM tables WHERE id = $1"
FORGET_GAMES = "DELETE FROM finished_games WHERE table_id = $1"
FORGET_PLAYERS = "DELETE FROM finished_by WHERE table_id = $1"
REPORT = "INSERT INTO reports (at, guest, reporter, name, said) VALUES ($1, $2, $3, $4, $5)"

Rows = list[tuple[object, ...]]
Many = tuple[str, Rows]
"""One statement and the rows it is run for."""


def statements(writes: list[Write]) -> list[Many]:
    """The writes as statements, for one transaction. No table is both appended to and forgotten in
    one, so that the kinds may be done one after another.
    """
    appended: Rows = []
    opened: Rows = []
    closed: Rows = []
    forgotten: Rows = []
    finished: Rows = []
    players: Rows = []
    reported: Rows = []
    for write in writes:
        if isinstance(write, Append):
            appended.append((write.table, write.n, write.entry))
            if write.n == 1:
                opened.append((write.table,))
        elif isinstance(write, Close):
            closed.append((write.table,))
        elif isinstance(write, Finish):
            finished.append((write.table, write.number, write.ended, write.summary))
            players += [(guest, write.table, write.number) for guest in write.guests]
        elif isinstance(write, Report):
            reported.append((write.at, write.guest, write.reporter, write.name, write.said))
        else:
            forgotten.append((write.table,))
    found = [(OPEN, opened), (APPEND, appended), (CLOSE, closed)]
    found += [(FINISH, finished), (FINISHED_BY, players)]
    found += [(REPORT, reported)]
    found += [(sql, forgotten) for sql in (FORGET_LOG, FORGET_GAMES, FORGET_PLAYERS, FORGET)]
    return [(sql, rows) for sql, rows in found if rows]
