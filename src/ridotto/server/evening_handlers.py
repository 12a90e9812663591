"""What the operations on evenings do."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ridotto.server.evening_info import evening_info, evenings_of
from ridotto.server.evening_messages import (
    EveningInfo,
    EveningListing,
    EveningOpened,
    NewEvening,
    TakePart,
)
from ridotto.server.guest_cookies import COOKIE, Guest
from ridotto.server.house import House
from ridotto.server.http_operations import Operation, answer, guest_of, qr_code, stored


async def open_evening(house: House, request: Request, body: NewEvening) -> Response:
    guest = guest_of(house, request)
    async with stored(house):
        opened = house.evenings.open(guest, body)
    return answer(EveningOpened(opened), 201)


async def my_evenings(house: House, request: Request, _: Any) -> Response:
    guest = guest_of(house, request)
    there = await house.elsewhere.evenings_of(request, guest)
    return answer(EveningListing(evenings_of(house.evenings, guest.id, there)))


async def get_evening(house: House, request: Request, _: Any) -> Response:
    return await _seen(house, request, house.guest(request.cookies.get(COOKIE)))


async def evening_qr(house: House, request: Request, _: Any) -> Response:
    id_ = request.path_params["evening"]
    await house.evenings.find(id_)
    return qr_code(f"{request.base_url}e/{id_}")


async def join_evening(house: House, request: Request, body: TakePart) -> Response:
    guest = guest_of(house, request)
    async with stored(house):
        house.evenings.join(request.path_params["evening"], guest, body.number)
    return await _seen(house, request, guest)


async def leave_evening(house: House, request: Request, _: Any) -> Response:
    guest = guest_of(house, request)
    async with stored(house):
        house.evenings.leave(request.path_params["evening"], guest)
    return await _seen(house, request, guest)


async def begin_evening(house: House, request: Request, _: Any) -> Response:
    guest = guest_of(house, request)
    async with stored(house):
        house.evenings.begin(request.path_params["evening"], guest, house.free)
    return await _seen(house, request, guest)


async def stand_ins(house: House, request: Request, _: Any) -> Response:
    guest = guest_of(house, request)
    async with stored(house):
        house.evenings.stand_ins(request.path_params["evening"], guest)
    return await _seen(house, request, guest)


async def _seen(house: House, request: Request, guest: Guest | None) -> Response:
    id_ = request.path_params["evening"]
    evening = await house.evenings.find(id_)
    return answer(evening_info(house.evenings, id_, evening, "" if guest is None else guest.id))


_EVENING = {"evening": {"type": "string", "pattern": "^e[0-9a-f]{18}$"}}

EVENING_OPERATIONS = (
    Operation(
        method="POST",
        path="/api/evenings",
        summary="Give an evening: the same deals at several tables, with seats changed",
        handler=open_evening,
        body=NewEvening,
        answer=EveningOpened,
        status=201,
        problems=(401, 409, 503),
    ),
    Operation(
        method="GET",
        path="/api/evenings",
        summary="The evenings one gives or takes part in, unless they ended long ago",
        handler=my_evenings,
        answer=EveningListing,
        problems=(401,),
    ),
    Operation(
        method="GET",
        path="/api/evenings/{evening}",
        summary="An evening: who plays where, and what is told of the deals that all have played",
        handler=get_evening,
        answer=EveningInfo,
        problems=(404,),
        parameters=_EVENING,
    ),
    Operation(
        method="GET",
        path="/api/evenings/{evening}/qr",
        summary="The link to an evening, as a QR code to be read off the screen",
        handler=evening_qr,
        answer="image/svg+xml",
        problems=(404,),
        parameters=_EVENING,
    ),
    Operation(
        method="POST",
        path="/api/evenings/{evening}/join",
        summary="Take part, and contribute to its deals, while it gathers",
        handler=join_evening,
        body=TakePart,
        answer=EveningInfo,
        problems=(401, 404, 409, 503),
        parameters=_EVENING,
    ),
    Operation(
        method="POST",
        path="/api/evenings/{evening}/leave",
        summary="Do not take part after all, while it gathers",
        handler=leave_evening,
        answer=EveningInfo,
        problems=(401, 404, 409, 503),
        parameters=_EVENING,
    ),
    Operation(
        method="POST",
        path="/api/evenings/{evening}/begin",
        summary="The host begins: bots take the free places, and the first deal is dealt",
        handler=begin_evening,
        answer=EveningInfo,
        problems=(401, 404, 409, 503),
        parameters=_EVENING,
    ),
    Operation(
        method="POST",
        path="/api/evenings/{evening}/stand-ins",
        summary="The host lets bots play for those who are away, until they come back",
        handler=stand_ins,
        answer=EveningInfo,
        problems=(401, 404, 409, 503),
        parameters=_EVENING,
    ),
)
