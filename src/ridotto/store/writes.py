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


Write = Append | Close | Forget

APPEND = "INSERT INTO log (table_id, n, entry) VALUES ($1, $2, $3)"
OPEN = "INSERT INTO tables (id, open) VALUES ($1, TRUE)"
CLOSE = "UPDATE tables SET open = FALSE WHERE id = $1"
FORGET_LOG = "DELETE FROM log WHERE table_id = $1"
FORGET = "DELETE FROM tables WHERE id = $1"

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
    for write in writes:
        if isinstance(write, Append):
            appended.append((write.table, write.n, write.entry))
            if write.n == 1:
                opened.append((write.table,))
        elif isinstance(write, Close):
            closed.append((write.table,))
        else:
            forgotten.append((write.table,))
    found = [(OPEN, opened), (APPEND, appended), (CLOSE, closed)]
    found += [(FORGET_LOG, forgotten), (FORGET, forgotten)]
    return [(sql, rows) for sql, rows in found if rows]
