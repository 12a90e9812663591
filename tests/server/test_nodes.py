"""Two nodes of one house: whichever one comes to, it is the same, and neither is a way round a
limit.
"""

import asyncio
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from ridotto.server.database_time import DatabaseTime
from ridotto.server.housekeeping import one_round
from ridotto.server.python_client import Client, ClientError
from ridotto.server.relaying import ABOUT
from ridotto.server.run import ServeError, ServePlan, listen, serve
from ridotto.store import back_up, operating, restore
from ridotto.store.departures import departing
from ridotto.store.node_store import NodeStore
from ridotto.table import Table
from tests.server.evening_guests import begun, own_table, resign
from tests.server.helpers import close, refused, scenario
from tests.server.several_nodes import at, open_node, two_nodes

NewUrl = Callable[[], str]
TWO = {"game": "masks", "options": {"players": 2}}


async def until(condition: Callable[[], Any], seconds: float = 5) -> None:
    async with asyncio.timeout(seconds):
        while True:
            found = condition()
            if await found if asyncio.iscoroutine(found) else found:
                return
            await asyncio.sleep(0.02)


def test_a_table_is_played_at_from_both(postgres: NewUrl) -> None:
    url = postgres()

    async def run() -> None:
        async with two_nodes(url) as (a, b):
            ann, bob = await a.guest("Ann"), await b.guest("Bob")
            table = await ann.open_table(TWO)
            here = await ann.call("GET", f"/api/tables/{table}")
            assert await bob.call("GET", f"/api/tables/{table}") == here
            page = f"/t/{table}"
            assert await bob.request("GET", page) == await ann.request("GET", page)
            one, other = await ann.sit_at(table), await bob.sit_at(table)
            assert (await other.ask("sit"))["type"] == "done"
            assert (await one.ask("start"))["type"] == "done"
            assert (await other.ask("say", text="hello"))["type"] == "done"
            assert (await one.until("said"))["text"] == "hello"
            assert table in a.house.rooms
            assert table not in b.house.rooms
            assert b.house.services.counts["relayed"] == 3
            await close(one, other)
            await until(lambda: not a.house.rooms[table].outbox.everyone)

    scenario(run)


def test_what_is_not_there_is_not_there_on_any_node(postgres: NewUrl) -> None:
    url = postgres()

    async def run() -> None:
        async with two_nodes(url) as (a, b):
            ann = await a.guest("Ann")
            for visit in (a, b):
                for path in ("/t/", "/api/tables/", "/api/evenings/e"):
                    status, _ = await at(visit, ann).request("GET", f"{path}{'0' * 18}")
                    assert status == 404
                assert await refused(at(visit, ann), "0" * 18) == 404
            table = await ann.open_table({"game": "masks"})
            nobody = Client("127.0.0.1", b.port)
            assert await refused(nobody, table) == 401
            body = b"x" * 10_000
            status, _ = await at(b, ann).request("POST", f"/api/tables/{table}/reports", body)
            assert status == 413
            status, _ = await at(b, ann).request(
                "POST", f"/api/tables/{table}/reports", {"member": 0}, {"Origin": "http://evil"}
            )
            assert status == 403

    scenario(run)


