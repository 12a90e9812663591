"""Who asks to be forgotten is: in memory, in the store, in records and in what others are told."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from ridotto.games import GAMES
from ridotto.kernel.record import read
from ridotto.server import departures
from ridotto.server.guest_cookies import Guest
from ridotto.server.housekeeping import one_round
from ridotto.server.python_client import Client
from ridotto.store import StoreError, operating
from ridotto.table.masked_log import RUBBED_OUT
from ridotto.table.verify import verify
from tests.server.helpers import Later, Visit, open_house, play_alone, refused, scenario
from tests.server.test_history import BOTS, counts_of, games_of, resigned, won_against


def who(visit: Visit, client: Client) -> Guest:
    guest = visit.house.guest(client.cookie.split("=", 1)[1])
    assert guest is not None
    return guest


async def forgotten(guest: Client, name: str) -> None:
    """He asks for it; his old cookie stays with the test."""
    cookie = guest.cookie
    assert await guest.call("POST", "/api/guest/forget", {"name": name}) == {"name": None}
    assert guest.cookie == 'ridotto=""'
    guest.cookie = cookie


def everything(database: Path) -> str:
    """All that a database holds, as text."""
    with sqlite3.connect(database) as opened:
        return "\n".join(opened.iterdump())


def test_nothing_is_left_of_who_is_forgotten(tmp_path: Path) -> None:
    database = tmp_path / "house.db"

    async def run() -> None:
        async with open_house(str(database)) as visit:
            table, ann, bob = await won_against(visit, "Annabel", "Bob")
            async with await ann.sit_at(table) as seat, await bob.sit_at(table) as other:
                await seat.until("table")
                await seat.ask("say", text="my secret is Zanzibar")
                await seat.ask("note", key="a", value="Zanzibar again")
                await other.ask("say", text="hello there")
                await visit.house.journal.flush()
            alone = await resigned(visit, ann)
            watched = await bob.open_table({"game": "masks", "visibility": "public"})
            async with await ann.sit_at(watched) as seat:
                await seat.ask("say", text="Zanzibar from the door")
            path = f"/api/tables/{watched}/reports"
            assert (await bob.request("POST", path, {"member": 1}))[0] == 201
            code = (await ann.call("POST", "/api/guest/code"))["code"]
            guest = who(visit, ann)
            assert "Zanzibar" in everything(database)
            await forgotten(ann, "Annabel")
            left = everything(database)
            for trace in (guest.id, "Annabel", "Zanzibar", alone):
                assert trace not in left
            assert "hello there" in left
            assert guest.alias in left  # so that the cookie stays void
            # The others' game is as it was, but for a mask.
            (mine,) = (await games_of(bob))["games"]
            assert [player["name"] for player in mine["finished"]["players"]] == ["Volto", "Bob"]
            assert [one["what"] for one in (await counts_of(bob))["people"]] == ["Volto"]
            assert (await games_of(bob, person="Volto"))["total"] == 1
            assert (await games_of(bob, person="Annabel"))["total"] == 0
            text = (await bob.request("GET", f"/api/tables/{table}/records/1"))[1].decode()
            record = read(text, GAMES)
            verify(record, GAMES["masks"])
            assert record.header.players == ("Volto", "Bob")
            async with await bob.sit_at(table) as other:
                said = [await other.until("said") for _ in range(2)]
                told = [(line["name"], line["text"]) for line in said]
                assert told == [("Volto", RUBBED_OUT), ("Bob", "hello there")]
            assert (await bob.request("GET", f"/api/tables/{alone}/records/1"))[0] == 404
            # And he is nobody, wherever he comes from.
            for path in ("/api/mine", "/api/games", "/api/games/statistics"):
                assert (await ann.request("GET", path))[0] == 401
            assert (await ann.call("GET", "/api/guest"))["name"] is None
            assert (await bob.request("POST", "/api/guest/redeem", {"code": code}))[0] == 404
            assert await refused(ann, table) == 401
            assert await operating.reports(str(database)) == []
        async with open_house(str(database)) as visit:  # a restart brings nobody back
            old = Client("127.0.0.1", visit.port, ann.cookie)
            assert (await old.request("GET", "/api/games"))[0] == 401
            await old.name("Annabel")
            assert who(visit, old).id != guest.id
            assert (await games_of(old))["total"] == 0

    scenario(run)


def test_one_says_ones_name_first() -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann = await visit.guest("Ann")
            path = "/api/guest/forget"
            assert (await ann.request("POST", path, {"name": "Bob"}))[0] == 409
            assert (await ann.request("POST", path, {}))[0] == 400
            foreign = {"Origin": "http://elsewhere.example"}
            assert (await ann.request("POST", path, {"name": "Ann"}, foreign))[0] == 403
            stranger = Client("127.0.0.1", visit.port)
            assert (await stranger.request("POST", path, {"name": "Ann"}))[0] == 401
            assert (await games_of(ann))["total"] == 0

    scenario(run)


def test_a_game_under_way_goes_on_with_a_mask_and_a_bot(tmp_path: Path) -> None:
    database = tmp_path / "house.db"

    async def run() -> None:
        async with open_house(str(database)) as visit:
            ann, bob = await visit.guest("Annabel"), await visit.guest("Bob")
            table = await ann.open_table({"game": "masks", "options": {"players": 2}})
            async with await ann.sit_at(table) as one, await bob.sit_at(table) as other:
                await other.ask("sit")
                await one.ask("start")
                guest = who(visit, ann)
                await forgotten(ann, "Annabel")
                assert await one.drain() == "forgotten"
                assert await other.drain() == "restart"
            async with await bob.sit_at(table) as other:
                await other.until("table")
                assert other.info["phase"] == "playing"
                assert [chair["name"] for chair in other.info["chairs"]] == ["Volto", "Bob"]
                assert other.info["chairs"][0]["stood_in"]
                assert other.info["host"] == "green"
                await play_alone(other, random.Random(1))
                assert (await games_of(bob))["total"] == 1
                assert (await other.ask("rematch"))["type"] == "done"
                # The mask is not asked for another game: its seat is free.
                kinds = {chair["kind"] for chair in other.info["chairs"]}
                assert kinds == {"free", "guest"}
            await visit.house.journal.flush()
            assert guest.id not in everything(database)
            assert "Annabel" not in everything(database)

    scenario(run)


def test_a_table_that_is_put_away_forgets_as_well() -> None:
    async def run() -> None:
        outside = Later()
        async with open_house(outside=outside, bot_pace=3_600) as visit:
            table, ann, bob = await won_against(visit, "Annabel", "Bob")
            for guest, wishes in ((ann, ("rematch", "start", "leave")), (bob, ("leave",))):
                async with await guest.sit_at(table) as seat:
                    for wish in wishes:
                        assert (await seat.ask(wish))["type"] == "done"
            while visit.house.rooms[table].outbox.everyone:
                await asyncio.sleep(0.01)
            outside.ahead = 16 * 60_000
            visit.house.tidy()
            assert table in visit.house.shelf
            await forgotten(ann, "Annabel")
            async with await bob.sit_at(table) as seat:
                await seat.until("table")
                assert {chair["name"] for chair in seat.info["chairs"]} == {"Volto", "Bob"}

    scenario(run)


def test_what_a_crash_left_undone_is_done_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "house.db"

    async def run() -> None:
        async with open_house(str(database)) as visit:
            await won_against(visit, "Annabel", "Bob")
            _, ann, _ = await won_against(visit, "Annabel", "Cleo")
            guest = who(visit, ann)
            with monkeypatch.context() as crash:
                crash.setattr(departures, "_become_a_mask", _crashed)
                await forgotten(ann, "Annabel")
            assert guest.id in everything(database)
        async with open_house(str(database)) as visit:
            old = Client("127.0.0.1", visit.port, ann.cookie)
            assert (await old.request("GET", "/api/games"))[0] == 401
            await one_round(visit.house)
            assert guest.id not in everything(database)
            assert "Cleo" in everything(database)

    scenario(run)


async def _crashed(*_: object) -> None:
    raise StoreError("gone")


def test_masks_at_one_table_are_told_apart() -> None:
    async def run() -> None:
        async with open_house() as visit:
            cleo = await visit.guest("Cleo")
            others = [await visit.guest(name) for name in ("Ann", "Bob")]
            table = await cleo.open_table({"game": "masks", "options": {"players": 3}})
            async with await cleo.sit_at(table) as seat:
                for other in others:
                    async with await other.sit_at(table) as own:
                        await own.ask("sit")
                await seat.ask("start")
                await seat.ask("resign")
            for guest, name in zip(others, ("Ann", "Bob"), strict=True):
                await forgotten(guest, name)
            (mine,) = (await games_of(cleo))["games"]
            names = [player["name"] for player in mine["finished"]["players"]]
            assert names == ["Cleo", "Volto", "Volto 2"]
            text = (await cleo.request("GET", f"/api/tables/{table}/records/1"))[1].decode()
            assert list(read(text, GAMES).header.players) == names
            async with await cleo.sit_at(table) as seat:
                await seat.until("table")
                assert {chair["kind"] for chair in seat.info["chairs"]} == {"guest", "free"}

    scenario(run)


def test_forgetting_costs_as_much_as_opening_a_table() -> None:
    async def run() -> None:
        async with open_house(tables_rate=1e-9, tables_burst=2) as visit:
            ann = await visit.guest("Ann")
            await ann.open_table({"game": "masks"}, places=BOTS["masks"])
            for status in (409, 429):
                found, _ = await ann.request("POST", "/api/guest/forget", {"name": "Bob"})
                assert found == status

    scenario(run)
