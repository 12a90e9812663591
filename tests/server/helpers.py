"""A house on a loopback port, in this process, with the clock and chance the test brings.

It is served as ``ridotto serve`` does it, or by another server of ASGI altogether (the fixture
``any_server``): what the application promises does not depend on who runs it.
"""

import asyncio
import random
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import hypercorn.asyncio
import pytest
from hypercorn.config import Config
from starlette.types import ASGIApp
from websockets.exceptions import InvalidStatus

from ridotto.server.app import build_app
from ridotto.server.house import House
from ridotto.server.limits import Limits
from ridotto.server.python_client import Client, TableSocket
from ridotto.server.run import HouseServer, ServePlan, configure, listen
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.store import open_store

QUICK = {"messages_rate": 1e6, "messages_burst": 10**6, "requests_rate": 1e6, "tables_rate": 1e6}
"""Limits that do not slow a test down."""


def limits(**changed: Any) -> Limits:
    return Limits(**{**QUICK, "requests_burst": 10**6, **changed})


class Visit:
    """A running house and its address."""

    def __init__(self, house: House, port: int) -> None:
        self.house = house
        self.port = port

    async def guest(self, name: str) -> Client:
        return await Client("127.0.0.1", self.port).name(name)


Serving = Callable[[ASGIApp, ServePlan, House, socket.socket], AbstractAsyncContextManager[None]]
"""One way to run the application."""


@asynccontextmanager
async def by_uvicorn(
    app: ASGIApp, plan: ServePlan, house: House, listening: socket.socket
) -> AsyncIterator[None]:
    """As ``ridotto serve`` does."""
    server = HouseServer(configure(app, plan), house)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield
    finally:
        server.should_exit = True
        await serving


@asynccontextmanager
async def by_hypercorn(
    app: ASGIApp, plan: ServePlan, house: House, listening: socket.socket
) -> AsyncIterator[None]:
    """Another server, with nothing of ours around the application."""
    config, ending = Config(), asyncio.Event()
    config.bind = [f"fd://{listening.detach()}"]
    config.errorlog = None
    config.include_server_header = False
    config.graceful_timeout = 1
    serving = asyncio.create_task(
        hypercorn.asyncio.serve(app, config, shutdown_trigger=ending.wait)  # type: ignore[arg-type]
    )
    try:
        yield
    finally:
        house.say_goodbye("restart")
        ending.set()
        await serving


SERVERS: dict[str, Serving] = {"uvicorn": by_uvicorn, "hypercorn": by_hypercorn}


class Chosen:
    """Who serves the houses of this test."""

    server: Serving = staticmethod(by_uvicorn)


@asynccontextmanager
async def open_house(
    database: str = ":memory:",
    *,
    outside: TimeAndChance | None = None,
    bot_pace: float = 0.0,
    proxies: str = "",
    hosts: tuple[str, ...] = (),
    **changed: Any,
) -> AsyncIterator[Visit]:
    plan = ServePlan(
        database=database, limits=limits(**changed), bot_pace=bot_pace, proxies=proxies, hosts=hosts
    )
    store = await open_store(database)
    house = await House.open(store, outside or TimeAndChance(), plan.limits, bot_pace)
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    try:
        async with Chosen.server(build_app(house), plan, house, listening):
            yield Visit(house, port)
    finally:
        await house.stop()


def scenario(run: Callable[[], Awaitable[object]], seconds: float = 60) -> None:
    """Runs it, and fails rather than hangs."""

    async def bounded() -> None:
        async with asyncio.timeout(seconds):
            await run()

    asyncio.run(bounded())


def pick(update: dict[str, Any], rng: random.Random) -> str:
    """A random action among those offered, rarely one that may end the game."""
    groups = [group for group in update["legal"] if group["actions"]]
    usual = [group for group in groups if not group["final"]]
    if usual and rng.random() > 0.02:
        groups = usual
    return str(rng.choice(rng.choice(groups)["actions"]))


async def play_alone(seat: TableSocket, rng: random.Random, most: int = 100_000) -> None:
    """Plays one's own seat with random actions until the game is over."""
    while seat.info.get("phase") != "over" and most:
        if seat.update and seat.update["legal"]:
            update, seat.update = seat.update, {}
            answer = await seat.ask("act", do=pick(update, rng))
            assert answer["type"] == "done", answer
            most -= 1
            if not most:
                return
        else:
            await seat.receive()
    await quiet(seat)  # a game that was found over tells so before it tells what one has missed


class Later(TimeAndChance):
    """A clock that can be turned."""

    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


def sweep(visit: Visit) -> None:
    """Closes the tables that nobody has used for long, and puts away those of bots alone."""
    visit.house.tidy()


async def sat(visit: Visit, *names: str, **settings: Any) -> tuple[str, list[TableSocket]]:
    """A table with one socket for each of these guests, all seated."""
    guests = [await visit.guest(name) for name in names]
    settings.setdefault("game", "masks")
    settings.setdefault("options", {"players": max(2, len(names))})
    table = await guests[0].open_table(settings)
    seats = [await guest.sit_at(table) for guest in guests]
    for seat in seats[1:]:
        assert (await seat.ask("sit"))["type"] == "done"
    return table, seats


async def quiet(*seats: TableSocket) -> None:
    """Until all that was sent is read."""
    for seat in seats:
        await seat.ask("mute", member=9_999)


async def close(*seats: TableSocket) -> None:
    for seat in seats:
        await seat.socket.close()


async def refused(guest: Client, table: str, **other: Any) -> int:
    """The status a socket is refused with."""
    with pytest.raises(InvalidStatus) as answer:
        await guest.sit_at(table, **other)
    return answer.value.response.status_code


async def two_at_a_table(visit: Visit, **settings: Any) -> tuple[str, Client, Client]:
    """Ann hosts, Bob sits; a game of masks has begun and Ann is to act."""
    ann, bob = await visit.guest("Ann"), await visit.guest("Bob")
    table = await ann.open_table({"game": "masks", "options": {"players": 2}, **settings})
    async with await ann.sit_at(table) as one, await bob.sit_at(table) as other:
        assert (await other.ask("sit"))["type"] == "done"
        assert (await one.ask("start"))["type"] == "done"
    return table, ann, bob
