"""Killed under load again and again: what was acknowledged is there, once, and everyone resumes."""

import asyncio
from pathlib import Path

import msgspec

from ridotto.server.python_client import Client
from tests.server.crowd import EACH, gone, nothing_lost_or_doubled, seated, served
from tests.server.helpers import scenario
from tests.server.process import Process

KILLS = 4


def test_kill_nine_under_load_loses_and_repeats_nothing(database: str, times: int) -> None:
    kills = KILLS * times

    async def run() -> None:
        async with Process(database) as house:
            guests = await seated(house)
            stopping = asyncio.Event()
            living = [asyncio.create_task(guest.live(stopping)) for guest in guests]
            for _ in range(kills):
                await served(guests, living)
                await house.kill()
                await house.start()
            await served(guests, living)
            stopping.set()
            await gone(living)
        assert all(guest.resumed == kills for guest in guests)
        assert await nothing_lost_or_doubled(guests, database) >= (kills + 1) * EACH

    scenario(run, 300 * times)


def test_a_graceful_stop_tells_everyone_and_all_tables_are_alive_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with Process(str(tmp_path / "house.db")) as house:
            ann = await Client("127.0.0.1", house.port).name("Ann")
            table = await ann.open_table({"game": "masks"}, places=[None, "random", "random"])
            seat = await ann.sit_at(table)
            await seat.ask("start")
            await seat.ask("note", key="a", value="b")
            ending = asyncio.create_task(house.stop())
            assert await seat.drain() == "restart"
            assert seat.socket.close_code == 1012
            await ending
            await house.start()
            async with await ann.sit_at(table) as seat:
                assert (await seat.until("notes"))["notes"] == {"a": "b"}
            await house.stop()
        for secret in (ann.cookie.split("=", 1)[1], ann.cookie.split(".")[1], table, "Ann"):
            assert secret.encode() not in house.logged
        events = [msgspec.json.decode(line)["event"] for line in house.logged.splitlines()]
        opened, closed = "house open", "house closed"
        assert events == [opened, "table opened", closed, opened, closed]

    scenario(run)