def test_lists_and_codes_are_the_same_on_both(postgres: NewUrl) -> None:
    url = postgres()

    async def run() -> None:
        async with two_nodes(url, guesses_burst=10**6) as (a, b):
            ann, bob = await a.guest("Ann"), await b.guest("Bob")
            shown = await ann.open_table({**TWO, "visibility": "public"})
            hidden = await ann.open_table(TWO)
            own = await at(b, ann).open_table(TWO)

            async def listed() -> bool:
                found = [await guest.call("GET", "/api/tables") for guest in (ann, bob)]
                ids = [[one["info"]["table"] for one in list_["tables"]] for list_ in found]
                return ids == [[shown]] * 2

            await until(listed)
            for visit in (a, b):
                mine = (await at(visit, ann).call("GET", "/api/mine"))["tables"]
                assert sorted(one["info"]["table"] for one in mine) == sorted([shown, hidden, own])
                assert (await at(visit, bob).call("GET", "/api/mine"))["tables"] == []
            code = (await ann.call("GET", f"/api/tables/{hidden}"))["code"]

            async def known() -> bool:
                status, found = await bob.request("GET", f"/api/codes/{code}")
                return status == 200 and hidden.encode() in found

            await until(known)
            with pytest.raises(ClientError, match="no-such-code"):
                await bob.call("GET", "/api/codes/riva-000-luna")
            once = (await ann.call("POST", "/api/guest/code"))["code"]
            phone = Client("127.0.0.1", b.port)
            await phone.call("POST", "/api/guest/redeem", {"code": once})
            assert phone.cookie == ann.cookie
            with pytest.raises(ClientError, match="no-such-code"):
                await at(a, phone).call("POST", "/api/guest/redeem", {"code": once})
            lesson = {"lesson": True}
            first = await ann.open_table({"game": "inkognito"}, **lesson)
            assert await at(b, ann).open_table({"game": "inkognito"}, **lesson) == first

    scenario(run)


def test_two_tables_never_have_one_code(postgres: NewUrl) -> None:
    url = postgres()

    async def run() -> None:
        async with two_nodes(url, guesses_burst=10**6) as (a, b):
            ann, bob = await a.guest("Ann"), await b.guest("Bob")
            first, other = await ann.open_table(TWO), await bob.open_table(TWO)
            code = (await ann.call("GET", f"/api/tables/{first}"))["code"]

            async def known() -> bool:
                status, _ = await bob.request("GET", f"/api/codes/{code}")
                return status == 200

            await until(known)
            codes = b.house.services.codes
            codes.forget(other)
            codes._codes[other], codes._tables[code] = code, other
            await until(lambda: codes.code(other) != code)
            assert (await bob.call("GET", f"/api/codes/{code}"))["table"] == first
            assert (await ann.call("GET", f"/api/tables/{other}"))["code"] != code

    scenario(run)


def test_names_bans_and_departures_are_known_on_both(postgres: NewUrl) -> None:
    url = postgres()

    async def run() -> None:
        async with two_nodes(url) as (a, b):
            ann, bob, eve = await a.guest("Ann"), await a.guest("Bob"), await b.guest("Eve")
            table = await ann.open_table({"game": "masks"})
            for guest in (bob, eve):
                async with await at(a, guest).sit_at(table) as seat:
                    assert (await seat.ask("sit"))["type"] == "done"
            socket = await at(b, bob).sit_at(table)
            await at(b, bob).call("POST", "/api/guest", {"name": "Bobby"})

            async def renamed() -> bool:
                return "Bobby" in str(await ann.call("GET", f"/api/tables/{table}"))

            await until(renamed)
            member = next(
                chair["member"]
                for chair in (await ann.call("GET", f"/api/tables/{table}"))["chairs"]
                if chair["name"] == "Bobby"
            )
            status, _ = await at(b, ann).request(
                "POST", f"/api/tables/{table}/reports", {"member": member}
            )
            assert status == 201
            (reported,) = await operating.reports(url)
            await operating.ban(url, reported.guest, 1)
            assert await socket.drain() == "banned"
            for visit in (a, b):
                assert await refused(at(visit, bob), table) == 403
            watching = await eve.sit_at(table)
            await eve.call("POST", "/api/guest/forget", {"name": "Eve"})
            assert await watching.drain() == "forgotten"

            async def over() -> bool:
                await one_round(a.house)
                await one_round(b.house)
                return not await departing(a.house.store)

            await until(over)
            assert "Eve" not in "".join(await a.house.store.log(table))

    scenario(run)


