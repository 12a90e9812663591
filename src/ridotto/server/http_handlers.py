"""What each operation of the HTTP interface does."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from io import BytesIO
from typing import Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ridotto.bots import offered_for
from ridotto.games import GAMES
from ridotto.server import exports, history, messages
from ridotto.server.address_limits import counted_as
from ridotto.server.departures import depart
from ridotto.server.guest_cookies import COOKIE, Guest, check_name
from ridotto.server.health_and_metrics import METRICS_TYPE, exposition, readiness
from ridotto.server.history import AskGames, AskStatistics
from ridotto.server.house import House
from ridotto.server.http_operations import Operation, answer
from ridotto.server.listings import public_tables, tables_of
from ridotto.server.origin import address_of
from ridotto.server.replays import AskReplay, Replay, written_replay
from ridotto.table import Refused
from ridotto.table.assistance import levels_for

MOST_LISTED = 100
ZIP = "application/zip"


def guest_of(house: House, request: Request) -> Guest:
    """Who asks. Raises Refused for whoever has not said."""
    guest = house.guest(request.cookies.get(COOKIE))
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
            game.manners.chapter(options) is not None,
        )
        games.append(listed)
    return answer(messages.HouseInfo(messages.VERSION, games))


async def get_guest(house: House, request: Request, _: Any) -> Response:
    guest = house.known(request.cookies.get(COOKIE))
    return answer(messages.GuestName(None if guest is None else guest.name))


async def name_guest(house: House, request: Request, body: messages.NameGuest) -> Response:
    known = house.guest(request.cookies.get(COOKIE))
    if known is None:
        return _welcome(house, request, house.cookies.new_guest(body.name))
    guest = Guest(known.id, check_name(body.name))
    house.rename(guest)
    return _welcome(house, request, guest)


async def make_code(house: House, request: Request, _: Any) -> Response:
    code, expires = house.codes.new(guest_of(house, request))
    return answer(messages.OneTimeCode(code, expires))


async def redeem_code(house: House, request: Request, body: messages.Redeem) -> Response:
    return _welcome(house, request, house.codes.redeem(body.code))


async def forget_guest(house: House, request: Request, body: messages.Forget) -> Response:
    guest = guest_of(house, request)
    if check_name(body.name) != guest.name:
        raise Refused("not-your-name")
    if house.journal.away:
        raise Refused("store-away")
    forgetting = await depart(house, guest)
    with contextlib.suppress(TimeoutError):  # it goes on without being waited for
        async with asyncio.timeout(house.limits.slow):
            await asyncio.shield(forgetting)
    response = answer(messages.GuestName(None))
    house.cookies.take(response)
    return response


async def my_games(house: House, request: Request, asked: AskGames) -> Response:
    guest = guest_of(house, request)
    _known_game(asked)
    return answer(await history.my_games(house.store, guest.id, asked))


async def my_statistics(house: House, request: Request, asked: AskStatistics) -> Response:
    guest = guest_of(house, request)
    _known_game(asked)
    return answer(await history.statistics(house.store, guest.id, asked, house.limits.export))


async def my_records(house: House, request: Request, asked: exports.AskRecords) -> Response:
    guest = guest_of(house, request)
    files = await exports.wanted(house, guest.id, asked.part)
    address = counted_as(address_of(request))
    headers = {
        "Content-Disposition": f'attachment; filename="ridotto-{asked.part}.zip"',
        "Cache-Control": "no-store",
    }
    if request.method == "HEAD":
        return Response(headers=headers, media_type=ZIP)
    pieces = exports.zipped(house, guest.id, address, files)
    first = await anext(pieces)  # before anything is promised
    return StreamingResponse(_with(first, pieces), headers=headers, media_type=ZIP)


async def _with(first: bytes, pieces: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for piece in pieces:
        yield piece


def _known_game(asked: AskStatistics) -> None:
    """Raises UnknownGame."""
    if asked.game:
        GAMES[asked.game]


async def list_tables(house: House, request: Request, _: Any) -> Response:
    return answer(messages.Listing(public_tables(house, MOST_LISTED)))


async def my_tables(house: House, request: Request, _: Any) -> Response:
    return answer(messages.Listing(tables_of(house, guest_of(house, request).id, MOST_LISTED)))


async def find_table(house: House, request: Request, _: Any) -> Response:
    return answer(messages.TableOpened(house.table_by_code(request.path_params["code"])))


async def open_table(house: House, request: Request, body: messages.NewTable) -> Response:
    guest = guest_of(house, request)
    if house.journal.away:
        raise Refused("store-away")
    opened = house.new_table(guest, body)
    try:
        async with asyncio.timeout(house.limits.slow):
            await house.journal.flush()
    except TimeoutError:
        raise Refused("store-away") from None
    if house.journal.broken:
        raise Refused("stopping")
    return answer(messages.TableOpened(opened), 201)


async def get_table(house: House, request: Request, _: Any) -> Response:
    return answer(house.info(request.path_params["table"]))


async def table_qr(house: House, request: Request, _: Any) -> Response:
    table = house.info(request.path_params["table"]).table
    drawn = BytesIO()
    link = f"{request.base_url}t/{table}"
    segno.make(link, micro=False).save(drawn, kind="svg", border=2, light="#fff", xmldecl=False)
    headers = {"Cache-Control": "private, max-age=3600"}
    return Response(drawn.getvalue(), headers=headers, media_type="image/svg+xml")


async def report(house: House, request: Request, body: messages.ReportMember) -> Response:
    guest = guest_of(house, request)
    room = await house.room(request.path_params["table"])
    now = house.time_and_chance.now()
    made = house.reports.report(room.table, guest, body.member, now)
    house.journal.add([made], lambda: None)
    return answer(messages.GuestName(guest.name), 201)


async def get_record(house: House, request: Request, _: Any) -> Response:
    number = request.path_params["number"]
    if not re.fullmatch("[0-9]{1,7}", number):
        raise Refused("no-such-record")
    address = counted_as(address_of(request))
    text = await house.record(request.path_params["table"], int(number), address)
    name = f"ridotto-{number}.ridotto"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "private, max-age=3600",
    }
    return Response(text, headers=headers, media_type="application/x-ndjson")


async def get_replay(house: House, request: Request, body: AskReplay) -> Response:
    address = counted_as(address_of(request))
    text = body.record or await house.record(body.table, body.number, address)
    made = await house.work.do(address, written_replay, body, text)
    return answer(msgspec.Raw(made))


async def health(house: House, request: Request, _: Any) -> Response:
    found = await readiness(house)
    return answer(found, 200 if found.status == "ok" else 503)


async def alive(house: House, request: Request, _: Any) -> Response:
    return answer(messages.Health("ok"))


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
        method="POST",
        path="/api/guest/forget",
        summary="Be forgotten: all that the house keeps of one goes, and others see a mask instead",
        handler=forget_guest,
        body=messages.Forget,
        answer=messages.GuestName,
        problems=(401, 409, 503),
    ),
    Operation(
        method="GET",
        path="/api/games",
        summary="The games one has played to their end, newest first",
        handler=my_games,
        query=AskGames,
        answer=history.MyGames,
        problems=(401, 409),
    ),
    Operation(
        method="GET",
        path="/api/games/statistics",
        summary="The same games, counted; and one's campaigns",
        handler=my_statistics,
        query=AskStatistics,
        answer=history.Statistics,
        problems=(401, 409),
    ),
    Operation(
        method="GET",
        path="/api/games/records",
        summary="The records of one's games in one file; in several, if there are very many",
        handler=my_records,
        query=exports.AskRecords,
        answer=ZIP,
        problems=(401, 404, 409),
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
        method="GET",
        path="/api/codes/{code}",
        summary="The table to which a short code leads; how often one may ask is limited",
        handler=find_table,
        answer=messages.TableOpened,
        problems=(404,),
        parameters={"code": {"type": "string", "maxLength": 60}},
        guesses=True,
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
        path="/api/tables/{table}/qr",
        summary="The link to a table, as a QR code to be read off the screen",
        handler=table_qr,
        answer="image/svg+xml",
        problems=(404,),
        parameters={"table": _TABLE},
    ),
    Operation(
        method="POST",
        path="/api/tables/{table}/reports",
        summary="Tell whoever runs the house of somebody at a table, and what he said there",
        handler=report,
        body=messages.ReportMember,
        answer=messages.GuestName,
        status=201,
        problems=(401, 403, 404, 409),
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
        summary="Whether the house can be played in: it is open, and its store answers",
        handler=health,
        answer=messages.Health,
        problems=(503,),
    ),
    Operation(
        method="GET",
        path="/healthz/alive",
        summary="Whether the house answers at all; if not, start it again",
        handler=alive,
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
