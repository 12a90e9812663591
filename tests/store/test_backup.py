"""A backup of a house under load, restored elsewhere: every table is the same."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ridotto.server.python_client import Client
from ridotto.store import Append, Close, StoreError, back_up, open_store, restore
from tests.server.crowd import gone, seated, served
from tests.server.helpers import scenario
from tests.server.process import Process
from tests.terminal import Terminal

Other = Callable[[], str]


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another new empty database, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "elsewhere.db")
    new: Other = request.getfixturevalue("postgres")
    return new()


async def everything(url: str) -> dict[str, list[str]]:
    store = await open_store(url)
    logs = {table: await store.log(table) for table in await store.open_tables()}
    logs["secret"] = [await store.secret("cookies", "none")]
    await store.close()
    return logs


def test_a_backup_under_load_holds_all_that_was_acknowledged(
    database: str, elsewhere: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.db"

    async def run() -> None:
        async with Process(database) as house:
            guests = await seated(house)
            stopping = asyncio.Event()
            living = [asyncio.create_task(guest.live(stopping)) for guest in guests]
            await served(guests, living)
            before = [id_ for guest in guests for id_ in guest.acknowledged]
            await back_up(database, file)
            await served(guests, living)  # it goes on as if nothing had been
            stopping.set()
            await gone(living)
            assert await house.stop() == 0
        assert file.stat().st_mode & 0o777 == 0o600
        assert await restore(file, elsewhere) == 6
        now, then = await everything(database), await everything(elsewhere)
        assert now.keys() == then.keys()
        assert now["secret"] == then["secret"]
        for table, log in then.items():
            assert log == now[table][: len(log)]  # one moment of every table
        kept = {
            msgspec.json.decode(line)["do"].get("id") for log in then.values() for line in log[1:]
        }
        assert set(before) <= kept
        async with Process(elsewhere) as house:  # and everybody's seat is kept in it
            for guest in guests:
                client = Client("127.0.0.1", house.port, guest.client.cookie)
                async with await client.sit_at(guest.table) as seat:
                    await seat.until("table")
                    assert seat.you["seat"] is not None
            assert await house.stop() == 0

    scenario(run, 120)


def test_all_tables_come_back_closed_ones_too(
    database: str, elsewhere: str, tmp_path: Path
) -> None:
    async def run() -> None:
        store = await open_store(database)
        await store.write([Append(f"{n:05}", 1, f"line é {n}") for n in range(2_345)])
        await store.write([Close(f"{n:05}") for n in range(0, 2_345, 2)])
        open_ones = await store.open_tables()
        await store.secret("cookies", "key")
        await store.close()
        assert await back_up(database, tmp_path / "b") == 2_345
        assert await restore(tmp_path / "b", elsewhere) == 2_345
        store = await open_store(elsewhere)
        assert await store.open_tables() == open_ones
        for n in range(0, 2_345, 67):
            assert await store.log(f"{n:05}") == [f"line é {n}"]
        assert await store.secret("cookies", "other") == "key"
        await store.close()
        with pytest.raises(StoreError, match="not empty"):
            await restore(tmp_path / "b", elsewhere)

    scenario(run)


def test_the_commands_say_what_they_did_and_what_is_wrong(
    tmp_path: Path, ridotto: Terminal
) -> None:
    database, file = tmp_path / "house.db", tmp_path / "backup.db"
    assert ridotto.run("backup", str(file), "--db", str(database)) == 2
    assert "there is no such file" in ridotto.err
    assert not list(tmp_path.iterdir())

    async def fill() -> None:
        store = await open_store(str(database))
        await store.write([Append("a", 1, "x")])
        await store.close()

    asyncio.run(fill())
    assert ridotto.run("backup", str(file), "--db", str(database)) == 0
    assert "1 tables" in ridotto.out
    assert ridotto.run("backup", str(file), "--db", str(database)) == 2
    assert "there is such a file already" in ridotto.err
    assert ridotto.run("restore", str(file), "--db", str(tmp_path / "new.db")) == 0
    assert "1 tables restored" in ridotto.out
    assert ridotto.run("restore", str(file), "--db", str(database)) == 2
    assert "not empty" in ridotto.err
    (tmp_path / "text").write_text("This is no backup, but long enough to look like a file of one.")
    assert ridotto.run("restore", str(tmp_path / "text"), "--db", str(tmp_path / "n2.db")) == 2
    assert "text: file is not a database" in ridotto.err
