"""PostgreSQL, shared by the nodes of one house.

A node is alive as long as it renews its lease, by the database's clock, and a table is its as long
as the database says so (``places``). A node whose lease has run out is shown out by another: its
connection is ended, which PostgreSQL's lock makes sure of, and then its row goes, and with it its
places. So whoever finds a table free knows that nothing of its last node is still to come.
Should a line be written twice all the same, the key of the log refuses the second one.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, cast

from ridotto.store.errors import Fenced, StoreAway, StoreError
from ridotto.store.news import CHANNEL, AnyNews, TablesFree, read, written
from ridotto.store.postgresql import LOCK, PATIENCE, PostgresStore
from ridotto.store.store import Value
from ridotto.store.writes import Append, Close, Forget, Many, Write, statements

LEASE = 3_000
"""Milliseconds after which a node that says nothing is gone."""
SILENT = 1_500
"""Milliseconds after which it is gone if it has no connection to the database either."""
GOING = 2.0
"""Seconds that a connection may take to end."""
KEEPER = LOCK + 2
"""Whoever holds this advisory lock does what is done once for the whole house."""

_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_OWN = "(SELECT backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid())"
_RENEW = (
    f"UPDATE nodes SET until = {_NOW} + {LEASE},"  # noqa: S608 - our own words
    f" since = CASE WHEN until < {_NOW} THEN {_NOW} ELSE since END"
)
_PLACE = "INSERT INTO places (table_id, session) VALUES ($1, $2)"
_VACATE = "DELETE FROM places WHERE table_id = $1"
_END = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1"
    " AND backend_start::text = $2"
)


class Place(NamedTuple):
    """Where a table lives: the session of its node, which is none's if it is free, and the address
    of that node.
    """

    session: str
    address: str


class NodeStore(PostgresStore):
    """The store of one node. ``lost`` is called when it was shown out and has no tables any more,
    ``heard`` with what other nodes say.
    """

    def __init__(self, url: str, answer: float, name: str, address: str) -> None:
        super().__init__(url, answer)
        self.name = name
        self.address = address
        self.session = ""
        self.lost: Callable[[], None] = lambda: None
        self.heard: Callable[[AnyNews], None] = lambda _: None
        self._tables: set[str] = set()
        """Those that are this node's."""
        self._gone: set[str] = set()
        """Those that were, and are another's by now."""
        self._keeps = False

    @classmethod
    async def join(cls, url: str, answer: float, name: str, address: str) -> "NodeStore":
        """The store of a node of this name, which others reach at this address. Raises StoreError,
        also if there is another of its name.
        """
        store = cls(url, answer, name, address)
        try:
            await store.come_back()
        except BaseException:
            await store.close()
            raise
        return store

    async def rows(self, sql: str, *values: Value | list[str]) -> list[tuple[Any, ...]]:
        """The same, with lists of texts among the values."""
        return await super().rows(sql, *cast(tuple[Value, ...], values))

    async def open_tables(self) -> list[str]:
        """The ids of this node's own."""
        sql = "SELECT table_id FROM places WHERE session = $1 ORDER BY table_id"
        return await self._column(sql, self.session)

    async def old_tables(self, before: int) -> list[str]:
        old = await super().old_tables(before)
        self._gone.difference_update(old)
        return old

    async def write(self, writes: list[Write]) -> None:
        """Raises Fenced if that would write to another node's table."""
        opened = {write.table for write in writes if isinstance(write, Append) and write.n == 1}
        fenced = {_table(write) for write in writes if self._fenced(write)} - opened
        if fenced:
            raise Fenced(frozenset(fenced))
        try:
            await super().write(writes)
        except StoreAway:
            self._tables |= opened  # perhaps: that is looked up
            raise
        except StoreError:
            taken = await self._taken(writes)
            if not taken:
                raise
            self.lose(taken)
            raise Fenced(frozenset(taken)) from None
        self._tables |= opened
        self._tables -= {_table(write) for write in writes if isinstance(write, Close | Forget)}

    def has(self, table: str) -> bool:
        """Whether a table is this node's."""
        return table in self._tables

    def lose(self, tables: Iterable[str]) -> None:
        """These are not this node's any more."""
        self._tables.difference_update(tables)
        self._gone.update(tables)

    async def place(self, table: str) -> Place | None:
        """Where an open table lives; nothing if there is no such table, or it is closed."""
        found = await self.rows(
            "SELECT coalesce(session, ''), coalesce(address, '') FROM tables"
            " LEFT JOIN places ON table_id = id LEFT JOIN nodes USING (session)"
            " WHERE id = $1 AND open",
            table,
        )
        if not found:
            self._gone.discard(table)
            return None
        return Place(*found[0])

    async def claim(self, tables: Iterable[str]) -> list[str]:
        """Makes these this node's, as far as they are open and free; which are."""
        sql = (
            "INSERT INTO places (table_id, session) SELECT id, $2 FROM tables"
            " WHERE id = ANY ($1) AND open ON CONFLICT DO NOTHING RETURNING table_id"
        )
        claimed = await self._column(sql, list(tables), self.session)
        self._tables.update(claimed)
        self._gone.difference_update(claimed)
        return claimed

    async def release(self, tables: Iterable[str]) -> None:
        """Lets other nodes have these. Nothing of them may be on its way to the store."""
        ids = list(tables)
        self.lose(ids)
        sql = "DELETE FROM places WHERE table_id = ANY ($1) AND session = $2"
        await self._column(sql, ids, self.session)

    async def free_tables(self, most: int) -> list[str]:
        """Some open tables that no node has."""
        sql = (
            "SELECT id FROM tables WHERE open AND NOT EXISTS"
            " (SELECT FROM places WHERE table_id = id) LIMIT $1"
        )
        return await self._column(sql, most)

    async def renew(self) -> tuple[int, set[str]]:
        """Says that this node is alive; what time it is, in milliseconds since 1970, and the
        sessions of all. Raises StoreAway if it was shown out.
        """
        alive = "ARRAY (SELECT session FROM nodes)"
        sql = f"{_RENEW} WHERE session = $1 RETURNING {_NOW}, {alive}"
        found = await self.rows(sql, self.session)
        if not found:
            self._drop()
            raise StoreAway("this node was shown out")
        ((now, sessions),) = found
        return int(now), set(sessions)

    async def show_out(self) -> list[str]:
        """Lets the tables of nodes go that have said nothing for long; the sessions of these. A
        node that was not heard itself for a while does not judge others: the database was away.
        """

        async def gone() -> list[Any]:
            sql = (
                f"SELECT session, until < {_NOW}, pid, began FROM nodes"  # noqa: S608
                f" WHERE until < {_NOW} + {LEASE - SILENT} AND session <> $1 AND EXISTS"
                " (SELECT FROM nodes AS own WHERE own.session = $1"
                f" AND own.since < {_NOW} - {LEASE} AND own.until >= {_NOW})"
            )
            return list(await self._db.fetch(sql, self.session))

        return [one[0] for one in await self._do(gone) if await self._ended(*one)]

    async def others(self) -> bool:
        """Whether another node takes tables."""
        sql = (
            f"SELECT session FROM nodes WHERE until >= {_NOW} AND NOT draining"  # noqa: S608
            " AND session <> $1 LIMIT 1"
        )
        return bool(await self._column(sql, self.session))

    async def drains(self) -> None:
        """Says that this node takes no more tables."""
        sql = "UPDATE nodes SET draining = TRUE WHERE session = $1"
        await self._column(sql, self.session)

    async def keeps_house(self) -> bool:
        """Whether this node is the one that does what is done once for the whole house."""
        if not self._keeps:
            found = await self._column("SELECT pg_try_advisory_lock($1)", KEEPER)
            self._keeps = bool(found[0])
        return self._keeps

    async def tell(self, news: AnyNews) -> None:
        """Says something to all nodes that listen, this one among them."""
        await self._column("SELECT pg_notify($1, $2)", CHANNEL, written(news))

    async def close(self) -> None:
        if self._db is not None and not self._db.is_closed() and self.session:
            try:
                await self._column("DELETE FROM nodes WHERE session = $1", self.session)
                await self.tell(TablesFree())
            except StoreError:
                pass  # then the lease runs out
        await super().close()

    def _fenced(self, write: Write) -> bool:
        if (isinstance(write, Append) and write.n > 1) or isinstance(write, Close):
            return write.table not in self._tables
        return _table(write) in self._gone

    async def _taken(self, writes: list[Write]) -> set[str]:
        """The tables of these of which such a line is there already."""
        first: dict[str, int] = {}
        for write in writes:
            if isinstance(write, Append):
                first.setdefault(write.table, write.n)
        sql = "SELECT table_id, max(n) FROM log WHERE table_id = ANY ($1) GROUP BY table_id"

        async def work() -> dict[str, int]:
            return dict(await self._db.fetch(sql, list(first)))

        lines = await self._do(work)
        return {table for table, n in first.items() if lines.get(table, 0) >= n}

    def _statements(self, writes: list[Write]) -> list[Many]:
        """A table that is opened is this node's in the same moment."""
        opened = [w.table for w in writes if isinstance(w, Append) and w.n == 1]
        closed = [w.table for w in writes if isinstance(w, Close | Forget)]
        many = statements(writes)
        if opened:  # after the tables themselves, which come first
            many.insert(1, (_PLACE, [(table, self.session) for table in opened]))
        if closed:
            many.append((_VACATE, [(table,) for table in closed]))
        return many

    async def _hold(self) -> None:
        """Beside other nodes, but not beside a house of one."""
        self._keeps = False
        await self._lock("SELECT pg_try_advisory_lock_shared($1)", LOCK)
        if not self.session or not await self._do(self._still):
            await self._begin()
        await self._lock("SELECT pg_try_advisory_lock($1)", _key(self.session))
        await self._do(lambda: self._db.add_listener(CHANNEL, self._hear))

    async def _still(self) -> bool:
        sql = f"{_RENEW}, pid = pg_backend_pid(), began = {_OWN} WHERE session = $1"
        return bool(await self._db.execute(sql, self.session) == "UPDATE 1")

    async def _begin(self) -> None:
        """A new session, with no tables."""
        if not self.session:
            await self._do(self._migrate)
        else:
            self.lose(set(self._tables))
            self.lost()
        self.session = secrets.token_hex(12)
        for _ in range(PATIENCE * 10):
            before = await self.rows(
                f"SELECT session, until < {_NOW}, pid, began FROM nodes WHERE name = $1",  # noqa: S608
                self.name,
            )
            for one in before:
                await self._ended(*one, of_own_name=True)
            if await self._do(self._entered):
                return
            await asyncio.sleep(0.1)
        raise StoreError(f"{self._where}: there is another node called {self.name}")

    async def _entered(self) -> bool:
        sql = (
            "INSERT INTO nodes (session, name, address, draining, since, until, pid, began)"  # noqa: S608
            f" VALUES ($1, $2, $3, FALSE, {_NOW}, {_NOW} + {LEASE}, pg_backend_pid(), {_OWN})"
            " ON CONFLICT DO NOTHING"
        )
        done = await self._db.execute(sql, self.session, self.name, self.address)
        return bool(done == "INSERT 0 1")

    async def _ended(
        self,
        session: str,
        late: bool,  # noqa: FBT001 - a row of the database
        pid: int,
        began: str,
        *,
        of_own_name: bool = False,
    ) -> bool:
        """Shows a node out that is late, or has no connection and has been silent, or whose
        successor this is: when nothing can come from it any more. Whether it could be.
        """

        async def work() -> bool:
            async with self._db.transaction():
                if late:
                    await self._db.execute(_END, pid, began)
                lock = "SELECT pg_try_advisory_xact_lock($1)"
                until = asyncio.get_running_loop().time() + (GOING if late else 0)
                while not await self._db.fetchval(lock, _key(session)):
                    if asyncio.get_running_loop().time() >= until:
                        return False
                    await asyncio.sleep(0.02)
                silent = f"until < {_NOW} + {LEASE - SILENT}"
                sql = f"DELETE FROM nodes WHERE session = $1 AND ($2 OR {silent})"  # noqa: S608
                return bool(await self._db.execute(sql, session, of_own_name) == "DELETE 1")

        return await self._do(work)

    def _hear(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        news = read(payload)
        if news is not None:
            self.heard(news)


def _key(session: str) -> int:
    """The advisory lock of a session."""
    return int.from_bytes(hashlib.sha256(session.encode()).digest()[:8], "big", signed=True)


def _table(write: Write) -> str:
    return getattr(write, "table", "")
