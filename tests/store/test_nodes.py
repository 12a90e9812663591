"""Nodes share a database: a table is one node's, and whoever was shown out writes nothing."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import asyncpg
import pytest

from ridotto.store import (
    Append,
    Close,
    Forget,
    Journal,
    Report,
    StoreAway,
    StoreError,
    Visit,
    node_lists,
    open_store,
    operating,
)
from ridotto.store.errors import Fenced
from ridotto.store.news import AnyNews, BansChanged, Renamed
from ridotto.store.node_store import LEASE, SILENT, NodeStore, Place

NewUrl = Callable[[], str]


@asynccontextmanager
async def node(url: str, name: str) -> AsyncIterator[NodeStore]:
    store = await NodeStore.join(url, 5, name, f"http://{name}")
    try:
        yield store
    finally:
        await store.close()


async def aged(url: str, name: str, *, late: bool) -> None:
    """A node has been there for long and, if it is late, has said nothing for a while."""
    admin = await asyncpg.connect(url)
    past = 10 * LEASE
    until = f"until - {past}" if late else "until"
    await admin.execute(f"UPDATE nodes SET since = since - {past}, until = {until}"
                        " WHERE name = $1", name)  # fmt: skip
    await admin.close()


def test_a_table_is_one_node_s_at_a_time(postgres: NewUrl) -> None:
    url = postgres()

    async def scenario() -> None:
        async with node(url, "a") as a, node(url, "b") as b:
            await a.write([Append("t", 1, "one"), Append("u", 1, "uno")])
            assert await b.place("t") == Place(a.session, "http://a")
            assert await b.place("none") is None
            assert await b.claim(["t", "u"]) == []
            assert await b.free_tables(9) == []
            assert await a.open_tables() == ["t", "u"]
            await a.release(["t"])
            assert await b.place("t") == Place("", "")
            assert await b.free_tables(9) == ["t"]
            assert await b.claim(["t"]) == ["t"]
            assert await a.claim(["t"]) == []
            await b.write([Append("t", 2, "two"), Close("t")])
            assert await a.place("t") is None
            with pytest.raises(Fenced):
                await a.write([Append("t", 3, "three")])
            await a.write([Forget("u")])
            assert await b.claim(["u", "t"]) == []

    asyncio.run(scenario())


def test_the_tables_of_a_node_that_left_are_free(postgres: NewUrl) -> None:
    url = postgres()

    async def scenario() -> None:
        async with node(url, "b") as b:
            async with node(url, "a") as a:
                await a.write([Append("t", 1, "one")])
                assert await b.others()
            assert not await b.others()
            assert await b.free_tables(9) == ["t"]

    asyncio.run(scenario())


def test_who_is_late_is_shown_out_and_has_nothing_left(postgres: NewUrl) -> None:
    url = postgres()

    async def scenario() -> None:
        async with node(url, "a") as a, node(url, "b") as b:
            lost: list[bool] = []
            a.lost = lambda: lost.append(True)
            await a.write([Append("t", 1, "one")])
            await aged(url, "a", late=True)
            assert await b.show_out() == []  # it has only just come itself
            await aged(url, "b", late=False)
            session = a.session
            assert await b.show_out() == [session]
            assert await b.claim(["t"]) == ["t"]
            with pytest.raises(StoreAway):
                await a.write([Append("t", 2, "from a")])
            await a.come_back()
            assert lost == [True]
            assert a.session != session
            with pytest.raises(Fenced):
                await a.write([Append("t", 2, "from a")])
            await b.write([Append("t", 2, "from b")])
            assert await a.log("t") == ["one", "from b"]

    asyncio.run(scenario())


def test_who_is_silent_and_has_no_connection_is_shown_out_before_he_is_late(
    postgres: NewUrl,
) -> None:
    url = postgres()

    async def scenario() -> None:
        async with node(url, "a") as a, node(url, "b") as b:
            await aged(url, "b", late=False)
            admin = await asyncpg.connect(url)
            await admin.execute(f"UPDATE nodes SET until = until - {SILENT} WHERE name = 'a'")
            await admin.close()
            assert await b.show_out() == []
            a._drop()  # as if it was killed
            async with asyncio.timeout(1):
                while not await b.show_out():
                    await asyncio.sleep(0.02)

    asyncio.run(scenario())


def test_a_connection_that_was_cut_keeps_its_tables(postgres: NewUrl) -> None:
    url = postgres()

    async def scenario() -> None:
        async with node(url, "a") as a, node(url, "b") as b:
            await a.write([Append("t", 1, "one")])
            a.lost = lambda: pytest.fail("nobody has shown it out")
            await aged(url, "b", late=False)
            admin = await asyncpg.connect(url)
            await admin.execute("SELECT pg_terminate_backend(pid::int) FROM nodes WHERE name = 'a'")
            await admin.close()
            assert await b.show_out() == []
            with pytest.raises(StoreAway):
                await a.write([Append("t", 2, "two")])
            await a.come_back()
            await a.write([Append("t", 2, "two")])
            assert await b.claim(["t"]) == []

    asyncio.run(scenario())


def test_after_the_database_was_away_nobody_judges_others_at_once(postgres: NewUrl) -> None:
    url = postgres()

    async def scenario() -> None:
        async with node(url, "a") as a, node(url, "b") as b:
            await aged(url, "a", late=True)
            await aged(url, "b", late=True)
            await b.renew()
            assert await b.show_out() == []
            await a.renew()
            await aged(url, "b", late=False)
            assert await b.show_out() == []

    asyncio.run(scenario())


def test_a_second_node_of_a_name_is_refused_and_a_successor_is_not(
    postgres: NewUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ridotto.store.node_store.PATIENCE", 1)
    url = postgres()

    async def scenario() -> None:
        async with node(url, "a") as first:
            with pytest.raises(StoreError, match="another node called a"):
                await NodeStore.join(url, 5, "a", "http://other")
            await first.write([Append("t", 1, "one")])
            assert await first.show_out() == []
            first._drop()  # as if it was killed
            async with node(url, "a") as second:
                assert await second.free_tables(9) == ["t"]

    asyncio.run(scenario())


def test_a_house_of_one_and_nodes_keep_each_other_out(
    postgres: NewUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ridotto.store.postgresql.PATIENCE", 1)
    url = postgres()

    async def scenario() -> None:
        async with node(url, "a"):
            with pytest.raises(StoreError, match="another house"):
                await open_store(url)
        alone = await open_store(url)
        with pytest.raises(StoreError, match="another house"):
            await NodeStore.join(url, 5, "a", "http://a")
        await alone.close()

    asyncio.run(scenario())


def test_a_table_that_is_fenced_off_fails_alone(postgres: NewUrl) -> None:
    """Also by the log itself, if a node should not know that a table is another's."""
    url = postgres()

    async def scenario() -> None:
        async with node(url, "a") as a:
            await a.write([Append("t", 1, "one"), Append("u", 1, "uno"), Append("v", 1, "un")])
            admin = await asyncpg.connect(url)
            await admin.execute("INSERT INTO log VALUES ('t', 2, 'from another')")
            await admin.close()
            fenced: list[frozenset[str]] = []
            said: list[str] = []
            journal = Journal(a, lambda error: pytest.fail(str(error)), fenced=fenced.append)
            journal.add([Append("u", 2, "due"), Visit("ann", "u")], partial(said.append, "u"))
            journal.add([Append("t", 2, "two"), Visit("ann", "t")], partial(said.append, "t"))
            journal.add([Append("t", 3, "three")], partial(said.append, "t"))
            journal.add([Append("v", 2, "deux")], partial(said.append, "v"))
            await journal.flush()
            journal.add([Append("t", 4, "four"), Close("t")], partial(said.append, "t"))
            journal.add([Append("u", 3, "tre")], partial(said.append, "u"))
            await journal.flush()
            assert said == ["u", "v", "u"]
            assert fenced == [frozenset({"t"})] * 2
            assert journal.dropped == 3
            assert not journal.broken
            assert await a.log("t") == ["one", "from another"]
            assert await a.log("u") == ["uno", "due", "tre"]
            assert await a.rows("SELECT table_id FROM visits") == [("u",)]

    asyncio.run(scenario())


