"""Whoever comes back on another connection has left the old one behind, whatever is still on it."""

from typing import Any

import pytest

from ridotto.server.python_client import Client, TableSocket
from tests.server.helpers import close, open_house, scenario, two_at_a_table

pytestmark = pytest.mark.usefixtures("any_server")
NOTE: dict[str, Any] = {"key": "k", "value": "v"}


async def sits(guest: Client, table: str) -> TableSocket:
    """One more connection of the same page."""
    socket = await guest.sit_at(table, prefix="page")
    await socket.until("table")
    return socket


def test_the_old_connection_is_ended_when_its_page_speaks_on_a_newer_one() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, _ = await two_at_a_table(visit)
            old, other = await sits(ann, table), await ann.sit_at(table)
            assert (await old.ask("note", id="page-1", **NOTE))["type"] == "done"
            new = await sits(ann, table)
            assert (await new.ask("note", id="page-2", **NOTE))["type"] == "done"
            await old.drain()
            assert (await other.ask("note", **NOTE))["type"] == "done"  # another page stays
            await close(new, other)

    scenario(run)


def test_what_was_refused_is_not_done_when_a_copy_comes_later() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, bob = await two_at_a_table(visit)
            old, new, other = await sits(ann, table), await sits(ann, table), await sits(bob, table)
            again = await new.ask("rematch", id="page-1")
            assert (again["type"], again["code"]) == ("refused", "not-now")
            assert (await other.ask("resign", id="page-1"))["type"] == "done"
            await old.send("rematch", id="page-1")
            await old.drain()
            assert visit.house.rooms[table].table.phase == "over"
            assert (await new.ask("rematch", id="page-2"))["type"] == "done"
            await close(new, other)

    scenario(run)


def test_what_comes_after_newer_commands_is_refused() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, _ = await two_at_a_table(visit)
            seat = await sits(ann, table)
            for number in range(1, 40):
                assert (await seat.ask("note", id=f"page-{number}", **NOTE))["type"] == "done"
            lines = visit.house.rooms[table].count
            assert (await seat.ask("note", id="page-39", **NOTE))["type"] == "done"
            late = await seat.ask("note", id="page-1", **NOTE)
            assert (late["type"], late["code"]) == ("refused", "too-late")
            assert visit.house.rooms[table].count == lines
            await close(seat)

    scenario(run)
