"""The tests' own PostgreSQL server, stopped in the middle of whatever it does."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg


async def server_of(url: str) -> int:
    """The process that all other processes of the server at this URL are children of."""
    connection = await asyncpg.connect(url)
    (folder,) = await connection.fetchrow("SHOW data_directory")
    await connection.close()
    return int((Path(folder) / "postmaster.pid").read_text().split()[0])


@contextmanager
def paused(server: int) -> Iterator[None]:
    """Every process of a server stands still; the first one first, so that none can appear."""
    stopped: list[int] = []
    try:
        os.kill(server, signal.SIGSTOP)
        stopped.append(server)
        for child in _children(server):
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(child, signal.SIGSTOP)
                stopped.append(child)
        yield
    finally:
        for pid in stopped:
            with suppress(ProcessLookupError):  # it was ending when it was stopped
                os.kill(pid, signal.SIGCONT)


def _children(parent: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                rest = (entry / "stat").read_text().rpartition(") ")[2]
            except OSError:  # it has just ended
                continue
            if int(rest.split()[1]) == parent:
                found.append(int(entry.name))
    return found
