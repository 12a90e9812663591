"""What is found of the games a guest has played to their end: lists, counts, campaigns.

Every statement asks for one guest's rows. What a visitor says goes in as values and nowhere else.
"""

from collections import Counter
from typing import NamedTuple

from msgspec import Struct

from ridotto.store.store import Store, Value
from ridotto.store.writes import lines_of

NEWEST_FIRST = "ended DESC, table_id, number DESC"


class Filter(Struct, frozen=True):
    """Which games: all, unless something is said."""

    game: str = ""
    result: str = ""
    person: str = ""


class Listed(NamedTuple):
    """A game of somebody's: where he sat, and what lists tell of it."""

    seat: int
    summary: str


class Kind(NamedTuple):
    """So many games that are alike in all that is counted but the company."""

    game: str
    side: str
    chapter: str
    result: str
    bots: str
    games: int


class Tries(NamedTuple):
    """The games of a table's campaign at one chapter, in one company; times in milliseconds."""

    table: str
    game: str
    chapter: str
    people: str
    bots: str
    games: int
    won: int
    lasted: int
    first: int
    last: int


async def page(store: Store, guest: str, only: Filter, start: int, most: int) -> list[Listed]:
    """Some of his games, newest first."""
    where, values = _where(store, guest, only)
    places = len(values)
    found = await store.rows(
        "SELECT mine.seat, finished_games.summary FROM"  # noqa: S608 - our own words
        f" (SELECT * FROM finished_by WHERE {where} ORDER BY {NEWEST_FIRST}"
        f" LIMIT ${places + 1} OFFSET ${places + 2}) AS mine"
        " JOIN finished_games USING (table_id, number)"
        " ORDER BY mine.ended DESC, table_id, number DESC",
        *(*values, most, start),
    )
    return [Listed(*row) for row in found]


async def count(store: Store, guest: str, only: Filter) -> int:
    """How many of his games there are."""
    where, values = _where(store, guest, only)
    sql = f"SELECT count(*) FROM finished_by WHERE {where}"  # noqa: S608 - our own words
    return int((await store.rows(sql, *values))[0][0])


async def kinds(store: Store, guest: str, only: Filter) -> list[Kind]:
    """All his games, those that are alike together."""
    where, values = _where(store, guest, only)
    alike = "game, side, chapter, result, bots"
    sql = f"SELECT {alike}, count(*) FROM finished_by WHERE {where} GROUP BY {alike}"  # noqa: S608
    return [Kind(*row) for row in await store.rows(sql, *values)]


async def companies(store: Store, guest: str, only: Filter) -> Counter[tuple[str, str]]:
    """How often his games with other guests ended how, and with whom."""
    where, values = _where(store, guest, only)
    values.append(lines_of(()))
    sql = f"SELECT result, people FROM finished_by WHERE {where} AND people <> ${len(values)}"  # noqa: S608
    return Counter(await store.rows(sql, *values))


async def tries(store: Store, guest: str, most: int) -> list[Tries]:
    """His newest campaigns, table by table."""
    alike = "table_id, game, chapter, people, bots"
    sql = (
        f"SELECT {alike}, count(*), sum(CASE result WHEN 'won' THEN 1 ELSE 0 END),"  # noqa: S608
        " sum(ended - began), min(ended), max(ended)"
        " FROM finished_by WHERE guest = $1 AND campaign AND table_id IN"
        " (SELECT table_id FROM finished_by WHERE guest = $1 AND campaign GROUP BY table_id"
        f" ORDER BY max(ended) DESC, table_id LIMIT $2) GROUP BY {alike}"
    )
    return [Tries(*row[:5], *map(int, row[5:])) for row in await store.rows(sql, guest, most)]


async def records(
    store: Store, guest: str, start: int, most: int
) -> list[tuple[str, int, str, int]]:
    """Where the records of his games are, newest first: table, number, game, when it ended."""
    sql = (
        "SELECT table_id, number, game, ended FROM finished_by WHERE guest = $1"  # noqa: S608
        f" ORDER BY {NEWEST_FIRST} LIMIT $2 OFFSET $3"
    )
    return [
        (t, int(n), game, int(at)) for t, n, game, at in await store.rows(sql, guest, most, start)
    ]


def _where(store: Store, guest: str, only: Filter) -> tuple[str, list[Value]]:
    where, values = ["guest = $1"], [guest]
    for column, wanted in (("game", only.game), ("result", only.result)):
        if wanted:
            values.append(wanted)
            where.append(f"{column} = ${len(values)}")
    if only.person:
        values.append(lines_of([only.person]))
        where.append(f"{store.finds}(people, ${len(values)}) > 0")
    return " AND ".join(where), list[Value](values)
