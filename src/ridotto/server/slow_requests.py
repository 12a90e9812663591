"""Whoever takes too long to say what he wants is not waited for.

h11 bounds what the head of a request may hold, and ``http_bodies`` how long its body may take; how
long somebody takes to send the head, neither it nor uvicorn bounds.
"""

import asyncio
from collections.abc import Callable


class RequestTimer:
    """Of one connection: calls ``give_up`` if no whole head of a request has come ``seconds`` after
    it was opened, or after the first bytes of the next one.
    """

    __slots__ = ("_give_up", "_handle", "_requests", "_seconds")

    def __init__(self, seconds: float, give_up: Callable[[], None]) -> None:
        self._seconds = seconds
        self._give_up = give_up
        self._requests = 0
        self._handle: asyncio.TimerHandle | None = None
        self.bytes_came()

    def bytes_came(self) -> None:
        """Something has come; if it belongs to no request under way, it should begin one."""
        if self._handle is None and not self._requests:
            loop = asyncio.get_running_loop()
            self._handle = loop.call_later(self._seconds, self._give_up)

    def request_began(self) -> None:
        """The head of a request is there."""
        self._requests += 1
        self.stop()

    def request_ended(self) -> None:
        """It is answered."""
        self._requests -= 1

    def stop(self) -> None:
        """Waits for nothing more."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
