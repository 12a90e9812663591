"""A WebSocket client that does as little as possible, so that what is measured is the server."""

import asyncio
import base64
import struct
from collections.abc import Callable
from typing import cast

Heard = Callable[[bytes], None]

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class LoadSocket(asyncio.Protocol):
    """One connection. Calls ``heard`` with every text message. Expects whole frames, as servers of
    small messages send them.
    """

    def __init__(self, request: bytes, heard: Heard) -> None:
        self._request = request
        self._heard = heard
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self._buffer, self._open = rest, True
            self.opened.set_result(None)
        self._frames()

    def send(self, data: bytes, opcode: int = TEXT) -> None:
        """One frame, masked with zeros: the mask is there for proxies, and none is here."""
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | size)
        else:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, size)
        assert self._transport is not None
        self._transport.write(head + b"\0\0\0\0" + data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _frames(self) -> None:
        data, at, size = self._buffer, 0, len(self._buffer)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                start += 2
                if size < start:
                    break
                length = int.from_bytes(data[at + 2 : start], "big")
            elif length == 127:
                start += 8
                if size < start:
                    break
                length = int.from_bytes(data[at + 2 : start], "big")
            end = start + length
            if size < end:
                break
            opcode = data[at] & 0xF
            if opcode == TEXT:
                self._heard(data[start:end])
            elif opcode == PING:
                self.send(data[start:end], PONG)
            at = end
        self._buffer = data[at:]


async def connect(port: int, path: str, cookie: str, heard: Heard) -> LoadSocket:
    """An open WebSocket on loopback. Raises ConnectionError."""
    key = base64.b64encode(bytes(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: LoadSocket(request.encode(), heard), "127.0.0.1", port
    )
    await socket.opened
    return socket
