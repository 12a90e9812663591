"""Runs a house: opens the store, listens, and on a signal stops in good order."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from types import FrameType
from typing import Any, cast

import uvicorn
from msgspec import Struct
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from ridotto.kernel import RidottoError
from ridotto.server.address_limits import AddressLimits, AddressList
from ridotto.server.app import build_app
from ridotto.server.bot_pace import BOT_PACE
from ridotto.server.connections import ConnectionGuard
from ridotto.server.event_loop import run_quickly
from ridotto.server.house import House
from ridotto.server.housekeeping import keep_house
from ridotto.server.limits import Limits
from ridotto.server.logs import log_what_tasks_raise
from ridotto.server.old_tables import Archive
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.store import open_store
from ridotto.store.store import is_postgres

SIGNALS = (signal.SIGINT, signal.SIGTERM)
DRAIN: signal.Signals | None = getattr(signal, "SIGUSR1", None)
"""The signal to drain the house, where there are such."""
LATEST_END = 9.0
"""Seconds after a signal until the process ends, whatever it is doing."""
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
    bot_pace: float = BOT_PACE
    proxies: str = ""
    archive: str = ""
    """The folder that records go to before their tables are let go."""
    hosts: tuple[str, ...] = ()
    """The names it answers to; all, if none is named."""
    node: str = ""
    """What it is called among the nodes of a house; nothing, if it is the whole house."""
    address: str = ""
    """Where other nodes reach it."""


class HouseServer(uvicorn.Server):
    """Says goodbye to every table before the sockets are closed."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house
        house.on_failure = self.ask_to_stop

    def ask_to_stop(self) -> None:
        """Stops soon."""
        self.should_exit = True

    def hear_signal(self, number: int, frame: FrameType | None) -> None:
        """Stops soon, and in any case: what hangs is left where it is."""
        late = threading.Timer(LATEST_END, _end_at_once)
        late.daemon = True
        late.start()
        self.handle_exit(number, frame)

    def hear_drain(self, number: int, frame: FrameType | None) -> None:
        """No new tables; stops when nobody plays any more."""
        log.info("draining")
        self._house.draining = True

    async def stop_when_drained(self) -> None:
        """Until it is cancelled."""
        while not self._house.draining or self._house.played_in:
            await asyncio.sleep(0.5)
        self.ask_to_stop()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stops on a signal, and swallows it: there is more to put away after the web server."""
        heard = SIGNALS if threading.current_thread() is threading.main_thread() else ()
        before = {number: signal.signal(number, self.hear_signal) for number in heard}
        if heard and DRAIN is not None:
            before[DRAIN] = signal.signal(DRAIN, self.hear_drain)
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


def _end_at_once() -> None:
    log.critical("stopping takes too long")
    os._exit(1)


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
    if plan.hosts:
        app = TrustedHostMiddleware(app, plan.hosts, www_redirect=False)
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
    if plan.limits.keep_days and not plan.archive:
        raise ServeError("limit keep_days: name a folder for the records first, with --archive")
    log_what_tasks_raise()
    if plan.node:
        await _serve_node(plan, listening)
        return
    store = await open_store(plan.database, plan.limits.store_answer)
    house = await House.open(store, time_and_chance or TimeAndChance(), plan.limits, plan.bot_pace)
    await _serve(plan, listening, house, build_app(house))


async def _serve_node(plan: ServePlan, listening: socket.socket) -> None:
    from ridotto.server.database_time import DatabaseTime  # noqa: PLC0415 - most have no need
    from ridotto.server.nodes import Nodes  # noqa: PLC0415
    from ridotto.server.relaying import Relaying  # noqa: PLC0415
    from ridotto.store.node_store import NodeStore  # noqa: PLC0415

    if not is_postgres(plan.database):
        raise ServeError("nodes of a house share a PostgreSQL database: name it, with --db")
    if plan.address and not plan.address.startswith("http://"):
        raise ServeError("--address: nodes speak plain HTTP to each other: http://HOST:PORT")
    host, port = listening.getsockname()[:2]
    own = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    address = plan.address or own
    store = await NodeStore.join(plan.database, plan.limits.store_answer, plan.node, address)
    house = await House.open(store, DatabaseTime(), plan.limits, plan.bot_pace)
    nodes = await Nodes.join(house, store)
    addresses = AddressLimits(plan.limits)
    app = Relaying(build_app(house, addresses), nodes, addresses)
    await _serve(plan, listening, house, app, nodes.live())


async def _serve(
    plan: ServePlan,
    listening: socket.socket,
    house: House,
    app: ASGIApp,
    *beside: Coroutine[None, None, None],
) -> None:
    server = HouseServer(configure(app, plan), house)
    # What is here now stays; and what comes is mostly freed by itself, so look for rings seldom.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)
    log.info("house open", extra={"tables": len(house.rooms)})
    archive = Archive(Path(plan.archive)) if plan.archive else None
    works = (keep_house(house, archive), server.stop_when_drained(), *beside)
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await server.serve(sockets=[listening])
    finally:
        for task in tasks:
            task.cancel()
        await house.stop()
        log.info("house closed")
    if house.journal.broken:
        raise ServeError("the store failed; nothing that was acknowledged is lost")


def run(plan: ServePlan, listening: socket.socket) -> None:
    """``serve`` on an event loop of its own."""
    run_quickly(serve(plan, listening))
