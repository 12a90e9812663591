"""Reading what a request asks: not too big, not too slowly, and only what was asked for."""

import asyncio
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request

from ridotto.kernel.not_json import NOT_JSON
from ridotto.server.address_limits import AddressLimits
from ridotto.server.limits import Limits
from ridotto.server.origin import address_of
from ridotto.table import Refused


async def read_body(
    request: Request, type_: type[Struct], most: int, limits: Limits, addresses: AddressLimits
) -> Any:
    """The body as that type. Raises Refused."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refused("not-json")
    try:
        async with asyncio.timeout(limits.slow):
            body = await _received(request, most, limits.bytes_a_request, addresses)
        return msgspec.json.decode(body, type=type_)
    except TimeoutError:
        raise Refused("too-slow") from None
    except NOT_JSON as error:
        raise Refused("not-understood", str(error)) from None


def read_query(request: Request, type_: type[Struct]) -> Any:
    """What is asked behind the path, as that type. Raises Refused."""
    asked = request.query_params.multi_items()
    said = dict(asked)
    if len(said) < len(asked):
        raise Refused("not-understood", "something is said twice")
    if not all(text.isprintable() for text in said.values()):
        raise Refused("not-understood", "that cannot be read")
    try:
        return msgspec.convert(said, type_, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("not-understood", str(error)) from None


async def _received(
    request: Request, most: int, bytes_a_request: int, addresses: AddressLimits
) -> bytearray:
    """The body, if it is not too big, nor too much for this address at this time."""
    body = bytearray()
    counted = 0
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused("too-big")
        more = len(body) // bytes_a_request - counted
        if more:
            addresses.check_request(address_of(request), more)
        counted += more
    return body
