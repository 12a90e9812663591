"""uvicorn's WebSocket with a short way in and out for whole text messages.

The way through ASGI costs a task switch and several wrappers for every message each way, which at
a busy table is most of the work. Everything else (handshake, pings, closing, limits, malformed
frames) stays uvicorn's.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ridotto.server.limits import Bucket

if TYPE_CHECKING:
    from websockets.frames import Frame
    from websockets.http11 import Request

EXTENSION = "ridotto.wire"
"""Where an application finds the wire of its connection, among the scope's extensions."""

TEXT = 0x81
"""First byte of a frame that is a whole text message."""


def _head(size: int) -> bytes:
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


MOST_PARTS = 64
"""So many fragments a message may come in."""


class Wire(WebSocketsSansIOProtocol):
    """One connection. Once ``heard`` is set, messages go there and not to the application; and
    ``intake`` bounds how fast anything is read, pings and fragments among it.
    """

    heard: Callable[[bytes], None] | None = None
    intake: Bucket | None = None
    most_waiting = 1_000_000
    """Whoever lets more wait to be read, answers to pings as well, is cut off."""
    _holds: frozenset[str] = frozenset()

    def handle_connect(self, event: "Request") -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.waiting() > self.most_waiting:
            self.abort()
        elif self.intake is not None:
            wait = self.intake.wait(self.loop.time(), len(data))
            if wait:
                self.hold("bytes")
                self.loop.call_later(wait, self.release, "bytes")

    def handle_cont(self, event: "Frame") -> None:
        if len(self.frames) >= MOST_PARTS:
            self.abort()
        else:
            super().handle_cont(event)

    def hold(self, reason: str) -> None:
        """Reads nothing more until all reasons are gone."""
        self._holds |= {reason}
        self.transport.pause_reading()

    def release(self, reason: str) -> None:
        """One reason is gone."""
        self._holds -= {reason}
        if not self._holds and not self.transport.is_closing():
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if self.heard is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.heard(data)

    def write_texts(self, *messages: bytes) -> None:
        """Sends whole messages, together; never waits."""
        if self.close_sent or self.transport.is_closing():
            return
        if len(messages) == 1:
            self.transport.write(_head(len(messages[0])) + messages[0])
        else:
            self.transport.write(b"".join([_head(len(one)) + one for one in messages]))

    def waiting(self) -> int:
        """How many bytes the other end has not taken yet."""
        return self.transport.get_write_buffer_size()

    def tell_application(self, text: str) -> None:
        """Wakes the application up, which otherwise waits for the end."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def abort(self) -> None:
        """Cuts the line, with all that waits to be sent."""
        self.transport.abort()
