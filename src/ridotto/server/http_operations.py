"""The HTTP interface as data: every operation with what it takes and gives."""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Raw, Struct
from starlette.requests import Request
from starlette.responses import Response

from ridotto.server import messages
from ridotto.server.encoding import encode
from ridotto.server.house import House

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
    "no-such-record": 404,
    "no-free-seat": 409,
    "enough": 409,
    "enough-tables": 409,
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
    body = messages.Problem(code, detail)
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
