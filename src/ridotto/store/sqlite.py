"""SQLite in a file. One thread of its own does everything, so the event loop never waits."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import TypeVar

from ridotto.store.errors import StoreError
from ridotto.store.store import Store, pending
from ridotto.store.writes import (
    APPEND,
    CLOSE,
    FORGET,
    FORGET_LOG,
    OPEN,
    Many,
    Rows,
    Write,
    statements,
)

T = TypeVar("T")

AT_ONCE = {
    OPEN: ("INSERT INTO tables (id, open) VALUES ", "(?, TRUE)", ""),
    APPEND: ("INSERT INTO log (table_id, n, entry) VALUES ", "(?, ?, ?)", ""),
    CLOSE: ("UPDATE tables SET open = FALSE WHERE id IN (", "?", ")"),
    FORGET_LOG: ("DELETE FROM log WHERE table_id IN (", "?", ")"),
    FORGET: ("DELETE FROM tables WHERE id IN (", "?", ")"),
}
"""Each statement for many rows: before them, each row, after them. Run for each row instead, it
would let go of the interpreter's lock and wait for it again as many times, while the event loop is
busy.
"""
MOST_AT_ONCE = 50
"""Rows of one statement: each number of rows is a statement of its own, kept ready in memory."""


PAGES_IN_LOG = 16_000
"""Of 4 kB each: some 7,000 moves."""


class SqliteStore(Store):
    """Write-ahead log, synchronised at every commit: what is written survives a power cut."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._connection: sqlite3.Connection | None = None

    @classmethod
    async def open(cls, file: str) -> "SqliteStore":
        store = cls(file)
        try:
            await store._run(store._open)
        except StoreError:
            if store._connection is not None:
                await store._run(store._connection.close)
            store._thread.shutdown()
            raise
        return store

    async def write(self, writes: list[Write]) -> None:
        many = statements(writes)
        await self._run(lambda: self._write(many))

    async def log(self, table: str) -> list[str]:
        sql = "SELECT entry FROM log WHERE table_id = ? ORDER BY n"
        return await self._run(lambda: self._column(sql, (table,)))

    async def open_tables(self) -> list[str]:
        sql = "SELECT id FROM tables WHERE open ORDER BY id"
        return await self._run(lambda: self._column(sql, ()))

    async def secret(self, name: str, fresh: str) -> str:
        keep = "INSERT OR IGNORE INTO secrets VALUES (?, ?)"
        await self._run(lambda: self._column(keep, (name, fresh)))
        sql = "SELECT value FROM secrets WHERE name = ?"
        return (await self._run(lambda: self._column(sql, (name,))))[0]

    async def close(self) -> None:
        await self._run(self._db.close)
        self._thread.shutdown()

    @property
    def _db(self) -> sqlite3.Connection:
        assert self._connection is not None
        return self._connection

    async def _run(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"{self._file}: {error}") from None

    def _open(self) -> None:
        if self._file != ":memory:":
            Path(self._file).parent.mkdir(parents=True, exist_ok=True)
        self._connection = db = sqlite3.connect(self._file, isolation_level=None, timeout=2)
        # Exclusive: a second server on the same file would not know what the first one does.
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        # Moving the log into the file stops all commits for tens of milliseconds: seldom, then.
        db.execute(f"PRAGMA wal_autocheckpoint = {PAGES_IN_LOG}")
        db.execute("BEGIN EXCLUSIVE")
        (version,) = db.execute("PRAGMA user_version").fetchone()
        for number, script in pending(version):
            for statement in script:
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")

    def _write(self, many: list[Many]) -> None:
        db = self._db
        ready = [at_once for sql, rows in many for at_once in _at_once(sql, rows)]
        if len(ready) == 1:  # is a transaction by itself, and waits for the lock once
            db.execute(*ready[0])
            return
        db.execute("BEGIN")
        try:
            for sql, values in ready:
                db.execute(sql, values)
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise

    def _column(self, sql: str, values: tuple[str, ...]) -> list[str]:
        return [row[0] for row in self._db.execute(sql, values)]


def _at_once(sql: str, rows: Rows) -> Iterator[tuple[str, list[object]]]:
    before, row, after = AT_ONCE[sql]
    for start in range(0, len(rows), MOST_AT_ONCE):
        some = rows[start : start + MOST_AT_ONCE]
        yield f"{before}{', '.join([row] * len(some))}{after}", list(chain(*some))
