"""PostgreSQL by URL."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any, ClassVar, TypeVar
from urllib.parse import urlsplit

import asyncpg

from ridotto.store.contents import AT_ONCE, MOMENTARY, Columns, Contents
from ridotto.store.errors import StoreAway, StoreError
from ridotto.store.store import OLD_TABLES, Store, Value, pending
from ridotto.store.time_limit import within
from ridotto.store.writes import Many, Write, statements

LOCK = 0x7269646F74746F
"""Whoever holds this advisory lock is the house that uses the database; nodes of one share it."""
MIGRATING = LOCK + 1
"""Whoever holds this one brings the database up to date."""
PATIENCE = 10
"""Seconds to wait for a house that has just stopped to let go."""

_AWAY = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""The connection is gone, or the server is going, coming or out of room."""

_TABLES = (
    "SELECT table_name FROM information_schema.tables"
    " WHERE table_schema = current_schema() AND table_name <> 'schema_version'"
    " AND table_name <> ALL ($1)"
)
_BOOLEANS = (
    "SELECT table_name, column_name FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND data_type = 'boolean'"
)

T = TypeVar("T")


class PostgresStore(Store):
    """One connection, which is also the lock on the database: whoever has got the lock knows that
    nothing of an earlier connection is still to come.
    """

    finds: ClassVar[str] = "strpos"

    def __init__(self, url: str, answer: float) -> None:
        self._answer = answer
        self._url = url
        self._where = where(url)
        self._db: Any = None
        self._session: Any = None
        self._turn = asyncio.Lock()  # a connection does one thing at a time

    @classmethod
    async def open(cls, url: str, answer: float) -> "PostgresStore":
        store = cls(url, answer)
        try:
            await store.come_back()
            await store._do(store._migrate)
        except BaseException:
            await store.close()
            raise
        return store

    async def come_back(self) -> None:
        self._drop()
        try:
            self._db = await asyncpg.connect(self._url, timeout=self._answer)
        except _AWAY as error:
            raise StoreAway(f"{self._where}: {error or 'no answer'}") from None
        except asyncpg.PostgresError as error:
            raise StoreError(f"{self._where}: {error}") from None
        self._turn = asyncio.Lock()
        await self._do(self._end_last_session)
        await self._hold()

    async def write(self, writes: list[Write]) -> None:
        many = self._statements(writes)

        async def work() -> None:
            async with self._db.transaction():
                for sql, rows in many:
                    await self._db.executemany(sql, rows)

        await self._do(work)

    async def log(self, table: str) -> list[str]:
        return await self._column("SELECT entry FROM log WHERE table_id = $1 ORDER BY n", table)

    async def open_tables(self) -> list[str]:
        return await self._column("SELECT id FROM tables WHERE open ORDER BY id")

    async def rows(self, sql: str, *values: Value) -> list[tuple[Any, ...]]:
        async def work() -> list[tuple[Any, ...]]:
            return [tuple(row) for row in await self._db.fetch(sql, *values)]

        return await self._do(work)

    async def is_finished(self, table: str, number: int) -> bool:
        sql = "SELECT 1 FROM finished_games WHERE table_id = $1 AND number = $2"
        return bool(await self._column(sql, table, number))

    async def banned(self) -> list[str]:
        return await self._column("SELECT guest FROM bans")

    async def old_tables(self, before: int) -> list[str]:
        return await self._column(OLD_TABLES, before)

    async def secret(self, name: str, fresh: str) -> str:
        keep = "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._column(keep, name, fresh)
        return (await self._column("SELECT value FROM secrets WHERE name = $1", name))[0]

    async def fill(self, contents: Iterator[Contents]) -> None:
        async def work() -> None:
            async with self._db.transaction():
                for (table,) in await self._db.fetch(_TABLES, list(MOMENTARY)):
                    if await self._db.fetchval(f"SELECT EXISTS (SELECT FROM {table})"):  # noqa: S608
                        raise StoreError(f"{self._where}: this database is not empty")
                yes_or_no = {tuple(row) for row in await self._db.fetch(_BOOLEANS)}
                for table, columns, rows in contents:
                    kinds = [(table, column) in yes_or_no for column in columns]
                    records = [
                        [
                            bool(value) if kind else value
                            for value, kind in zip(row, kinds, strict=True)
                        ]
                        for row in rows
                    ]
                    await self._db.copy_records_to_table(table, records=records, columns=columns)

        await self._do(work, patient=True)

    async def close(self) -> None:
        if self._db is not None:
            try:
                await self._db.close(timeout=2)
            except (TimeoutError, *_AWAY):
                self._drop()

    async def _column(self, sql: str, *values: str | int | list[str]) -> list[str]:
        async def work() -> list[str]:
            return [row[0] for row in await self._db.fetch(sql, *values)]

        return await self._do(work)

    async def _do(self, work: Callable[[], Awaitable[T]], *, patient: bool = False) -> T:
        """One thing, when the connection is free; patiently, if it may take longer than anything
        else. Raises StoreError.
        """

        async def in_turn() -> T:
            async with self._turn:
                return await work()

        try:
            return await within(None if patient else self._answer, in_turn(), self._drop)
        except StoreAway as error:
            raise StoreAway(f"{self._where}: {error}") from None
        except asyncpg.DataError as error:
            raise StoreError(f"{self._where}: {error}") from None
        except _AWAY as error:
            raise StoreAway(f"{self._where}: {error}") from None
        except asyncpg.PostgresError as error:
            raise StoreError(f"{self._where}: {error}") from None

    def _drop(self) -> None:
        """Lets go of the connection at once, without a word to a server that may not listen."""
        if self._db is not None:
            self._db.terminate()

    async def _migrate(self) -> None:
        async with self._db.transaction():
            await self._db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            await self._db.execute(
                "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"
            )
            version = await self._db.fetchval("SELECT max(version) FROM schema_version") or 0
            for number, script in pending(version):
                for statement in script:
                    await self._db.execute(statement)
                await self._db.execute("INSERT INTO schema_version VALUES ($1)", number)

    async def _end_last_session(self) -> None:
        """The server may not know yet that our last connection is gone, and keep its lock."""
        if self._session is not None:
            ending = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid = $1 AND backend_start = $2"
            )
            await self._db.execute(ending, *self._session)
        own = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
        self._session = tuple(await self._db.fetchrow(own))

    def _statements(self, writes: list[Write]) -> list[Many]:
        return statements(writes)

    async def _hold(self) -> None:
        """Keeps others off the database. Raises StoreError if that cannot be."""
        await self._lock("SELECT pg_try_advisory_lock($1)", LOCK)

    async def _lock(self, sql: str, key: int) -> None:
        async def locked() -> bool:
            return bool(await self._db.fetchval(sql, key))

        for _ in range(PATIENCE * 10):
            if await self._do(locked):
                return
            await asyncio.sleep(0.1)
        raise StoreError(f"{self._where}: another house uses this database")


