"""The ASGI application: HTTP, one WebSocket a guest and table, and the headers around all.

It uses the public interface of ASGI alone and runs under any server of it; what has to be bounded
below that is ``ridotto serve``'s (``run.py``).
"""

from functools import cache
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from ridotto.server import client_files
from ridotto.server.address_limits import AddressLimits
from ridotto.server.encoding import encode
from ridotto.server.endpoint import SocketEndpoint
from ridotto.server.house import House
from ridotto.server.http_handlers import OPERATIONS
from ridotto.server.http_operations import problem
from ridotto.server.http_routes import http_routes
from ridotto.server.openapi import openapi

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


def build_app(house: House, addresses: AddressLimits | None = None) -> ASGIApp:
    """The application of an open house, for the event loop that the house was opened on."""
    addresses = addresses or AddressLimits(house.limits)
    sockets = Router(
        [WebSocketRoute("/api/tables/{table}/socket", SocketEndpoint(house, addresses))]
    )
    routes = [
        *http_routes(house, addresses, OPERATIONS),
        _fixed("/api/openapi.json", _described(), "application/json"),
        *client_files.routes(house),
    ]
    pages = with_headers(Starlette(routes=routes, exception_handlers={404: _not_found}))

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await (sockets if scope["type"] == "websocket" else pages)(scope, receive, send)

    return app


@cache
def _described() -> bytes:
    return encode(openapi())


def with_headers(app: ASGIApp) -> ASGIApp:
    """Puts the protective headers on every answer."""
    added = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", ()), *added]}
            await send(message)

        await app(scope, receive, sending)

    return wrapped


def _fixed(path: str, content: bytes, media_type: str) -> Route:
    async def answer(request: Request) -> Response:
        return Response(content, media_type=media_type)

    return Route(path, answer)


async def _not_found(request: Request, error: Exception) -> Response:
    page = client_files.nothing_here(request)
    if page is not None:
        return page
    return problem("no-such-table" if "/tables/" in request.url.path else "no-such-page")
