"""Nodes of a house are killed, stopped past their lease and drained while people play on all of
them: what was acknowledged is there, once; every stream is whole and nobody else's; play goes on.
How soon is measured by ``python -m tests.long.takeovers``.
"""

import signal
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

import pytest

from ridotto.server.python_client import Client, ConnectionClosed
from tests.server.crowd import logged
from tests.server.falling_nodes import in_turn, played_through
from tests.server.helpers import close, scenario
from tests.server.several_nodes import Nodes


def test_nodes_fall_and_people_play_on(
    postgres: Callable[[], str], request: pytest.FixtureRequest
) -> None:
    falls = in_turn(*((100, 20, 10) if request.config.getoption("--long") else (2, 1, 1)))
    url = postgres()

    async def run() -> None:
        assert len(await played_through(url, falls)) >= len(falls)

    scenario(run, 60 + 30 * len(falls))


def test_what_a_stopped_node_was_to_pass_on_is_not_done_again(postgres: Callable[[], str]) -> None:
    """It waits in the sockets of the node until that wakes: long after it was asked for again by
    way of another one, and much more after it.
    """
    url = postgres()

    async def run() -> None:
        async with Nodes(url, "ab").running() as nodes:
            house, relay = nodes.all["a"], nodes.all["b"]
            ann = await Client("127.0.0.1", house.port).name("Ann")
            table = await ann.open_table({"game": "masks"}, places=[None, "random", "random"])
            by_relay = Client("127.0.0.1", relay.port, ann.cookie)
            old = await by_relay.sit_at(table, prefix="page")
            assert (await old.ask("start"))["type"] == "done"
            relay.send(signal.SIGSTOP)
            note = {"key": "k", "value": "v"}
            late = await old.send("note", **note)
            new = await ann.sit_at(table)
            assert (await new.ask("note", id=late, **note))["type"] == "done"
            for number in range(100):
                answer = await new.ask("note", id=f"page-{number + 3}", **note)
                assert answer["type"] == "done"
            relay.send(signal.SIGCONT)
            with suppress(ConnectionClosed):  # it was heard, or never will be
                while (await old.until("done", "refused"))["id"] != late:
                    pass
            await close(new)
            for process in nodes.all.values():
                await process.stop()
        counted = Counter(await logged(url))
        assert late in counted
        assert [id_ for id_, times in counted.items() if times > 1] == []

    scenario(run)
