"""A server in a process of its own, so that what it uses can be told from what the load does."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from ridotto.kernel import RidottoError


class LoadError(RidottoError):
    """A server did not start, or did not play along."""


class ServerProcess:
    """A child process: its port, its memory, its processor time."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.port = port

    def kilobytes(self) -> float:
        """Resident memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1000

    def cpu_seconds(self) -> float:
        """Processor time so far, of all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def child(arguments: Sequence[str], database: str = "") -> AsyncIterator[ServerProcess]:
    """A server in a process of its own, ended afterwards."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "RIDOTTO_DB": database},
    )
    assert process.stdout is not None
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), 30)).decode()
        found = re.search(r"(\d+)/?$", line.strip())
        if found is None:
            raise LoadError("the server did not start")
        yield ServerProcess(process, int(found[1]))
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
