"""Infiltraitors at live tables: shared sheets, silence, the clock, the campaign."""

import asyncio
from typing import Any

import pytest

from ridotto.games import GAMES
from ridotto.kernel import Outcome
from ridotto.server.python_client import TableSocket
from tests.server.helpers import Later, Visit, close, open_house, quiet, sat, scenario, sweep

pytestmark = pytest.mark.usefixtures("any_server")


async def on_mission(visit: Visit, mission: str, **settings: Any) -> tuple[str, list[TableSocket]]:
    """A mission of three has begun, and somebody watches."""
    options = {"players": 3, "mission": mission}
    names = ("Ann", "Bob", "Cleo")
    table, seats = await sat(
        visit, *names, game="infiltraitors", options=options, spectators="open", **settings
    )
    await seats[0].ask("start")
    seats.append(await (await visit.guest("Eve")).sit_at(table))
    await quiet(*seats)
    return table, seats


async def until_identified(seats: list[TableSocket]) -> tuple[int, Any]:
    """Until somebody has a traitor: who, and the table's sheets."""
    while not seats[0].info["sheets"]:
        maker = next(seat for seat in seats if seat.update["legal"])
        group = next(g for g in maker.update["legal"] if g["kind"] == "identify")
        assert (await maker.ask("act", do=group["actions"][0]))["type"] == "done"
        await quiet(*seats)
    fronts = seats[0].update["view"]["public"]["fronts"]
    owner = next(number for number, front in enumerate(fronts) if front)
    return owner, fronts[owner]["number"]


def test_k1_every_agent_but_the_owner_marks_the_sheet_all_share() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, seats = await on_mission(visit, "T1")
            owner, sheet = await until_identified(seats)
            names = GAMES["infiltraitors"].seats({"players": 3})
            for seat in seats:  # everybody is told of the new sheet
                assert seat.info["sheets"] == [
                    {"sheet": sheet, "whose": names[owner], "closed": [names[owner]]}
                ]
            cell = {"sheet": sheet, "cell": "orange-7"}
            assert (await seats[owner].ask("mark", **cell, value="x"))["code"] == "own-sheet"
            assert (await seats[3].ask("mark", **cell, value="x"))["code"] == "no-seat"
            others = [seat for number, seat in enumerate(seats[:3]) if number != owner]
            for marker, value in zip(others, ("x", "o"), strict=True):
                await marker.send("mark", **cell, value=value)
                for seat in seats:
                    heard = await seat.until("marks")
                    assert (heard["sheet"], heard["marks"]) == (sheet, {"orange-7": value})
            fresh = await (await visit.guest("Finn")).sit_at(table)
            heard = await fresh.until("marks")
            assert (heard["marks"], heard["whole"]) == ({"orange-7": "o"}, True)
            assert (await others[0].ask("mark", **cell))["type"] == "done"
            await close(*seats, fresh)

    scenario(run)


def test_nothing_but_marks_can_be_written_on_a_sheet() -> None:
    async def run() -> None:
        async with open_house() as visit:
            _, seats = await on_mission(visit, "T1")
            owner, sheet = await until_identified(seats)
            other = seats[1 - owner if owner < 2 else 0]
            for wrong, code in (
                ({"sheet": 999, "cell": "orange-7", "value": "x"}, "no-such-sheet"),
                ({"sheet": sheet, "cell": "psst, red 7", "value": "x"}, "no-such-cell"),
                ({"sheet": sheet, "cell": "orange-14", "value": "x"}, "no-such-cell"),
                ({"sheet": sheet, "cell": "blue-7", "value": "x"}, "no-such-cell"),
            ):
                assert (await other.ask("mark", **wrong))["code"] == code
            await other.send("mark", sheet=sheet, cell="orange-7", value="red!")
            assert (await other.until("refused"))["code"] == "not-understood"
            await close(*seats)

    scenario(run)


