"""One node among those of a house: which tables live here, which elsewhere, and who takes those of
a node that is gone.
"""

import asyncio
import contextlib
import logging

from ridotto.server.database_time import DatabaseTime
from ridotto.server.house import House
from ridotto.server.other_nodes import OtherNodes
from ridotto.store import StoreError
from ridotto.store.evening_ids import is_evening
from ridotto.store.news import AnyNews, TablesFree
from ridotto.store.node_store import NodeStore, Place
from ridotto.table.commands import OpenTable
from ridotto.table.log_entry import read_entry

EVERY = 0.5
"""Seconds between two signs of life."""
LOOK_AROUND = 20
"""Every so many of them it is looked whether there are tables that no node has."""
AT_ONCE = 25
"""Tables that are taken in, or handed over, in one go."""
log = logging.getLogger("ridotto")


class Moving(Exception):
    """A table is on its way from one node to another: look again."""


class Nodes(OtherNodes):
    """The nodes of a house, of which this is one."""

    def __init__(self, house: House, store: NodeStore, key: str) -> None:
        super().__init__(house, store, key)
        self._taking = asyncio.Lock()
        self._hopeless: set[str] = set()
        """Tables that could not be brought back."""
        self._free = True
        """Whether there may be tables that no node has."""
        self._awake = asyncio.Event()
        house.elsewhere = self
        store.lost = self._lost
        store.heard = self.hear

    @classmethod
    async def join(cls, house: House, store: NodeStore) -> "Nodes":
        """The nodes of a house, this one among them. Raises StoreError."""
        return cls(house, store, await store.secret("nodes", house.time_and_chance.token(32)))

    async def find(self, id_: str) -> Place | None:
        """On which other node a table or an evening lives; on none if it is here, where it may just
        have been taken in, or nowhere. Raises Moving, StoreError.
        """
        if self.house.has(id_) or id_ in self._hopeless:
            return None
        place = await self._store.place(id_)
        if place is None:
            return None
        if place.session not in ("", self._store.session):
            return place
        return await self._take_in(id_)

    async def live(self) -> None:
        """Says that it is alive, looks after others and their tables, until it is cancelled."""
        taking: asyncio.Task[None] | None = None
        beats = 0
        while True:
            try:
                await self._beat()
                beats += 1
                if self.house.draining:
                    await self._hand_over()
                elif (self._free or beats % LOOK_AROUND == 0) and (taking is None or taking.done()):
                    self._free = False
                    taking = self.house.beside(self._take_in_free())
            except StoreError:
                self.house.journal.look()
            except Exception:
                log.exception("node failed")  # and the next beat comes all the same
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), EVERY)
            self._awake.clear()

    async def _beat(self) -> None:
        now, alive = await self._store.renew()
        if isinstance(self.house.time_and_chance, DatabaseTime):
            self.house.time_and_chance.set(now)
        if await self._store.show_out():
            log.warning("node shown out")
            await self._store.tell(TablesFree())
        self.cut_all_but(alive)
        await self.publish()

    async def _take_in_free(self) -> None:
        """Takes in tables that no node has, as others do at the same time."""
        seen: set[str] = set()
        with contextlib.suppress(StoreError):
            while not seen.issuperset(free := await self._store.free_tables(AT_ONCE)):
                seen.update(free)
                for id_ in free:
                    with contextlib.suppress(Moving):
                        await self._take_in(id_)

    async def _take_in(self, id_: str) -> Place | None:
        """Brings a table or an evening back here, if no other node has it; else, which has it."""
        if self.house.draining or self.house.stopping or self.house.journal.away:
            raise Moving
        async with self._taking:
            if self.house.has(id_):
                return None
            unit = await self._unit(id_)
            await self._store.claim([unit])
            if not self._store.has(unit):
                place = await self._store.place(unit)
                if place is not None and place.session in ("", self._store.session):
                    raise Moving
                return place
            ids = [unit, *await self._tables(unit)] if is_evening(unit) else [unit]
            await self.house.bring_back(ids)
            lost = [one for one in ids if not self._store.has(one)]
            if lost:  # while they were read
                self.house.let_go(lost)
                raise Moving
            self._hopeless.update(one for one in ids if not self.house.has(one))
            return None

    async def _unit(self, id_: str) -> str:
        """What is taken in with a table: an evening lives on one node, with all its tables."""
        if is_evening(id_):
            return id_
        first = await self._store.rows("SELECT entry FROM log WHERE table_id = $1 AND n = 1", id_)
        opened = read_entry(first[0][0]).do if first else None
        at = opened.evening if isinstance(opened, OpenTable) else None
        return id_ if at is None or await self._store.place(at.evening) is None else at.evening

    async def _tables(self, evening: str) -> list[str]:
        dealt = (await self.house.evenings.find(evening)).dealt
        tables = [table for deal in dealt for table in deal]
        await self._store.claim(tables)
        return [table for table in tables if self._store.has(table)]

    async def _hand_over(self) -> None:
        """Lets others have all tables, if there are others."""
        await self._store.drains()
        if not await self._store.others():
            return
        for ids in self._handfuls():
            self.house.let_go(ids)
            await self.house.journal.flush()
            await self._store.release(ids)
            await self._store.tell(TablesFree())

    def _handfuls(self) -> list[list[str]]:
        """All that is here, some a time: an evening with its tables, others together."""
        house = self.house
        evenings = {evening: [evening] for evening in house.evenings.live}
        others = list(house.shelf)
        for id_, room in house.rooms.items():
            at = room.table.evening
            evenings.get(at.evening if at is not None else "", others).append(id_)
        some = [others[start : start + AT_ONCE] for start in range(0, len(others), AT_ONCE)]
        return [*evenings.values(), *some]

    def _lost(self) -> None:
        """Others have taken this node's tables: it was not heard of for too long."""
        log.warning("tables lost to other nodes")
        house = self.house
        ids = [*house.rooms, *house.shelf, *house.evenings.live]
        house.journal.drop(ids)
        house.let_go(ids)
        self._published = {}
        self._free = True

    def hear(self, news: AnyNews) -> None:
        super().hear(news)
        if isinstance(news, TablesFree):
            self._free = True
            self._awake.set()