def test_what_was_being_written_when_it_was_shown_out_is_dropped_and_the_rest_is_not(
    postgres: NewUrl,
) -> None:
    url = postgres()

    async def scenario() -> None:
        async with node(url, "a") as a, node(url, "b") as b:
            await a.write([Append("t", 1, "one")])
            await aged(url, "a", late=True)
            await aged(url, "b", late=False)
            assert await b.show_out() == [a.session]
            assert await b.claim(["t"]) == ["t"]
            said: list[str] = []
            journal = Journal(a, lambda error: pytest.fail(str(error)))
            journal.add([Append("t", 2, "two")], partial(said.append, "t"))
            journal.add([Report(1, "bob", "ann", "Bob", "")], partial(said.append, "reported"))
            journal.add([Forget("t")], partial(said.append, "forgotten"))
            await journal.flush()
            assert said == ["reported"]
            assert await b.log("t") == ["one"]
            assert await b.rows("SELECT guest FROM reports") == [("bob",)]

    asyncio.run(scenario())


def test_codes_and_lists_are_for_all_nodes(postgres: NewUrl) -> None:
    url = postgres()

    async def scenario() -> None:
        async with node(url, "a") as a, node(url, "b") as b:
            await a.write([Append("t", 1, ""), Append("u", 1, ""), Visit("ann", "t")])
            await b.write([Append("v", 1, "")])
            assert await node_lists.publish(a, {"t": ("riva-472-luna", "{t}"), "u": ("", "")}) == []
            assert await node_lists.coded(b, "riva-472-luna") == "t"
            assert await node_lists.coded(b, "riva-472-sole") is None
            assert await node_lists.publish(b, {"v": ("riva-472-luna", "{v}")}) == ["v"]
            assert await node_lists.coded(b, "riva-472-luna") == "t"
            assert await node_lists.listed(b, 9) == ["{t}"]
            assert await node_lists.listed(a, 9) == ["{v}"]
            assert await node_lists.nodes_of(b, "ann") == ["http://a"]
            assert await node_lists.nodes_of(a, "ann") == []
            assert await node_lists.nodes_of(b, "bob") == []

    asyncio.run(scenario())


def test_one_node_keeps_house_and_another_when_it_is_gone(postgres: NewUrl) -> None:
    url = postgres()

    async def scenario() -> None:
        async with node(url, "b") as b:
            async with node(url, "a") as a:
                assert await a.keeps_house()
                assert not await b.keeps_house()
                assert await a.keeps_house()
            assert await b.keeps_house()

    asyncio.run(scenario())


def test_news_are_heard_by_all(postgres: NewUrl) -> None:
    url = postgres()

    async def scenario() -> None:
        async with node(url, "a") as a, node(url, "b") as b:
            heard: asyncio.Queue[AnyNews] = asyncio.Queue()
            b.heard = heard.put_nowait
            await a.rows("SELECT pg_notify('ridotto', 'what an older node does not know')")
            await a.tell(Renamed("a", "Ann"))
            assert await asyncio.wait_for(heard.get(), 5) == Renamed("a", "Ann")
            await operating.ban(url, "bob", 1)
            assert await asyncio.wait_for(heard.get(), 5) == BansChanged()

    asyncio.run(scenario())
