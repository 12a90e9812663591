"""One open WebSocket: what waits to be sent, and how fast it may speak."""

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ridotto.server.guests import Guest
from ridotto.server.limits import Bucket, Limits
from ridotto.server.messages import Bye
from ridotto.server.pictures import encode

CODES = {"restart": 1012, "too-slow": 1008, "failed": 1011}
"""Close codes; all other reasons give 4403."""


class Socket:
    """A guest's connection. Sending never waits; who does not read is hung up on."""

    def __init__(self, websocket: WebSocket, guest: Guest, limits: Limits) -> None:
        self.guest = guest
        self._websocket = websocket
        self._limits = limits
        self._queue: list[bytes] = []
        self._queued = 0
        self._wake = asyncio.Event()
        self._bye: str | None = None
        self.cut = asyncio.Event()
        """Set when there is no use in saying anything more."""
        now = asyncio.get_running_loop().time()
        self._bucket = Bucket(limits.messages_rate, limits.messages_burst, now)

    def send(self, data: bytes) -> None:
        """Sends when it can."""
        if self._bye is not None:
            return
        self._queued += len(data)
        if self._queued > self._limits.queued:
            self.hang_up("too-slow")
            return
        self._queue.append(data)
        self._wake.set()

    def hang_up(self, reason: str) -> None:
        """Says why, after all that waits to be sent, and closes; who does not read is not told."""
        if self._bye is None:
            self._bye = reason
            self._wake.set()
            if reason == "too-slow":
                self._queue.clear()
                self.cut.set()

    async def write(self) -> None:
        """Sends what there is to send until somebody hangs up."""
        websocket = self._websocket
        while True:
            await self._wake.wait()
            self._wake.clear()
            queue, self._queue, self._queued = self._queue, [], 0
            for data in queue:
                await websocket.send_text(data.decode())
            if self._bye is not None and not self._queue:
                await websocket.send_text(encode(Bye(reason=self._bye)).decode())  # type: ignore[arg-type]
                await websocket.close(CODES.get(self._bye, 4403))
                return

    async def read(self) -> bytes | None:
        """The next message, no sooner than its rate allows; nothing when the other end is gone."""
        wait = self._bucket.wait(asyncio.get_running_loop().time())
        if wait:
            await asyncio.sleep(wait)
        if self._websocket.application_state != WebSocketState.CONNECTED:
            return None
        try:
            message = await self._websocket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return None
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text.encode() if text is not None else message.get("bytes") or b""
