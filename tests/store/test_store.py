"""What is written is there again, whichever database; groups commit in order; failures are said."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import asyncpg
import pytest

from ridotto.store import Append, Close, Forget, Journal, StoreError, Write, open_store
from ridotto.store.store import migrations, pending
from tests.store.blank import BlankStore


def test_logs_come_back_in_order_after_the_database_was_closed(database: str) -> None:
    async def scenario() -> None:
        store = await open_store(database)
        await store.write([Append("b", 1, "one"), Append("a", 1, "uno"), Append("b", 2, "two ✓")])
        await store.write([Append("b", 3, "three"), Append("c", 1, "un"), Append("d", 1, "eins")])
        await store.write([Close("a"), Forget("c")])
        await store.close()
        store = await open_store(database)
        assert await store.log("b") == ["one", "two ✓", "three"]
        assert await store.log("a") == ["uno"]
        assert await store.log("c") == []
        assert await store.open_tables() == ["b", "d"]
        await store.close()

    asyncio.run(scenario())


def test_entries_are_kept_letter_for_letter(database: str) -> None:
    entries = [r'{"text":"\"\\ \u0000 it\'s"}', '{"text":"😀 é\u2028"}', "", "[1]", "null", "7"]

    async def scenario() -> None:
        store = await open_store(database)
        await store.write([Append("a", n, entry) for n, entry in enumerate(entries, 1)])
        assert await store.log("a") == entries
        await store.close()

    asyncio.run(scenario())


def test_reading_and_writing_at_once_take_turns(database: str) -> None:
    async def scenario() -> None:
        store = await open_store(database)
        writes = [store.write([Append("a", number, f"{number}")]) for number in range(1, 30)]
        reads = [store.log("a") for _ in range(30)]
        await asyncio.gather(*(one for both in zip(writes, reads, strict=False) for one in both))
        reads[-1].close()
        assert len(await store.log("a")) == 29
        await store.close()

    asyncio.run(scenario())


def test_any_number_of_lines_is_written_at_once(database: str) -> None:
    async def scenario() -> None:
        store = await open_store(database)
        tables = [f"{number:04}" for number in range(1_100)]
        await store.write([Append(table, 1, f"log of {table}") for table in tables])
        assert await store.open_tables() == tables
        assert [await store.log(table) for table in tables[::333]] == [
            [f"log of {table}"] for table in tables[::333]
        ]
        await store.write([Close(table) for table in tables[100:]])
        assert await store.open_tables() == tables[:100]
        await store.write([Forget(table) for table in tables[1:]])
        assert await store.open_tables() == tables[:1]
        assert await store.log(tables[0]) == ["log of 0000"]
        assert [await store.log(table) for table in tables[1::333]] == [[]] * 4
        await store.close()

    asyncio.run(scenario())


def test_a_write_is_done_whole_or_not_at_all(database: str) -> None:
    async def scenario() -> None:
        store = await open_store(database)
        await store.write([Append("a", 1, "x")])
        with pytest.raises(StoreError):
            await store.write([Append("a", 2, "y"), Append("a", 1, "again")])
        assert await store.log("a") == ["x"]
        await store.close()

    asyncio.run(scenario())


def test_a_secret_is_made_once(database: str) -> None:
    async def scenario() -> None:
        for fresh in ("first", "second"):
            store = await open_store(database)
            assert await store.secret("cookies", fresh) == "first"
            await store.close()

    asyncio.run(scenario())


def test_a_second_house_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.store.postgresql.PATIENCE", 1)

    async def scenario() -> None:
        store = await open_store(database)
        with pytest.raises(StoreError):
            await open_store(database)
        await store.close()

    asyncio.run(scenario())


def test_a_database_of_version_one_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    old = sqlite3.connect(file)
    for statement in migrations()[0][1]:
        old.execute(statement)
    old.execute("INSERT INTO log VALUES ('a', 1, 'kept')")
    old.execute("INSERT INTO tables VALUES ('a', TRUE)")
    old.execute("PRAGMA user_version = 1")
    old.commit()
    old.close()

    async def scenario() -> None:
        store = await open_store(str(file))
        assert await store.log("a") == ["kept"]
        assert await store.secret("s", "new") == "new"
        await store.close()

    asyncio.run(scenario())


def test_a_database_from_the_future_is_refused() -> None:
    assert pending(len(migrations())) == []
    with pytest.raises(StoreError, match="version 99"):
        pending(99)


def test_what_cannot_be_opened_is_said_without_the_password(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("not a database, but long enough to look like a file of one")
    with pytest.raises(StoreError, match=r"text\.db: file is not a database"):
        asyncio.run(open_store(str(tmp_path / "text.db")))
    with pytest.raises(StoreError) as refused:
        asyncio.run(open_store("postgresql://me:hunter2@127.0.0.1:1/x"))
    assert "hunter2" not in str(refused.value)
    assert "127.0.0.1" in str(refused.value)


class SlowStore(BlankStore):
    """Commits when it is told to."""

    def __init__(self) -> None:
        self.batches: list[list[Write]] = []
        self.go = asyncio.Event()
        self.broken: Exception | None = None

    async def write(self, writes: list[Write]) -> None:
        await self.go.wait()
        if self.broken is not None:
            raise self.broken
        self.batches.append(writes)


def test_what_arrives_during_a_commit_goes_into_the_next_and_is_said_in_order() -> None:
    async def scenario() -> None:
        store = SlowStore()
        journal = Journal(store, lambda error: None)
        said: list[int] = []
        journal.add([], lambda: said.append(0))
        assert said == [0]  # nothing to wait for
        for number in range(1, 6):
            journal.add([Append("a", number, "")], partial(said.append, number))
            await asyncio.sleep(0)
        journal.add([], lambda: said.append(6))
        assert said == [0]
        store.go.set()
        await journal.flush()
        assert said == [0, 1, 2, 3, 4, 5, 6]
        assert [len(batch) for batch in store.batches] == [1, 4]
        assert (journal.commits, journal.written) == (2, 5)

    asyncio.run(scenario())


def test_one_who_cannot_be_told_does_not_keep_others_from_hearing() -> None:
    async def scenario() -> None:
        store = SlowStore()
        store.go.set()
        journal = Journal(store, lambda error: None)
        said: list[int] = []

        def fail() -> None:
            raise ZeroDivisionError

        journal.add([Append("a", 1, "")], fail)
        journal.add([Append("a", 2, "")], partial(said.append, 2))
        await journal.flush()
        assert said == [2]

    asyncio.run(scenario())


@pytest.mark.parametrize("error", [StoreError("disk full"), ZeroDivisionError()])
def test_what_could_not_be_stored_is_never_said(error: Exception) -> None:
    async def scenario() -> None:
        store = SlowStore()
        failures: list[StoreError] = []
        journal = Journal(store, failures.append)
        said: list[int] = []
        store.broken = error
        store.go.set()
        journal.add([Append("a", 1, "")], lambda: said.append(1))
        await journal.flush()
        journal.add([], lambda: said.append(2))
        assert said == []
        assert [str(failure) for failure in failures] == [str(error) or "ZeroDivisionError"]
        assert journal.broken

    asyncio.run(scenario())


def test_a_lost_connection_is_a_store_error(postgres: Callable[[], str]) -> None:
    url = postgres()

    async def scenario() -> None:
        store = await open_store(url)
        admin = await asyncpg.connect(url)
        await admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        with pytest.raises(StoreError):
            await store.write([Append("a", 1, "x")])
        await admin.close()
        await store.close()

    asyncio.run(scenario())
