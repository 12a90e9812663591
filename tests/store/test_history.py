"""Games that were played to their end: listed, counted and forgotten, whichever database."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from ridotto.store import (
    Append,
    Close,
    Depart,
    Finish,
    Forget,
    Forgotten,
    Mask,
    Played,
    Report,
    Store,
    Visit,
    departures,
    open_store,
)
from ridotto.store.history import Filter, companies, count, kinds, page, records, tries
from ridotto.store.writes import lines_of, names_in


def played(guest: str, *people: str, result: str = "won", game: str = "masks") -> Played:
    chapter = "T1" if game == "infiltraitors" else ""
    return Played(
        guest=guest,
        seat=len(people),
        game=game,
        side="guests",
        chapter=chapter,
        campaign=bool(chapter),
        result=result,
        people=lines_of(people),
        bots="novice",
    )


GAMES = [
    Finish("a", 1, 500, 1_000, "first", (played("ann", "Bob"), played("bob", "Ann"))),
    Finish("a", 2, 2_500, 3_000, "third", (played("ann", result="lost"),)),
    Finish("b", 1, 1_500, 2_000, "second", (played("ann", "Bo", "Cleo"), played("cleo", "Ann"))),
    Finish("c", 4, 3_000, 4_000, "fourth", (played("ann", game="infiltraitors", result="lost"),)),
    Finish("c", 5, 4_000, 6_500, "fifth", (played("ann", game="infiltraitors"),)),
]


def with_store(database: str, run: Callable[[Store], Awaitable[None]]) -> None:
    async def scenario() -> None:
        store = await open_store(database)
        tables = [Append(table, 1, f"log of {table}") for table in "abc"]
        visits = [Visit(one.guest, game.table) for game in GAMES for one in game.played]
        await store.write([*tables, *visits, *GAMES])
        await store.write(list(visits))  # twice is once
        await store.close()
        store = await open_store(database)
        await run(store)
        await store.close()

    asyncio.run(scenario())


def test_games_are_listed_newest_first_for_those_who_played_them(database: str) -> None:
    async def run(store: Store) -> None:
        async def texts(guest: str, start: int = 0, most: int = 9, **only: str) -> list[str]:
            listed = await page(store, guest, Filter(**only), start, most)
            if not start and most == 9:
                assert await count(store, guest, Filter(**only)) == len(listed)
            return [one.summary for one in listed]

        assert await texts("ann") == ["fifth", "fourth", "third", "second", "first"]
        assert await texts("ann", 1, 2) == ["fourth", "third"]
        assert await texts("ann", 9) == []
        assert await texts("bob") == ["first"]
        assert await texts("dora") == await texts("") == []
        assert await texts("ann", game="masks", result="won") == ["second", "first"]
        assert await texts("ann", person="Bob") == ["first"]
        assert await texts("ann", person="Bo") == ["second"]
        assert await texts("bob", person="Bob") == []
        assert [one.seat for one in await page(store, "ann", Filter(), 3, 2)] == [2, 1]
        assert await records(store, "ann", 3, 9) == [
            ("b", 1, "masks", 2_000),
            ("a", 1, "masks", 1_000),
        ]
        assert await store.is_finished("a", 2)
        assert not await store.is_finished("b", 2)

    with_store(database, run)


@pytest.mark.parametrize(
    "said", ["' OR 1 = 1 --", "%", "_", "ann' UNION SELECT value FROM secrets --", "$1", "\\"]
)
def test_what_a_visitor_says_is_no_sql(database: str, said: str) -> None:
    async def run(store: Store) -> None:
        for only in (Filter(game=said), Filter(result=said), Filter(person=said)):
            assert await page(store, "bob", only, 0, 9) == []
            assert await kinds(store, "bob", only) == []
            assert not await companies(store, "bob", only)
            assert await count(store, said, only) == 0

    with_store(database, run)


def test_games_that_are_alike_are_counted_together(database: str) -> None:
    async def run(store: Store) -> None:
        await store.write([Finish("a", 3, 0, 9_000, "sixth", (played("ann", "Bob"),))])
        found = await kinds(store, "ann", Filter())
        assert {(one.game, one.result): one.games for one in found} == {
            ("masks", "won"): 3,
            ("masks", "lost"): 1,
            ("infiltraitors", "won"): 1,
            ("infiltraitors", "lost"): 1,
        }
        assert await companies(store, "ann", Filter()) == {
            ("won", lines_of(["Bob"])): 2,
            ("won", lines_of(["Bo", "Cleo"])): 1,
        }
        assert not await companies(store, "ann", Filter(result="lost"))
        (campaign,) = await tries(store, "ann", 9)
        assert (campaign.table, campaign.chapter, campaign.games, campaign.won) == ("c", "T1", 2, 1)
        assert (campaign.lasted, campaign.first, campaign.last) == (3_500, 4_000, 6_500)
        assert await tries(store, "bob", 9) == await tries(store, "ann", 0) == []
        newer = played("ann", game="infiltraitors")
        await store.write([Finish("d", 1, 7_000, 8_000, "seventh", (newer,))])
        assert [one.table for one in await tries(store, "ann", 1)] == ["d"]
        assert {one.table for one in await tries(store, "ann", 2)} == {"c", "d"}

    with_store(database, run)


def test_names_are_kept_together_and_found_again() -> None:
    assert names_in(lines_of(["Bob", "Ann"])) == ["Ann", "Bob"]
    assert names_in(lines_of([])) == []


def test_who_becomes_a_mask_is_in_nothing_that_is_kept(database: str) -> None:
    async def run(store: Store) -> None:
        await store.write(
            [Report(1, "alias", "x", "Ann", "rude"), Report(2, "x", "alias", "Bob", "so")]
        )
        await store.write([Depart("alias", "ann")])
        await store.write([Depart("alias", "ann")])
        assert await departures.departed(store) == ["alias"]
        assert await departures.departing(store) == [("alias", "ann")]
        assert await departures.visited(store, "ann") == ["a", "b", "c"]
        assert [await departures.shared(store, "ann", table) for table in "abc"] == [1, 1, 0]
        assert await departures.summaries(store, "a") == {1: "first", 2: "third"}
        assert sorted(await departures.players(store, "a")) == [
            ("ann", 1, 1),
            ("ann", 2, 0),
            ("bob", 1, 1),
        ]
        people = (("bob", 1, lines_of(["Volto"])),)
        await store.write([Mask("ann", "a", ((1, "masked"),), ((1, "masked"),), people)])
        await store.write([Close("b"), Forget("b"), Forget("c")])
        assert await departures.visited(store, "ann") == []
        await store.write([Forgotten("alias")])
        assert await departures.departing(store) == []
        assert await departures.departed(store) == ["alias"]
        assert await store.log("a") == ["masked"]
        assert [one.summary for one in await page(store, "bob", Filter(person="Volto"), 0, 9)] == [
            "masked"
        ]
        assert await count(store, "bob", Filter(person="Ann")) == 0
        assert await count(store, "ann", Filter()) == 0
        assert await store.rows("SELECT * FROM reports") == [(2, "x", "", "Bob", "so")]

    with_store(database, run)
