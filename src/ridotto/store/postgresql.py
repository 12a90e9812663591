"""PostgreSQL by URL."""

import asyncio
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from ridotto.store.errors import StoreError
from ridotto.store.store import Store, pending
from ridotto.store.writes import Write, statements

LOCK = 0x7269646F74746F
"""Whoever holds this advisory lock is the house that uses the database."""
PATIENCE = 10
"""Seconds to wait for a house that has just stopped to let go."""

_WRONG = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)


class PostgresStore(Store):
    """One connection, which is also the lock on the database."""

    def __init__(self, connection: Any, where: str) -> None:
        self._db = connection
        self._where = where
        self._turn = asyncio.Lock()  # a connection does one thing at a time

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        parts = urlsplit(url)
        where = f"postgresql://{parts.hostname or ''}{parts.path}"
        try:
            store = cls(await asyncpg.connect(url, timeout=PATIENCE), where)
        except _WRONG as error:
            raise StoreError(f"{where}: {error}") from None
        try:
            await store._prepare()
        except BaseException:
            await store.close()
            raise
        return store

    async def write(self, writes: list[Write]) -> None:
        try:
            async with self._turn, self._db.transaction():
                for sql, rows in statements(writes):
                    await self._db.executemany(sql, rows)
        except _WRONG as error:
            raise StoreError(f"{self._where}: {error}") from None

    async def log(self, table: str) -> list[str]:
        return await self._column("SELECT entry FROM log WHERE table_id = $1 ORDER BY n", table)

    async def open_tables(self) -> list[str]:
        return await self._column("SELECT id FROM tables WHERE open ORDER BY id")

    async def secret(self, name: str, fresh: str) -> str:
        keep = "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._column(keep, name, fresh)
        return (await self._column("SELECT value FROM secrets WHERE name = $1", name))[0]

    async def close(self) -> None:
        await self._db.close()

    async def _column(self, sql: str, *values: str) -> list[str]:
        try:
            async with self._turn:
                return [row[0] for row in await self._db.fetch(sql, *values)]
        except _WRONG as error:
            raise StoreError(f"{self._where}: {error}") from None

    async def _prepare(self) -> None:
        try:
            await self._lock()
            await self._migrate()
        except _WRONG as error:
            raise StoreError(f"{self._where}: {error}") from None

    async def _migrate(self) -> None:
        async with self._db.transaction():
            await self._db.execute(
                "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"
            )
            version = await self._db.fetchval("SELECT max(version) FROM schema_version") or 0
            for number, script in pending(version):
                for statement in script:
                    await self._db.execute(statement)
                await self._db.execute("INSERT INTO schema_version VALUES ($1)", number)

    async def _lock(self) -> None:
        for _ in range(PATIENCE * 10):
            if await self._db.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
                return
            await asyncio.sleep(0.1)
        raise StoreError(f"{self._where}: another house uses this database")
