"""uvicorn's WebSocket with a short way in and out for whole text messages.

The way through ASGI costs a task switch and several wrappers for every message each way, which at
a busy table is most of the work. Everything else (handshake, pings, closing, limits, malformed
frames) stays uvicorn's.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

from ridotto.server.limits import Bucket

if TYPE_CHECKING:
    from websockets.frames import Frame
    from websockets.http11 import Request

EXTENSION = "ridotto.wire"
"""Where an application finds the wire of its connection, among the scope's extensions."""

TEXT = 0x81
"""First byte of a frame that is a whole text message."""
MASKED = 0x80
"""Added to the second byte, the size, of every frame that a client sends."""
SHORT = 125
"""The longest message whose size is written in that byte alone."""


def frame(text: bytes) -> bytes:
    """A whole text message as it goes over the wire."""
    size = len(text)
    if size <= SHORT:
        return bytes((TEXT, size)) + text
    if size < 65_536:
        return bytes((TEXT, 126, size >> 8, size & 255)) + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text


def _missing(data: bytes, missing: int) -> int | None:
    """How many bytes are still to come of the last frame begun in ``data``, when ``missing`` ones
    were before. Nobody can tell when the head of a frame is cut in two, or far too big.
    """
    at = missing
    while at < len(data):
        head = data[at : at + 4]
        size = head[1] & 127 if len(head) > 1 else 127
        at += 2
        if size == 126 and len(head) == 4:
            size = int.from_bytes(head[2:], "big")
            at += 2
        elif size > SHORT:
            return None
        at += 4 + size
    return at - len(data)


def _is_request(data: bytes) -> bool:
    """Whether this is a request for a handshake, all of it and nothing after it."""
    return data.startswith(b"GET ") and data.find(b"\r\n\r\n") == len(data) - 4


MOST_PARTS = 64
"""So many fragments a message may come in."""


class Wire(WebSocketsSansIOProtocol):
    """One connection. Once ``heard`` is set, messages go there and not to the application, and who
    hears them bounds how many come; ``intake`` bounds how fast everything else is read: pings,
    fragments, long messages, several at once.
    """

    heard: Callable[[bytes], None] | None = None
    intake: Bucket | None = None
    most_waiting = 1_000_000
    """Whoever lets more wait to be read, answers to pings as well, is cut off."""
    _holds: frozenset[str] = frozenset()
    _to_come: int | None = None
    """Bytes until the next frame begins, where that is known."""

    def handle_connect(self, event: "Request") -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        if self.heard is not None and self._to_come == 0 and self._is_short_text(data):
            self.heard(apply_mask(data[6:], data[2:6]))
            return
        if self._to_come is not None:
            self._to_come = _missing(data, self._to_come)
        elif not self.handshake_initiated and _is_request(data):
            self._to_come = 0
        super().data_received(data)
        if self.waiting() > self.most_waiting:
            self.abort()
        elif self.intake is not None:
            wait = self.intake.wait(self.loop.time(), len(data))
            if wait:
                self.hold("bytes")
                self.loop.call_later(wait, self.release, "bytes")

    def _is_short_text(self, data: bytes) -> bool:
        """Whether this is one short message and nothing else, outside of any other message."""
        size = len(data) - 6
        return (
            0 <= size <= SHORT
            and data[0] == TEXT
            and data[1] == MASKED | size
            and size <= self.config.ws_max_size
            and not self.frames
            and not self.close_sent
        )

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

    def write(self, frames: bytes) -> None:
        """Sends whole frames, together; never waits."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)

    def waiting(self) -> int:
        """How many bytes the other end has not taken yet."""
        return self.transport.get_write_buffer_size()

    def tell_application(self, text: str) -> None:
        """Wakes the application up, which otherwise waits for the end."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def abort(self) -> None:
        """Cuts the line, with all that waits to be sent."""
        self.transport.abort()
