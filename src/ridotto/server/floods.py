"""What a WebSocket may send that is no message: pings, pongs, parts of messages that never end.

An application never sees these, so its own limits do not reach them.
"""

from ridotto.server.limits import Limits
from ridotto.server.token_bucket import TokenBucket

CONTROL_FRAMES = 200
"""Bytes that pings and pongs of an honest client may have in the time between two pings."""


class SocketIntake:
    """Counts the bytes that come in on one socket."""

    __slots__ = ("_all", "_stray")

    def __init__(self, limits: Limits, now: float) -> None:
        burst = limits.messages_burst * limits.message
        self._all = TokenBucket(limits.messages_rate * limits.message, burst, now)
        self._stray = TokenBucket(CONTROL_FRAMES / limits.ping, burst, now)

    def take(self, size: int, now: float) -> float | None:
        """So many bytes have come: seconds to wait before more are read. Nothing, if there were
        too many without any message in them: then the other end is not worth listening to.
        """
        wait = self._all.wait(now, size)
        return wait if self._stray.take(now, size) else None

    def message_came(self) -> None:
        """The bytes so far have made a message."""
        self._stray.fill()
