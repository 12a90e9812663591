"""The same deals at several tables: to the ranking, over restarts, in both stores, with bots and
with guests who leave.
"""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ridotto.games import GAMES
from ridotto.kernel import Record
from ridotto.kernel.record import read
from ridotto.server.housekeeping import one_round
from ridotto.server.old_tables import Archive
from ridotto.server.python_client import Client
from ridotto.store import Append, Write, back_up, restore
from ridotto.table.commands import Absent
from ridotto.table.deal import commit
from ridotto.table.verify import verify
from tests.server.evening_guests import EVENING, begun, opened, own_table, resign
from tests.server.helpers import Later, open_house, scenario
from tests.server.test_departures import everything, forgotten, who
from tests.server.test_history import games_of


async def until(guest: Client, path: str, phase: str, deal: int = 0) -> dict[str, Any]:
    """The evening, once a deal has come to that phase: bots play at their tables meanwhile."""
    while True:
        info: dict[str, Any] = await guest.call("GET", path)
        if info["deals"][deal]["phase"] == phase:
            return info
        await asyncio.sleep(0.01)


async def records(guest: Client, deal: dict[str, Any]) -> list[Record]:
    found = []
    for table in deal["tables"]:
        path = f"/api/tables/{table['table']}/records/1"
        status, text = await guest.request("GET", path)
        assert status == 200, text
        found.append(read(text.decode(), GAMES))
    return found


def assert_adds_up(info: dict[str, Any]) -> None:
    """The ranking is what the deals come to, and neither a deal nor a seat helped anybody."""
    made = [0.0] * len(info["entrants"])
    for deal in info["deals"]:
        for seat in range(len(info["seats"])):
            assert abs(sum(table["scores"][seat] for table in deal["tables"])) < 0.001
        for table in deal["tables"]:
            for entrant, score in zip(table["seats"], table["scores"], strict=True):
                made[entrant] += score
    for place in info["ranking"]:
        assert abs(made[place["entrant"]] - place["score"]) < 0.001
        better = sum(other["score"] > place["score"] for other in info["ranking"])
        assert place["rank"] == 1 + better


def test_an_evening_to_its_ranking_over_restarts(database: str) -> None:
    async def run() -> None:
        async with open_house(database) as visit:
            path, (ann, bob) = await begun(visit, "Ann", "Bob", tables=4, deals=2)
            promised = [deal["commitment"] for deal in (await ann.call("GET", path))["deals"]]
            first = await resign(path, ann)
        async with open_house(database) as visit:  # while Bob is still to play
            ann, bob = (Client("127.0.0.1", visit.port, one.cookie) for one in (ann, bob))
            info = await ann.call("GET", path)
            assert info["deals"][0]["phase"] == "sealed"
            assert info["table"] == first
            await resign(path, bob)
            info = await until(bob, path, "sealed", 1)
            assert [table["over"] for table in info["deals"][0]["tables"]] == [True] * 4
            assert (await games_of(ann))["total"] == (await games_of(bob))["total"] == 1
            await resign(path, ann)
        async with open_house(database) as visit:
            ann, bob = (Client("127.0.0.1", visit.port, one.cookie) for one in (ann, bob))
            await resign(path, bob)
            info = await until(bob, path, "told", 1)
            assert info["phase"] == "over"
            assert len(info["ranking"]) == 8
            assert_adds_up(info)
            # Everybody can see that all tables had the deal that was promised.
            numbers = {"entrant-1": "0001", "entrant-2": "0002"}
            for deal, commitment in zip(info["deals"], promised, strict=True):
                told = await records(ann, deal)
                for record in told:
                    verify(record, GAMES["masks"])
                    assert record.header.contributions == numbers
                    assert record.header.commitment == commitment
                    assert record.steps[0] == told[0].steps[0]
                seeds = {record.end.seed for record in told if record.end is not None}
                assert len(seeds) == 1
                assert commit(bytes.fromhex(seeds.pop())) == commitment
            assert (await games_of(ann))["total"] == 2
        async with open_house(database) as visit:
            ann = Client("127.0.0.1", visit.port, ann.cookie)
            assert (await ann.call("GET", path)) == {**info, "you": 0, "host": True}

    scenario(run)


