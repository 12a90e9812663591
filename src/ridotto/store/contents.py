"""What a database of ours holds, whatever its schema by now: table by table, some rows a time."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from ridotto.store.evening_ids import is_evening

AT_ONCE = 1_000
"""Rows that are in memory at a time."""

MOMENTARY = frozenset({"nodes", "places", "one_time_codes"})
"""Tables that hold what is only of the moment: they are in no backup."""

Columns = dict[str, tuple[str, ...]]
"""The columns of each table."""


class Contents(NamedTuple):
    """Some rows of one table of a database."""

    table: str
    columns: tuple[str, ...]
    rows: list[tuple[object, ...]]


def columns_of(database: sqlite3.Connection) -> Columns:
    """The tables of a SQLite database, but for what is only of the moment, and their columns."""
    names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    return {
        name: tuple(column[1] for column in database.execute(f"PRAGMA table_info({name})"))
        for (name,) in names.fetchall()
        if not name.startswith("sqlite_") and name not in MOMENTARY
    }


def contents_of(database: sqlite3.Connection) -> Iterator[Contents]:
    """All rows of a SQLite database."""
    for table, columns in columns_of(database).items():
        found = database.execute(f"SELECT {', '.join(columns)} FROM {table}")  # noqa: S608 - ours
        while rows := found.fetchmany(AT_ONCE):
            yield Contents(table, columns, rows)


def insert(contents: Contents) -> str:
    """The statement that puts one of these rows into a SQLite database."""
    places = ", ".join("?" * len(contents.columns))
    return f"INSERT INTO {contents.table} ({', '.join(contents.columns)}) VALUES ({places})"  # noqa: S608 - ours


def count_of(file: Path) -> int:
    """How many tables, of those one plays at, a backup holds."""
    with closing(sqlite3.connect(file)) as database:
        return sum(not is_evening(id_) for (id_,) in database.execute("SELECT id FROM tables"))
