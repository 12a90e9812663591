"""A guest's socket at a table: what waits to be sent to him, and how it ends."""

import asyncio
from collections import deque
from itertools import count

from msgspec import Struct
from starlette.types import Send

from ridotto.kernel import Seat
from ridotto.server.encoding import encode
from ridotto.server.guest_cookies import Guest
from ridotto.server.messages import Bye, Farewell

CLOSE_CODES: dict[Farewell, int] = {
    "restart": 1012,
    "closed": 1000,
    "banned": 1008,
    "forgotten": 1008,
    "failed": 1011,
}


class Eyes(Struct, frozen=True):
    """Through whose eyes a socket looks at a table, as long as it is open: those of ``seat``, in
    game ``number`` and no other; or, as a ``board`` in the middle, nobody's. Without either, those
    of its guest's only seat, or of a spectator.
    """

    seat: Seat | None = None
    number: int = 0
    board: bool = False


OWN = Eyes()
_births = count()


class GuestSocket:
    """Sending never waits: messages queue up here, and a task of the socket's own sends them one
    after another. Who does not read, so that more than ``most_waiting`` bytes wait, is cut off.
    ``speaker`` is the name that his commands have, and ``born`` grows from socket to socket.
    """

    __slots__ = (
        "_farewell",
        "_most",
        "_news",
        "_over",
        "_sender",
        "_size",
        "_waiting",
        "born",
        "eyes",
        "guest",
        "speaker",
    )

    def __init__(self, guest: Guest, most_waiting: int, eyes: Eyes = OWN) -> None:
        self.guest = guest
        self.eyes = eyes
        self.speaker = ""
        self.born = next(_births)
        self._most = most_waiting
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._farewell: Farewell | None = None
        self._over = False
        self._news: asyncio.Future[None] | None = None
        self._sender: asyncio.Task[None] | None = None

    @property
    def ended(self) -> bool:
        """Whether nothing more is sent."""
        return self._over

    def send(self, message: bytes) -> None:
        """Sends an encoded message, unless there was a goodbye before."""
        if self._farewell is not None or self._over:
            return
        self._waiting.append(message)
        self._size += len(message)
        if self._size > self._most:
            self.end()
        else:
            self._wake()

    def hang_up(self, reason: Farewell) -> None:
        """Says why, after all that was to be said, and closes the socket."""
        self.send(encode(Bye(reason=reason)))
        if self._farewell is None:
            self._farewell = reason
            self._wake()

    def end(self) -> None:
        """Sends nothing more, not even what is being sent."""
        if self._over:
            return  # who cancels twice is taken for somebody else who ends the task
        self._over = True
        self._waiting.clear()
        if self._sender is not None:
            self._sender.cancel()

    async def send_all(self, send: Send) -> None:
        """Sends what is to be sent, until the socket is hung up on or ended. Raises OSError if the
        other end is gone.
        """
        self._sender = asyncio.current_task()
        assert self._sender is not None
        try:
            await self._send_all(send)
        except asyncio.CancelledError:
            if not self._over or self._sender.uncancel():
                raise  # somebody else ends this task
        finally:
            self._sender = None
            self._over = True

    async def _send_all(self, send: Send) -> None:
        loop, waiting = asyncio.get_running_loop(), self._waiting
        while not self._over:
            while waiting:
                message = waiting.popleft()
                await send({"type": "websocket.send", "text": message.decode()})
                self._size -= len(message)
            if self._farewell is not None:
                code = CLOSE_CODES[self._farewell]
                await send({"type": "websocket.close", "code": code})
                return
            self._news = loop.create_future()
            await self._news

    def _wake(self) -> None:
        news, self._news = self._news, None
        if news is not None and not news.done():
            news.set_result(None)
