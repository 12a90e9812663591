"""Plays many tables at once, as fast as the server answers or at a given rate."""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from ridotto.server.load.server_process import LoadError
from ridotto.server.load.websocket_client import LoadSocket, connect
from ridotto.server.python_client import Client

PATIENCE = 30.0
"""Seconds after which a table that does not move is an error."""


async def until(there: Callable[[], bool], awaited: str) -> None:
    """Waits for something, but not for ever."""
    give_up = time.perf_counter() + PATIENCE
    while not there():
        if time.perf_counter() > give_up:
            raise LoadError(f"{awaited}: not within {PATIENCE:g} s")
        await asyncio.sleep(0.005)


class OfferedActions(Struct):
    """Of an update's legal actions: what a random player needs."""

    actions: list[str]
    final: bool


class Told(Struct):
    """Of any message: what the generator looks at."""

    type: str
    legal: list[OfferedActions] = []
    code: str = ""


read_told = msgspec.json.Decoder(Told).decode


class LoadTally:
    """What a stretch of load gave."""

    def __init__(self) -> None:
        self.moves = 0
        self.latencies: list[float] = []
        self.bytes = 0
        self.messages = 0
        self.refused = 0

    def percentile(self, share: float) -> float:
        """Milliseconds that this share of the moves did not exceed."""
        ranked = sorted(self.latencies)
        return 1000 * ranked[min(len(ranked) - 1, int(share * len(ranked)))] if ranked else 0.0

    @property
    def size(self) -> int:
        """Mean bytes of an update."""
        return self.bytes // max(1, self.messages)


class Driver(ABC):
    """One table under load: at most one move is under way."""

    def __init__(self, seats: int, rng: random.Random) -> None:
        self.seats = seats
        self.rng = rng
        self.tally = LoadTally()
        self.sockets: list[LoadSocket] = []
        self.on_ready = self.go
        """What to do when the next move can be made: at once, unless a rate is kept."""
        self._awaited = 0
        self._sent = 0.0
        self._ids = 0

    @abstractmethod
    def go(self) -> None:
        """Make the next move."""

    @property
    def idle(self) -> bool:
        """Whether nothing is under way at this table."""
        return not self._awaited

    def next_id(self) -> str:
        self._ids += 1
        return f"{id(self):x}-{self._ids}"

    def moved(self) -> None:
        """A move goes out: from now until the last seat has heard of it."""
        self._awaited = self.seats
        self._sent = time.perf_counter()

    def heard_update(self, size: int) -> None:
        """One seat has heard of the move."""
        tally = self.tally
        tally.bytes += size
        tally.messages += 1
        if self._awaited:
            self._awaited -= 1
            if not self._awaited:
                tally.moves += 1
                tally.latencies.append(time.perf_counter() - self._sent)
                self.ready()

    def ready(self) -> None:
        """The next move can be made."""
        self.on_ready()


class BareDriver(Driver):
    """A table of the bare server."""

    async def open(self, port: int, table: str) -> None:
        for _ in range(self.seats):
            self.sockets.append(await connect(port, f"/{table}", "", self.heard))

    def go(self) -> None:
        move = f'{{"type":"act","id":"{self.next_id()}","do":"ask somebody something"}}'
        self.moved()
        self.sockets[self._ids % self.seats].send(move.encode())

    def heard(self, data: bytes) -> None:
        self.heard_update(len(data))


