"""A house on several nodes, each a process; and people who come to whichever they like."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import msgspec
from websockets.exceptions import InvalidHandshake

from ridotto.server import nodes as node
from ridotto.server.address_limits import AddressLimits
from ridotto.server.app import build_app
from ridotto.server.database_time import DatabaseTime
from ridotto.server.encoding import encode
from ridotto.server.house import House
from ridotto.server.python_client import Client, ConnectionClosed, TableSocket
from ridotto.server.relaying import Relaying
from ridotto.server.run import ServePlan, listen
from ridotto.store import open_store
from ridotto.store.node_store import NodeStore
from ridotto.table import open_table
from ridotto.table.log_entry import read_entry
from ridotto.table.match import Match, deal_fairly
from tests.server.crowd import Guest
from tests.server.helpers import Visit, by_uvicorn, limits
from tests.server.process import Process

SILENCE = 1.5
"""Seconds after which somebody takes a connection that says nothing for dead."""


class Nodes:
    """The nodes, by name. Those in ``out`` are dead, or as good as."""

    def __init__(self, url: str, names: str) -> None:
        self.url = url
        self.all = {name: Process(url, node=name) for name in names}
        self.out: set[str] = set()
        self._admin: Any = None

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Nodes"]:
        self._admin = await asyncpg.connect(self.url)
        try:
            for process in self.all.values():
                await process.start()
            yield self
        finally:
            for process in self.all.values():
                await process.__aexit__()
            await self._admin.close()

    @property
    def ports(self) -> list[int]:
        """Of those that are well."""
        return [process.port for name, process in self.all.items() if name not in self.out]

    async def places(self) -> dict[str, str]:
        """Which node has which table."""
        sql = "SELECT table_id, name FROM places JOIN nodes USING (session)"
        return dict(await self._admin.fetch(sql))


class Anywhere(Client):
    """Comes to another node every time, as a proxy would send him."""

    def __init__(self, nodes: Nodes, rng: random.Random, cookie: str = "") -> None:
        super().__init__("127.0.0.1", 0, cookie)
        self._nodes = nodes
        self._rng = rng

    @property
    def port(self) -> int:
        return self._rng.choice(self._nodes.ports)

    @port.setter
    def port(self, port: int) -> None:
        pass


class Wanderer(Guest):
    """Comes back elsewhere when a node is gone; keeps all he was told, game by game."""

    def __init__(self, client: Client, table: str, number: int) -> None:
        super().__init__(client, table, number)
        self.streams: dict[int, list[Any]] = {}
        self.heard: list[float] = []
        """When he was acknowledged something."""

    async def live(self, stopping: asyncio.Event) -> None:
        half = SILENCE / 2
        silence: dict[str, Any] = {
            "ping_interval": half,
            "ping_timeout": half,
            "open_timeout": 4,
            "close_timeout": 0.1,  # a node that is stopped does not say goodbye either
        }
        while not stopping.is_set():
            try:
                known = self.game, len(self.facts)
                seat = await self.client.sit_at(self.table, *known, **silence)
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake):
                await asyncio.sleep(0.05)
                continue
            seat.facts = self.facts
            try:
                await self._play(seat, stopping)
            except ConnectionClosed:
                self.resumed += 1
            finally:
                self.facts = seat.facts
                seat.socket.transport.abort()

    async def _play(self, seat: TableSocket, stopping: asyncio.Event) -> None:
        hear = seat.receive

        async def receive() -> dict[str, Any]:
            message = await hear()
            if message["type"] == "update":
                self.streams[message["number"]] = list(seat.facts)
            return message

        seat.receive = receive  # type: ignore[method-assign]
        await super()._play(seat, stopping)

    def _note(self, message: dict[str, Any]) -> None:
        if message["type"] == "done":
            self.heard.append(asyncio.get_running_loop().time())
        super()._note(message)


async def seated_anywhere(nodes: Nodes, tables: int) -> list[Wanderer]:
    """Two guests and a bot at each of some tables, which are on all nodes."""
    guests: list[Wanderer] = []
    rng = random.Random(1)
    ports = nodes.ports
    for number in range(tables):
        host = await Client("127.0.0.1", ports[number % len(ports)]).name("Host")
        places = [None, None, "random"]
        game = {"game": "masks", "options": {"players": 3}}
        table = await host.open_table(game, places=places)
        other = await Anywhere(nodes, rng).name("Other")
        async with await other.sit_at(table) as seat:
            assert (await seat.ask("sit", id=f"sit-{number}"))["type"] == "done"
        host = Anywhere(nodes, rng, host.cookie)
        guests += [Wanderer(host, table, 2 * number), Wanderer(other, table, 2 * number + 1)]
    return guests


async def told_as_stored(guests: list[Wanderer], url: str) -> int:
    """Holds what everybody was told against the logs: his seat's facts, all up to where he was, in
    their order and nothing else; how many facts that were.
    """
    store = await open_store(url)
    count = 0
    for table in {guest.table for guest in guests}:
        games = _replayed(await store.log(table))
        for guest in [guest for guest in guests if guest.table == table]:
            who = guest.client.cookie.split("=", 1)[1].split(".")[1]
            assert guest.streams
            for number, facts in guest.streams.items():
                match, seats = games[number]
                due = msgspec.json.decode(encode(match.facts(seats[who], 0)))
                assert facts == due[: len(facts)]
                count += len(facts)
    await store.close()
    return count


def _replayed(lines: list[str]) -> dict[int, tuple[Match, dict[str, int]]]:
    """The games of a table, and who sat where in each."""
    table = open_table(read_entry(lines[0]), deal_fairly)
    games: dict[int, tuple[Match, dict[str, int]]] = {}
    for line in lines[1:]:
        table.take(read_entry(line))
        if table.match is not None and table.match.number not in games:
            seats = {chair.guest: seat for seat, chair in enumerate(table.chairs)}
            games[table.match.number] = table.match, seats
    return games


@asynccontextmanager
async def open_node(url: str, name: str, **changed: Any) -> AsyncIterator[Visit]:
    """A node in this process, as ``ridotto serve --node`` runs it."""
    plan = ServePlan(database=url, limits=limits(**changed), bot_pace=0.0)
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    store = await NodeStore.join(url, 5, name, f"http://127.0.0.1:{port}")
    house = await House.open(store, DatabaseTime(), plan.limits, 0.0)
    nodes = await node.Nodes.join(house, store)
    addresses = AddressLimits(plan.limits)
    app = Relaying(build_app(house, addresses), nodes, addresses)
    living = asyncio.create_task(nodes.live())
    try:
        async with by_uvicorn(app, plan, house, listening):
            yield Visit(house, port)
    finally:
        living.cancel()
        await house.stop()


@asynccontextmanager
async def two_nodes(url: str, **changed: Any) -> AsyncIterator[tuple[Visit, Visit]]:
    """Two of them."""
    async with open_node(url, "a", **changed) as a, open_node(url, "b", **changed) as b:
        yield a, b


def at(visit: Visit, client: Client) -> Client:
    """The same guest, at another node."""
    return Client(client.host, visit.port, client.cookie)
