"""Copies of a whole store, also of one that a house is using: a SQLite file, whatever the store is.

A backup is one moment of the database: all that was acknowledged before it began is in it.
"""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from ridotto.store.contents import columns_of, contents_of, count_of, insert
from ridotto.store.errors import StoreError
from ridotto.store.sqlite import SqliteStore, migrate
from ridotto.store.store import is_postgres, open_store, sqlite_file
from ridotto.store.time_limit import ANSWER


async def back_up(url: str, file: Path) -> int:
    """Writes the backup of a store into a new file; how many tables it holds. Raises StoreError,
    and leaves no half of a file.
    """
    if file.exists():
        raise StoreError(f"{file}: there is such a file already")
    half = file.with_name(f"{file.name}.part")
    try:
        _made(half)
        if is_postgres(url):
            await _from_postgres(url, half)
        else:
            await asyncio.to_thread(_from_sqlite, sqlite_file(url), half)
        count = await asyncio.to_thread(count_of, half)
        half.rename(file)
    except OSError as error:
        raise StoreError(f"{file}: {error.strerror}") from None
    finally:
        half.unlink(missing_ok=True)
    return count


async def restore(file: Path, url: str) -> int:
    """Fills an empty store from a backup; how many tables it holds then. Raises StoreError, and
    changes nothing, unless the backup is one and the store is empty.
    """
    if not file.is_file():
        raise StoreError(f"{file}: there is no such file")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"  # brought up to date here, so that the backup stays as is
        await asyncio.to_thread(shutil.copyfile, file, copy)
        try:
            await (await SqliteStore.open(str(copy), ANSWER)).close()
        except StoreError as error:
            raise StoreError(str(error).replace(str(copy), str(file))) from None
        target = await open_store(url)
        try:
            with closing(sqlite3.connect(copy, check_same_thread=False)) as source:
                await target.fill(contents_of(source))
        finally:
            await target.close()
        return await asyncio.to_thread(count_of, copy)


def _made(file: Path) -> None:
    """An empty file that its owner alone can read: a backup holds every secret of the house."""
    file.unlink(missing_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _from_sqlite(database: str, half: Path) -> None:
    if not Path(database).is_file():
        raise StoreError(f"{database}: there is no such file")
    try:
        # Everything is read at one moment; the house goes on writing meanwhile.
        with closing(sqlite3.connect(database, isolation_level=None)) as source:
            source.execute("VACUUM INTO ?", (str(half),))
    except sqlite3.Error as error:
        raise StoreError(f"{database}: {error}") from None


async def _from_postgres(url: str, half: Path) -> None:
    from ridotto.store.postgresql import snapshot  # noqa: PLC0415 - most have no need

    with closing(sqlite3.connect(half, isolation_level=None)) as target:
        migrate(target)
        target.execute("BEGIN")
        async for some in snapshot(url, columns_of(target)):
            target.executemany(insert(some), some.rows)
        target.execute("COMMIT")
