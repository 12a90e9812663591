"""People at a house of two nodes, behind a proxy that sends them to either: one falls in the middle
of a turn, killed or hanging.
"""

import asyncio
import os
import re
import signal
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial

import asyncpg
import pytest
from playwright.sync_api import Page, expect
from tests.conftest import postgres, postgres_server

from browser_tests.conftest import RIDOTTO, Visit
from browser_tests.friends import join, open_table, start
from browser_tests.players import Masks, Player, over, whose_turn
from browser_tests.round_robin import round_robin

__all__ = ["postgres", "postgres_server"]

Running = dict[str, "subprocess.Popen[bytes]"]


def elsewhere(work: Callable[[], str]) -> str:
    """The work, done on another thread: Playwright has an event loop of its own on this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


@pytest.fixture
def database(postgres: Callable[[], str]) -> str:
    return elsewhere(postgres)


@pytest.fixture
def nodes(database: str) -> Iterator[tuple[Running, list[int]]]:
    """The processes of two nodes by name, and their ports."""
    running: Running = {}
    ports = []
    with ExitStack() as stack:
        for name in ("a", "b"):
            command = [*RIDOTTO, "serve", "--port", "0", "--node", name]
            process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=os.environ | {"RIDOTTO_DB": database},
            )
            running[name] = stack.enter_context(process)
            stack.callback(process.kill)
            assert process.stdout is not None
            found = re.search(rb":(\d+)/", process.stdout.readline())
            assert found is not None
            ports.append(int(found[1]))
        yield running, ports


@pytest.fixture
def house(nodes: tuple[Running, list[int]]) -> Iterator[str]:
    """The address of the proxy."""
    with round_robin(nodes[1]) as port:
        yield f"http://127.0.0.1:{port}"


def node_of(database: str, page: Page) -> str:
    """The name of the node that has the table of a page."""

    async def ask() -> str:
        connection = await asyncpg.connect(database)
        sql = "SELECT name FROM places JOIN nodes USING (session) WHERE table_id = $1"
        name = await connection.fetchval(sql, page.url.rpartition("/")[2])
        await connection.close()
        return str(name)

    return elsewhere(lambda: asyncio.run(ask()))


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_node_falls_in_the_middle_of_a_turn(
    visit: Visit, nodes: tuple[Running, list[int]], database: str, how: signal.Signals
) -> None:
    coming = partial(visit, quiet=False)  # a browser notes that a connection was lost
    host = coming()
    open_table(host, "Masks", "2")
    ben = join(coming, host, "Ben")
    start(host, ben)
    players: list[Player] = [Masks(host), Masks(ben)]
    whose_turn(players).act()
    mine = whose_turn(players)
    before = node_of(database, host)
    nodes[0][before].send_signal(how)
    mine.act()
    for _ in range(100):
        if any(over(one.page) for one in players):
            break
        whose_turn(players).act()
    for one in players:
        expect(one.page.locator("[data-testid=ending]")).to_be_visible()
    assert node_of(database, host) != before
