"""What a guest is told of the games he has played to their end. It follows from finished games
alone, and only from his own.
"""

import heapq
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from ridotto.server.finished_games import FinishedGame, Result, result_for
from ridotto.store import Store, history
from ridotto.store.history import Filter, Kind, Tries
from ridotto.store.writes import names_in
from ridotto.table.settings import Short

ON_A_PAGE = 20
MOST_PEOPLE = 50
"""Those one has played with most are counted one by one."""
MOST_CAMPAIGNS = 12


class AskStatistics(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which of one's games: all, unless something is said. ``person`` was at the table."""

    game: Short = ""
    result: Literal["", "won", "drawn", "lost"] = ""
    person: Short = ""


class AskGames(AskStatistics, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A page of them, newest first."""

    page: Annotated[int, Meta(ge=1, le=1_000_000)] = 1


class MyGame(Struct, frozen=True):
    """A game one played: on which seat, and how it ended for it."""

    seat: int
    result: Result
    finished: FinishedGame


class MyGames(Struct, frozen=True):
    """One page of so many; ``total`` games are on all of them together."""

    games: list[MyGame]
    page: int
    pages: int
    total: int


class Count(Struct, kw_only=True):
    """Of how many games so many were won and drawn. ``what`` is a side, a mission, a person, or the
    levels of the bots that played, of that ``game`` if there is one.
    """

    game: str = ""
    what: str = ""
    played: int = 0
    won: int = 0
    drawn: int = 0


class Mission(Struct, frozen=True):
    """A mission of a campaign: how often it was tried, whether it was won, and how many
    milliseconds all tries took.
    """

    mission: str
    tries: int
    won: bool
    lasted: int


class Campaign(Struct, frozen=True):
    """A team's way through the missions, as far as one was there; with whom, at the last game."""

    table: str
    game: str
    people: list[str]
    bots: str
    ended: int
    missions: list[Mission]


class Statistics(Struct, frozen=True, kw_only=True):
    """Counts of one's games. Those by game, side and levels of bots add up to all; a game without
    missions is in none of those, and one with several people counts for each. Of the people,
    ``left_off`` are not listed. Campaigns are all there are, or the newest. ``records`` is how many
    records one file holds.
    """

    total: Count
    games: list[Count]
    sides: list[Count]
    missions: list[Count]
    people: list[Count]
    left_off: int
    bots: list[Count]
    campaigns: list[Campaign]
    records: int


_read = msgspec.json.Decoder(FinishedGame).decode


async def my_games(store: Store, guest: str, asked: AskGames) -> MyGames:
    """A page of a guest's games; the last one, if there are not so many. Raises StoreError."""
    only = _filter(asked)
    total = await history.count(store, guest, only)
    pages = max(1, -(-total // ON_A_PAGE))
    page = min(asked.page, pages)
    listed = await history.page(store, guest, only, (page - 1) * ON_A_PAGE, ON_A_PAGE)
    found = [(one.seat, _read(one.summary)) for one in listed]
    games = [MyGame(seat, result_for(seat, game.outcome), game) for seat, game in found]
    return MyGames(games, page, pages, total)


async def statistics(store: Store, guest: str, asked: AskStatistics, records: int) -> Statistics:
    """A guest's games, counted. Raises StoreError."""
    only = _filter(asked)
    kinds = await history.kinds(store, guest, only)
    people, left_off = _people(await history.companies(store, guest, only))
    return Statistics(
        total=(_counted(kinds, lambda _: ("", "")) or [Count()])[0],
        games=_counted(kinds, lambda kind: (kind.game, "")),
        sides=_counted(kinds, lambda kind: (kind.game, kind.side)),
        missions=_counted([k for k in kinds if k.chapter], lambda kind: (kind.game, kind.chapter)),
        people=people,
        left_off=left_off,
        bots=_counted(kinds, lambda kind: ("", kind.bots)),
        campaigns=_campaigns(await history.tries(store, guest, MOST_CAMPAIGNS)),
        records=records,
    )


def _filter(asked: AskStatistics) -> Filter:
    return Filter(asked.game, asked.result, asked.person)


def _counted(kinds: list[Kind], by: Callable[[Kind], tuple[str, str]]) -> list[Count]:
    """Those that were played most come first."""
    counts: dict[tuple[str, str], Count] = {}
    for kind in kinds:
        game, what = by(kind)
        counted = counts.setdefault((game, what), Count(game=game, what=what))
        _count(counted, kind.result, kind.games)
    return sorted(counts.values(), key=_first)


def _people(companies: Counter[tuple[str, str]]) -> tuple[list[Count], int]:
    """Those one has played with most, and how many there are beside them: they may be so many that
    only those who are listed are more than a number.
    """
    played: defaultdict[str, int] = defaultdict(int)
    for (_, people), games in companies.items():
        for name in names_in(people):
            played[name] += games
    most = heapq.nsmallest(MOST_PEOPLE, played, key=lambda name: (-played[name], name))
    counts = {name: Count(what=name) for name in most}
    for (result, people), games in companies.items():
        for name in counts.keys() & names_in(people):
            _count(counts[name], result, games)
    return list(counts.values()), len(played) - len(counts)


def _count(counted: Count, result: str, games: int) -> None:
    counted.played += games
    if result == "won":
        counted.won += games
    elif result == "drawn":
        counted.drawn += games


def _first(counted: Count) -> tuple[int, str, str]:
    return -counted.played, counted.game, counted.what


def _campaigns(tries: list[Tries]) -> list[Campaign]:
    tables: defaultdict[str, list[Tries]] = defaultdict(list)
    for some in tries:
        tables[some.table].append(some)
    newest = sorted(tables.values(), key=lambda own: -max(some.last for some in own))
    return [_campaign(own) for own in newest]


def _campaign(tries: list[Tries]) -> Campaign:
    last = max(tries, key=lambda some: some.last)
    chapters: defaultdict[str, list[Tries]] = defaultdict(list)
    for some in sorted(tries, key=lambda some: some.first):
        chapters[some.chapter].append(some)
    missions = [
        Mission(
            chapter,
            sum(some.games for some in own),
            any(some.won for some in own),
            sum(some.lasted for some in own),
        )
        for chapter, own in chapters.items()
    ]
    return Campaign(last.table, last.game, names_in(last.people), last.bots, last.last, missions)
