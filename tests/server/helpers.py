"""A house on a loopback port, in this process, with the clock and chance the test brings."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from ridotto.server.app import build_app
from ridotto.server.client import Client, Seat
from ridotto.server.house import House
from ridotto.server.limits import Limits
from ridotto.server.nature import Nature
from ridotto.server.run import Plan, Server, configure, listen
from ridotto.store import open_store

QUICK = {"messages_rate": 1e6, "messages_burst": 10**6, "requests_rate": 1e6}
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


@asynccontextmanager
async def open_house(
    database: str = ":memory:",
    *,
    nature: Nature | None = None,
    bot_pace: float = 0.0,
    **changed: Any,
) -> AsyncIterator[Visit]:
    plan = Plan(database=database, limits=limits(**changed), bot_pace=bot_pace)
    store = await open_store(database)
    house = await House.open(store, nature or Nature(), plan.limits, bot_pace)
    listening = listen("127.0.0.1", 0)
    server = Server(configure(build_app(house), plan), house)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield Visit(house, listening.getsockname()[1])
    finally:
        server.should_exit = True
        await serving
        await house.stop()


def scenario(run: Callable[[], Awaitable[None]], seconds: float = 60) -> None:
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


async def play_alone(seat: Seat, rng: random.Random, most: int = 100_000) -> None:
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