async def snapshot(url: str, tables: Columns) -> AsyncIterator[Contents]:
    """All rows of these tables as they are at one moment, while a house may go on writing. Raises
    StoreError.
    """
    try:
        connection = await asyncpg.connect(url, timeout=PATIENCE)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                version = await connection.fetchval("SELECT max(version) FROM schema_version")
                if pending(version or 0):
                    raise StoreError(f"{where(url)}: start the house once, to bring it up to date")
                for table, columns in tables.items():
                    sql = f"SELECT {', '.join(columns)} FROM {table}"  # noqa: S608 - our own names
                    cursor = await connection.cursor(sql)
                    while rows := await cursor.fetch(AT_ONCE):
                        yield Contents(table, columns, [tuple(row) for row in rows])
        finally:
            connection.terminate()
    except (*_AWAY, asyncpg.PostgresError) as error:
        raise StoreError(f"{where(url)}: {error}") from None


def where(url: str) -> str:
    """What a database is called in messages: without the password."""
    parts = urlsplit(url)
    return f"postgresql://{parts.hostname or ''}{parts.path}"


async def run_once(url: str, sql: str, values: tuple[str | int, ...]) -> list[tuple[object, ...]]:
    """One statement on a connection of its own, beside a house. Raises StoreError."""
    try:
        connection = await asyncpg.connect(url, timeout=PATIENCE)
        try:
            return [tuple(row) for row in await connection.fetch(sql, *values, timeout=PATIENCE)]
        finally:
            connection.terminate()
    except (*_AWAY, asyncpg.PostgresError) as error:
        raise StoreError(f"{where(url)}: {error}") from None
