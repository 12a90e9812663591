"""An evening of masks, two at a table, for tests that play one over the wire."""

from typing import Any

from ridotto.server.python_client import Client
from tests.server.helpers import Visit

EVENING = {
    "settings": {"game": "masks", "options": {"players": 2}},
    "tables": 2,
    "deals": 1,
    "bots": ["random"],
}


async def opened(host: Client, **changed: Any) -> str:
    """The path of a new evening."""
    answer = await host.call("POST", "/api/evenings", {**EVENING, **changed})
    return f"/api/evenings/{answer['evening']}"


async def begun(visit: Visit, *names: str, **changed: Any) -> tuple[str, list[Client]]:
    """The path of an evening that these take part in, the first as host; and they themselves."""
    guests = [await visit.guest(name) for name in names]
    path = await opened(guests[0], **changed)
    for number, guest in enumerate(guests, 1):
        await guest.call("POST", f"{path}/join", {"number": f"{number:04x}"})
    await guests[0].call("POST", f"{path}/begin")
    return path, guests


async def own_table(path: str, guest: Client) -> str:
    """Where one plays now."""
    table = (await guest.call("GET", path))["table"]
    assert table
    return str(table)


async def resign(path: str, guest: Client) -> str:
    """Gives up the game one is to play; where that was."""
    table = await own_table(path, guest)
    async with await guest.sit_at(table) as seat:
        answer = await seat.ask("resign")
        assert answer["type"] == "done", answer
    return table