class TableDriver(Driver):
    """A real table: random moves among those offered; games follow one another."""

    def __init__(self, seats: int, rng: random.Random) -> None:
        super().__init__(seats, rng)
        self._offers: dict[int, list[OfferedActions]] = {}
        self._acting = True
        self._again = False
        self._over = False
        self._done = 0
        self._cookies: list[str] = []
        self._port = 0
        self._table = ""

    async def open(self, port: int, settings: Mapping[str, Any]) -> None:
        """Opens a table and begins a game at it; then everybody leaves the room for a while."""
        guests = [await Client("127.0.0.1", port).name(f"{n}") for n in range(self.seats)]
        self._cookies = [guest.cookie for guest in guests]
        self._port = port
        self._table = await guests[0].open_table(dict(settings))
        await self._connect()
        for seat in range(1, self.seats):
            sit = {"type": "sit", "id": self.next_id(), "seat": seat}
            self.sockets[seat].send(msgspec.json.encode(sit))
        await until(lambda: self._done >= self.seats - 1, "everybody has sat down")
        self._start()
        await self._all_there()
        self._gone()

    @property
    def idle(self) -> bool:
        return super().idle and not self._acting

    async def come_back(self) -> None:
        """Everybody is at the table again."""
        self._acting, self._awaited = True, 0
        await self._connect()
        await self._all_there()

    async def _connect(self) -> None:
        path = f"/api/tables/{self._table}/socket"
        for seat, cookie in enumerate(self._cookies):
            tell = partial(self.heard, seat)
            self.sockets.append(await connect(self._port, path, cookie, tell))

    async def _all_there(self) -> None:
        await until(lambda: not self._acting, "everybody sees the game")

    def _gone(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.sockets.clear()
        self._offers.clear()

    def _start(self) -> None:
        """The host begins a game; it counts as no move."""
        self._acting = True
        self._awaited = 0
        self.sockets[0].send(msgspec.json.encode({"type": "start", "id": self.next_id()}))

    def go(self) -> None:
        if self._over:
            self._over, self._again = False, True
            self.sockets[0].send(msgspec.json.encode({"type": "rematch", "id": self.next_id()}))
            self._start()
            return
        seat, groups = next(iter(self._offers.items()))
        usual = [group for group in groups if not group.final and group.actions] or groups
        group = self.rng.choice([group for group in usual if group.actions])
        do = self.rng.choice(group.actions)
        self._offers = {}
        self.moved()
        command = {"type": "act", "id": self.next_id(), "do": do}
        self.sockets[seat].send(msgspec.json.encode(command))

    def heard(self, seat: int, data: bytes) -> None:
        told = read_told(data)
        if told.type == "update":
            if told.legal:
                self._offers[seat] = told.legal
            self._over = data.find(b'"outcome":null') < 0
            if self._acting:
                self._awaited += 1
                if self._awaited == self.seats:  # everyone has seen the beginning
                    self._awaited, self._acting = 0, False
                    if self._again:
                        self.ready()
            else:
                self.heard_update(len(data))
        elif told.type == "done":
            self._done += 1
        elif told.type == "refused":
            self.tally.refused += 1


async def saturate(drivers: list[Driver], seconds: float) -> float:
    """Every table as fast as it goes; the seconds it really took.

    It goes on until every table has moved: a machine that stood still for a while was not measured.
    """
    running = True
    before = [driver.tally.moves for driver in drivers]
    for driver in drivers:
        driver.on_ready = lambda d=driver: d.go() if running else None  # type: ignore[misc]
    started = time.perf_counter()
    for driver in drivers:
        driver.go()
    await asyncio.sleep(seconds)
    pairs = list(zip(drivers, before, strict=True))
    await until(lambda: all(d.tally.moves > moved for d, moved in pairs), "every table has moved")
    running = False
    took = time.perf_counter() - started
    await _settled(drivers)
    return took


async def _settled(drivers: list[Driver]) -> None:
    """When the last moves have arrived."""
    await until(lambda: all(driver.idle for driver in drivers), "the last moves have arrived")


async def keep_rate(drivers: list[Driver], rate: float, seconds: float) -> float:
    """So many moves a second over all tables, evenly."""
    free: list[Driver] = list(drivers)
    for driver in drivers:
        driver.on_ready = lambda d=driver: free.append(d)  # type: ignore[misc]
    started = time.perf_counter()
    count = 0
    while (now := time.perf_counter() - started) < seconds:
        while count < now * rate and free:
            free.pop(0).go()
            count += 1
        await asyncio.sleep(0.001)
    await _settled(drivers)
    return seconds
