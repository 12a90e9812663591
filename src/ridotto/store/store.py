"""A database, whichever it is."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, ClassVar

from ridotto.store.contents import Contents
from ridotto.store.errors import StoreError
from ridotto.store.time_limit import ANSWER
from ridotto.store.writes import Append, Write

OLD_TABLES = (
    "SELECT id FROM tables WHERE NOT open AND id NOT IN"
    " (SELECT table_id FROM finished_games WHERE ended >= $1) ORDER BY id"
)

Value = str | int | bool


class Store(ABC):
    """One open database. One process uses it at a time: the others are refused."""

    finds: ClassVar[str]
    """The function of SQL that says where in a text (first) another is, and 0 if nowhere."""

    @abstractmethod
    async def write(self, writes: list[Write]) -> None:
        """All of it, durably, or nothing. Raises StoreError; after StoreAway it may be either."""

    @abstractmethod
    async def come_back(self) -> None:
        """After StoreAway: uses the database again, when all that was asked of it before is done
        or never will be. Raises StoreAway while it does not answer, and StoreError if another
        house has it by now.
        """

    @abstractmethod
    async def log(self, table: str) -> list[str]:
        """The log of a table in order; empty if there is none."""

    async def ping(self) -> None:
        """Raises StoreAway if the database does not answer."""
        await self.log("")

    async def holds(self, writes: list[Write]) -> bool:
        """Whether these writes, of which nobody knows, were done. Closing and forgetting can be
        done twice; and since lines are written whole groups at a time, one tells of all.
        """
        line = next((write for write in writes if isinstance(write, Append)), None)
        if line is None:
            return False
        log = await self.log(line.table)
        return len(log) >= line.n and log[line.n - 1] == line.entry

    @abstractmethod
    async def open_tables(self) -> list[str]:
        """The ids of the tables that are neither closed nor forgotten."""

    @abstractmethod
    async def rows(self, sql: str, *values: Value) -> list[tuple[Any, ...]]:
        """What a statement finds; ``$1`` and so on in it stand for the values."""

    @abstractmethod
    async def is_finished(self, table: str, number: int) -> bool:
        """Whether that game of a table was played to its end."""

    @abstractmethod
    async def banned(self) -> list[str]:
        """The aliases of guests who may not come in."""

    @abstractmethod
    async def old_tables(self, before: int) -> list[str]:
        """The ids of closed tables whose games were all over before that time."""

    @abstractmethod
    async def secret(self, name: str, fresh: str) -> str:
        """The secret of that name; the first time, ``fresh`` becomes it."""

    @abstractmethod
    async def fill(self, contents: Iterator[Contents]) -> None:
        """Puts all of it into an empty database, or nothing. Raises StoreError."""

    @abstractmethod
    async def close(self) -> None:
        """Lets others use the database."""


def migrations() -> list[tuple[int, list[str]]]:
    """The steps from an empty database to the one we use: numbers and their statements."""
    folder = files(__package__).joinpath("migrations")
    scripts = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    found = []
    for number, name in enumerate(scripts, 1):
        if not name.startswith(f"{number:03}_"):
            raise StoreError(f"migration {name} stands where number {number} belongs")
        text = folder.joinpath(name).read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if not line.startswith("--")]
        statements = [part.strip() for part in "\n".join(lines).split(";")]
        found.append((number, [statement for statement in statements if statement]))
    return found


def pending(version: int) -> list[tuple[int, list[str]]]:
    """The migrations a database of that version still needs. Raises StoreError for one that is
    newer than this program.
    """
    known = migrations()
    if version > len(known):
        raise StoreError(f"the database has version {version}; this program knows {len(known)}")
    return known[version:]


def is_postgres(url: str) -> bool:
    """Whether this is the URL of a PostgreSQL database."""
    return url.startswith(("postgresql://", "postgres://"))


def sqlite_file(url: str) -> str:
    """The file of any other."""
    return url.removeprefix("sqlite:///")


async def open_store(url: str, answer: float = ANSWER) -> Store:
    """The database at a ``postgresql://`` URL or, for anything else, in that file, brought up to
    date. It may take ``answer`` seconds for each thing it is asked. Raises StoreError.
    """
    if is_postgres(url):
        from ridotto.store.postgresql import PostgresStore  # noqa: PLC0415 - most have no need

        return await PostgresStore.open(url, answer)
    from ridotto.store.sqlite import SqliteStore  # noqa: PLC0415

    return await SqliteStore.open(sqlite_file(url), answer)
