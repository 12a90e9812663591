"""What each operation of the HTTP interface does."""

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ridotto.bots import offered_for
from ridotto.games import GAMES
from ridotto.server import messages
from ridotto.server.guest_cookies import COOKIE, Guest, check_name
from ridotto.server.health_and_metrics import METRICS_TYPE, exposition, health_of
from ridotto.server.house import House
from ridotto.server.http_operations import Operation, answer
from ridotto.server.replays import AskReplay, Replay, replay
from ridotto.table import Refused
from ridotto.table.assistance import levels_for


def guest_of(house: House, request: Request) -> Guest:
    """Who asks. Raises Refused for whoever has not said."""
    guest = house.cookies.read(request.cookies.get(COOKIE))
    if guest is None:
        raise Refused("who-are-you")
    return guest


def _welcome(house: House, request: Request, guest: Guest) -> Response:
    response = answer(messages.GuestName(guest.name))
    house.cookies.put(guest, request, response)
    return response


async def get_house(house: House, request: Request, _: Any) -> Response:
    games = []
    for game in GAMES:
        options = game.settle({})
        listed = messages.GameInfo(
            game.id,
            list(game.options),
            list(game.seats(options)),
            game.manners.talk(options),
            list(game.manners.tics),
            list(levels_for(game)),
            offered_for(game),
        )
        games.append(listed)
    return answer(messages.HouseInfo(messages.VERSION, games))


async def get_guest(house: House, request: Request, _: Any) -> Response:
    guest = house.cookies.read(request.cookies.get(COOKIE))
    return answer(messages.GuestName(None if guest is None else guest.name))


async def name_guest(house: House, request: Request, body: messages.NameGuest) -> Response:
    known = house.cookies.read(request.cookies.get(COOKIE))
    if known is None:
        return _welcome(house, request, house.cookies.new_guest(body.name))
    return _welcome(house, request, Guest(known.id, check_name(body.name)))


async def make_code(house: House, request: Request, _: Any) -> Response:
    code, expires = house.codes.new(guest_of(house, request))
    return answer(messages.OneTimeCode(code, expires))


async def redeem_code(house: House, request: Request, body: messages.Redeem) -> Response:
    return _welcome(house, request, house.codes.redeem(body.code))


async def list_tables(house: House, request: Request, _: Any) -> Response:
    rooms = [room for room in house.rooms.values() if room.table.settings.visibility == "public"]
    shown = [
        room.outbox.info()
        for room in rooms
        if room.table.phase == "gathering" or room.table.settings.spectators == "open"
    ]
    return answer(messages.Listing(shown[:100]))


async def my_tables(house: House, request: Request, _: Any) -> Response:
    guest = guest_of(house, request).id
    mine = [
        room.outbox.info()
        for room in house.rooms.values()
        if room.table.host == guest or room.table.seat_of(guest) is not None
    ]
    return answer(messages.Listing(mine[:100]))


async def open_table(house: House, request: Request, body: messages.NewTable) -> Response:
    opened = house.new_table(guest_of(house, request), body)
    await house.journal.flush()
    if house.journal.broken:
        raise Refused("stopping")
    return answer(messages.TableOpened(opened), 201)


async def get_table(house: House, request: Request, _: Any) -> Response:
    return answer(house.room(request.path_params["table"]).outbox.info())


async def get_record(house: House, request: Request, _: Any) -> Response:
    number = request.path_params["number"]
    text = await house.record(request.path_params["table"], int(number))
    name = f"ridotto-{number}.ridotto"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "private, max-age=3600",
    }
    return Response(text, headers=headers, media_type="application/x-ndjson")


async def get_replay(house: House, request: Request, body: AskReplay) -> Response:
    text = body.record or await house.record(body.table, body.number)
    async with house.folding:
        return answer(await asyncio.to_thread(replay, body, text))


async def health(house: House, request: Request, _: Any) -> Response:
    found = health_of(house)
    return answer(found, 200 if found.status == "ok" else 503)


async def metrics(house: House, request: Request, _: Any) -> Response:
    return Response(exposition(house), media_type=METRICS_TYPE)


_TABLE = {"type": "string", "pattern": "^[0-9a-f]{18}$"}
_NUMBER = {"type": "integer", "minimum": 1, "maximum": 1_000_000}

OPERATIONS = (
    Operation(
        method="GET",
        path="/api/house",
        summary="The games, bots and levels of assistance one can choose from",
        handler=get_house,
        answer=messages.HouseInfo,
    ),
    Operation(
        method="GET",
        path="/api/guest",
        summary="Who the cookie says one is",
        handler=get_guest,
        answer=messages.GuestName,
    ),
    Operation(
        method="POST",
        path="/api/guest",
        summary="Become a guest, or change one's name; sets the cookie",
        handler=name_guest,
        body=messages.NameGuest,
        answer=messages.GuestName,
        problems=(409,),
    ),
    Operation(
        method="POST",
        path="/api/guest/code",
        summary="A one-time code to continue on another device",
        handler=make_code,
        answer=messages.OneTimeCode,
        problems=(401, 409),
    ),
    Operation(
        method="POST",
        path="/api/guest/redeem",
        summary="Become the guest who asked for this code; sets the cookie",
        handler=redeem_code,
        body=messages.Redeem,
        answer=messages.GuestName,
        problems=(404,),
    ),
    Operation(
        method="GET",
        path="/api/tables",
        summary="Public tables one can join or watch",
        handler=list_tables,
        answer=messages.Listing,
    ),
    Operation(
        method="GET",
        path="/api/mine",
        summary="The tables one sits at or hosts",
        handler=my_tables,
        answer=messages.Listing,
        problems=(401,),
    ),
    Operation(
        method="POST",
        path="/api/tables",
        summary="Open a table",
        handler=open_table,
        body=messages.NewTable,
        answer=messages.TableOpened,
        status=201,
        problems=(401, 409, 503),
    ),
    Operation(
        method="GET",
        path="/api/tables/{table}",
        summary="What everyone may know of a table",
        handler=get_table,
        answer=messages.Info,
        problems=(404,),
        parameters={"table": _TABLE},
    ),
    Operation(
        method="GET",
        path="/api/tables/{table}/records/{number}",
        summary="The record of a finished game",
        handler=get_record,
        answer="application/x-ndjson",
        problems=(404,),
        parameters={"table": _TABLE, "number": _NUMBER},
    ),
    Operation(
        method="POST",
        path="/api/replay",
        summary="A finished game as one seat saw it, step by step; of this house or from a file",
        handler=get_replay,
        body=AskReplay,
        most="record",
        answer=Replay,
        problems=(404, 409),
    ),
    Operation(
        method="GET",
        path="/healthz",
        summary="Whether the house is open",
        handler=health,
        answer=messages.Health,
    ),
    Operation(
        method="GET",
        path="/metrics",
        summary="Counts, in the text format of Prometheus",
        handler=metrics,
        answer="text/plain",
    ),
)
