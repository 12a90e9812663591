"""What each operation of the HTTP interface does."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ridotto.bots import offered_for
from ridotto.games import GAMES
from ridotto.review.results import Review
from ridotto.server import exports, history, http_messages, messages, notebooks
from ridotto.server.address_limits import counted_as
from ridotto.server.departures import depart
from ridotto.server.evening_handlers import EVENING_OPERATIONS
from ridotto.server.guest_cookies import COOKIE, Guest
from ridotto.server.health_and_metrics import METRICS_TYPE, exposition, readiness
from ridotto.server.history import AskGames, AskStatistics
from ridotto.server.house import House
from ridotto.server.http_operations import Operation, answer, guest_of, qr_code, stored
from ridotto.server.listings import is_lesson_under_way, public_tables, tables_of
from ridotto.server.notebooks import AskNotebook, NotebookAnswer, written_answer
from ridotto.server.origin import address_of
from ridotto.server.playing_on import PlayOn, check_source, found_in_puzzle, found_position
from ridotto.server.puzzle_handlers import PUZZLE_OPERATIONS
from ridotto.server.replays import AskRecord, AskReplay, Replay, written_replay
from ridotto.server.reviews import written_review
from ridotto.store.news import Renamed
from ridotto.table import Refused
from ridotto.table.assistance import levels_for
from ridotto.table.names import check_name

MOST_LISTED = 100
ZIP = "application/zip"


def _welcome(house: House, request: Request, guest: Guest) -> Response:
    response = answer(http_messages.GuestName(guest.name))
    house.cookies.put(guest, request, response)
    return response


async def get_house(house: House, request: Request, _: Any) -> Response:
    games = []
    for game in GAMES:
        options = game.settle({})
        listed = http_messages.GameInfo(
            game.id,
            list(game.options),
            list(game.seats(options)),
            game.manners.talk(options),
            list(game.manners.tics),
            list(levels_for(game)),
            offered_for(game),
            game.manners.chapter(options) is not None,
            game.lesson is not None,
        )
        games.append(listed)
    return answer(http_messages.HouseInfo(messages.VERSION, games))


async def get_guest(house: House, request: Request, _: Any) -> Response:
    guest = house.known(request.cookies.get(COOKIE))
    return answer(http_messages.GuestName(None if guest is None else guest.name))


async def name_guest(house: House, request: Request, body: http_messages.NameGuest) -> Response:
    known = house.guest(request.cookies.get(COOKIE))
    if known is None:
        return _welcome(house, request, house.cookies.new_guest(body.name))
    guest = Guest(known.id, check_name(body.name))
    house.rename(guest)
    house.elsewhere.tell(Renamed(guest.id, guest.name))
    return _welcome(house, request, guest)


async def make_code(house: House, request: Request, _: Any) -> Response:
    code, expires = await house.codes.new(guest_of(house, request))
    return answer(http_messages.OneTimeCode(code, expires))


async def redeem_code(house: House, request: Request, body: http_messages.Redeem) -> Response:
    return _welcome(house, request, await house.codes.redeem(body.code))


async def forget_guest(house: House, request: Request, body: http_messages.Forget) -> Response:
    guest = guest_of(house, request)
    if check_name(body.name) != guest.name:
        raise Refused("not-your-name")
    if house.journal.away:
        raise Refused("store-away")
    forgetting = await depart(house, guest)
    with contextlib.suppress(TimeoutError):  # it goes on without being waited for
        async with asyncio.timeout(house.limits.slow):
            await asyncio.shield(forgetting)
    response = answer(http_messages.GuestName(None))
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
    here = public_tables(house, MOST_LISTED)
    there = await house.elsewhere.public_tables(MOST_LISTED - len(here))
    return answer(http_messages.Listing(here + there))


async def my_tables(house: House, request: Request, _: Any) -> Response:
    guest = guest_of(house, request)
    there = await house.elsewhere.tables_of(request, guest)
    return answer(http_messages.Listing(tables_of(house, guest.id, MOST_LISTED, there)))


async def find_table(house: House, request: Request, _: Any) -> Response:
    return answer(http_messages.TableOpened(await house.table_by_code(request.path_params["code"])))


async def open_table(house: House, request: Request, body: http_messages.NewTable) -> Response:
    guest = guest_of(house, request)
    if body.lesson:
        for one in await house.elsewhere.tables_of(request, guest):
            if is_lesson_under_way(one.info, body.settings.game):
                return answer(http_messages.TableOpened(one.info.table), 201)
    async with stored(house):
        opened = house.new_table(guest, body)
    return answer(http_messages.TableOpened(opened), 201)


async def get_table(house: House, request: Request, _: Any) -> Response:
    return answer(house.info(request.path_params["table"]))


async def table_qr(house: House, request: Request, _: Any) -> Response:
    table = house.info(request.path_params["table"]).table
    return qr_code(f"{request.base_url}t/{table}")


async def report(house: House, request: Request, body: http_messages.ReportMember) -> Response:
    guest = guest_of(house, request)
    room = await house.room(request.path_params["table"])
    now = house.time_and_chance.now()
    made = house.reports.report(room.table, guest, body.member, now)
    async with stored(house):
        house.journal.add([made], lambda: None)
    return answer(http_messages.GuestName(guest.name), 201)


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


async def get_review(house: House, request: Request, body: AskRecord) -> Response:
    address = counted_as(address_of(request))
    text = body.record or await house.record(body.table, body.number, address)
    made = await house.work.do(address, written_review, text)
    return answer(msgspec.Raw(made))


async def play_on(house: House, request: Request, body: PlayOn) -> Response:
    guest = guest_of(house, request)
    address = counted_as(address_of(request))
    check_source(body)
    seed = house.time_and_chance.seed()
    if body.puzzle:
        found = await house.work.do(address, found_in_puzzle, body, seed)
    else:
        text = body.record or await house.record(body.table, body.number, address)
        found = await house.work.do(address, found_position, body, text, seed)
    async with stored(house):
        opened = house.play_on(guest, body, found)
    return answer(http_messages.TableOpened(opened), 201)


async def answer_notebook(house: House, request: Request, body: AskNotebook) -> Response:
    address = counted_as(address_of(request))
    made = await house.work.do(address, written_answer, body, patience=notebooks.PATIENCE)
    return answer(msgspec.Raw(made))


async def health(house: House, request: Request, _: Any) -> Response:
    found = await readiness(house)
    return answer(found, 200 if found.status == "ok" else 503)


async def alive(house: House, request: Request, _: Any) -> Response:
    return answer(http_messages.Health("ok"))


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
        answer=http_messages.HouseInfo,
    ),
    Operation(
        method="GET",
        path="/api/guest",
        summary="Who the cookie says one is",
        handler=get_guest,
        answer=http_messages.GuestName,
    ),
    Operation(
        method="POST",
        path="/api/guest",
        summary="Become a guest, or change one's name; sets the cookie",
        handler=name_guest,
        body=http_messages.NameGuest,
        answer=http_messages.GuestName,
        problems=(409,),
    ),
    Operation(
        method="POST",
        path="/api/guest/code",
        summary="A one-time code to continue on another device",
        handler=make_code,
        answer=http_messages.OneTimeCode,
        problems=(401, 409),
    ),
    Operation(
        method="POST",
        path="/api/guest/redeem",
        summary="Become the guest who asked for this code; sets the cookie",
        handler=redeem_code,
        body=http_messages.Redeem,
        answer=http_messages.GuestName,
        problems=(404,),
    ),
    Operation(
        method="POST",
        path="/api/guest/forget",
        summary="Be forgotten: all that the house keeps of one goes, and others see a mask instead",
        handler=forget_guest,
        body=http_messages.Forget,
        answer=http_messages.GuestName,
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
        answer=http_messages.Listing,
    ),
    Operation(
        method="GET",
        path="/api/mine",
        summary="The tables one sits at or hosts",
        handler=my_tables,
        answer=http_messages.Listing,
        problems=(401,),
    ),
    Operation(
        method="GET",
        path="/api/codes/{code}",
        summary="The table to which a short code leads; how often one may ask is limited",
        handler=find_table,
        answer=http_messages.TableOpened,
        problems=(404,),
        parameters={"code": {"type": "string", "maxLength": 60}},
        guesses=True,
    ),
    Operation(
        method="POST",
        path="/api/tables",
        summary="Open a table",
        handler=open_table,
        body=http_messages.NewTable,
        answer=http_messages.TableOpened,
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
        body=http_messages.ReportMember,
        answer=http_messages.GuestName,
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
        problems=(404, 409),
        parameters={"table": _TABLE, "number": _NUMBER},
    ),
    *EVENING_OPERATIONS,
    *PUZZLE_OPERATIONS,
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
        method="POST",
        path="/api/review",
        summary="A finished game looked back at: what could be known, what decisions were worth",
        handler=get_review,
        body=AskRecord,
        most="record",
        answer=Review,
        problems=(404, 409),
    ),
    Operation(
        method="POST",
        path="/api/play-on",
        summary="Open a table that stands where a finished game or a puzzle does, to play on there",
        handler=play_on,
        body=PlayOn,
        most="record",
        answer=http_messages.TableOpened,
        status=201,
        problems=(401, 404, 409, 503),
    ),
    Operation(
        method="POST",
        path="/api/notebook",
        summary="What follows from notes of a real table; answered, and forgotten",
        handler=answer_notebook,
        body=AskNotebook,
        most="notebook",
        answer=NotebookAnswer,
    ),
    Operation(
        method="GET",
        path="/healthz",
        summary="Whether the house can be played in: it is open, and its store answers",
        handler=health,
        answer=http_messages.Health,
        problems=(503,),
    ),
    Operation(
        method="GET",
        path="/healthz/alive",
        summary="Whether the house answers at all; if not, start it again",
        handler=alive,
        answer=http_messages.Health,
    ),
    Operation(
        method="GET",
        path="/metrics",
        summary="Counts, in the text format of Prometheus",
        handler=metrics,
        answer="text/plain",
    ),
)
