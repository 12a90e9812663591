"""uvicorn's HTTP connection for those who say soon what they want.

h11 bounds what a request's head may hold; what neither it nor uvicorn bounds is how long somebody
takes to send one.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol


class Knock(H11Protocol):
    """One connection: closed if the head of a request is not there in so many seconds."""

    def __init__(self, *arguments: Any, slow: float, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._slow = slow
        self._hurry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        upgraded = self.transport.get_protocol() is not self
        if upgraded or (self.cycle is not None and not self.cycle.response_complete):
            self._stop_waiting()
        elif self._hurry is None:
            self._wait()

    def _wait(self) -> None:
        self._hurry = self.loop.call_later(self._slow, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None
