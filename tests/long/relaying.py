"""What relaying costs: ``python -m tests.long.relaying``.

Two nodes, each a process, and people at tables of one of them, who come to it or to the other: how
long a note takes to be acknowledged, and how much processor time the node uses that passes it on.
Both ways take turns, so that what else the machine does is the same for both. And what a line in
the database costs there.
"""

import asyncio
import os
import sys
import time
from pathlib import Path
from statistics import median

import asyncpg

from ridotto.server.python_client import Client, TableSocket
from tests.long.own_postgresql import new_database
from tests.server.process import Process
from tests.store.paused import children, server_of

GUESTS = 20
ROUNDS = 10
NOTES = 40
TICK = os.sysconf("SC_CLK_TCK")


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def used(pid: int) -> float:
    """Seconds of processor time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


async def noted(seats: list[TableSocket]) -> list[float]:
    """How long each of many notes took, in seconds: one after another at each table."""

    async def one(seat: TableSocket) -> list[float]:
        took = []
        for number in range(NOTES):
            began = time.perf_counter()
            await seat.ask("note", key=f"k{number % 20}", value="x")
            took.append(time.perf_counter() - began)
        return took

    return [each for all_ in await asyncio.gather(*map(one, seats)) for each in all_]


async def measured(url: str) -> None:
    home, other = Process(url, node="home"), Process(url, node="other")
    await home.start()
    await other.start()
    guests = [await Client("127.0.0.1", home.port).name(f"G{n}") for n in range(GUESTS)]
    tables = [await guest.open_table({"game": "masks"}) for guest in guests]
    pairs = list(zip(guests, tables, strict=True))
    direct = [await guest.sit_at(table) for guest, table in pairs]
    relayed = [
        await Client("127.0.0.1", other.port, guest.cookie).sit_at(table) for guest, table in pairs
    ]
    began_at = await stored(url)
    took: dict[str, list[float]] = {"direct": [], "relayed": []}
    cpu = {"direct": [0.0, 0.0], "relayed": [0.0, 0.0]}
    for _ in range(ROUNDS):
        for way, seats in (("direct", direct), ("relayed", relayed)):
            before = used(home.pid), used(other.pid)
            took[way] += await noted(seats)
            cpu[way][0] += used(home.pid) - before[0]
            cpu[way][1] += used(other.pid) - before[1]
    notes = ROUNDS * NOTES * GUESTS
    lines, seconds, wal = (now - old for now, old in zip(await stored(url), began_at, strict=True))
    tell(
        f"a line in the database: {1e6 * seconds / lines:.0f} µs of its processor time,"
        f" {wal / lines:.0f} bytes of its log"
    )
    tell(f"a commit: {await commit(home)}")
    for way, all_ in took.items():
        there, here = (1e6 * seconds / notes for seconds in cpu[way])
        tell(
            f"{way}: acknowledged within {1e3 * median(all_):.1f} ms (median), processor time"
            f" a note {there:.0f} µs at the table's node, {here:.0f} µs at the other"
        )
    began = time.perf_counter()
    for guest, table in pairs:
        await Client("127.0.0.1", other.port, guest.cookie).call("GET", f"/api/tables/{table}")
    asked = 1e3 * (time.perf_counter() - began) / GUESTS
    began = time.perf_counter()
    for guest, table in pairs:
        await guest.call("GET", f"/api/tables/{table}")
    tell(
        f"a request: {1e3 * (time.perf_counter() - began) / GUESTS:.1f} ms, relayed {asked:.1f} ms"
    )
    for seat in (*direct, *relayed):
        await seat.socket.close()
    await home.stop()
    await other.stop()


async def stored(url: str) -> tuple[int, float, int]:
    """Lines in the database, the processor time of its processes, and bytes of its own log."""
    connection = await asyncpg.connect(url)
    lines, wal = await connection.fetchrow(
        "SELECT count(*), pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint FROM log"
    )
    await connection.close()
    server = await server_of(url)
    return lines, sum(map(used, [server, *children(server)])), wal


async def commit(process: Process) -> str:
    """How long one takes, and how many lines are in it."""
    _, text = await Client("127.0.0.1", process.port).request("GET", "/metrics")
    counts = dict(line.rsplit(" ", 1) for line in text.decode().splitlines() if line[0] != "#")
    commits = float(counts["ridotto_commit_seconds_count"])
    took = 1e3 * float(counts["ridotto_commit_seconds_sum"]) / commits
    return f"{took:.1f} ms, with {float(counts['ridotto_written_total']) / commits:.1f} lines"


def main() -> None:
    with new_database() as url:
        asyncio.run(measured(url))


if __name__ == "__main__":
    main()
