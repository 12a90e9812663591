"""What whoever runs a house does to its database beside it, while it is open or not."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from ridotto.store.errors import StoreError
from ridotto.store.news import CHANNEL, BansChanged, written
from ridotto.store.store import is_postgres, sqlite_file

Values = tuple[str | int, ...]
Row = tuple[object, ...]


class Reported(Struct, frozen=True):
    """A report: when, about whom, by whom, what he was called and had said."""

    at: int
    guest: str
    reporter: str
    name: str
    said: str


async def reports(url: str) -> list[Reported]:
    """All reports, newest first. Raises StoreError."""
    found = await _run(
        url, "SELECT at, guest, reporter, name, said FROM reports ORDER BY at DESC", ()
    )
    return [Reported(int(str(at)), *map(str, rest)) for at, *rest in found]


async def bans(url: str) -> list[str]:
    """The aliases of those who may not come in. Raises StoreError."""
    return [str(guest) for (guest,) in await _run(url, "SELECT guest FROM bans ORDER BY at", ())]


async def ban(url: str, guest: str, now: int) -> None:
    """Bans a guest: the house sees it within a minute, nodes at once. Raises StoreError."""
    sql = "INSERT INTO bans (guest, at) VALUES ($1, $2) ON CONFLICT DO NOTHING"
    await _run(url, sql, (guest, now))
    await _tell_nodes(url)


async def unban(url: str, guest: str) -> None:
    """Lets a guest in again. Raises StoreError."""
    await _run(url, "DELETE FROM bans WHERE guest = $1", (guest,))
    await _tell_nodes(url)


async def change_secret(url: str, name: str, value: str) -> None:
    """Another value for a secret, from the next start of the house on. Raises StoreError."""
    await _run(url, "UPDATE secrets SET value = $2 WHERE name = $1", (name, value))


async def _tell_nodes(url: str) -> None:
    if is_postgres(url):
        await _run(url, "SELECT pg_notify($1, $2)", (CHANNEL, written(BansChanged())))


async def _run(url: str, sql: str, values: Values) -> list[Row]:
    if is_postgres(url):
        from ridotto.store.postgresql import run_once  # noqa: PLC0415 - most have no need

        return await run_once(url, sql, values)
    return await asyncio.to_thread(_run_once, sqlite_file(url), sql, values)


def _run_once(file: str, sql: str, values: Values) -> list[Row]:
    if not Path(file).is_file():
        raise StoreError(f"{file}: there is no such file")
    numbered = {str(number): value for number, value in enumerate(values, 1)}
    try:
        with closing(sqlite3.connect(file, isolation_level=None, timeout=10)) as database:
            return list(database.execute(sql, numbered))
    except sqlite3.Error as error:
        raise StoreError(f"{file}: {error}") from None
