"""The HTTP interface as data: every operation with what it takes and gives."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from typing import Any

import segno
from msgspec import Raw, Struct
from starlette.requests import Request
from starlette.responses import Response

from ridotto.server import http_messages
from ridotto.server.encoding import encode
from ridotto.server.guest_cookies import COOKIE, Guest
from ridotto.server.house import House
from ridotto.table import Refused

Handler = Callable[[House, Request, Any], Awaitable[Response]]


class Operation(Struct, frozen=True, kw_only=True):
    """One operation. ``problems`` are the status codes it may refuse with, beside those that any
    request can meet.
    """

    method: str
    path: str
    summary: str
    handler: Handler
    body: type[Struct] | None = None
    most: str = "body"
    """The limit on the size of the body, by its name."""
    answer: type[Struct] | str = ""
    """A type as JSON, or a media type."""
    status: int = 200
    problems: tuple[int, ...] = ()
    parameters: dict[str, dict[str, Any]] = {}
    guesses: bool = False
    """Whether something could be found out by asking often: then it is limited further."""
    query: type[Struct] | None = None
    """What may be asked behind the path; then it is the body as handlers see it."""


STATUS = {
    "not-understood": 400,
    "bad-option": 409,
    "no-such-game": 409,
    "no-such-bot": 409,
    "no-such-assistance": 409,
    "no-campaign": 409,
    "no-lesson": 409,
    "nothing-left": 409,
    "no-other-world": 409,
    "wrong-places": 409,
    "not-a-name": 409,
    "not-your-name": 409,
    "not-a-record": 409,
    "no-such-seat": 409,
    "who-are-you": 401,
    "wrong-origin": 403,
    "not-admitted": 403,
    "banned": 403,
    "nobody-there": 409,
    "draining": 503,
    "no-such-page": 404,
    "no-such-code": 404,
    "no-such-table": 404,
    "no-such-evening": 404,
    "no-such-record": 404,
    "no-such-puzzle": 404,
    "no-free-seat": 409,
    "enough": 409,
    "enough-tables": 409,
    "enough-evenings": 409,
    "evening-begun": 409,
    "already-contributed": 409,
    "no-seat": 409,
    "not-your-seat": 403,
    "not-now": 409,
    "not-host": 409,
    "sealed": 409,
    "too-slow": 408,
    "too-big": 413,
    "not-json": 415,
    "too-fast": 429,
    "house-full": 503,
    "stopping": 503,
    "failed": 503,
    "store-away": 503,
}
"""The status code of every refusal."""


def problem(code: str, detail: str = "") -> Response:
    """A refusal."""
    body = http_messages.Problem(code, detail)
    headers = {}
    if code in ("too-fast", "stopping", "store-away"):
        headers["Retry-After"] = "1"
    if code in ("too-slow", "too-big", "too-fast"):
        headers["Connection"] = "close"  # what else there is to come is not waited for
    return answer(body, STATUS[code], headers)


def answer(
    body: Struct | Raw, status: int = 200, headers: dict[str, str] | None = None
) -> Response:
    """A JSON answer that nobody may keep."""
    return Response(
        encode(body),
        status,
        {"Cache-Control": "no-store", **(headers or {})},
        media_type="application/json",
    )


def guest_of(house: House, request: Request) -> Guest:
    """Who asks. Raises Refused for whoever has not said."""
    guest = house.guest(request.cookies.get(COOKIE))
    if guest is None:
        raise Refused("who-are-you")
    return guest


@asynccontextmanager
async def stored(house: House) -> AsyncIterator[None]:
    """What is done meanwhile is stored at its end. Raises Refused where it cannot be."""
    if house.journal.away:
        raise Refused("store-away")
    dropped = house.journal.dropped
    yield
    try:
        async with asyncio.timeout(house.limits.slow):
            await house.journal.flush()
    except TimeoutError:
        raise Refused("store-away") from None
    if house.journal.broken or house.journal.dropped != dropped:  # another node has it by now
        raise Refused("stopping")


def qr_code(link: str) -> Response:
    """A link, to be read off the screen."""
    drawn = BytesIO()
    segno.make(link, micro=False).save(drawn, kind="svg", border=2, light="#fff", xmldecl=False)
    headers = {"Cache-Control": "private, max-age=3600"}
    return Response(drawn.getvalue(), headers=headers, media_type="image/svg+xml")
