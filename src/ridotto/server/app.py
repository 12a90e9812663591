"""The ASGI application: HTTP, one WebSocket a guest and table, and the headers around all."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ridotto.bots import UnknownBot
from ridotto.kernel import OptionError, UnknownGame
from ridotto.server import client_files
from ridotto.server.endpoint import talk
from ridotto.server.house import House
from ridotto.server.http_handlers import OPERATIONS
from ridotto.server.http_operations import Operation, problem
from ridotto.server.limits import Addresses
from ridotto.server.messages import NewTable
from ridotto.server.openapi import openapi
from ridotto.table import Refused

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
        " form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a browser sent this from one of our own pages. Programs send no Origin: they have no
    cookies of others to abuse.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    secure = connection.url.scheme in ("https", "wss")
    return origin == f"{'https' if secure else 'http'}://{connection.headers.get('host', '')}"


def address_of(connection: HTTPConnection) -> str:
    """Whom a limit is for."""
    return connection.client.host if connection.client else ""


class Door:
    """Checks every request before anybody works on it."""

    def __init__(self, house: House) -> None:
        self.house = house
        limits = house.limits
        clock = asyncio.get_running_loop().time
        self._addresses = Addresses(limits.requests_rate, limits.requests_burst, clock)
        self._openings = Addresses(limits.tables_rate, limits.tables_burst, clock)
        self.sockets: dict[str, int] = {}

    def allows(self, connection: HTTPConnection) -> bool:
        """Whether this address has not asked too much."""
        self.house.services.counts["requests"] += 1
        return self._addresses.allows(address_of(connection))

    def routes(self, operations: Sequence[Operation]) -> list[BaseRoute]:
        """One route a path, for all that can be done there."""
        paths: dict[str, dict[str, Operation]] = {}
        for operation in operations:
            paths.setdefault(operation.path, {})[operation.method] = operation
        return [self._route(path, methods) for path, methods in paths.items()]

    def _route(self, path: str, methods: dict[str, Operation]) -> Route:
        async def endpoint(request: Request) -> Response:
            operation = methods["GET" if request.method == "HEAD" else request.method]
            try:
                body = await self._body(request, operation)
                return await operation.handler(self.house, request, body)
            except Refused as refused:
                return problem(refused.code, refused.detail)
            except UnknownGame as error:
                return problem("no-such-game", str(error))
            except UnknownBot as error:
                return problem("no-such-bot", str(error))
            except OptionError as error:
                return problem("bad-option", str(error))

        return Route(path.replace("{number}", "{number:int}"), endpoint, methods=list(methods))

    async def _body(self, request: Request, operation: Operation) -> Any:
        if request.url.path != "/healthz" and not self.allows(request):
            raise Refused("too-fast")
        if operation.method == "POST" and not same_origin(request):
            raise Refused("wrong-origin")
        if operation.body is None:
            return None
        if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise Refused("not-json")
        try:
            async with asyncio.timeout(self.house.limits.slow):
                body = await self._read(request, getattr(self.house.limits, operation.most))
            read = msgspec.json.decode(body, type=operation.body)
        except TimeoutError:
            raise Refused("too-slow") from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refused("not-understood", str(error)) from None
        if isinstance(read, NewTable) and not self._openings.allows(address_of(request)):
            raise Refused("too-fast")
        return read

    async def _read(self, request: Request, most: int) -> bytearray:
        """The body, if it is not too big, nor too much for this address at this time."""
        body = bytearray()
        counted = 0
        async for chunk in request.stream():
            body += chunk
            more = len(body) // self.house.limits.bytes_a_request - counted
            if len(body) > most:
                raise Refused("too-big")
            if more and not self._addresses.allows(address_of(request), more):
                raise Refused("too-fast")
            counted += more
        return body


def with_headers(app: ASGIApp) -> ASGIApp:
    """Puts the protective headers on every answer."""
    added = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", ()), *added]}
            await send(message)

        await app(scope, receive, sending if scope["type"] == "http" else send)

    return wrapped


def build_app(house: House) -> ASGIApp:
    """The application of a house. To be called on the event loop that will run it."""
    door = Door(house)

    async def socket(websocket: WebSocket) -> None:
        origin, address = same_origin(websocket), address_of(websocket)
        await talk(door, websocket, same_origin=origin, address=address)

    routes = [
        *door.routes(OPERATIONS),
        WebSocketRoute("/api/tables/{table}/socket", socket),
        _fixed("/api/openapi.json", msgspec.json.encode(openapi()), "application/json"),
        *client_files.routes(),
    ]
    app = Starlette(routes=routes, exception_handlers={404: _not_found})
    return with_headers(app)


def _fixed(path: str, content: bytes, media_type: str) -> Route:
    async def endpoint(request: Request) -> Response:
        return Response(content, media_type=media_type)

    return Route(path, endpoint)


async def _not_found(request: Request, error: Exception) -> Response:
    return problem("no-such-table" if "/tables/" in request.url.path else "no-such-page")
