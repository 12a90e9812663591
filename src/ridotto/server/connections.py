"""What ``ridotto serve`` bounds below ASGI: connections, slow requests, floods on sockets.

uvicorn takes a protocol of one's own for its connections. This one hands everything on to uvicorn's
and uses nothing but asyncio's interfaces of protocols and transports, and what ASGI says of them.
"""

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ridotto.server.address_limits import AddressList, counted_as
from ridotto.server.floods import SocketIntake
from ridotto.server.limits import Limits
from ridotto.server.slow_requests import RequestTimer
from ridotto.server.splices import Splice

if sys.platform != "win32":
    import resource

Peer = tuple[str, int]
SAY_AGAIN = 60.0
"""Seconds between two lines in the log about connections that were turned away."""

CONNECTION = "ridotto.connection"
"""Where the application finds the connection of a request, in its scope."""

SPARE = 24
"""Descriptors that are kept free for the store, the log and the web client."""

log = logging.getLogger("ridotto")


def descriptors_run_out(transport: asyncio.Transport) -> bool:
    """Whether a new connection has one of the last descriptors that the system gives a process."""
    if sys.platform == "win32":
        return False
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    socket = transport.get_extra_info("socket")
    return socket is not None and int(socket.fileno()) >= most - SPARE


class ConnectionGuard:
    """All connections of a server. Of each address but the ``trusted`` ones, so many are taken."""

    def __init__(self, limits: Limits, trusted: AddressList) -> None:
        self.limits = limits
        self._trusted = trusted
        self._nodes: set[str] = set()
        """The addresses of other nodes of the house."""
        self._open: dict[Peer, GuardedConnection] = {}
        self._by_address: Counter[str] = Counter()
        self._said = float("-inf")

    def protocol(self, inner: Callable[..., asyncio.Protocol]) -> type[asyncio.Protocol]:
        """A kind of protocol that does as ``inner`` does, under guard."""
        guard = self

        class Guarded(GuardedConnection):
            def __init__(self, **settings: Any) -> None:
                super().__init__(guard, inner(**settings))

        return Guarded

    def watch(self, app: ASGIApp) -> ASGIApp:
        """Tells the connections what has come of their bytes: requests and messages."""

        async def watched(scope: Scope, receive: Receive, send: Send) -> None:
            client = scope.get("client")
            connection = self._open.get((client[0], client[1])) if client else None
            if connection is None:
                await app(scope, receive, send)
                return
            scope[CONNECTION] = connection
            if scope["type"] == "websocket":
                await app(scope, connection.listening(receive), send)
            else:
                connection.timer.request_began()
                try:
                    await app(scope, receive, send)
                finally:
                    connection.timer.request_ended()

        return watched

    def opens(self, peer: Peer, connection: "GuardedConnection") -> bool:
        """Whether there is room for one connection more; then it is counted."""
        address = counted_as(peer[0])
        known = peer[0] in self._trusted or peer[0] in self._nodes
        of_address = 0 if known else self._by_address[address]
        if (
            len(self._open) >= self.limits.connections
            or of_address >= self.limits.connections_an_address
        ):
            self.turned_away("connections turned away")
            return False
        self._open[peer] = connection
        self._by_address[address] += 1
        return True

    def trust(self, peer: Peer) -> None:
        """There is another node of the house: as many people as there are come from its address."""
        self._nodes.add(peer[0])

    def turned_away(self, event: str) -> None:
        """Says so in the log, but not each time."""
        now = asyncio.get_running_loop().time()
        if now - self._said > SAY_AGAIN:
            self._said = now
            log.warning(event, extra={"open": len(self._open)})

    def closed(self, peer: Peer) -> None:
        """A connection that was counted is gone."""
        del self._open[peer]
        address = counted_as(peer[0])
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