def test_what_belongs_together_is_stored_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever the house dies, a deal is on all its tables or none, and told of all or none."""
    groups: list[list[Write]] = []

    async def run() -> None:
        async with open_house() as visit:
            store = visit.house.store
            write = store.write

            async def noted(writes: list[Write]) -> None:
                groups.append(writes)
                await write(writes)

            monkeypatch.setattr(store, "write", noted)
            path, (ann,) = await begun(visit, "Ann", deals=2)
            for deal in range(2):
                await resign(path, ann)
                await until(ann, path, "told", deal)

    scenario(run)
    kinds = [[_kind(write) for write in group] for group in groups]
    dealt = [group for group in kinds if "evening-dealt" in group]
    assert len(dealt) == 2
    for group in dealt:
        assert (group.count("opened"), group.count("start")) == (2, 2)
    told = [group for group in kinds if "evening-told" in group]
    assert len(told) == 2
    for group in told:
        assert (group.count("unseal"), group.count("Finish")) == (2, 2)
    assert "evening-dealt" in told[0]
    assert sum(group.count("Finish") for group in kinds) == 4


def _kind(write: Write) -> str:
    if isinstance(write, Append):
        return str(msgspec.json.decode(write.entry)["do"]["type"])
    return type(write).__name__


def test_bots_alone_play_at_once_and_everybody_has_another_seat() -> None:
    async def run() -> None:
        async with open_house() as visit:
            path, (ann,) = await begun(visit, "Ann", tables=4, deals=2, bots=["random", "novice"])
            seats = []
            for deal in range(2):
                info = await until(ann, path, "sealed", deal)
                row = next(t["seats"] for t in info["deals"][deal]["tables"] if t["table"])
                seats.append(row.index(0))
                await resign(path, ann)
            info = await until(ann, path, "told", 1)
            assert sorted(seats) == [0, 1]
            assert [one["level"] for one in info["entrants"]] == ["", *["random", "novice"] * 4][:8]
            assert_adds_up(info)

    scenario(run)


def test_any_game_and_teams_are_compared_with_teams() -> None:
    async def run() -> None:
        async with open_house() as visit:
            settings = {"game": "infiltraitors", "options": {"players": 2, "mission": "T1"}}
            given = {"settings": settings, "bots": ["literal"]}
            path, (ann,) = await begun(visit, "Ann", **given)
            await resign(path, ann)
            info = await until(ann, path, "told")
            assert_adds_up(info)
            mine, other = info["deals"][0]["tables"]
            assert mine["outcome"]["winners"] == []
            assert len(set(mine["scores"])) == len(set(other["scores"])) == 1
            for record in await records(ann, info["deals"][0]):
                verify(record, GAMES["infiltraitors"])

    scenario(run)


def test_gathering() -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann, bob = await visit.guest("Ann"), await visit.guest("Bob")
            stranger = Client("127.0.0.1", visit.port)
            path = await opened(ann)
            info = await stranger.call("GET", path)
            assert (info["phase"], info["entrants"], info["you"]) == ("gathering", [], None)
            assert len(info["deals"][0]["commitment"]) == 64
            wrong = [
                (stranger, "join", {"number": "1"}, 401),
                (bob, "join", {"number": "xyz"}, 400),
                (bob, "join", {}, 400),
                (bob, "begin", None, 409),
                (ann, "begin", None, 409),  # nobody is there
                (bob, "leave", None, 409),
                (bob, "stand-ins", None, 409),
            ]
            for guest, what, body, status in wrong:
                assert (await guest.request("POST", f"{path}/{what}", body))[0] == status
            for _ in range(2):
                await bob.call("POST", f"{path}/join", {"number": "b0"})
                assert (await bob.request("POST", f"{path}/join", {"number": "b1"}))[0] == 409
                info = await bob.call("POST", f"{path}/leave")
                assert info["entrants"] == []
            names = ["Bob", "Bob", "Dan", "Eve"]
            guests = [await visit.guest(name) for name in names]
            for number, guest in enumerate(guests):
                info = await guest.call("POST", f"{path}/join", {"number": f"{number}"})
            assert [one["name"] for one in info["entrants"]] == ["Bob", "Bob 2", "Dan", "Eve"]
            assert (await bob.request("POST", f"{path}/join", {"number": "5"}))[0] == 409
            assert (await ann.call("POST", f"{path}/begin"))["phase"] == "playing"
            for what in ("join", "leave", "begin"):
                body = {"number": "5"} if what == "join" else None
                assert (await ann.request("POST", f"{path}/{what}", body))[0] == 409
            status, picture = await ann.request("GET", f"{path}/qr")
            assert (status, picture[:4]) == (200, b"<svg")
            listed = (await guests[0].call("GET", "/api/evenings"))["evenings"]
            assert [f"/api/evenings/{one['evening']}" for one in listed] == [path]
            assert (await bob.call("GET", "/api/evenings"))["evenings"] == []
            for unknown in ("e" + "0" * 18, "0" * 18, await own_table(path, guests[0]), "e"):
                assert (await ann.request("GET", f"/api/evenings/{unknown}"))[0] == 404

    scenario(run)


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"tables": 1}, 400),
        ({"tables": 9}, 400),
        ({"deals": 0}, 400),
        ({"deals": 9}, 400),
        ({"bots": []}, 400),
        ({"bots": ["nobody"]}, 409),
        ({"settings": {"game": "chess"}}, 409),
        ({"settings": {"game": "masks", "options": {"players": 9}}}, 409),
        ({"seeds": ["00"]}, 400),
    ],
)
def test_bad_wishes_are_refused(changed: dict[str, Any], status: int) -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann = await visit.guest("Ann")
            answer = await ann.request("POST", "/api/evenings", {**EVENING, **changed})
            assert answer[0] == status, answer
            assert not visit.house.evenings.live

    scenario(run)


def test_a_guest_and_a_house_have_only_so_many() -> None:
    async def run() -> None:
        async with open_house(evenings_a_guest=2, evenings=3, tables=3) as visit:
            ann, bob, cleo = [await visit.guest(name) for name in ("Ann", "Bob", "Cleo")]
            path = await opened(ann)
            await opened(ann)
            status, body = await ann.request("POST", "/api/evenings", EVENING)
            assert (status, msgspec.json.decode(body)["code"]) == (409, "enough-evenings")
            large = await opened(bob, tables=4)
            assert (await cleo.request("POST", "/api/evenings", EVENING))[0] == 503
            for guest, where in ((ann, path), (bob, large)):
                await guest.call("POST", f"{where}/join", {"number": "1"})
            status, body = await bob.request("POST", f"{large}/begin")
            assert (status, msgspec.json.decode(body)["code"]) == (503, "house-full")
            await ann.call("POST", f"{path}/begin")
            visit.house.draining = True
            assert (await bob.request("POST", "/api/evenings", EVENING))[0] == 503
            assert (await bob.request("POST", f"{large}/begin"))[0] == 503

    scenario(run)


def test_one_address_has_only_so_many_in_a_while() -> None:
    async def run() -> None:
        async with open_house(tables_rate=1e-9, tables_burst=3) as visit:
            ann = await visit.guest("Ann")
            await opened(ann)
            assert (await ann.request("POST", "/api/evenings", EVENING))[0] == 429

    scenario(run)


def test_a_house_that_closes_deals_the_next_when_it_is_back(tmp_path: Path) -> None:
    async def run() -> None:
        database = str(tmp_path / "house.db")
        async with open_house(database) as visit:
            path, (ann,) = await begun(visit, "Ann", deals=2)
            visit.house.draining = True
            await resign(path, ann)
            info = await until(ann, path, "told")
            assert (info["phase"], info["deals"][1]["phase"]) == ("playing", "waiting")
        async with open_house(database) as visit:
            ann = Client("127.0.0.1", visit.port, ann.cookie)
            assert (await ann.call("GET", path))["deals"][1]["phase"] == "sealed"

    scenario(run)


def test_bots_play_for_those_who_are_away() -> None:
    async def run() -> None:
        async with open_house() as visit:
            path, (ann, bob, cleo) = await begun(visit, "Ann", "Bob", "Cleo")
            room = visit.house.rooms[await own_table(path, bob)]
            seat = room.table.seat_of(who(visit, bob).id)
            assert seat is not None
            room.take(Absent(seat=seat))
            info = await ann.call("GET", path)
            assert [one["away"] for one in info["entrants"]] == [False, True, False, False]
            assert info["stand_ins"]
            assert not (await cleo.call("GET", path))["stand_ins"]
            assert (await cleo.request("POST", f"{path}/stand-ins"))[0] == 409
            info = await ann.call("POST", f"{path}/stand-ins")
            assert not any(one["away"] for one in info["entrants"])
            assert room.table.chairs[seat].stood_in
            # While the host himself is away, whoever plays may do it for him.
            other = visit.house.rooms[await own_table(path, ann)]
            host = other.table.seat_of(who(visit, ann).id)
            assert host is not None
            other.take(Absent(seat=host))
            assert (await cleo.call("GET", path))["stand_ins"]
            await cleo.call("POST", f"{path}/stand-ins")
            assert other.table.chairs[host].stood_in

    scenario(run)


def test_a_table_that_nobody_uses_is_won_by_nobody() -> None:
    async def run() -> None:
        later = Later()
        async with open_house(outside=later, idle_playing=3600, idle_over=60) as visit:
            path, (ann, bob) = await begun(visit, "Ann", "Bob")
            first = await resign(path, ann)
            later.ahead += 3_000_000  # what is over waits for the others
            visit.house.tidy()
            assert first in visit.house.rooms
            assert (await ann.call("GET", path))["deals"][0]["phase"] == "sealed"
            later.ahead += 1_000_000
            visit.house.tidy()
            info = await ann.call("GET", path)
            assert info["phase"] == "over"
            mine, lost = info["deals"][0]["tables"]
            assert lost["outcome"] is None
            assert (mine["table"], sorted(mine["scores"])) == (first, [0, 1])
            assert (await games_of(bob))["total"] == 0
            # What has ended is let go after a while, and can still be read.
            later.ahead += 100_000
            visit.house.tidy()
            assert not visit.house.evenings.live
            assert (await ann.call("GET", path))["ranking"] == info["ranking"]
            assert (await ann.request("POST", f"{path}/begin"))[0] == 404

    scenario(run)


def test_evenings_that_nobody_came_to_and_old_ones_go(tmp_path: Path) -> None:
    async def run() -> None:
        later = Later()
        limits: dict[str, Any] = {"idle_gathering": 60, "idle_over": 60, "keep_days": 1}
        async with open_house(outside=later, **limits) as visit:
            ann = await visit.guest("Ann")
            path = await opened(ann)
            later.ahead += 100_000
            visit.house.tidy()
            assert (await ann.request("GET", path))[0] == 404
            path, (bob,) = await begun(visit, "Bob")
            await resign(path, bob)
            await until(bob, path, "told")
            archive = Archive(tmp_path / "archive")
            for ahead, status in ((100_000, 200), (86_400_000, 404)):
                later.ahead += ahead
                await one_round(visit.house, archive)
                await visit.house.journal.flush()
                assert (await bob.request("GET", path))[0] == status
            assert len(list((tmp_path / "archive").glob("*.ridotto"))) == 2

    scenario(run)


def test_a_backup_of_an_evening_goes_on_elsewhere(tmp_path: Path) -> None:
    async def run() -> None:
        one, other = (str(tmp_path / name) for name in ("one.db", "other.db"))
        async with open_house(one) as visit:
            path, (ann, bob) = await begun(visit, "Ann", "Bob")
            await resign(path, ann)
            assert await back_up(one, tmp_path / "backup") == 2
        await restore(tmp_path / "backup", other)
        async with open_house(other) as visit:
            bob = Client("127.0.0.1", visit.port, bob.cookie)
            await resign(path, bob)
            assert (await until(bob, path, "told"))["phase"] == "over"

    scenario(run)


def test_who_is_forgotten_is_a_mask_and_a_bot_has_his_place(tmp_path: Path) -> None:
    database = tmp_path / "house.db"

    async def run() -> None:
        async with open_house(str(database)) as visit:
            path, (ann, bob) = await begun(visit, "Annabel", "Bob", deals=2)
            await resign(path, ann)
            guest = who(visit, ann)
            await forgotten(ann, "Annabel")
            info = await bob.call("GET", path)
            assert info["entrants"][0] == {
                "name": "Volto",
                "level": "",
                "gone": True,
                "away": False,
            }
            assert info["host"]  # somebody has to be
            await resign(path, bob)
            info = await until(bob, path, "sealed", 1)
            players = {p for r in await records(bob, info["deals"][0]) for p in r.header.players}
            assert "Volto" in players
            assert "Annabel" not in players
            await resign(path, bob)
            info = await until(bob, path, "told", 1)
            assert_adds_up(info)
            left = everything(database)
            assert guest.id not in left
            assert "Annabel" not in left
        async with open_house(str(database)) as visit:
            bob = Client("127.0.0.1", visit.port, bob.cookie)
            assert await bob.call("GET", path) == info

    scenario(run)


def test_who_is_forgotten_takes_an_evening_with_bots_along(tmp_path: Path) -> None:
    database = tmp_path / "house.db"

    async def run() -> None:
        async with open_house(str(database)) as visit:
            path, (ann,) = await begun(visit, "Annabel", deals=3)
            await resign(path, ann)
            await until(ann, path, "sealed", 1)
            gathering = await opened(ann)
            await forgotten(ann, "Annabel")
            for one in (path, gathering):
                assert (await ann.request("GET", one))[0] == 404
            assert not visit.house.rooms
            with sqlite3.connect(database) as left:
                assert left.execute("SELECT count(*) FROM log").fetchone() == (0,)

    scenario(run)


def test_nobody_watches_who_is_not_of_the_evening() -> None:
    async def run() -> None:
        async with open_house() as visit:
            path, (ann, bob) = await begun(visit, "Ann", "Bob")
            info = await bob.call("GET", path)
            assert [bool(table["table"]) for table in info["deals"][0]["tables"]] == [False, True]
            stranger = await visit.guest("Eve")
            told = (await stranger.call("GET", path))["deals"][0]["tables"]
            assert [table["table"] for table in told] == ["", ""]
            assert await own_table(path, ann) not in str(info)

    scenario(run)


def test_houses_know_evenings_from_tables() -> None:
    async def run() -> None:
        async with open_house() as visit:
            path, (ann,) = await begun(visit, "Ann")
            evening = path.split("/")[-1]
            for what in ("", "/qr", "/records/1"):
                assert (await ann.request("GET", f"/api/tables/{evening}{what}"))[0] == 404

    scenario(run)
