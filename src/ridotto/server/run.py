"""Runs a house: opens the store, listens, and on a signal stops in good order."""

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from typing import Any, cast

import uvicorn
from msgspec import Struct
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from ridotto.kernel import RidottoError
from ridotto.server.address_limits import AddressList
from ridotto.server.app import build_app
from ridotto.server.connections import ConnectionGuard
from ridotto.server.event_loop import run_quickly
from ridotto.server.house import House
from ridotto.server.limits import Limits
from ridotto.server.logs import log_what_tasks_raise
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.store import open_store

SIGNALS = (signal.SIGINT, signal.SIGTERM)
SILENCE = 30_000
"""Milliseconds that data may wait to be taken before a connection is given up."""

log = logging.getLogger("ridotto")


class ServeError(RidottoError):
    """The address cannot be listened on, or the store failed while running."""


class ServePlan(Struct, kw_only=True):
    """How to run a house. ``proxies`` are the addresses whose word on the client is trusted."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8638
    limits: Limits = Limits()
    bot_pace: float = 1.2
    proxies: str = ""


class HouseServer(uvicorn.Server):
    """Says goodbye to every table before the sockets are closed."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house
        house.on_failure = self.ask_to_stop

    def ask_to_stop(self) -> None:
        """Stops soon."""
        self.should_exit = True

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stops on a signal, and swallows it: there is more to put away after the web server."""
        heard = SIGNALS if threading.current_thread() is threading.main_thread() else ()
        before = {number: signal.signal(number, self.handle_exit) for number in heard}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if not self._house.stopping:
            self._house.say_goodbye("restart")
        await asyncio.sleep(0.05)  # lets the goodbyes out before the doors are closed
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. Raises ServeError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio looks at it before it turns off Nagle's algorithm.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if sys.platform == "linux":
            # The system gives up on who does not take what was sent; inherited by each connection.
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENCE)
        listening.bind((host, port))
        listening.listen(1024)
    except OSError as error:
        listening.close()
        raise ServeError(f"{host}:{port}: {error.strerror}") from None
    return listening


def configure(app: ASGIApp, plan: ServePlan) -> uvicorn.Config:
    """How the web server runs: nothing about requests is logged, dead sockets are found out."""
    proxies = [proxy.strip() for proxy in plan.proxies.split(",") if proxy.strip()]
    guard = ConnectionGuard(plan.limits, AddressList(proxies))
    return uvicorn.Config(
        # The guard knows connections by their own address, not by what a proxy says of it.
        guard.watch(cast(ASGIApp, ProxyHeadersMiddleware(cast(Any, app), proxies))),
        log_config=None,
        access_log=False,
        lifespan="off",
        http=guard.protocol(H11Protocol),
        ws="websockets-sansio",
        ws_max_size=plan.limits.message,
        ws_ping_interval=plan.limits.ping,
        ws_ping_timeout=plan.limits.ping,
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        h11_max_incomplete_event_size=16_384,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=3,
    )


async def serve(
    plan: ServePlan, listening: socket.socket, time_and_chance: TimeAndChance | None = None
) -> None:
    """Runs until a signal, or until the store fails: then raises ServeError."""
    log_what_tasks_raise()
    store = await open_store(plan.database)
    house = await House.open(store, time_and_chance or TimeAndChance(), plan.limits, plan.bot_pace)
    server = HouseServer(configure(build_app(house), plan), house)
    # What is here now stays; and what comes is mostly freed by itself, so look for rings seldom.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)
    log.info("house open", extra={"tables": len(house.rooms)})
    try:
        await server.serve(sockets=[listening])
    finally:
        await house.stop()
        log.info("house closed")
    if house.journal.broken:
        raise ServeError("the store failed; nothing that was acknowledged is lost")


def run(plan: ServePlan, listening: socket.socket) -> None:
    """``serve`` on an event loop of its own."""
    run_quickly(serve(plan, listening))