def test_a_table_may_do_without_sheets() -> None:
    async def run() -> None:
        async with open_house() as visit:
            _, seats = await on_mission(visit, "T1", sheets=False, assistance="none")
            maker = next(seat for seat in seats if seat.update["legal"])
            await maker.ask("act", do="identify")
            await quiet(*seats)
            assert seats[0].info["sheets"] == []
            for seat in seats[:3]:
                marked = await seat.ask("mark", sheet=0, cell="orange-7", value="x")
                assert marked["code"] == "no-such-sheet"
            await close(*seats)

    scenario(run)


def test_k2_a_silent_mission_closes_the_talk_but_not_the_sheets() -> None:
    async def run() -> None:
        async with open_house() as visit:
            _, seats = await on_mission(visit, "4", talk="open")
            assert seats[0].info["talk"] == "silent"
            for seat in seats[:3]:
                assert (await seat.ask("say", text="psst"))["code"] == "talk-closed"
                assert (await seat.ask("tic", tic="wink"))["code"] == "no-such-tic"
            seats[0].keeps = True
            assert (await seats[3].ask("say", text="they cannot hear us"))["type"] == "done"
            owner, sheet = await until_identified(seats)
            other = seats[1 - owner if owner < 2 else 0]
            marked = await other.ask("mark", sheet=sheet, cell="orange-7", value="x")
            assert marked["type"] == "done"
            await quiet(*seats)
            assert b"cannot hear us" not in b"".join(seats[0].raw)
            await close(*seats)

    scenario(run)


def test_l3_the_clock_of_a_mission_ends_it_across_a_restart(tmp_path: Any) -> None:
    async def run() -> None:
        database, outside = str(tmp_path / "house.db"), Later()
        async with open_house(database, outside=outside) as visit:
            table, seats = await on_mission(visit, "T3", campaign=True)
            ends = seats[0].info["ends"]
            assert 14 * 60_000 < ends - outside.now() <= 15 * 60_000
            await close(*seats)
        outside.ahead = 15 * 60_000
        async with open_house(database, outside=outside) as visit:
            room = visit.house.rooms[table]
            while room.table.phase != "over":
                await asyncio.sleep(0.01)
            async with await (await visit.guest("Eve")).sit_at(table) as seat:
                await seat.until("update")
                assert seat.facts[-1]["outcome"]["reason"] == "time"
                assert seat.info["campaign"] == [{"chapter": "T3", "tries": 1, "won": False}]
                assert seat.info["next_chapter"] == "T3"
                assert seat.info["ends"] is None

    scenario(run)


def test_a_campaign_is_kept_for_long() -> None:
    async def run() -> None:
        outside = Later()
        async with open_house(outside=outside) as visit:
            table, seats = await on_mission(visit, "T1", campaign=True)
            await seats[1].ask("resign")
            await close(*seats)
            while visit.house.rooms[table].outbox.sockets:
                await asyncio.sleep(0.01)
            outside.ahead = 100 * 86_400_000
            sweep(visit)
            assert table in visit.house.rooms
            outside.ahead = 200 * 86_400_000
            sweep(visit)
            assert table not in visit.house.rooms

    scenario(run)


def test_a_single_mission_is_kept_no_longer_than_any_game() -> None:
    async def run() -> None:
        outside = Later()
        async with open_house(outside=outside) as visit:
            table, seats = await on_mission(visit, "T1")
            await seats[1].ask("resign")
            await close(*seats)
            while visit.house.rooms[table].outbox.sockets:
                await asyncio.sleep(0.01)
            outside.ahead = 2 * 86_400_000
            sweep(visit)
            assert table not in visit.house.rooms

    scenario(run)


def test_a_rematch_of_a_won_mission_is_the_next_one() -> None:
    game = GAMES["infiltraitors"]
    options = game.settle({"players": 2, "mission": "T1"})
    won, lost = Outcome("", "agents", (0, 1)), Outcome("", "traitors", ())
    assert game.manners.sequel(options, won)["mission"] == "T2"
    assert game.manners.sequel(options, lost)["mission"] == "T1"
    last = game.settle({"players": 2, "mission": "20"})
    assert game.manners.sequel(last, won) == last
