"""People at tables who play as fast as the house answers, and remember what it promised them."""

import asyncio
import random
from typing import Any

import msgspec
from websockets.exceptions import InvalidMessage

from ridotto.server.python_client import Client, ConnectionClosed, TableSocket
from ridotto.store import open_store
from tests.server.helpers import pick
from tests.server.process import Process

TABLES = 6
EACH = 60
"""So much is acknowledged before somebody looks again."""


class Guest:
    """Plays and talks as fast as the house answers, keeps what it was promised, and comes back."""

    def __init__(self, client: Client, table: str, number: int) -> None:
        self.client = client
        self.table = table
        self.rng = random.Random(number)
        self.name = f"g{number}"
        self.count = 0
        self.acknowledged: list[str] = []
        self.unanswered: dict[str, dict[str, Any]] = {}
        self.game = 0
        self.facts: list[Any] = []
        self.resumed = 0

    async def live(self, stopping: asyncio.Event) -> None:
        while not stopping.is_set():
            try:
                seat = await self.client.sit_at(self.table, self.game, len(self.facts))
            except (OSError, ConnectionClosed, InvalidMessage):
                await asyncio.sleep(0.05)
                continue
            seat.facts = self.facts
            try:
                await self._play(seat, stopping)
            except ConnectionClosed:
                self.resumed += 1
            finally:
                self.facts = seat.facts
                await seat.socket.close()

    async def _play(self, seat: TableSocket, stopping: asyncio.Event) -> None:
        for command in list(self.unanswered.values()):  # the answer was lost, not the promise
            await self._send(seat, command)
        noted = False
        while not stopping.is_set():
            self._note(await seat.receive())
            if self._acting():
                continue
            phase = seat.info.get("phase")
            if phase == "playing" and seat.update.get("legal"):
                update, seat.update = seat.update, {}
                await self._ask(seat, {"type": "act", "do": pick(update, self.rng)})
            elif phase in ("over", "gathering") and seat.you["host"]:
                await self._ask(seat, {"type": "rematch" if phase == "over" else "start"})
            elif not noted:
                noted = True
                await self._ask(seat, {"type": "note", "key": f"k{self.count % 50}", "value": "x"})

    def _acting(self) -> bool:
        return any(c["type"] in ("act", "start", "rematch") for c in self.unanswered.values())

    def _note(self, message: dict[str, Any]) -> None:
        if message["type"] == "game":
            if message["number"] != self.game:
                self.game = message["number"]
        elif message["type"] == "done":
            self.acknowledged.append(message["id"])
            self.unanswered.pop(message["id"], None)
        elif message["type"] == "refused":
            self.unanswered.pop(message["id"], None)

    async def _ask(self, seat: TableSocket, command: dict[str, Any]) -> None:
        self.count += 1
        command = {**command, "id": f"{self.name}-{self.count}"}
        self.unanswered[command["id"]] = command
        await self._send(seat, command)

    async def _send(self, seat: TableSocket, command: dict[str, Any]) -> None:
        await seat.socket.send(msgspec.json.encode(command), text=True)


async def served(guests: list[Guest], living: list[asyncio.Task[None]]) -> None:
    """Until the house has acknowledged so much more, to every guest something."""
    before = [len(guest.acknowledged) for guest in guests]
    while True:
        more = [len(guest.acknowledged) - old for guest, old in zip(guests, before, strict=True)]
        if sum(more) >= EACH and min(more) >= 2:
            return
        assert not any(task.done() for task in living)
        await asyncio.sleep(0.01)


async def seated(house: Process) -> list[Guest]:
    """Two guests at each of some tables."""
    guests: list[Guest] = []
    for number in range(TABLES):
        host = await Client("127.0.0.1", house.port).name("Host")
        other = await Client("127.0.0.1", house.port).name("Other")
        table = await host.open_table({"game": "masks", "options": {"players": 2}})
        async with await other.sit_at(table) as seat:
            assert (await seat.ask("sit", id=f"sit-{number}"))["type"] == "done"
        guests += [Guest(host, table, 2 * number), Guest(other, table, 2 * number + 1)]
    return guests


async def logged(database: str) -> list[str]:
    """The ids of all commands of guests in the store."""
    store = await open_store(database)
    ids = []
    for table in await store.open_tables():
        for line in await store.log(table):
            command = msgspec.json.decode(line)["do"]
            if command.get("id", "open") != "open":
                ids.append(command["id"])
    await store.close()
    return ids


async def nothing_lost_or_doubled(guests: list[Guest], database: str) -> int:
    """Checks what the house has acknowledged against its store; how much that is."""
    stored = await logged(database)
    acknowledged = [id_ for guest in guests for id_ in guest.acknowledged]
    assert len(set(acknowledged)) == len(acknowledged)
    assert len(set(stored)) == len(stored)
    assert set(acknowledged) <= set(stored)
    return len(acknowledged)


async def gone(living: list[asyncio.Task[None]]) -> None:
    """Everyone leaves; nobody may have met anything but a lost connection."""
    for task in living:
        task.cancel()
    ends = await asyncio.gather(*living, return_exceptions=True)
    assert [end for end in ends if not isinstance(end, asyncio.CancelledError | None)] == []
