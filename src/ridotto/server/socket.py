"""A guest's connection to a table: what may wait to be sent, and how fast it may speak."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable

from ridotto.server.guests import Guest
from ridotto.server.limits import Bucket, Limits
from ridotto.server.messages import Bye, Farewell, Message
from ridotto.server.rendering import encode
from ridotto.server.wire import Wire, frame

log = logging.getLogger("ridotto")


def seal(message: Message) -> bytes:
    """A message as it goes over the wire; sealed ones in a row go together."""
    return frame(encode(message))


class Socket:
    """Sending never waits; who does not read is cut off. Who sends too fast is read slowly."""

    def __init__(self, wire: Wire, guest: Guest, limits: Limits) -> None:
        self.guest = guest
        self.received: Callable[[bytes], None] = lambda _: None
        """What to do with a message, once it may be heard."""
        self._wire = wire
        self._gone = False
        self._loop = asyncio.get_running_loop()
        self._bucket = Bucket(limits.messages_rate, limits.messages_burst, self._loop.time())
        self._backlog: deque[bytes] = deque()
        rate, burst = limits.messages_rate * limits.message, limits.messages_burst * limits.message
        wire.intake = Bucket(rate, burst, self._loop.time())
        wire.most_waiting = limits.queued

    def send(self, sealed: bytes) -> None:
        """Sends a sealed message or several, unless there was a goodbye before."""
        if self._gone:
            return
        wire = self._wire
        wire.write(sealed)
        if wire.waiting() > wire.most_waiting:
            self._gone = True
            wire.abort()

    def hang_up(self, reason: Farewell) -> None:
        """Says why, and has the connection closed."""
        if not self._gone:
            self._wire.write(seal(Bye(reason=reason)))
            self._gone = True
            self._wire.tell_application(reason)

    def hear(self, data: bytes) -> None:
        """A message has come in; it is dealt with when its sender's rate allows."""
        if self._backlog:
            self._backlog.append(data)
            return
        wait = self._bucket.wait(self._loop.time())
        if wait:
            self._wire.hold("messages")
            self._backlog.append(data)
            self._loop.call_later(wait, self._catch_up)
        else:
            self._take(data)

    def _catch_up(self) -> None:
        while self._backlog and not self._gone:
            self._take(self._backlog.popleft())
            if not self._backlog:
                break
            wait = self._bucket.wait(self._loop.time())
            if wait:
                self._loop.call_later(wait, self._catch_up)
                return
        self._backlog.clear()
        self._wire.release("messages")

    def _take(self, data: bytes) -> None:
        try:
            self.received(data)
        except Exception:
            log.exception("message failed")
            self.hang_up("failed")
