"""What a node asks of the others of its house, tells them, and hears from them."""

import asyncio
import contextlib
from typing import TypeVar

import msgspec
from starlette.requests import Request

from ridotto.server import departures
from ridotto.server.elsewhere import Elsewhere
from ridotto.server.encoding import encode
from ridotto.server.evening_messages import EveningListing, ListedEvening
from ridotto.server.guest_cookies import Guest
from ridotto.server.house import House
from ridotto.server.http_messages import Listed, Listing
from ridotto.server.listings import is_public, listed
from ridotto.server.node_requests import RELAYED, Asked, Headers, Line, ask, for_node
from ridotto.store import StoreError, node_lists
from ridotto.store.news import AnyNews, BansChanged, Departed, Renamed
from ridotto.store.node_store import NodeStore, Place
from ridotto.table import Refused

ANSWER = 2.0
"""Seconds that another node may take to list somebody's tables."""

T = TypeVar("T")


class OtherNodes(Elsewhere):
    """The other nodes; ``key`` is what nodes know each other by."""

    def __init__(self, house: House, store: NodeStore, key: str) -> None:
        self.house = house
        self.key = key.encode()
        self._store = store
        self._lines: dict[str, set[Line]] = {}
        """Connections to other nodes, by their sessions."""
        self._published: dict[str, tuple[str, str]] = {}

    def lines(self, place: Place) -> set[Line]:
        """The connections to a node, which are cut when it is gone."""
        return self._lines.setdefault(place.session, set())

    def cut_all_but(self, alive: set[str]) -> None:
        """Cuts the connections to nodes that are gone."""
        for session in self._lines.keys() - alive:
            for line in list(self._lines.pop(session)):
                line.cut()

    def tell(self, news: AnyNews) -> None:
        async def telling() -> None:
            with contextlib.suppress(StoreError):
                await self._store.tell(news)

        self.house.beside(telling())

    def hang_up(self) -> None:
        for lines in self._lines.values():
            for line in list(lines):
                line.cut()

    async def public_tables(self, most: int) -> list[Listed]:
        found = await node_lists.listed(self._store, most) if most > 0 else []
        return [msgspec.json.decode(text, type=Listed) for text in found]

    async def tables_of(self, request: Request, guest: Guest) -> list[Listed]:
        answers = await self._asked(request, guest, b"/api/mine", Listing)
        return [one for answer in answers for one in answer.tables]

    async def evenings_of(self, request: Request, guest: Guest) -> list[ListedEvening]:
        answers = await self._asked(request, guest, b"/api/evenings", EveningListing)
        return [one for answer in answers for one in answer.evenings]

    async def table_by_code(self, code: str) -> str:
        found = await node_lists.coded(self._store, code)
        if found is None:
            raise Refused("no-such-code")
        return found

    async def cares_for(self, table: str) -> bool:
        if self.house.has(table):
            return True
        return await self._store.place(table) is None and await self.keeps_house()

    async def keeps_house(self) -> bool:
        return await self._store.keeps_house()

    async def publish(self) -> None:
        """Lets others know which codes lead here, and what is to be told of public tables."""
        codes, now = self.house.services.codes, {}
        for id_, room in self.house.rooms.items():
            code, public = codes.code(id_), is_public(room)
            if code or public:
                now[id_] = code, encode(listed(room, "")).decode() if public else ""
        gone = dict.fromkeys(self._published.keys() - now.keys(), ("", ""))
        changed = {id_: one for id_, one in now.items() if self._published.get(id_) != one}
        if not changed and not gone:
            return
        for id_ in await node_lists.publish(self._store, {**gone, **changed}):
            codes.forget(id_)  # another table had that code before
            del now[id_]
            self.house.rooms[id_].tell_changed()
        self._published = now

    def hear(self, news: AnyNews) -> None:
        """Another node says something, or this one did."""
        if isinstance(news, Renamed):
            self.house.rename(Guest(news.guest, news.name))
        elif isinstance(news, Departed):
            departures.void(self.house, news.alias)
            self.house.beside(departures.begin_removing(self.house))
        elif isinstance(news, BansChanged):
            self.house.beside(self._show_out_banned())

    async def _show_out_banned(self) -> None:
        with contextlib.suppress(StoreError):
            await self.house.bans.refresh()
            self.house.show_out_banned()

    async def _asked(self, request: Request, guest: Guest, path: bytes, type_: type[T]) -> list[T]:
        """What other nodes answer for a guest; one that does not, in time, has nothing to say."""
        if request.scope.get(RELAYED):
            return []
        headers = for_node(request.scope, self.key)
        asked = [
            self._asked_one(address, path, headers, type_)
            for address in await node_lists.nodes_of(self._store, guest.id)
        ]
        return [answer for answer in await asyncio.gather(*asked) if answer is not None]

    async def _asked_one(
        self, address: str, path: bytes, headers: Headers, type_: type[T]
    ) -> T | None:
        try:
            async with (
                asyncio.timeout(ANSWER),
                ask(address, Asked("GET", path, headers), set()) as answer,
            ):
                body = b"".join([piece async for piece in answer.body])
                return msgspec.json.decode(body, type=type_) if answer.status == 200 else None
        except (OSError, TimeoutError, msgspec.MsgspecError):
            return None
