"""A database, whichever it is."""

from abc import ABC, abstractmethod
from importlib.resources import files

from ridotto.store.errors import StoreError
from ridotto.store.writes import Write


class Store(ABC):
    """One open database. One process uses it at a time: the others are refused."""

    @abstractmethod
    async def write(self, writes: list[Write]) -> None:
        """All of it, durably, or nothing. Raises StoreError."""

    @abstractmethod
    async def log(self, table: str) -> list[str]:
        """The log of a table in order; empty if there is none."""

    @abstractmethod
    async def open_tables(self) -> list[str]:
        """The ids of the tables that are neither closed nor forgotten."""

    @abstractmethod
    async def secret(self, name: str, fresh: str) -> str:
        """The secret of that name; the first time, ``fresh`` becomes it."""

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


async def open_store(url: str) -> Store:
    """The database at a ``postgresql://`` URL or, for anything else, in that file, brought up to
    date. Raises StoreError.
    """
    if url.startswith(("postgresql://", "postgres://")):
        from ridotto.store.postgresql import PostgresStore  # noqa: PLC0415 - most have no need

        return await PostgresStore.open(url)
    from ridotto.store.sqlite import SqliteStore  # noqa: PLC0415

    return await SqliteStore.open(url.removeprefix("sqlite:///"))
