"""A house without sockets, threads and waiting: time passes when a test or a bot says so."""

import asyncio
import selectors
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from ridotto.bots import BotFailed
from ridotto.server.bot_threads import BotThreads
from ridotto.store import Append, Visit, Write
from tests.store.blank import BlankStore

T = TypeVar("T")


class _Jumping(selectors.DefaultSelector):
    """Does not wait for the next timer, but turns the clock to it."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0 if timeout else timeout)
        if not ready and timeout:
            self.now += timeout
        return ready


class Clockwork(asyncio.SelectorEventLoop):
    """An event loop whose time is only told, never spent."""

    def __init__(self) -> None:
        self.clock = _Jumping()
        super().__init__(self.clock)

    def time(self) -> float:
        return self.clock.now


class AtOnce(BotThreads):
    """Thinks here and now, on the loop."""

    def __init__(self) -> None:
        super().__init__(1)

    async def ask(self, call: Callable[[], T], seconds: float) -> T:
        try:
            return call()
        except Exception as error:
            raise BotFailed("raised", type(error).__name__) from error


class Notebook(BlankStore):
    """Keeps the logs in memory, and when each line was written."""

    def __init__(self) -> None:
        self.written: list[tuple[float, dict[str, Any]]] = []

    async def write(self, writes: list[Write]) -> None:
        for write in writes:
            if isinstance(write, Visit):
                continue
            assert isinstance(write, Append)
            entry = msgspec.json.decode(write.entry)
            self.written.append((asyncio.get_running_loop().time(), entry))
