"""Coming, going and coming back, as the house tells it: friends, latecomers, names."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ridotto.games import GAMES
from ridotto.kernel.record import read
from ridotto.server.finished_games import FinishedGame
from ridotto.server.python_client import ClientError, TableSocket
from ridotto.store.history import Filter, page
from ridotto.table.verify import verify
from tests.server.helpers import (
    Later,
    Visit,
    close,
    open_house,
    play_alone,
    quiet,
    sat,
    scenario,
    sweep,
    two_at_a_table,
)

pytestmark = pytest.mark.usefixtures("any_server")

MINUTE = 60_000


async def told(seat: TableSocket, wanted: Any) -> None:
    """Until the table is as wanted."""
    while not seat.info or not wanted(seat.info):
        await seat.until("table")


async def empty(visit: Visit, table: str) -> None:
    while visit.house.rooms[table].outbox.everyone:
        await asyncio.sleep(0.005)


def test_a_stand_in_plays_on_for_the_only_guest_who_stays_and_watches() -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann = await visit.guest("Ann")
            table = await ann.open_table({"game": "masks"}, places=[None, "random", "random"])
            async with await ann.sit_at(table) as seat:
                await seat.ask("start")
                await seat.ask("leave")
                while seat.info["phase"] != "over":
                    await seat.receive()
                assert seat.info["past"]

    scenario(run)


def test_bots_alone_are_put_away_and_come_back_when_somebody_does(tmp_path: Path) -> None:
    async def run() -> None:
        outside = Later()
        async with open_house(str(tmp_path / "db"), outside=outside, bot_pace=3_600) as visit:
            ann = await visit.guest("Ann")
            table = await ann.open_table({"game": "masks"}, places=[None, "random", "random"])
            async with await ann.sit_at(table) as seat:
                await seat.ask("start")
                await seat.ask("leave")
                facts = seat.facts
            await empty(visit, table)
            room = visit.house.rooms[table]
            outside.ahead = 14 * MINUTE
            sweep(visit)
            assert table in visit.house.rooms
            outside.ahead = 16 * MINUTE
            sweep(visit)
            assert not visit.house.rooms
            while room._thinking:  # nobody thinks any more
                await asyncio.sleep(0)
            (listed,) = (await ann.call("GET", "/api/mine"))["tables"]
            mine = listed["info"]
            assert (mine["table"], mine["phase"]) == (table, "playing")
            assert (await ann.call("GET", f"/api/tables/{table}")) == mine
            assert not visit.house.rooms
            both = [await ann.sit_at(table), await ann.sit_at(table)]
            await quiet(*both)
            assert both[0].facts == both[1].facts == facts
            assert not visit.house.shelf
            assert visit.house.rooms[table] is not room
            assert (await both[0].ask("back"))["type"] == "done"
            await close(*both)

    scenario(run)


def test_what_is_put_away_counts_and_is_closed_in_the_end() -> None:
    async def run() -> None:
        outside = Later()
        async with open_house(outside=outside, bot_pace=3_600, tables_a_guest=1) as visit:
            ann = await visit.guest("Ann")
            table = await ann.open_table({"game": "masks"}, places=[None, "random", "random"])
            async with await ann.sit_at(table) as seat:
                await seat.ask("start")
                await seat.ask("leave")
            await empty(visit, table)
            outside.ahead = 16 * MINUTE
            sweep(visit)
            with pytest.raises(ClientError, match="enough-tables"):
                await ann.open_table({"game": "masks"})
            outside.ahead = 46 * 86_400_000
            sweep(visit)
            assert (await ann.request("GET", f"/api/tables/{table}"))[0] == 404
            await visit.house.journal.flush()
            assert await visit.house.store.log(table) == []

    scenario(run)


def test_a_table_at_which_somebody_plays_is_not_put_away() -> None:
    async def run() -> None:
        outside = Later()
        async with open_house(outside=outside) as visit:
            table, _, _ = await two_at_a_table(visit)
            await empty(visit, table)
            outside.ahead = 60 * MINUTE
            sweep(visit)
            assert table in visit.house.rooms

    scenario(run)


def test_a_bot_for_an_absent_friend_who_comes_back() -> None:
    async def run() -> None:
        async with open_house(away=0.2) as visit:
            table, (ann, bob, cleo) = await sat(visit, "Ann", "Bob", "Cleo")
            await ann.ask("start")
            assert (await ann.ask("stand-in", seat=1))["code"] == "still-here"
            cookie = visit.house.rooms[table].table.chairs[1].guest
            await bob.socket.close()
            await told(ann, lambda info: info["chairs"][1]["absent"])
            assert (await cleo.ask("stand-in", seat=1))["code"] == "not-host"
            assert (await ann.ask("stand-in", seat=1))["type"] == "done"
            await told(cleo, lambda info: info["chairs"][1]["stood_in"])
            assert cookie == visit.house.rooms[table].table.chairs[1].guest
            await close(ann, cleo)

    scenario(run)


def test_a_friend_who_comes_back_takes_over_and_a_moment_away_is_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        database = str(tmp_path / "house.db")
        async with open_house(database, away=0.2) as visit:
            table, ann, bob = await two_at_a_table(visit)
            async with await ann.sit_at(table) as host:
                await told(host, lambda info: info["chairs"][1]["absent"])
                await host.ask("stand-in", seat=1)
                async with await bob.sit_at(table) as friend:
                    await told(host, lambda info: not info["chairs"][1]["absent"])
                    assert (await friend.ask("back"))["type"] == "done"
                    await told(host, lambda info: not info["chairs"][1]["stood_in"])
            log = await visit.house.store.log(table)
            assert sum('"absent"' in line for line in log) == 1
        async with open_house(database) as visit:
            assert not visit.house.rooms[table].table.chairs[1].stood_in

    scenario(run)


def test_a_request_to_break_off_is_seen_by_all_and_withdrawn() -> None:
    async def run() -> None:
        async with open_house() as visit:
            _, (ann, bob, cleo) = await sat(visit, "Ann", "Bob", "Cleo")
            await ann.ask("start")
            await bob.ask("abort")
            await told(cleo, lambda info: info["breaking_off"])
            asked = {"agreed": ["green"], "wanted": ["blue", "red"]}
            assert cleo.info["breaking_off"] == asked
            await bob.ask("abort", agree=False)
            await told(cleo, lambda info: info["breaking_off"] is None)
            await close(ann, bob, cleo)

    scenario(run)


def test_after_breaking_off_nothing_is_offered() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, bob = await two_at_a_table(visit)
            async with await ann.sit_at(table) as first, await bob.sit_at(table) as second:
                await quiet(first)
                assert first.update["legal"]
                await first.ask("abort")
                await second.ask("abort")
                await told(first, lambda info: info["aborted"])
                await quiet(first)
                assert not first.update["legal"]
                assert (await first.ask("choices", kind="ask"))["code"] == "not-now"
            async with await ann.sit_at(table) as again:
                assert not (await again.until("update"))["legal"]

    scenario(run)


def test_who_was_sent_away_is_told_so_and_comes_in_when_let_back() -> None:
    async def run() -> None:
        async with open_house() as visit:
            _, (ann, bob) = await sat(visit, "Ann", "Bob")
            await ann.ask("remove", seat=1)
            assert (await bob.until("outside"))["reason"] == "removed"
            await quiet(ann)
            assert ann.info["removed"] == [{"member": 1, "name": "Bob"}]
            await ann.ask("let-back", member=1)
            await bob.until("hello")
            assert (await bob.until("table"))["you"]["seat"] is None
            assert (await bob.ask("sit"))["type"] == "done"
            await close(ann, bob)

    scenario(run)


@pytest.mark.parametrize("yes", [True, False])
def test_a_latecomer_knocks_and_is_answered(yes: bool) -> None:  # noqa: FBT001
    async def run() -> None:
        async with open_house() as visit:
            table, (ann, bob) = await sat(visit, "Ann", "Bob")
            await ann.ask("start")
            guest = await visit.guest("Bob")
            eve = await guest.sit_at(table)
            assert (await eve.until("outside"))["reason"] == "no-spectators"
            await eve.send("knock")
            assert (await eve.until("outside"))["reason"] == "knocking"
            await told(ann, lambda info: info["knocking"])
            assert ann.info["knocking"] == [{"member": 2, "name": "Bob 2"}]
            eve.keeps = True
            await ann.ask("answer", member=2, yes=yes)
            if yes:
                await eve.until("update")
                assert eve.update["view"]["private"] is None
                assert not [fact for fact in eve.facts if fact["kind"] == "wears"]
            else:
                assert (await eve.until("outside"))["reason"] == "turned-away"
                assert (await eve.ask("knock"))["code"] == "not-now"
                assert not [one for one in eve.raw if b'"table"' in one or b'"update"' in one]
            again = await guest.sit_at(table)
            await again.until("hello" if yes else "outside")
            await close(ann, bob, eve, again)

    scenario(run)


def test_when_nobody_may_watch_any_more_spectators_wait_at_the_door() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, (ann, bob) = await sat(visit, "Ann", "Bob", spectators="open")
            await ann.ask("start")
            eve = await (await visit.guest("Eve")).sit_at(table)
            await eve.until("update")
            await ann.ask("watching", on=False)
            assert (await eve.until("outside"))["reason"] == "no-spectators"
            eve.keeps = True
            await ann.ask("act", do="ask green")
            await quiet(ann, eve)
            assert len(eve.raw) == 1
            await ann.ask("watching", on=True)
            assert len((await eve.until("update"))["facts"]) == len(eve.facts)
            await close(ann, bob, eve)

    scenario(run)


def test_a_name_reaches_the_table_the_talk_and_the_record() -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann, bob = await visit.guest("Ann"), await visit.guest("Ann")
            table = await ann.open_table({"game": "masks", "options": {"players": 2}})
            async with await ann.sit_at(table) as one, await bob.sit_at(table) as other:
                await other.ask("sit")
                await told(one, lambda info: info["chairs"][1]["name"] == "Ann 2")
                await one.ask("start")
                await bob.call("POST", "/api/guest", {"name": "Bob"})
                await told(one, lambda info: info["chairs"][1]["name"] == "Bob")
                await other.ask("say", text="hello")
                assert (await one.until("said"))["name"] == "Bob"
                await one.ask("resign")
            text = (await bob.request("GET", f"/api/tables/{table}/records/1"))[1].decode()
            record = read(text, GAMES)
            assert record.header.players == ("Ann", "Bob")
            verify(record, GAMES["masks"])

    scenario(run)


def test_a_name_chosen_elsewhere_arrives_with_its_guest() -> None:
    async def run() -> None:
        outside = Later()
        async with open_house(outside=outside, bot_pace=3_600) as visit:
            ann = await visit.guest("Ann")
            table = await ann.open_table({"game": "masks"}, places=[None, "random", "random"])
            async with await ann.sit_at(table) as seat:
                await seat.ask("start")
                await seat.ask("leave")
            await empty(visit, table)
            outside.ahead = 16 * MINUTE
            sweep(visit)
            await ann.call("POST", "/api/guest", {"name": "Anna"})
            async with await ann.sit_at(table) as seat:
                await seat.until("table")
                assert seat.info["chairs"][0]["name"] == "Anna"

    scenario(run)


def test_finished_tables_do_not_count_and_are_kept_for_a_history() -> None:
    async def run() -> None:
        async with open_house(tables_a_guest=1) as visit:
            table, ann, bob = await two_at_a_table(visit)
            with pytest.raises(ClientError, match="enough-tables"):
                await ann.open_table({"game": "masks"})
            async with await ann.sit_at(table) as seat:
                await seat.ask("resign")
            second = await ann.open_table({"game": "masks"})
            mine = (await ann.call("GET", "/api/mine"))["tables"]
            assert [each["info"]["table"] for each in mine] == [second, table]
            guest = visit.house.cookies.read(bob.cookie.split("=", 1)[1])
            assert guest is not None
            ((seat_of_bob, text),) = await page(visit.house.store, guest.id, Filter(), 0, 9)
            assert seat_of_bob == 1
            game = msgspec.json.decode(text, type=FinishedGame)
            assert (game.table, game.number, game.game) == (table, 1, "masks")
            assert [(one.seat, one.name, one.bot) for one in game.players] == [
                ("blue", "Ann", False),
                ("green", "Bob", False),
            ]
            assert game.outcome.winners == (1,)
            assert guest.id not in text

    scenario(run)


def test_the_host_closes_his_table_and_all_are_told() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, (ann, bob) = await sat(visit, "Ann", "Bob")
            await ann.ask("start")
            await play_both(ann, bob)
            assert (await bob.ask("close"))["code"] == "not-host"
            eve = await (await visit.guest("Eve")).sit_at(table)
            await eve.until("outside")
            assert (await ann.ask("close"))["type"] == "done"
            assert [await seat.drain() for seat in (ann, bob, eve)] == ["closed"] * 3
            assert table not in visit.house.rooms
            status, _ = await (await visit.guest("X")).request(
                "GET", f"/api/tables/{table}/records/1"
            )
            assert status == 200

    scenario(run)


async def play_both(*seats: TableSocket) -> None:
    rng = random.Random(1)
    await asyncio.gather(*(play_alone(seat, rng) for seat in seats))


HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize(
    "path",
    [
        "/nope",
        "/new/chess",
        "/rules/chess",
        "/table/doesnotexist",
        "/t/0123456789abcdef01",
        "/replay/0123456789abcdef01/1",
        "/replay/0123456789abcdef01/x",
    ],
)
def test_a_wrong_address_is_a_page_for_people(path: str) -> None:
    async def run() -> None:
        async with open_house() as visit:
            guest = await visit.guest("Ann")
            status, body = await guest.request("GET", path, headers=HTML)
            assert status == 404
            assert body.startswith(b"<!doctype html>")

    scenario(run)


def test_right_addresses_are_found_and_programs_are_answered_in_json() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, _ = await two_at_a_table(visit)
            async with await ann.sit_at(table) as seat:
                await seat.ask("resign")
            for path in ("/", f"/t/{table}", "/new/masks", f"/replay/{table}/1", "/replay"):
                assert (await ann.request("GET", path, headers=HTML))[0] == 200, path
            for path, headers in (("/nope", {}), ("/api/nope", HTML), ("/api/tables/x", HTML)):
                status, body = await ann.request("GET", path, headers=headers)
                assert (status, body[:8]) == (404, b'{"code":')

    scenario(run)