def test_the_visitor_is_limited_and_not_the_node_and_nobody_can_pose_as_one(
    postgres: NewUrl,
) -> None:
    urls = postgres(), postgres()

    async def run() -> None:
        async with two_nodes(urls[0], sockets_an_address=2) as (a, b):
            ann = await a.guest("Ann")
            table = await ann.open_table({"game": "masks"})
            forged = {
                "X-Ridotto-Node": "0" * 64,
                "X-Ridotto-Visitor": "192.0.2.7",
                "X-Ridotto-Scheme": "https",
            }
            held = [await at(b, ann).sit_at(table, headers=forged) for _ in range(2)]
            for visit in (a, b):  # one address has what it may have, wherever it came in
                assert await refused(at(visit, ann), table, headers=forged) == 429
            key = b.house.elsewhere.key.decode()  # type: ignore[attr-defined]
            node = {**forged, "X-Ridotto-Node": key}
            other = await ann.sit_at(table, headers=node)
            await close(*held, other)

        async with two_nodes(urls[1], requests_rate=0.001, requests_burst=10) as (a, b):
            ann = await a.guest("Ann")
            table = await ann.open_table({"game": "masks"})
            statuses = [
                (await at(b, ann).request("GET", f"/api/tables/{table}"))[0] for _ in range(12)
            ]
            assert statuses[0] == 200
            assert statuses[-1] == 429
            assert (await ann.request("GET", f"/api/tables/{table}"))[0] == 429

    scenario(run)


def test_an_evening_lives_on_one_node_and_goes_on_on_another(postgres: NewUrl) -> None:
    url = postgres()

    async def run() -> None:
        async with open_node(url, "b") as b:
            async with open_node(url, "a") as a:
                path, guests = await begun(a, "Ann", "Bob", "Cleo", "Dan")
                alone = await guests[0].open_table(TWO)
                assert len(a.house.rooms) == 3
                there = [at(b, guest) for guest in guests]
                for guest in there:
                    assert len((await guest.call("GET", "/api/evenings"))["evenings"]) == 1
                tables = [await own_table(path, guest) for guest in there]
                assert len(set(tables)) == 2
                await resign(path, there[0])
                assert not b.house.rooms
            info = await there[0].call("GET", path)
            assert info["deals"][0]["phase"] == "sealed"
            assert b.house.evenings.live
            assert set(tables) <= set(b.house.rooms)
            await until(lambda: alone in b.house.rooms)
            left = next(g for g, table in zip(there, tables, strict=True) if table != tables[0])
            await resign(path, left)
            assert (await left.call("GET", path))["deals"][0]["phase"] == "told"

    scenario(run)


def test_a_node_that_drains_hands_its_tables_over_and_alone_it_does_not(postgres: NewUrl) -> None:
    url = postgres()

    async def run() -> None:
        async with open_node(url, "a") as a:
            ann = await a.guest("Ann")
            table = await ann.open_table(TWO)
            path, _ = await begun(a, "Bob", "Cleo")
            seat = await ann.sit_at(table)
            await seat.ask("note", key="a", value="b")
            a.house.draining = True
            alive: list[tuple[int]] = []

            async def beaten_twice() -> bool:
                sql = "SELECT until FROM nodes WHERE draining"
                alive.extend(await a.house.store.rows(sql))
                return len(set(alive)) > 2

            await until(beaten_twice)  # two signs of life, in between which it would have
            assert table in a.house.rooms
            async with open_node(url, "b") as b:
                assert await seat.drain() == "restart"
                async with await ann.sit_at(table) as again:
                    assert (await again.until("notes"))["notes"] == {"a": "b"}
                await until(lambda: len(b.house.rooms) == 3 and not a.house.rooms)
                assert (await ann.call("GET", path))["phase"] == "playing"
                with pytest.raises(ClientError, match="draining"):
                    await ann.open_table(TWO)

    scenario(run)


