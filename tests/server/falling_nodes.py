"""Nodes of a house that fall (killed, stopped past their lease, drained) while people play."""

import asyncio
import random
import signal

import msgspec

from ridotto.server.python_client import Client
from tests.server.crowd import gone, nothing_lost_or_doubled, served
from tests.server.several_nodes import Nodes, Wanderer, seated_anywhere, told_as_stored

EXPECTED = {"store away", "ASGI callable returned without completing handshake."}
"""What a node may complain of that was stopped: its connection to the database was ended, and some
who had come to it are gone again.
"""


def in_turn(kills: int, stops: int, drains: int) -> list[str]:
    """So many falls of each kind, in an order that is always the same."""
    falls = ["kill"] * kills + ["stop"] * stops + ["drain"] * drains
    random.Random(7).shuffle(falls)
    return falls


async def played_through(url: str, falls: list[str]) -> list[float]:
    """People play at nine tables of three nodes, which fall one after another. Makes sure that what
    was acknowledged is there, once, and that every stream is whole and nobody else's; how long it
    took after each fall until each table was played at again, in seconds.
    """
    rng = random.Random(3)
    took: list[float] = []
    async with Nodes(url, "abc").running() as nodes:
        guests = await seated_anywhere(nodes, 9)
        assert set((await nodes.places()).values()) == set("abc")
        stopping = asyncio.Event()
        living = [asyncio.create_task(guest.live(stopping)) for guest in guests]
        await served(list(guests), living)
        for kind in falls:
            name = rng.choice(sorted(set((await nodes.places()).values())))
            took.extend(await _fall(nodes, name, kind, guests))
            await served(list(guests), living)
        stopping.set()
        await gone(living)
        for process in nodes.all.values():
            assert await process.stop() == 0
            lines = [msgspec.json.decode(line) for line in process.logged.splitlines()]
            errors = [line for line in lines if line["level"] in ("error", "critical")]
            assert {line["event"] for line in errors} <= EXPECTED, errors
    assert await nothing_lost_or_doubled(list(guests), url) > 60 * len(falls)
    assert await told_as_stored(guests, url) > 60 * len(falls)
    return took


async def _heard_again(guests: list[Wanderer], tables: set[str], began: float) -> list[float]:
    """How long it took until somebody at each of these tables was answered again, in seconds."""
    took = []
    for table in tables:
        there = [guest for guest in guests if guest.table == table]
        # What was stored before the node fell may still be told.
        while not (heard := [at for guest in there for at in guest.heard if at > began + 0.1]):
            await asyncio.sleep(0.01)
        took.append(min(heard) - began)
    return took


async def _fall(nodes: Nodes, name: str, kind: str, guests: list[Wanderer]) -> list[float]:
    """One node falls, its tables go on elsewhere, and it comes back; how long that took."""
    process = nodes.all[name]
    tables = {table for table, node in (await nodes.places()).items() if node == name}
    began = asyncio.get_running_loop().time()
    nodes.out.add(name)
    if kind == "kill":
        await process.kill()
    elif kind == "stop":
        process.send(signal.SIGSTOP)
    else:
        process.send(signal.SIGUSR1)
        assert await process.ended() == 0
    took = await _heard_again(guests, tables, began)
    if kind == "stop":
        assert name not in (await nodes.places()).values()
        process.send(signal.SIGCONT)
    else:
        await process.start()
        await Client("127.0.0.1", process.port).call("GET", "/healthz")  # waits until it is open
    nodes.out.discard(name)
    return took
