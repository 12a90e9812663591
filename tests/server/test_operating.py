"""What whoever runs a house can do: ban, revoke, drain, let old tables go, name it, watch it."""

import asyncio
import contextlib
import random
import re
import signal
from http.client import HTTPException
from pathlib import Path

import msgspec
import pytest

from ridotto.games import GAMES
from ridotto.kernel.record import read
from ridotto.server.guest_cookies import alias_of
from ridotto.server.housekeeping import one_round
from ridotto.server.limits import Limits
from ridotto.server.old_tables import Archive
from ridotto.server.python_client import Client
from ridotto.server.reports_and_bans import MOST_REPORTS
from ridotto.server.run import ServeError, ServePlan, listen, serve
from ridotto.store import open_store, operating
from ridotto.table import Refused
from ridotto.table.verify import verify
from tests.server.helpers import Later, close, open_house, play_alone, refused, sat, scenario
from tests.server.process import Process
from tests.terminal import Terminal


def alias(guest: Client) -> str:
    return alias_of(guest.cookie.split("=", 1)[1].split(".")[1])


def test_who_is_reported_can_be_banned_and_let_in_again(database: str) -> None:
    async def run() -> None:
        async with open_house(database) as visit:
            ann, bob, eve = [await visit.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await ann.open_table({"game": "masks", "visibility": "public"})
            async with await ann.sit_at(table), await bob.sit_at(table) as seat:
                await seat.ask("sit")
                await seat.ask("say", text="something rude \x41")
                path = f"/api/tables/{table}/reports"
                assert (await eve.request("POST", path, {"member": 1}))[0] == 403
                assert (await ann.request("POST", path, {"member": 7}))[0] == 409
                assert (await ann.request("POST", path, {"member": 0}))[0] == 409  # oneself
                assert (await ann.request("POST", path, {"member": 1}))[0] == 201
                await visit.house.journal.flush()
                (report,) = await operating.reports(database)
                assert (report.name, report.said) == ("Bob", "something rude A")
                assert report.guest == alias(bob)
                assert report.reporter == alias(ann)
                await operating.ban(database, report.guest, 1)
                await one_round(visit.house)
                assert await seat.drain() == "banned"
            assert await refused(bob, table) == 403
            assert (await bob.request("POST", "/api/guest", {"name": "Rob"}))[0] == 403
            await operating.unban(database, report.guest)
            await one_round(visit.house)
            async with await bob.sit_at(table) as seat:
                await seat.until("table")
                assert seat.you["seat"] == 1

    scenario(run)


def test_no_more_than_so_many_reports_of_one_guest() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, seats = await sat(visit, "Ann", "Bob")
            await close(*seats)
            room, guest = visit.house.rooms[table], visit.house.cookies.new_guest("Eve")
            room.table.members.append(guest.id)
            for _ in range(MOST_REPORTS):
                visit.house.reports.report(room.table, guest, 0, 1)
            with pytest.raises(Refused, match="enough"):
                visit.house.reports.report(room.table, guest, 0, 1)

    scenario(run)


def test_a_new_key_makes_all_cookies_void(database: str) -> None:
    async def run() -> None:
        async with open_house(database) as visit:
            ann = await visit.guest("Ann")
        await operating.change_secret(database, "cookies", "ab" * 32)
        async with open_house(database) as visit:
            old = Client("127.0.0.1", visit.port, ann.cookie)
            assert (await old.call("GET", "/api/guest"))["name"] is None

    scenario(run)


def test_the_command_lists_bans_and_unbans(tmp_path: Path, ridotto: Terminal) -> None:
    database = str(tmp_path / "house.db")

    async def prepare() -> None:
        await (await open_store(database)).close()

    asyncio.run(prepare())
    assert ridotto.run("guests", "--db", database) == 0
    assert "nobody was reported" in ridotto.out
    assert ridotto.run("guests", "--db", database, "--ban", "0123456789abcdef") == 0
    assert "banned: 0123456789abcdef" in ridotto.out
    assert ridotto.run("guests", "--db", database, "--ban", "Bob") == 2
    assert "no alias of a guest: 'Bob'" in ridotto.err
    assert ridotto.run("guests", "--db", database, "--unban", "0123456789abcdef") == 0
    assert "nobody is banned" in ridotto.out
    assert ridotto.run("guests", "--db", str(tmp_path / "none.db")) == 2


def test_a_house_that_is_drained_ends_when_nobody_plays(tmp_path: Path) -> None:
    async def run() -> None:
        async with Process(str(tmp_path / "house.db")) as house:
            ann = await Client("127.0.0.1", house.port).name("Ann")
            table = await ann.open_table({"game": "masks"}, places=[None, "random", "random"])
            seat = await ann.sit_at(table)
            await seat.ask("start")
            house.send(signal.SIGUSR1)
            status = 200
            while status == 200:
                status, body = await ann.request("GET", "/healthz")
            assert msgspec.json.decode(body)["status"] == "draining"
            wanted = {"settings": {"game": "masks"}}
            assert (await ann.request("POST", "/api/tables", wanted))[0] == 503
            await play_alone(seat, random.Random(1))  # the game goes on to its end
            assert await seat.drain() == "restart"
            assert await house.ended() == 0

    scenario(run)


def test_old_tables_are_archived_and_let_go(database: str, tmp_path: Path) -> None:
    outside = Later()

    async def run() -> None:
        async with open_house(database, outside=outside, keep_days=30) as visit:
            table, seats = await sat(visit, "Ann", "Bob")
            await seats[0].ask("start")
            rng = random.Random(3)
            await asyncio.gather(*(play_alone(seat, rng) for seat in seats))
            for seat in seats:
                await seat.socket.close()
            archive = Archive(tmp_path / "archive")
            outside.ahead = 2 * 86_400_000
            await asyncio.sleep(0.05)
            await one_round(visit.house, archive)
            assert table not in visit.house.rooms  # closed, and kept
            await one_round(visit.house, archive)
            assert await visit.house.store.log(table)
            outside.ahead = 40 * 86_400_000
            await one_round(visit.house, archive)
            await visit.house.journal.flush()
            assert await visit.house.store.log(table) == []
            (file,) = (tmp_path / "archive").iterdir()
            assert file.stat().st_mode & 0o777 == 0o600
            verify(read(file.read_text(), GAMES), GAMES["masks"])

    scenario(run)


def test_tables_are_not_let_go_without_an_archive() -> None:
    plan = ServePlan(database=":memory:", limits=Limits(keep_days=1))
    listening = listen("127.0.0.1", 0)
    with pytest.raises(ServeError, match="--archive"):
        asyncio.run(serve(plan, listening))
    listening.close()


def test_a_house_with_names_answers_to_no_other() -> None:
    async def run() -> None:
        async with open_house(hosts=("ridotto.example",)) as visit:
            ann = Client("127.0.0.1", visit.port)
            good, bad = {"Host": "ridotto.example"}, {"Host": "evil.example"}
            assert (await ann.request("GET", "/api/house", headers=good))[0] == 200
            assert (await ann.request("GET", "/api/house", headers=bad))[0] == 400
            stolen = bad | {"Origin": "http://evil.example"}
            assert (await ann.request("POST", "/api/guest", {"name": "X"}, stolen))[0] == 400

    scenario(run)


def test_metrics_tell_how_long_things_take() -> None:
    async def run() -> None:
        async with open_house() as visit:
            _, seats = await sat(visit, "Ann", "Bob")
            await seats[0].ask("start")
            text = (await Client("127.0.0.1", visit.port).request("GET", "/metrics"))[1].decode()
            for name in ("told", "commit"):
                found = re.search(rf"^ridotto_{name}_seconds_count (\S+)", text, re.MULTILINE)
                assert found is not None
                assert float(found[1]) >= 3
            assert "ridotto_errors_total" in text
            assert "ridotto_store_away 0.0" in text
            for seat in seats:
                await seat.socket.close()

    scenario(run)


def test_running_out_of_descriptors_is_in_the_log(tmp_path: Path) -> None:
    async def run() -> None:
        async with Process(str(tmp_path / "house.db"), descriptors=80) as house:
            visitor = Client("127.0.0.1", house.port)
            await visitor.call("GET", "/api/house")  # it is open
            held = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(60)]
            assert await held[-1][0].read() == b""  # turned away
            for _, writer in held:
                writer.close()
            await held[0][1].wait_closed()
            status = 0
            while status != 200:
                with contextlib.suppress(OSError, HTTPException):
                    status, _ = await visitor.request("GET", "/api/house")
            await house.stop()
        events = [msgspec.json.decode(line)["event"] for line in house.logged.splitlines()]
        assert events.count("descriptors run out") == 1

    scenario(run)
