"""The house as its guests meet it: the lobby, idle tables, failures."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from ridotto.bots import offered_for
from ridotto.games import GAMES
from ridotto.server.python_client import ClientError
from ridotto.store import Append, StoreError, Write
from ridotto.table import Refused
from ridotto.table.commands import Expired
from tests.server.helpers import Later, open_house, play_alone, quiet, sat, scenario, sweep

pytestmark = pytest.mark.usefixtures("any_server")


def test_the_lobby_lists_what_is_public_and_what_is_mine() -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann, bob = await visit.guest("Ann"), await visit.guest("Bob")
            house = await bob.call("GET", "/api/house")
            assert {game["game"] for game in house["games"]} == {game.id for game in GAMES}
            for listed in house["games"]:
                assert listed["bots"] == offered_for(GAMES[listed["game"]])
            hidden = await ann.open_table({"game": "masks"})
            open_ = await ann.open_table({"game": "masks", "visibility": "public"}, sit=False)
            tables = (await bob.call("GET", "/api/tables"))["tables"]
            assert [each["info"]["table"] for each in tables] == [open_]
            mine = await ann.call("GET", "/api/mine")
            assert {each["info"]["table"] for each in mine["tables"]} == {hidden, open_}
            assert (await bob.call("GET", "/api/mine"))["tables"] == []
            info = await bob.call("GET", f"/api/tables/{hidden}")
            assert [chair["kind"] for chair in info["chairs"]] == ["guest", "free", "free"]
            assert (await ann.call("POST", "/api/guest", {"name": "Anna"}))["name"] == "Anna"
            assert len((await ann.call("GET", "/api/mine"))["tables"]) == 2

    scenario(run)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"settings": {"game": "go"}}, 409, "no-such-game"),
        ({"settings": {"game": "masks", "options": {"players": 9}}}, 409, "bad-option"),
        ({"settings": {"game": "masks", "stand_in": "genius"}}, 409, "no-such-bot"),
        ({"settings": {"game": "masks"}, "places": ["genius", None, None]}, 409, "no-such-bot"),
        ({"settings": {"game": "masks"}, "places": [None]}, 409, "wrong-places"),
        ({"settings": {"game": "masks"}, "places": ["random"] * 3}, 409, "no-free-seat"),
        ({"settings": {"game": "masks", "pace": {"kind": "days", "days": 99}}}, 400, None),
        ({"settings": {"game": "masks", "colour": "red"}}, 400, "not-understood"),
        (b"{", 400, "not-understood"),
        (b"\xff\xfe", 400, "not-understood"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_reason(
    body: Any, status: int, code: str | None
) -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann = await visit.guest("Ann")
            answer = await ann.request("POST", "/api/tables", body)
            assert answer[0] == status
            assert code is None or f'"code":"{code}"'.encode() in answer[1]
            assert not visit.house.rooms

    scenario(run)


def test_names_can_be_read() -> None:
    async def run() -> None:
        async with open_house() as visit:
            for name in ("", "   ", "a\x00b", "a\u202eb", "x" * 25):
                with pytest.raises(ClientError):
                    await visit.guest(name)
            assert (await (await visit.guest("  Zoë  B ")).call("GET", "/api/guest")) == {
                "name": "Zoë B"
            }

    scenario(run)


def test_idle_tables_are_closed_and_their_finished_games_kept(tmp_path: Path) -> None:
    async def run() -> None:
        outside, database = Later(), str(tmp_path / "house.db")
        async with open_house(database, outside=outside) as visit:
            ann = await visit.guest("Ann")
            played = await ann.open_table({"game": "masks"}, places=[None, "random", "random"])
            async with await ann.sit_at(played) as seat:
                await seat.ask("start")
                await play_alone(seat, random.Random(2))
            empty = await ann.open_table({"game": "masks"})
            while visit.house.rooms[played].outbox.sockets:
                await asyncio.sleep(0.01)
            sweep(visit)
            assert set(visit.house.rooms) == {played, empty}
            outside.ahead = 7 * 3_600_000
            sweep(visit)
            assert set(visit.house.rooms) == {played}
            outside.ahead = 30 * 3_600_000
            sweep(visit)
            assert not visit.house.rooms
            assert (await ann.request("GET", f"/api/tables/{empty}"))[0] == 404
            assert (await ann.request("GET", f"/api/tables/{played}/records/1"))[0] == 200
            assert (await ann.request("GET", f"/api/tables/{played}/records/2"))[0] == 404
            assert (await ann.request("GET", f"/api/tables/{empty}/records/1"))[0] == 404
        async with open_house(database) as visit:
            assert not visit.house.rooms
            ann.port = visit.port
            assert (await ann.request("GET", f"/api/tables/{played}/records/1"))[0] == 200

    scenario(run)


def test_when_the_store_fails_nothing_is_said_and_the_house_closes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        async with open_house() as visit:
            _, (ann, bob) = await sat(visit, "Ann", "Bob")
            await ann.ask("start")
            await quiet(ann, bob)

            async def full(writes: list[Write]) -> None:
                assert isinstance(writes[0], Append)
                raise StoreError("disk full")

            monkeypatch.setattr(visit.house.store, "write", full)
            bob.keeps = True
            await ann.send("act", do="ask green")
            assert await ann.drain() == "failed"
            assert await bob.drain() == "failed"
            assert b"asked" not in b"".join(bob.raw)

    scenario(run)


def test_a_table_that_cannot_be_brought_back_keeps_no_other_from_it(tmp_path: Path) -> None:
    async def run() -> None:
        database = str(tmp_path / "house.db")
        async with open_house(database) as visit:
            ann = await visit.guest("Ann")
            tables = [await ann.open_table({"game": "masks"}) for _ in range(3)]
            await visit.house.store.write([Append(tables[1], 3, "an entry of another time")])
        async with open_house(database) as visit:
            assert set(visit.house.rooms) == {tables[0], tables[2]}
            assert len(await visit.house.store.log(tables[1])) == 3

    scenario(run)


def test_a_table_that_fails_when_a_bot_acts_is_played_by_one_room_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        async with open_house(bot_pace=0.2) as visit:
            ann = await visit.guest("Ann")
            table = await ann.open_table({"game": "masks"}, places=[None, "random", "random"])
            async with await ann.sit_at(table) as seat:
                await seat.ask("start")
                await seat.ask("act", do="ask green")
                failed = visit.house.rooms[table]
                monkeypatch.setattr(failed.outbox, "about", defect)
                assert await seat.drain() == "restart"
            while visit.house.rooms.get(table) in (None, failed):
                await asyncio.sleep(0.01)
            with pytest.raises(Refused, match="stopping"):
                failed.take(Expired())
            async with await ann.sit_at(table) as seat:
                await play_alone(seat, random.Random(1))
            assert not visit.house.journal.broken
            assert visit.house.rooms[table].count == len(await visit.house.store.log(table))

    scenario(run)


def defect(*_: object) -> None:
    raise ZeroDivisionError


def test_a_table_that_fails_begins_again_as_it_was_stored(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def run() -> None:
        async with open_house(str(tmp_path / "house.db")) as visit:
            cookies = [await visit.guest("Ann"), await visit.guest("Bob")]
            table = await cookies[0].open_table({"game": "masks", "options": {"players": 2}})
            ann, bob = [await guest.sit_at(table) for guest in cookies]
            await bob.ask("sit")
            await ann.ask("start")
            room = visit.house.rooms[table]

            monkeypatch.setattr(room.outbox, "about", defect)
            await ann.send("act", do="ask green")
            assert await bob.drain() == "restart"
            while visit.house.rooms.get(table) in (None, room):
                await asyncio.sleep(0.01)
            again = visit.house.rooms[table]
            assert again.count == room.count
            ann_again = await cookies[0].sit_at(table)
            async with ann_again as seat:
                await seat.until("update")
                assert (await seat.ask("act", do="ask green"))["type"] == "done"

    scenario(run)
