"""Runs the servers and the load, and says what came of it."""

import random
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from msgspec import Struct

from ridotto.server.load.drivers import (
    BareDriver,
    Driver,
    LoadTally,
    TableDriver,
    keep_rate,
    saturate,
)
from ridotto.server.load.server_process import LoadError, ServerProcess, child

LIMITS = (
    "messages_rate=1e6",
    "messages_burst=1e6",
    "requests_rate=1e6",
    "requests_burst=1e6",
    "sockets_an_address=1e6",
    "tables_rate=1e6",
    "tables_burst=1e6",
    "tables=1e5",
    "connections=1e6",
    "connections_an_address=1e6",
    "tables_a_guest=1e5",
)


class LoadPlan(Struct, kw_only=True):
    """What to run. ``rate`` 0 is as fast as it goes."""

    game: str
    options: dict[str, Any]
    seats: int
    tables: int
    seconds: float
    rounds: int
    rate: float
    database: str | None
    assistance: str


class Figures(Struct, kw_only=True):
    """What was measured. ``moves_ratio`` and ``cpu_ratio`` are moves a second and processor time a
    move in those of the bare server, each the median of the rounds.
    """

    game: str
    tables: int
    seats: int
    moves_per_second: float
    cpu_us_per_move: float
    p50_ms: float
    p99_ms: float
    update_bytes: int
    kb_per_table: float
    kb_per_socket: float
    refused: int
    bare_moves_per_second: float = 0
    bare_cpu_us_per_move: float = 0
    moves_ratio: float = 0
    cpu_ratio: float = 0


class Round(Struct):
    """One stretch of load on one server."""

    moves: int
    seconds: float
    cpu: float

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def cost(self) -> float:
        """Processor seconds a move; the system counts in hundredths."""
        return max(0.01, self.cpu) / self.moves


class Memory(Struct):
    """Resident memory in kB: of a table with a game under way, and of one socket."""

    table: float
    socket: float


async def measure(plan: LoadPlan) -> Figures:
    """The load, and beside it, in turn, the same load on the bare server."""
    limits = [part for limit in LIMITS for part in ("--limit", limit)]
    with tempfile.TemporaryDirectory(prefix="ridotto-load-") as folder:
        database = plan.database or str(Path(folder) / "load.db")
        async with child(["ridotto", "serve", "--port", "0", *limits], database) as house:
            drivers, memory = await _seated(plan, house)
            if plan.rate:
                return await _at_rate(plan, house, drivers, memory)
            await saturate(drivers, 1.0)  # to know how long a message is, and to warm up
            size = _sum(drivers).size
            async with child(["ridotto.server.load.bare_server", str(size)]) as bare:
                return await _compare(plan, house, drivers, bare, memory)


async def _seated(plan: LoadPlan, house: ServerProcess) -> tuple[list[Driver], Memory]:
    settings = {"game": plan.game, "options": plan.options, "assistance": plan.assistance}
    drivers: list[TableDriver] = []

    async def open_tables(count: int) -> None:
        for _ in range(count):
            driver = TableDriver(plan.seats, random.Random(len(drivers)))
            await driver.open(house.port, settings)
            drivers.append(driver)

    first = max(1, plan.tables // 5)  # these warm everything up that tables share
    await open_tables(first)
    before = house.kilobytes()
    await open_tables(plan.tables - first)
    opened = house.kilobytes()
    for driver in drivers:
        await driver.come_back()
    there = house.kilobytes()
    measured = max(1, plan.tables - first)
    memory = Memory((opened - before) / measured, (there - opened) / plan.tables / plan.seats)
    return list(drivers), memory


async def _at_rate(
    plan: LoadPlan, house: ServerProcess, drivers: list[Driver], memory: Memory
) -> Figures:
    await keep_rate(drivers, plan.rate, 1.0)
    _reset(drivers)
    cpu = house.cpu_seconds()
    took = await keep_rate(drivers, plan.rate, plan.seconds * plan.rounds)
    return _figures(plan, _sum(drivers), took, house.cpu_seconds() - cpu, memory)


async def _compare(
    plan: LoadPlan, house: ServerProcess, drivers: list[Driver], bare: ServerProcess, memory: Memory
) -> Figures:
    others: list[Driver] = []
    for number in range(plan.tables):
        other = BareDriver(plan.seats, random.Random(number))
        await other.open(bare.port, str(number))
        others.append(other)
    await saturate(others, 0.5)
    _reset(drivers)
    _reset(others)
    rounds = [
        (await _round(plan, house, drivers), await _round(plan, bare, others))
        for _ in range(plan.rounds)
    ]
    took, cpu = sum(ours.seconds for ours, _ in rounds), sum(ours.cpu for ours, _ in rounds)
    figures = _figures(plan, _sum(drivers), took, cpu, memory)
    plain = max(1, _sum(others).moves)
    figures.bare_moves_per_second = plain / sum(theirs.seconds for _, theirs in rounds)
    figures.bare_cpu_us_per_move = 1e6 * sum(theirs.cpu for _, theirs in rounds) / plain
    figures.moves_ratio = median(ours.rate / theirs.rate for ours, theirs in rounds)
    figures.cpu_ratio = median(ours.cost / theirs.cost for ours, theirs in rounds)
    return figures


async def _round(plan: LoadPlan, server: ServerProcess, drivers: list[Driver]) -> Round:
    moves, cpu = _sum(drivers).moves, server.cpu_seconds()
    seconds = await saturate(drivers, plan.seconds)
    return Round(max(1, _sum(drivers).moves - moves), seconds, server.cpu_seconds() - cpu)


def _sum(drivers: Sequence[Driver]) -> LoadTally:
    whole = LoadTally()
    for driver in drivers:
        if any(socket.closed for socket in driver.sockets):
            raise LoadError("a server hung up in the middle of the load")
        whole.moves += driver.tally.moves
        whole.latencies += driver.tally.latencies
        whole.bytes += driver.tally.bytes
        whole.messages += driver.tally.messages
        whole.refused += driver.tally.refused
    return whole


def _reset(drivers: Sequence[Driver]) -> None:
    for driver in drivers:
        driver.tally = LoadTally()
        driver.tally.moves = 0


def _figures(plan: LoadPlan, tally: LoadTally, took: float, cpu: float, memory: Memory) -> Figures:
    return Figures(
        game=plan.game,
        tables=plan.tables,
        seats=plan.seats,
        moves_per_second=tally.moves / took,
        cpu_us_per_move=1e6 * cpu / max(1, tally.moves),
        p50_ms=tally.percentile(0.5),
        p99_ms=tally.percentile(0.99),
        update_bytes=tally.size,
        kb_per_table=memory.table,
        kb_per_socket=memory.socket,
        refused=tally.refused,
    )
