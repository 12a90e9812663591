"""All tables of a house: opening, finding, bringing back, letting go."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

from ridotto.games import GAMES
from ridotto.kernel import Record
from ridotto.kernel.record import write
from ridotto.server.guest_cookies import Guest, GuestCookies
from ridotto.server.idle_tables import close_idle_tables
from ridotto.server.limits import Limits
from ridotto.server.logs import table_alias
from ridotto.server.messages import Farewell, NewTable
from ridotto.server.one_time_codes import OneTimeCodes
from ridotto.server.room import Room
from ridotto.server.services import Services
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.store import Journal, Store, StoreError
from ridotto.table import Entry, Refused, open_table
from ridotto.table.commands import OpenTable, Sit
from ridotto.table.log_entry import read_entry
from ridotto.table.match import ChanceSource
from ridotto.table.settings import check_bots, settle

SWEEP = 60.0
"""Seconds between two looks for idle tables."""

log = logging.getLogger("ridotto")


class House:
    """Everything a server holds in memory. What is not in the store is lost with it."""

    def __init__(
        self, store: Store, key: bytes, time_and_chance: TimeAndChance, limits: Limits
    ) -> None:
        self.store = store
        self.limits = limits
        self.time_and_chance = time_and_chance
        self.journal = Journal(store, self._failed)
        self.cookies = GuestCookies(key, time_and_chance)
        self.codes = OneTimeCodes(time_and_chance, limits)
        self.rooms: dict[str, Room] = {}
        self.folding = asyncio.Semaphore(1)
        """One replay at a time: it is work, and the tables come first."""
        self.stopping = False
        self.on_failure: Callable[[], None] = lambda: None
        self._sweeper: asyncio.Task[None] | None = None
        self._repairs: set[asyncio.Task[None]] = set()
        self.services = Services(time_and_chance, self.journal, limits, bot_pace=1.2)

    @classmethod
    async def open(
        cls, store: Store, time_and_chance: TimeAndChance, limits: Limits, bot_pace: float = 1.2
    ) -> "House":
        """A house with all tables of the store alive."""
        key = bytes.fromhex(await store.secret("cookies", time_and_chance.token(32)))
        house = cls(store, key, time_and_chance, limits)
        house.services.bot_pace = bot_pace
        for id_ in await store.open_tables():
            try:
                house._revive(id_, await store.log(id_))
            except Exception:
                # One table that cannot be brought back keeps no other from it; it stays stored.
                log.exception("table not revived", extra={"table": table_alias(id_)})
        for room in house.rooms.values():
            room.plan()
        house._sweeper = asyncio.get_running_loop().create_task(house._sweep())
        return house

    def new_table(self, guest: Guest, wanted: NewTable) -> str:
        """Opens a table; its id, once it is stored, is what others need to join. Raises Refused,
        UnknownGame, OptionError or UnknownBot.
        """
        if len(self.rooms) >= self.limits.tables:
            raise Refused("house-full")
        hosted = sum(room.table.host == guest.id for room in self.rooms.values())
        if hosted >= self.limits.tables_a_guest:
            raise Refused("enough-tables")
        settings = settle(wanted.settings)
        seats = GAMES[settings.game].seats(settings.options)
        places = wanted.places if wanted.places is not None else [None] * len(seats)
        if len(places) != len(seats):
            raise Refused("wrong-places", f"{len(places)} places for {len(seats)} seats")
        check_bots(GAMES[settings.game], [level for level in places if level is not None])
        if wanted.sit and None not in places:
            raise Refused("no-free-seat")
        opened = OpenTable(settings=settings, places=tuple(places))
        entry = Entry(
            self.time_and_chance.now(), opened, who=guest.id, fresh=self.time_and_chance.seed()
        )
        id_ = self.time_and_chance.token(9)
        room = Room(
            self.services, id_, open_table(entry, self.time_and_chance.deal), 0, self._broken
        )
        room.store(entry, [])
        self.rooms[id_] = room
        if wanted.sit:
            room.take(Sit(id="open"), who=guest.id, name=guest.name)
        log.info("table opened", extra={"table": table_alias(id_), "game": settings.game})
        return id_

    def room(self, id_: str) -> Room:
        """The live table of that id. Raises Refused."""
        room = self.rooms.get(id_)
        if room is None:
            raise Refused("no-such-table")
        return room

    async def record(self, id_: str, number: int) -> str:
        """The record of a finished game. Raises Refused."""
        lines = await self.store.log(id_)
        record = await asyncio.to_thread(_record, lines, number, self.time_and_chance.deal)
        if record is None:
            raise Refused("no-such-record")
        return await asyncio.to_thread(write, record, GAMES[record.header.game])

    async def stop(self) -> None:
        """Tells everyone to come back later, and puts everything away."""
        self.say_goodbye("restart")
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        await self.journal.flush()
        await self.store.close()

    def say_goodbye(self, reason: Farewell) -> None:
        """Hangs up on everyone."""
        self.stopping = True
        for room in self.rooms.values():
            room.stop()
            for socket in room.outbox.sockets:
                socket.hang_up(reason)

    def _revive(self, id_: str, lines: list[str]) -> None:
        table = open_table(read_entry(lines[0]), self.time_and_chance.deal)
        for line in lines[1:]:
            table.take(read_entry(line))
        self.rooms[id_] = Room(self.services, id_, table, len(lines), self._broken)

    def _broken(self, room: Room) -> None:
        """A table is not what it should be: everyone leaves it, and it begins again as stored."""
        room.stop()
        self.rooms.pop(room.id, None)
        for socket in room.outbox.sockets:
            socket.hang_up("restart")
        repairing = asyncio.get_running_loop().create_task(self._repair(room.id))
        self._repairs.add(repairing)
        repairing.add_done_callback(self._repairs.discard)

    async def _repair(self, id_: str) -> None:
        await self.journal.flush()
        lines = await self.store.log(id_)
        if lines and not self.stopping:
            self._revive(id_, lines)
            self.rooms[id_].plan()

    def _failed(self, error: StoreError) -> None:
        log.critical("store failed", extra={"error": str(error)})
        self.say_goodbye("failed")
        self.on_failure()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            close_idle_tables(self.rooms, self.limits, self.time_and_chance.now())


def _record(lines: list[str], number: int, deal: ChanceSource) -> Record | None:
    if not lines:
        return None
    table = open_table(read_entry(lines[0]), deal)
    for line in lines[1:]:
        table.take(read_entry(line))
        if table.past and table.past[-1].number == number and table.match is not None:
            return table.match.record()
    return None
