"""Attacks on a house of our own, on loopback, with figures: ``python -m tests.long.attacks``.

One address holds as many connections as it can get; a thousand tables are listed; deep nesting and
huge numbers are sent wherever text is decoded; the largest records are posted as fast as they may.
Beside each: how others are served meanwhile. ``PYTHONPATH=OTHER/src`` attacks another checkout's
house.
"""

import asyncio
import contextlib
import os
import resource
import socket
import statistics
import sys
import tempfile
import time
from pathlib import Path

import msgspec
from websockets.exceptions import ConnectionClosed

import ridotto
from ridotto.games import GAMES
from ridotto.kernel import Legal
from ridotto.kernel.record import write
from ridotto.server.limits import Limits
from ridotto.server.python_client import Client, TableSocket
from ridotto.table.session import Session
from tests.server.process import Process

ATTACKER, VISITOR = "127.0.0.1", "127.0.0.2"
TICK = os.sysconf("SC_CLK_TCK")


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def visited(port: int) -> float:
    """Seconds until another address is served."""
    began = time.perf_counter()
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(VISITOR, 0))
    writer.write(b"GET /api/house HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    answer = await asyncio.wait_for(reader.read(), 3)
    writer.close()
    if not answer.startswith(b"HTTP/1.1 200"):
        raise ConnectionError(answer[:40])
    return time.perf_counter() - began


async def hold_connections(folder: Path) -> None:
    """1,200 half-sent requests of one address, renewed all the time; 1,024 descriptors."""
    async with Process(str(folder / "held.db"), limited=True, descriptors=1_024) as house:
        held: list[socket.socket] = []
        served, failed = [], 0
        for _ in range(30):
            held = [one for one in held if not hung_up(one)]
            held += [half_sent(house.port) for _ in range(1_200 - len(held))]
            await asyncio.sleep(0.5)
            try:
                served.append(await visited(house.port))
            except (OSError, TimeoutError):
                failed += 1
        for one in held:
            one.close()
        worst = f"{max(served) * 1000:.0f} ms at the most" if served else "never served"
        tell(f"1 connections held by one address: visitor {worst}, {failed} of 30 failed")
        await house.kill()


def half_sent(port: int) -> socket.socket:
    one = socket.create_connection(("127.0.0.1", port))
    with contextlib.suppress(ConnectionError):
        one.send(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
    return one


def hung_up(one: socket.socket) -> bool:
    """Whether the house has closed it; then it is closed here as well."""
    try:
        gone = not one.recv(1_000, socket.MSG_DONTWAIT)
    except BlockingIOError:
        return False
    except ConnectionError:
        gone = True
    if gone:
        one.close()
    return gone


async def list_tables(folder: Path) -> None:
    """1,000 public tables, of which 100 are shown."""
    async with Process(str(folder / "listed.db"), tables=2_000, tables_a_guest=2_000) as house:
        ann = await Client("127.0.0.1", house.port).name("Ann")
        for _ in range(1_000):
            await ann.open_table({"game": "inkognito", "visibility": "public"})
        before = processor_time(house.pid)
        for _ in range(50):
            await ann.call("GET", "/api/tables")
        used = (processor_time(house.pid) - before) / 50
        tell(f"4 a list of tables, 100 of 1,000: {1000 * used:.1f} ms of processor time")
        await house.kill()


def processor_time(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


async def acknowledged(seat: TableSocket, count: int) -> list[float]:
    """Seconds until each of so many commands is acknowledged."""
    times = []
    for number in range(count):
        began = time.perf_counter()
        await seat.ask("note", key=f"k{number % 50}", value="x")
        times.append(time.perf_counter() - began)
        await asyncio.sleep(0.11)  # no faster than anybody may speak
    return times


def p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[-1] * 1000


async def nest_deep(folder: Path) -> None:
    """Nesting and numbers of thousands of digits, wherever the house decodes text."""
    huge, deep = "9" * 5_000, "[" * 3_000 + "]" * 3_000
    table = '{"settings":{"game":"masks","pace":%s}}'
    asked: list[tuple[str, str, str | None]] = [("GET", f"/api/tables/x/records/{huge}", None)]
    asked += [("POST", "/api/tables", table % wrong) for wrong in (huge, deep)]
    asked += [
        ("POST", "/api/replay", msgspec.json.encode({"record": record}).decode())
        for record in (f'{{"ridotto":{huge}}}\n', f'{{"ridotto":1,"game":{deep}}}\n')
    ]
    async with Process(str(folder / "nested.db")) as house:
        ann = await Client("127.0.0.1", house.port).name("Ann")
        answers = []
        for method, path, body in asked:
            client = Client("127.0.0.1", house.port, ann.cookie)
            sent = None if body is None else body.encode()
            answers.append(str((await client.request(method, path, sent))[0]))
        seat = await ann.sit_at(await ann.open_table({"game": "masks"}))
        await seat.socket.send("[" * 1_900)
        try:
            answers.append((await seat.until("refused"))["code"])
            await seat.socket.close()
        except ConnectionClosed as closed:
            answers.append(f"closed {closed.rcvd and closed.rcvd.code}")
        await house.kill()
        errors = house.logged.count(b'"error"') + house.logged.count(b"Traceback")
    tell(f"5 deep nesting, huge numbers: {', '.join(answers)}; {errors} errors in the log")


def large_record() -> bytes:
    """Nearly the largest that is taken, and slow to check and to think about: a game of the board
    game in which nobody says his mission is accomplished, until its last round.
    """
    rules = GAMES["inkognito"]
    game = Session(rules, rules.settle({"players": 5, "max_rounds": 1_350}), bytes(32))
    while not game.over:
        action, legal = game.draw(), game.legal()
        while isinstance(legal, Legal) and any(action in ending for ending in legal.final):
            action = game.draw()
        game.act(action)
    body = msgspec.json.encode({"record": write(game.record(), rules), "viewer": -1})
    if not 3_500_000 < len(body) < 4_000_000:
        raise AssertionError(f"{len(body)} bytes: change max_rounds")
    return body


async def post_records(folder: Path) -> None:
    body = large_record()
    async with Process(str(folder / "posted.db"), limited=True) as house:
        ann = await Client("127.0.0.1", house.port).name("Ann")
        table = await ann.open_table({"game": "masks"}, places=[None, "random", "random"])
        async with await ann.sit_at(table) as seat:
            quiet, busy, taken = [], [], 0
            for _ in range(4):
                quiet += await acknowledged(seat, 50)
                stopping = asyncio.Event()
                posting = asyncio.create_task(post(house.port, body, stopping))
                await asyncio.sleep(0.3)
                busy += await acknowledged(seat, 50)
                stopping.set()
                taken += await posting
        tell(
            f"7 {taken} records of {len(body) / 1e6:.1f} MB posted by one address: another player's"
            f" p95 {p95(quiet):.1f} ms quiet, {p95(busy):.1f} ms then"
        )
        await house.kill()


async def post(port: int, body: bytes, stopping: asyncio.Event) -> int:
    """As often as one address may; how many were taken."""
    limits = Limits()
    pause = (1 + len(body) // limits.bytes_a_request) / limits.requests_rate
    posted = []
    while not stopping.is_set():
        client = Client("127.0.0.1", port)
        posted.append(asyncio.create_task(client.request("POST", "/api/replay", body)))
        await asyncio.sleep(pause)
    answers = await asyncio.gather(*posted, return_exceptions=True)
    return sum(isinstance(answer, tuple) and answer[0] == 200 for answer in answers)


async def main() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 8_192), most))
    tell(f"the house of {ridotto.__file__}")
    with tempfile.TemporaryDirectory() as folder:
        for attack in (hold_connections, list_tables, nest_deep, post_records):
            await attack(Path(folder))


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