class GuardedConnection(asyncio.Protocol):
    """One connection; ``inner`` speaks HTTP, until it hands over to what speaks WebSocket."""

    def __init__(self, guard: ConnectionGuard, inner: asyncio.Protocol) -> None:
        self.inner: asyncio.BaseProtocol = inner
        self.timer: RequestTimer
        self._guard = guard
        self._intake: SocketIntake | None = None
        self._splice: Splice | None = None
        self._lost = False
        self._peer: Peer | None = None
        self._transport: GuardedTransport
        self._now = asyncio.get_running_loop().time

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        real = cast(asyncio.Transport, transport)
        address = transport.get_extra_info("peername") or ("", 0)
        peer = str(address[0]), int(address[1])
        if descriptors_run_out(real):
            self._guard.turned_away("descriptors run out")
            real.abort()
            return
        if not self._guard.opens(peer, self):
            real.abort()
            return
        self._peer = peer
        self._transport = GuardedTransport(real, self, self._guard.limits.slow)
        self.timer = RequestTimer(self._guard.limits.slow, self._transport.close)
        self.inner.connection_made(self._transport)

    def data_received(self, data: bytes) -> None:
        if self._peer is None:  # turned away
            return
        if self._splice is not None:
            self._splice.write(data)
            return
        cast(asyncio.Protocol, self.inner).data_received(data)
        if self._intake is None:
            self.timer.bytes_came()
            return
        wait = self._intake.take(len(data), self._now())
        waiting = self._transport.get_write_buffer_size()  # answers to pings that nobody reads
        if wait is None or waiting > self._guard.limits.queued:
            self._transport.abort()
        elif wait:
            self._transport.hold(wait)

    def eof_received(self) -> bool | None:
        return cast(asyncio.Protocol, self.inner).eof_received() if self._peer else None

    def connection_lost(self, exc: Exception | None) -> None:
        if self._peer is None:
            return
        self._lost = True
        self._guard.closed(self._peer)
        self.timer.stop()
        self._transport.lost()
        if self._splice is not None:
            self._splice.near_end_lost()
        self.inner.connection_lost(exc)

    def pause_writing(self) -> None:
        self.inner.pause_writing()
        if self._splice is not None:
            self._splice.hold(held=True)

    def resume_writing(self) -> None:
        self.inner.resume_writing()
        if self._splice is not None:
            self._splice.hold(held=False)

    @property
    def ending(self) -> bool:
        """Whether nothing that is sent arrives any more."""
        return self._lost or self._transport.is_closing()

    def is_of_a_node(self) -> None:
        """The other end is another node of the house."""
        if self._peer is not None:
            self._guard.trust(self._peer)

    def join_to(self, splice: Splice) -> None:
        """From now on, what comes goes to the other node, and what comes from there goes back; how
        much that may be is bounded there.
        """
        self._splice = splice
        if self._lost:
            splice.near_end_lost()
        else:
            splice.begin(self._transport)

    def upgraded(self, inner: asyncio.BaseProtocol) -> None:
        """From now on it is a WebSocket, which may be silent as long as it likes."""
        self.inner = inner
        self.timer.request_began()
        self._intake = SocketIntake(self._guard.limits, self._now())

    def listening(self, receive: Receive) -> Receive:
        """``receive`` of a WebSocket, which lets the guard know when a message has come."""

        async def heard() -> Message:
            message = await receive()
            if self._intake is not None:
                self._intake.message_came()
            return message

        return heard


class GuardedTransport(asyncio.Transport):
    """A transport as uvicorn's protocols see it. It reads while neither they nor the guard have
    paused it, and does not wait for ever for the other end to take what is left at the end.
    """

    def __init__(
        self, real: asyncio.Transport, connection: GuardedConnection, patience: float
    ) -> None:
        super().__init__()
        self._real = real
        self._connection: GuardedConnection | None = connection
        self._patience = patience
        self._paused = False
        self._held: asyncio.TimerHandle | None = None
        self._closing: asyncio.TimerHandle | None = None
        # Written to and asked for at every message: without a step in between.
        self.write = real.write  # type: ignore[method-assign]
        self.get_write_buffer_size = real.get_write_buffer_size  # type: ignore[method-assign]
        self.is_closing = real.is_closing  # type: ignore[method-assign]

    def hold(self, seconds: float) -> None:
        """Reads nothing more for so long."""
        if self._held is None and not self._real.is_closing():
            self._held = asyncio.get_running_loop().call_later(seconds, self._release)
            self._real.pause_reading()

    def _release(self) -> None:
        self._held = None
        if not self._paused and not self._real.is_closing():
            self._real.resume_reading()

    def is_reading(self) -> bool:
        return not self._paused

    def pause_reading(self) -> None:
        self._paused = True
        if not self._real.is_closing():
            self._real.pause_reading()

    def resume_reading(self) -> None:
        self._paused = False
        if self._held is None and not self._real.is_closing():
            self._real.resume_reading()

    def close(self) -> None:
        if self._closing is None and self._connection is not None:
            loop = asyncio.get_running_loop()
            self._closing = loop.call_later(self._patience, self._real.abort)
        self._real.close()

    def abort(self) -> None:
        self._real.abort()

    def lost(self) -> None:
        """There is no connection any more."""
        self._connection = None  # nothing goes round in rings, so all of it is freed at once
        for handle in (self._held, self._closing):
            if handle is not None:
                handle.cancel()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        if self._connection is not None:
            self._connection.upgraded(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._real.get_protocol() if self._connection is None else self._connection.inner

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._real.get_extra_info(name, default)

    def writelines(self, list_of_data: Any) -> None:
        self._real.writelines(list_of_data)

    def write_eof(self) -> None:
        self._real.write_eof()

    def can_write_eof(self) -> bool:
        return self._real.can_write_eof()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._real.set_write_buffer_limits(high, low)

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return self._real.get_write_buffer_limits()