def test_a_table_that_is_lost_while_it_is_read_is_taken_in_anew(
    postgres: NewUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres()

    async def run() -> None:
        async with open_node(url, "b") as b:
            store, read = b.house.store, b.house._read
            assert isinstance(store, NodeStore)
            reads = 0

            async def reading(lines: list[str]) -> Table:
                nonlocal reads
                reads += 1
                if reads == 1:
                    await store.release([table])  # as when it was shown out
                return await read(lines)

            monkeypatch.setattr(b.house, "_read", reading)
            async with open_node(url, "a") as a:
                ann = await a.guest("Ann")
                table = await ann.open_table(TWO)
            async with await at(b, ann).sit_at(table) as seat:
                assert (await seat.ask("say", text="hello"))["type"] == "done"
            assert reads == 2
            assert store.has(table)

    scenario(run)


def test_a_node_that_was_shown_out_hangs_up_and_stores_nothing(postgres: NewUrl) -> None:
    url = postgres()

    async def run() -> None:
        async with two_nodes(url) as (a, b):
            ann = await a.guest("Ann")
            table = await ann.open_table(TWO)
            seat = await ann.sit_at(table)
            await a.house.store.rows("UPDATE nodes SET until = until - 100000 WHERE name = 'a'")
            await b.house.store.rows("UPDATE nodes SET since = since - 100000 WHERE name = 'b'")
            # Before its next sign of life, as if it was stopped.
            assert await b.house.store.show_out()  # type: ignore[attr-defined]
            await seat.send("note", key="late", value="x")
            assert await seat.drain() == "restart"
            async with await ann.sit_at(table) as again:
                assert (await again.until("notes"))["notes"] == {}
                assert (await again.ask("note", key="new", value="y"))["type"] == "done"
            lines = await b.house.store.log(table)
            assert sum('"late"' in line for line in lines) == 0
            assert sum('"new"' in line for line in lines) == 1

    scenario(run)


def test_a_backup_of_a_house_of_several_nodes_is_a_house(postgres: NewUrl, tmp_path: Any) -> None:
    url, other = postgres(), postgres()

    async def run() -> None:
        async with two_nodes(url) as (a, b):
            ann = await a.guest("Ann")
            tables = [await at(visit, ann).open_table(TWO) for visit in (a, b)]
            await ann.call("POST", "/api/guest/code")
            assert await back_up(url, tmp_path / "backup.db") == 2
        await restore(tmp_path / "backup.db", other)
        async with open_node(other, "a") as a:
            for table in tables:
                info = await at(a, ann).call("GET", f"/api/tables/{table}")
                assert info["chairs"][0]["name"] == "Ann"

    scenario(run)


@pytest.mark.parametrize(
    ("path", "about"),
    [
        ("/t/" + "0" * 18, "0" * 18),
        ("/e/e" + "0" * 18, "e" + "0" * 18),
        ("/api/tables/" + "a" * 18 + "/socket", "a" * 18),
        ("/api/evenings/e" + "a" * 18 + "/join", "e" + "a" * 18),
        ("/api/tables", None),
        ("/api/tables/x", None),
        ("/t/" + "0" * 18 + "x", None),
    ],
)
def test_paths_about_one_table(path: str, about: str | None) -> None:
    found = ABOUT.fullmatch(path)
    assert (found and found[1]) == about


def test_all_nodes_have_the_database_s_clock() -> None:
    clock = DatabaseTime()
    there = clock.now() + 5_000
    clock.set(there)
    assert abs(clock.now() - there) < 100
    ahead = clock.ahead
    clock.set(clock.now() + 20)  # on its way for so long
    assert clock.ahead == ahead


def test_nodes_need_a_database_that_can_be_shared() -> None:
    with (
        closing(listen("127.0.0.1", 0)) as listening,
        pytest.raises(ServeError, match="PostgreSQL"),
    ):
        asyncio.run(serve(ServePlan(database=":memory:", node="a"), listening))


def test_nodes_speak_plain_http_to_each_other() -> None:
    plan = ServePlan(database="postgresql://nobody", node="a", address="https://a")
    with (
        closing(listen("127.0.0.1", 0)) as listening,
        pytest.raises(ServeError, match="plain HTTP"),
    ):
        asyncio.run(serve(plan, listening))
