"""A database that is away for a while: everything is stored once, in order, and said afterwards."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import asyncpg
import pytest

from ridotto.store import Append, Journal, StoreAway, StoreError, Write, open_store
from ridotto.store.time_limit import within
from tests.store.blank import BlankStore
from tests.store.paused import paused, server_of


class Flaky(BlankStore):
    """Is away for so many calls; what it was asked at the first of them is done, or is not."""

    def __init__(self, away: int, *, done: bool) -> None:
        self.lines: list[str] = []
        self.away = away
        self.done = done

    async def write(self, writes: list[Write]) -> None:
        entries = [write.entry for write in writes if isinstance(write, Append)]
        if self.away and len(self.lines) == 2:
            if self.done:
                self.lines += entries
            raise StoreAway("gone")
        self.lines += entries

    async def come_back(self) -> None:
        if self.away:
            self.away -= 1
            raise StoreAway("still gone")

    async def log(self, table: str) -> list[str]:
        return self.lines


@pytest.mark.parametrize("done", [True, False])
def test_what_was_being_written_is_stored_once(done: bool) -> None:  # noqa: FBT001
    async def scenario() -> None:
        store = Flaky(3, done=done)
        told: list[bool] = []
        journal = Journal(store, lambda error: pytest.fail(str(error)), told.append)
        said: list[int] = []
        for number in range(1, 8):
            journal.add([Append("a", number, f"{number}")], partial(said.append, number))
            if number in (1, 2):
                await journal.flush()
            await asyncio.sleep(0)
        await journal.flush()
        assert store.lines == [f"{number}" for number in range(1, 8)]
        assert said == list(range(1, 8))
        assert told == [True, False]
        assert not journal.away
        assert await journal.answers(1)

    asyncio.run(scenario())


def test_a_store_that_stays_away_is_given_up_and_nothing_is_said() -> None:
    async def scenario() -> None:
        store = Flaky(10**9, done=False)
        failures: list[StoreError] = []
        journal = Journal(store, failures.append, patience=0.2)
        said: list[int] = []
        for number in (1, 2, 3):
            journal.add([Append("a", number, "")], partial(said.append, number))
            await journal.flush()
        assert said == [1, 2]
        assert journal.broken
        assert "given up after 0.2 s" in str(failures[0])
        assert not await journal.answers(1)

    asyncio.run(scenario())


def test_nobody_waits_for_what_hangs() -> None:
    async def scenario() -> None:
        given_up: list[bool] = []
        with pytest.raises(StoreAway, match=r"no answer in 0\.05 s"):
            await within(0.05, asyncio.sleep(3600), lambda: given_up.append(True))
        assert given_up == [True]

    asyncio.run(scenario())


def test_a_connection_that_was_cut_is_made_again(postgres: Callable[[], str]) -> None:
    url = postgres()

    async def scenario() -> None:
        store = await open_store(url)
        journal = Journal(store, lambda error: pytest.fail(str(error)))
        said: list[int] = []
        admin = await asyncpg.connect(url)
        for number in range(1, 30):
            journal.add([Append("a", number, f"{number}")], partial(said.append, number))
            if number % 5 == 0:  # sometimes before a commit, sometimes in the middle of one
                await admin.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            await asyncio.sleep(0.002 * (number % 3))
        await journal.flush()
        assert await store.log("a") == [f"{number}" for number in range(1, 30)]
        assert said == list(range(1, 30))
        await admin.close()
        await store.close()

    asyncio.run(scenario())


def test_a_database_that_hangs_is_waited_for(postgres: Callable[[], str]) -> None:
    url = postgres()

    async def scenario() -> None:
        store = await open_store(url, answer=0.5)
        told: list[bool] = []
        journal = Journal(store, lambda error: pytest.fail(str(error)), told.append)
        said: list[int] = []
        journal.add([Append("a", 1, "one")], partial(said.append, 1))
        await journal.flush()
        with paused(await server_of(url)):
            journal.add([Append("a", 2, "two")], partial(said.append, 2))
            await asyncio.sleep(1)
            assert journal.away
            assert said == [1]
            assert not await journal.answers(0.1)
            journal.add([Append("a", 3, "three")], partial(said.append, 3))
        await journal.flush()
        assert await store.log("a") == ["one", "two", "three"]
        assert said == [1, 2, 3]
        assert told == [True, False]
        await store.close()

    asyncio.run(scenario())


def test_what_is_on_disk_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "house" / "ridotto.db"
    file.parent.mkdir()
    file.touch(0o644)

    async def scenario() -> None:
        store = await open_store(str(file))
        await store.write([Append("a", 1, "x")])
        modes = {each.name: oct(each.stat().st_mode & 0o777) for each in file.parent.iterdir()}
        assert "ridotto.db-wal" in modes
        assert set(modes.values()) == {"0o600"}
        await store.close()

    asyncio.run(scenario())
