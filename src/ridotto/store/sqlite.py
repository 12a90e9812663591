"""SQLite in a file. One thread of its own does everything, so the event loop never waits."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from ridotto.store.contents import Contents, contents_of, insert
from ridotto.store.errors import StoreAway, StoreError
from ridotto.store.store import OLD_TABLES, Store, Value, pending
from ridotto.store.time_limit import within
from ridotto.store.writes import (
    APPEND,
    CLOSE,
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
}
"""The statements that come often, for many rows: before them, each row, after them. Run for each
row instead, they would let go of the interpreter's lock and wait for it again as many times, while
the event loop is busy.
"""
MOST_AT_ONCE = 50
"""Rows of one statement: each number of rows is a statement of its own, kept ready in memory."""


PAGES_IN_LOG = 16_000
"""Of 4 kB each: some 7,000 moves."""


class SqliteStore(Store):
    """Write-ahead log, synchronised at every commit: what is written survives a power cut."""

    finds: ClassVar[str] = "instr"

    def __init__(self, file: str, answer: float) -> None:
        self._answer = answer
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._connection: sqlite3.Connection | None = None
        self._hold: sqlite3.Connection | None = None
        """Open as long as this house uses the file."""

    @classmethod
    async def open(cls, file: str, answer: float) -> "SqliteStore":
        store = cls(file, answer)
        try:
            await store._run(store._open)
        except StoreError:
            await store.close()
            raise
        return store

    async def come_back(self) -> None:
        # The thread does one thing after another: when it does this, it has done all else.
        await self._run(lambda: self._column("SELECT 1", ()))

    async def write(self, writes: list[Write]) -> None:
        many = statements(writes)
        await self._run(lambda: self._write(many))

    async def log(self, table: str) -> list[str]:
        sql = "SELECT entry FROM log WHERE table_id = ? ORDER BY n"
        return await self._run(lambda: self._column(sql, (table,)))

    async def open_tables(self) -> list[str]:
        sql = "SELECT id FROM tables WHERE open ORDER BY id"
        return await self._run(lambda: self._column(sql, ()))

    async def rows(self, sql: str, *values: Value) -> list[tuple[Any, ...]]:
        return await self._run(lambda: list(self._db.execute(sql, _numbered(values))))

    async def is_finished(self, table: str, number: int) -> bool:
        sql = "SELECT 1 FROM finished_games WHERE table_id = ? AND number = ?"
        return bool(await self._run(lambda: self._column(sql, (table, number))))

    async def banned(self) -> list[str]:
        return await self._run(lambda: self._column("SELECT guest FROM bans", ()))

    async def old_tables(self, before: int) -> list[str]:
        sql = OLD_TABLES.replace("$1", "?")
        return await self._run(lambda: self._column(sql, (before,)))

    async def secret(self, name: str, fresh: str) -> str:
        keep = "INSERT OR IGNORE INTO secrets VALUES (?, ?)"
        await self._run(lambda: self._column(keep, (name, fresh)))
        sql = "SELECT value FROM secrets WHERE name = ?"
        return (await self._run(lambda: self._column(sql, (name,))))[0]

    async def fill(self, contents: Iterator[Contents]) -> None:
        await self._run(lambda: self._fill(contents), patient=True)

    async def close(self) -> None:
        try:
            await self._run(self._close)
        finally:
            self._thread.shutdown(wait=False)

    @property
    def _db(self) -> sqlite3.Connection:
        assert self._connection is not None
        return self._connection

    async def _run(self, work: Callable[[], T], *, patient: bool = False) -> T:
        """The work, done by the thread; patiently, if it may take longer than anything else."""

        async def in_thread() -> T:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)

        try:
            return await within(None if patient else self._answer, in_thread(), lambda: None)
        except StoreAway as error:
            raise StoreAway(f"{self._file}: {error}") from None
        except (sqlite3.OperationalError, OSError) as error:  # the disk is full, or gone
            raise StoreAway(f"{self._file}: {error}") from None
        except sqlite3.Error as error:
            raise StoreError(f"{self._file}: {error}") from None

    def _open(self) -> None:
        if self._file != ":memory:":
            Path(self._file).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            _for_its_owner(self._file)
            self._hold = _held(f"{self._file}-lock")
        self._connection = db = sqlite3.connect(self._file, isolation_level=None, timeout=2)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        # Moving the log into the file stops all commits for tens of milliseconds: seldom, then.
        db.execute(f"PRAGMA wal_autocheckpoint = {PAGES_IN_LOG}")
        migrate(db)

    def _close(self) -> None:
        for connection in (self._connection, self._hold):
            if connection is not None:
                connection.close()

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

    def _fill(self, contents: Iterator[Contents]) -> None:
        db = self._db
        db.execute("BEGIN EXCLUSIVE")
        try:
            if next(contents_of(db), None) is not None:
                raise StoreError(f"{self._file}: this database is not empty")
            for some in contents:
                db.executemany(insert(some), some.rows)
            db.execute("COMMIT")
        except BaseException:
            db.execute("ROLLBACK")
            raise

    def _column(self, sql: str, values: tuple[str | int, ...]) -> list[str]:
        return [row[0] for row in self._db.execute(sql, values)]


def migrate(db: sqlite3.Connection) -> None:
    """Brings a database up to date. Raises StoreError for one that is newer than this program."""
    db.execute("BEGIN EXCLUSIVE")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    for number, script in pending(version):
        for statement in script:
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {number}")
    db.execute("COMMIT")


def _for_its_owner(file: str) -> None:
    """Makes the file, or makes it private: it holds the seeds of games and the key of the cookies.
    What SQLite puts beside it is made as private as it is.
    """
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    Path(file).chmod(0o600)


def _held(file: str) -> sqlite3.Connection:
    """Keeps others off: a second house on the same file would not know what the first one does.
    The file itself stays free to be read, for backups; the system lets go of this one with the
    process, however it ends.
    """
    _for_its_owner(file)
    lock = sqlite3.connect(file, isolation_level=None, timeout=2)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise StoreError(f"{file.removesuffix('-lock')}: another house uses this file") from None
    return lock


def _numbered(values: Sequence[object]) -> dict[str, object]:
    """Values for the places $1, $2 and so on."""
    return {str(number): value for number, value in enumerate(values, 1)}


def _at_once(sql: str, rows: Rows) -> Iterator[tuple[str, list[object] | dict[str, object]]]:
    if sql not in AT_ONCE:
        yield from ((sql, _numbered(row)) for row in rows)
        return
    before, row, after = AT_ONCE[sql]
    for start in range(0, len(rows), MOST_AT_ONCE):
        some = rows[start : start + MOST_AT_ONCE]
        yield f"{before}{', '.join([row] * len(some))}{after}", list(chain(*some))
