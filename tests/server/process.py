"""A house in a process of its own, to be killed."""

import asyncio
import os
import re
import resource
import signal
import sys

UNLIMITED = (
    "messages_rate=1e6",
    "messages_burst=1000000",
    "requests_rate=1e6",
    "requests_burst=1000000",
    "sockets_an_address=1000",
    "tables_rate=1e6",
    "tables_burst=1000000",
)


class Process:
    """``ridotto serve`` on a loopback port. Its port stays the same from start to start."""

    def __init__(
        self,
        database: str,
        *,
        bot_pace: float = 0.0,
        descriptors: int = 0,
        limited: bool = False,
        node: str = "",
        **changed: float,
    ) -> None:
        self._descriptors = descriptors
        self._limits = [
            *(() if limited else UNLIMITED),
            *(f"{name}={value}" for name, value in changed.items()),
        ]
        self.database = database
        self.node = node
        self.port = 0
        self.bot_pace = bot_pace
        self.logged = b""
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        limits = [part for limit in self._limits for part in ("--limit", limit)]
        command = [sys.executable, "-m", "ridotto", "serve", "--port", str(self.port)]
        command += ["--bot-pace", str(self.bot_pace), *limits]
        command += ["--node", self.node] if self.node else []
        self._process = await asyncio.create_subprocess_exec(
            *command,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            preexec_fn=self._limit if self._descriptors else None,
            env={**os.environ, "RIDOTTO_DB": self.database, "LC_ALL": "C.UTF-8"},
        )
        assert self._process.stdout is not None
        line = (await asyncio.wait_for(self._process.stdout.readline(), 30)).decode()
        found = re.search(r":(\d+)/", line)
        if found is None:
            _, errors = await self._process.communicate()
            raise AssertionError(line + errors.decode())
        self.port = int(found[1])

    def _limit(self) -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (self._descriptors, self._descriptors))

    async def __aenter__(self) -> "Process":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process is not None and self._process.returncode is None:
            await self.kill()

    async def kill(self) -> None:
        """As a power cut would."""
        await self._end(signal.SIGKILL)

    def send(self, number: signal.Signals) -> None:
        """Sends it, and does not wait."""
        assert self._process is not None
        self._process.send_signal(number)

    async def stop(self) -> int:
        """In good order; its exit code."""
        return await self._end(signal.SIGTERM)

    async def ended(self) -> int:
        """Waits until it has ended by itself; its exit code."""
        assert self._process is not None
        _, errors = await asyncio.wait_for(self._process.communicate(), 30)
        self.logged += errors
        return self._process.returncode or 0

    async def _end(self, number: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(number)
        return await self.ended()
