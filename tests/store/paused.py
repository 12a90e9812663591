"""The tests' own PostgreSQL server, stopped or killed in the middle of whatever it does."""

import asyncio
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
        for child in children(server):
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(child, signal.SIGSTOP)
                stopped.append(child)
        yield
    finally:
        for pid in stopped:
            with suppress(ProcessLookupError):  # it was ending when it was stopped
                os.kill(pid, signal.SIGCONT)


async def killed(server: int) -> None:
    """Every process of a server is dead. Who should bury them may take his time."""
    os.kill(server, signal.SIGSTOP)
    while _state(server) != "T":  # it begins no more
        await asyncio.sleep(0.01)
    all_of_it = [server, *children(server)]
    for pid in all_of_it:
        with suppress(ProcessLookupError):  # it has ended by itself
            os.kill(pid, signal.SIGKILL)
    while any(_state(pid) not in (None, "Z") for pid in all_of_it):
        await asyncio.sleep(0.01)


def children(parent: int) -> list[int]:
    """The processes that a process has begun."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            stat = _stat(int(entry.name))
            if stat and int(stat[1]) == parent:
                found.append(int(entry.name))
    return found


def _state(pid: int) -> str | None:
    stat = _stat(pid)
    return stat[0] if stat else None


def _stat(pid: int) -> list[str]:
    """What the system says of a process, from its state on; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return []
