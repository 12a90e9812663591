"""A WebSocket that is relayed: two connections joined, whose bytes nobody looks at in between."""

import asyncio
from typing import cast


class Splice(asyncio.Protocol):
    """The far end, to another node: sends a request there and waits for the first bytes of the
    answer. When it is joined to the near end, neither end is read faster than the other reads.
    """

    def __init__(self, request: bytes) -> None:
        loop = asyncio.get_running_loop()
        self.answered: asyncio.Future[bytes] = loop.create_future()
        self.over: asyncio.Future[None] = loop.create_future()
        self._request = request
        self._far: asyncio.Transport
        self._near: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._far = cast(asyncio.Transport, transport)
        self._far.write(self._request)

    def data_received(self, data: bytes) -> None:
        if self._near is not None:
            if not self._near.is_closing():
                self._near.write(data)
        else:
            self._far.pause_reading()
            if not self.answered.done():
                self.answered.set_result(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.answered.done():
            self.answered.set_exception(ConnectionResetError("the other node hung up"))
        if self._near is not None:
            self._near.close()

    def pause_writing(self) -> None:
        if self._near is not None:
            self._near.pause_reading()

    def resume_writing(self) -> None:
        if self._near is not None:
            self._near.resume_reading()

    def begin(self, near: asyncio.Transport) -> None:
        """Joins it to the near end, which is sent the first bytes of the answer."""
        self._near = near
        if not near.is_closing():
            near.write(self.answered.result())
        if self._far.is_closing():
            near.close()
        else:
            self._far.resume_reading()

    def write(self, data: bytes) -> None:
        """What has come at the near end."""
        if not self._far.is_closing():
            self._far.write(data)

    def hold(self, *, held: bool) -> None:
        """Reads nothing from the far end for now, or again."""
        if self._far.is_closing():
            return
        if held:
            self._far.pause_reading()
        else:
            self._far.resume_reading()

    def near_end_lost(self) -> None:
        """Nobody is there any more."""
        self._near = None
        self._far.close()
        if not self.over.done():
            self.over.set_result(None)

    def cut(self) -> None:
        """The other node is gone, whether its end of the connection knows or not."""
        self._far.abort()
