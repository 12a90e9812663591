"""Runs the servers and the load, and says what came of it."""

import asyncio
import os
import random
import re
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct

from ridotto.kernel import RidottoError
from ridotto.server.load.drive import (
    BareDriver,
    Driver,
    TableDriver,
    Tally,
    keep_rate,
    saturate,
)

LIMITS = (
    "messages_rate=1e6",
    "messages_burst=1e6",
    "requests_rate=1e6",
    "requests_burst=1e6",
    "sockets_an_address=1e6",
    "tables_rate=1e6",
    "tables_burst=1e6",
    "tables=1e5",
    "tables_a_guest=1e5",
)


class LoadError(RidottoError):
    """A server did not start, or did not play along."""


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
    """What was measured."""

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
    ratio: float = 0


class Memory(Struct):
    """Resident memory in kB: of a table with a game under way, and of one socket."""

    table: float
    socket: float


class Server:
    """A child process: its port, its memory, its processor time."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.port = port

    def kilobytes(self) -> float:
        """Resident memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1000

    def cpu_seconds(self) -> float:
        """Processor time so far, of all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def child(arguments: Sequence[str], database: str = "") -> AsyncIterator[Server]:
    """A server in a process of its own, ended afterwards."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "RIDOTTO_DB": database},
    )
    assert process.stdout is not None
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), 30)).decode()
        found = re.search(r"(\d+)/?$", line.strip())
        if found is None:
            raise LoadError("the server did not start")
        yield Server(process, int(found[1]))
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


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
            async with child(["ridotto.server.load.bare", str(size)]) as bare:
                return await _compare(plan, house, drivers, bare, memory)


async def _seated(plan: LoadPlan, house: Server) -> tuple[list[Driver], Memory]:
    settings = {"game": plan.game, "options": plan.options, "assistance": plan.assistance}
    drivers: list[TableDriver] = []

    async def open_tables(count: int) -> None:
        for _ in range(count):
            driver = TableDriver(plan.seats, random.Random(len(drivers)))
            await asyncio.wait_for(driver.open(house.port, settings), 30)
            drivers.append(driver)

    first = max(1, plan.tables // 5)  # these warm everything up that tables share
    await open_tables(first)
    before = house.kilobytes()
    await open_tables(plan.tables - first)
    opened = house.kilobytes()
    for driver in drivers:
        await asyncio.wait_for(driver.come_back(), 30)
    there = house.kilobytes()
    measured = max(1, plan.tables - first)
    memory = Memory((opened - before) / measured, (there - opened) / plan.tables / plan.seats)
    return list(drivers), memory


async def _at_rate(plan: LoadPlan, house: Server, drivers: list[Driver], memory: Memory) -> Figures:
    await keep_rate(drivers, plan.rate, 1.0)
    _reset(drivers)
    cpu = house.cpu_seconds()
    took = await keep_rate(drivers, plan.rate, plan.seconds * plan.rounds)
    return _figures(plan, _sum(drivers), took, house.cpu_seconds() - cpu, memory)


async def _compare(
    plan: LoadPlan, house: Server, drivers: list[Driver], bare: Server, memory: Memory
) -> Figures:
    others: list[Driver] = []
    for number in range(plan.tables):
        other = BareDriver(plan.seats, random.Random(number))
        await other.open(bare.port, str(number))
        others.append(other)
    await saturate(others, 0.5)
    _reset(drivers)
    _reset(others)
    spent = [[0.0, 0.0], [0.0, 0.0]]
    for _ in range(plan.rounds):
        for place, (server, which) in enumerate(((house, drivers), (bare, others))):
            cpu = server.cpu_seconds()
            spent[place][0] += await saturate(which, plan.seconds)
            spent[place][1] += server.cpu_seconds() - cpu
    figures = _figures(plan, _sum(drivers), spent[0][0], spent[0][1], memory)
    plain = _sum(others)
    figures.bare_moves_per_second = plain.moves / spent[1][0]
    figures.bare_cpu_us_per_move = 1e6 * spent[1][1] / max(1, plain.moves)
    figures.ratio = figures.moves_per_second / figures.bare_moves_per_second
    return figures


def _sum(drivers: Sequence[Driver]) -> Tally:
    whole = Tally()
    for driver in drivers:
        if any(wire.closed for wire in driver.wires):
            raise LoadError("a server hung up in the middle of the load")
        whole.moves += driver.tally.moves
        whole.latencies += driver.tally.latencies
        whole.bytes += driver.tally.bytes
        whole.messages += driver.tally.messages
        whole.refused += driver.tally.refused
    return whole


def _reset(drivers: Sequence[Driver]) -> None:
    for driver in drivers:
        driver.tally = Tally()
        driver.tally.moves = 0


def _figures(plan: LoadPlan, tally: Tally, took: float, cpu: float, memory: Memory) -> Figures:
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
