"""Bots at live tables: an even pace, and nobody is disturbed by one that misbehaves."""

import asyncio
import logging
import random
import sys
import threading
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from ridotto.bots import Budget, RandomBot, Reason
from ridotto.kernel import Action, Fact, Game, Legal, Options, Seat, View
from ridotto.server.bot_pace import told_at
from ridotto.server.guest_cookies import Guest
from ridotto.server.house import House
from ridotto.server.http_messages import NewTable
from ridotto.server.limits import Limits
from ridotto.server.logs import JsonLines
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.table.commands import Act, Resign, StartGame
from ridotto.table.settings import Settings
from tests.server.clockwork import AtOnce, Clockwork, Notebook
from tests.server.helpers import open_house, play_alone, quiet, sat, scenario

PACE = 1.2


class Thinker(RandomBot):
    """Thinks for so many seconds of the loop's time."""

    seconds = 0.0

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Clockwork)
        loop.clock.now += self.seconds
        return super().act(view, legal, rng, budget)


class Slow(Thinker):
    seconds = 0.7


class Broken(Thinker):
    seconds = 0.4

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        super().act(view, legal, rng, budget)
        raise RuntimeError("no idea")


def seat(monkeypatch: pytest.MonkeyPatch, **bots: Callable[[Game, Options, Seat], Any]) -> None:
    """These are the bots that play masks."""
    monkeypatch.setattr("ridotto.bots.levels.BOTS", {"masks": bots})


def test_the_time_a_bot_takes_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch, quick=Thinker, slow=Slow, broken=Broken)
    loop, store = Clockwork(), Notebook()

    async def run() -> None:
        house = await House.open(store, TimeAndChance(), Limits(), PACE)
        house.services.threads = AtOnce()
        settings = Settings(game="masks", options={"rounds": 2})
        wanted = NewTable(settings=settings, places=["quick", "slow", "broken"], sit=False)
        room = await house.room(house.new_table(Guest("host", "Host"), wanted))
        room.take(StartGame(id="1"), who="host")
        async with asyncio.timeout(1_000):
            while room.table.phase != "over":
                await asyncio.sleep(PACE / 5)
        await house.stop()

    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(run())
    acted = [(at, entry["do"]) for at, entry in store.written if entry["do"]["type"] == "bot-acts"]
    assert {do["seat"] for _, do in acted} == {0, 1, 2}
    asked = [store.written[1][0], *(at for at, _ in acted)]
    waits = {round(after - before, 6) for before, after in pairwise(asked)}
    # In the end all guess at the same time.
    assert waits <= {0.0, PACE}
    assert PACE in waits


def test_a_decision_that_took_long_is_told_at_the_next_beat() -> None:
    for thought in (10.0, 10.001, 11.0, 11.1999):
        assert told_at(10.0, thought, PACE) == 11.2
    assert told_at(10.0, 11.3, PACE) == 12.4
    assert told_at(10.0, 10.5, 0.0) == 10.5


class Loops(RandomBot):
    """Never comes back, and catches what it can."""

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        while True:
            try:
                time.sleep(0.001)
            except Exception:
                continue


class Sleeps(RandomBot):
    """Never comes back, and cannot be called back."""

    woken = threading.Event()

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        self.woken.wait(60)
        raise TimeoutError


class Raises(RandomBot):
    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        raise RuntimeError("the secret is in the box")


class Exits(RandomBot):
    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        sys.exit(3)


class Deaf(RandomBot):
    def hear(self, fact: Fact) -> None:
        raise KeyError(fact)


class Stillborn(RandomBot):
    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        raise ValueError


class Cheats(RandomBot):
    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        return "whatever I like"  # type: ignore[return-value]


class Rambles(RandomBot):
    def reason(self) -> Reason | None:
        return Reason("Because I " + "really " * 20 + "wanted to!")


class Babbles(RandomBot):
    def reason(self) -> Reason | None:
        return object()  # type: ignore[return-value]


@pytest.mark.parametrize(
    "bot", [Loops, Sleeps, Raises, Exits, Deaf, Stillborn, Cheats, Rambles, Babbles]
)
def test_a_bot_that_misbehaves_disturbs_nobody(
    bot: type[RandomBot], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    seat(monkeypatch, bad=bot, random=RandomBot)
    monkeypatch.setattr("ridotto.server.seated_bots.PATIENCE", 0.3)

    async def run() -> None:
        async with open_house() as visit:
            ann, bob = await visit.guest("Ann"), await visit.guest("Bob")
            two = {"game": "masks", "options": {"rounds": 2}}
            bad = await ann.open_table(two, places=[None, "bad", "bad"])
            good = await bob.open_table(two, places=[None, "random", "random"])
            async with await ann.sit_at(bad) as one, await bob.sit_at(good) as other:
                await one.ask("start")
                await other.ask("start")
                playing = asyncio.create_task(play_alone(one, random.Random(1)))
                await play_alone(other, random.Random(2))
                await playing
                assert one.facts[-1]["kind"] == other.facts[-1]["kind"] == "ended"
                for _ in range(3):  # the house is as well as before
                    assert (await one.ask("rematch"))["type"] == "done"
                    assert (await one.ask("start"))["type"] == "done"
                    await play_alone(one, random.Random(3), most=1)
                    assert (await one.ask("abort"))["type"] == "done"
            assert (await ann.call("GET", "/healthz"))["status"] == "ok"

    with caplog.at_level(logging.ERROR, "ridotto"):
        scenario(run)
    Sleeps.woken.set()
    failures = [record for record in caplog.records if record.msg == "bot failed"]
    assert failures
    lines = [JsonLines().format(record) for record in failures]
    assert all("secret" not in line and '"BotFailed","' in line for line in lines)


def test_a_bot_that_loops_is_made_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch, loops=Loops)
    monkeypatch.setattr("ridotto.server.seated_bots.PATIENCE", 0.1)

    async def run() -> None:
        before = threading.active_count()
        async with open_house() as visit:
            ann = await visit.guest("Ann")
            table = await ann.open_table({"game": "masks"}, places=[None, "loops", "loops"])
            async with await ann.sit_at(table) as one:
                await one.ask("start")
                await play_alone(one, random.Random(1))
        while any(thread.name == "bot" for thread in threading.enumerate()):
            await asyncio.sleep(0.01)
        assert threading.active_count() <= before + 8  # those that answer requests

    scenario(run)


def test_a_bot_whose_game_ends_before_it_begins_to_think_thinks_of_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, (seat,) = await sat(visit, "Ann")
            assert (await seat.ask("place", seat=1, bot="random"))["type"] == "done"
            assert (await seat.ask("start"))["type"] == "done"
            room = visit.house.rooms[table]
            match = room.table.match
            assert match is not None
            asks = match.notation.write(next(iter(match.state.legal(0))))
            room.take(Act(id="a", do=asks), who=room.table.host)
            assert room.table.bots_to_act()
            room.take(Resign(id="b"), who=room.table.host)
            assert not room.table.bots_to_act()
            await quiet(seat)

    scenario(run)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
