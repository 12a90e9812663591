"""Whoever comes to a node for a table that lives on another is passed on to that one.

How much one address may ask is limited here and there: a relay says for whom it asks, and is no way
round a limit.
"""

import asyncio
import re
from typing import cast

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ridotto.server.address_limits import AddressLimits
from ridotto.server.app import with_headers
from ridotto.server.connections import CONNECTION, GuardedConnection
from ridotto.server.handshake import deny
from ridotto.server.http_operations import problem
from ridotto.server.node_requests import (
    MISDIRECTED,
    RELAYED,
    Asked,
    Unanswered,
    ask,
    for_node,
    target,
    upgrade,
    vouched,
    where,
)
from ridotto.server.nodes import Moving, Nodes
from ridotto.server.origin import address_of
from ridotto.server.splices import Splice
from ridotto.store import StoreError
from ridotto.store.node_store import Place
from ridotto.table import Refused

ABOUT = re.compile(r"/(?:t|e|api/tables|api/evenings)/(e?[0-9a-f]{18})(?:/.*)?")
"""The paths that are about one table or evening."""
PATIENCE = 8.0
"""Seconds until a node must have a table whose node is gone."""
PAUSE = 0.1
NOT_HERE = b"HTTP/1.1 421"
SAFE = ("GET", "HEAD")


class Relaying:
    """In front of the application of one node."""

    def __init__(self, app: ASGIApp, nodes: Nodes, addresses: AddressLimits) -> None:
        self._app = app
        self._nodes = nodes
        self._addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope = vouched(scope, self._nodes.key)
        connection = scope.get(CONNECTION)
        if scope.get(RELAYED) and connection is not None:
            cast(GuardedConnection, connection).is_of_a_node()
        about = ABOUT.fullmatch(scope["path"])
        if about is None:
            await self._app(scope, receive, send)
            return
        try:
            await self._answer(about[1], scope, receive, send)
        except Refused as refused:
            await _refuse(problem(refused.code), scope, receive, send)
        except _NotHereError:
            await _refuse(Response(status_code=MISDIRECTED), scope, receive, send)

    async def _answer(self, id_: str, scope: Scope, receive: Receive, send: Send) -> None:
        """By this node, or another, which is looked for while a table has none. Raises Refused."""
        request: _Request | None = None
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while True:
            try:
                place = await self._nodes.find(id_)
                if place is None:
                    break
                if scope.get(RELAYED):
                    raise _NotHereError
                if request is None:
                    request = await self._admitted(scope, receive)
                await self._relay(place, scope, request, send)
            except (Moving, OSError):
                if loop.time() >= until or self._nodes.house.stopping:
                    raise Refused("stopping") from None
                await asyncio.sleep(PAUSE)
            except StoreError:
                self._nodes.house.journal.look()
                raise Refused("store-away") from None
            else:
                return
        read = request is not None and scope["type"] == "http"
        await self._app(scope, request.again if request is not None and read else receive, send)

    async def _admitted(self, scope: Scope, receive: Receive) -> "_Request":
        """A request that may be relayed, read whole. Raises Refused."""
        house, address = self._nodes.house, address_of(HTTPConnection(scope))
        house.services.counts["requests"] += 1
        house.services.counts["relayed"] += 1
        self._addresses.check_request(address)
        if scope["type"] == "websocket":
            self._addresses.check_socket(address)
            return _Request(b"", receive)
        try:
            async with asyncio.timeout(house.limits.slow):
                return _Request(await _body(receive, house.limits.body), receive)
        except TimeoutError:
            raise Refused("too-slow") from None

    async def _relay(self, place: Place, scope: Scope, request: "_Request", send: Send) -> None:
        """Raises OSError if it is to be tried again."""
        if scope["type"] == "websocket":
            with self._addresses.socket_open(address_of(HTTPConnection(scope))):
                await self._relay_socket(place, scope)
            return
        headers = for_node(scope, self._nodes.key)
        asked = Asked(scope["method"], target(scope), headers, request.body)
        try:
            async with ask(place.address, asked, self._nodes.lines(place)) as answer:
                if answer.status == MISDIRECTED:
                    raise ConnectionResetError("not there any more")
                request.answered = True
                start = {"status": answer.status, "headers": answer.headers}
                await send({"type": "http.response.start", **start})
                async for piece in answer.body:
                    await send({"type": "http.response.body", "body": piece, "more_body": True})
                await send({"type": "http.response.body", "body": b""})
        except OSError as error:
            if request.answered:  # half of it is gone, or he who asked is
                return
            if isinstance(error, Unanswered) and scope["method"] not in SAFE:  # perhaps it was done
                raise Refused("stopping") from None
            raise

    async def _relay_socket(self, place: Place, scope: Scope) -> None:
        connection = cast(GuardedConnection, scope[CONNECTION])
        lines = self._nodes.lines(place)
        request = upgrade(scope, self._nodes.key)
        loop = asyncio.get_running_loop()
        _, splice = await loop.create_connection(lambda: Splice(request), *where(place.address))
        lines.add(splice)
        try:
            if (await splice.answered).startswith(NOT_HERE):
                raise ConnectionResetError("not there any more")
            connection.join_to(splice)
            await splice.over
        finally:
            lines.discard(splice)
            splice.cut()


class _NotHereError(Exception):
    """What another node asked for is not here."""


class _Request:
    """The body of a request, which can be sent to more than one place."""

    def __init__(self, body: bytes, rest: Receive) -> None:
        self.body = body
        self.answered = False
        self._rest = rest
        self._given = False

    async def again(self) -> Message:
        """``receive`` of ASGI."""
        if self._given:
            return await self._rest()
        self._given = True
        return {"type": "http.request", "body": self.body, "more_body": False}


async def _body(receive: Receive, most: int) -> bytes:
    """All of a body. Raises Refused if it is too big."""
    body, more = bytearray(), True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise Refused("too-big")
    return bytes(body)


async def _refuse(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await with_headers(response)(scope, receive, send)
    else:
        await deny(response, scope, receive, send)
