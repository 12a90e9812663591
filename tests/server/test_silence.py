"""Silence on the wire: two houses whose games differ only in what somebody must not know send that
somebody the same bytes, whatever he does.
"""

import itertools
import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from ridotto.games import GAMES
from ridotto.games.inkognito.actions import Declare
from ridotto.kernel import CHANCE, SPECTATOR, Action, Game, Header, Lottery, Options, Seat
from ridotto.server.python_client import Client
from ridotto.server.python_client import TableSocket as Chair
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.table.assistance import LEVELS, levels_for, thinks
from ridotto.table.match import DrawChance
from tests.server.helpers import SERVERS, open_house, scenario
from tests.server.pairs import Script, differ, pair

STEPS = 60
ASKED = ("/api/mine", "/api/tables", "/api/games", "/api/games/statistics", "/api/games/records")


class Scripted(TimeAndChance):
    """A clock that ticks with the steps of a script, whatever else is asked of the house meanwhile;
    random numbers that count; and the chance of the script.
    """

    def __init__(self, script: Script) -> None:
        self.time = 1_700_000_000_000
        self._numbers = itertools.count(1)
        self._draws: Iterator[Action] = iter([act for by, act in script if by == CHANCE])

    def now(self) -> int:
        return self.time

    def token(self, size: int) -> str:
        return f"{next(self._numbers):0{2 * size}x}"

    def seed(self) -> str:
        return f"{next(self._numbers):064x}"

    def deal(self, seed: bytes, header: Header) -> DrawChance:
        def draw(lottery: Lottery) -> Action:
            drawn = next(self._draws, None)
            # Beyond the script nothing is compared any more, but the house must go on.
            return drawn if drawn is not None else next(iter(lottery))

        return draw


class Session:
    """One house playing a script, watched by one viewer. What the others note and draft for
    themselves depends on the ``house``.
    """

    def __init__(
        self, game: Game, options: Options, viewer: Seat, level: str, script: Script
    ) -> None:
        self.game, self.options, self.viewer, self.script = game, options, viewer, script
        self.level = level
        self.house = 0
        self.tries = [action for _, action in script]
        """What this viewer tries to do though he may not: the same in both houses."""
        self.notation = game.notation(options)
        self.received: list[bytes] = []

    async def run(self, database: str) -> list[bytes]:
        outside = Scripted(self.script)
        async with open_house(database, outside=outside) as visit:
            table, guests = await self._gather(visit.port)
            watcher = guests[self.viewer]
            chairs = {s: await guest.sit_at(table, prefix="x") for s, guest in guests.items()}
            own = chairs[self.viewer]
            own.keeps = True
            await _settled(chairs)
            await chairs[0].ask("start")
            await _settled(chairs)
            rng = random.Random(1)
            for number, (by, action) in enumerate(self.script):
                if by == CHANCE:
                    continue
                outside.time += 7
                await self._probe(own, rng)
                if number % 5 == 2:
                    await self._come_and_go(chairs)
                if number % 5 == 4:
                    await self._ask_around(watcher, own, table)
                if by != self.viewer:
                    await self._scribble(chairs[by], action)
                answer = await chairs[by].ask("act", do=self.notation.write(action))
                assert answer["type"] == "done", answer
                await _settled(chairs)
                if number % 7 == 3:  # now and then the line breaks, with some facts unread
                    self.received += own.raw
                    await own.socket.close()
                    known = max(0, len(own.facts) - rng.randrange(4))
                    await _until_gone(chairs, self.viewer)
                    facts = own.facts[:known]
                    own = chairs[self.viewer] = await watcher.sit_at(
                        table, game=1, after=known, prefix=f"after{number}"
                    )
                    own.facts, own.keeps = facts, True
                    await _settled(chairs)
            await self._probe(own, rng)
            await self._ask_around(watcher, own, table)
            self.received += own.raw
            for chair in chairs.values():
                await chair.socket.close()
        return self.received

    async def _gather(self, port: int) -> tuple[str, dict[Seat, Client]]:
        seats = self.game.seats(self.options)
        guests: dict[Seat, Client] = {}
        for seat in range(len(seats)):
            guests[seat] = await Client("127.0.0.1", port).name(f"Guest {seat}")
        settings = {
            "game": self.game.id,
            "options": dict(self.options),
            "assistance": self.level,
            "spectators": "open",
        }
        table = await guests[0].open_table(settings)
        for seat in range(1, len(seats)):
            async with await guests[seat].sit_at(table) as chair:
                assert (await chair.ask("sit", seat=seat))["type"] == "done"
        if self.viewer == SPECTATOR:
            guests[SPECTATOR] = await Client("127.0.0.1", port).name("Watcher")
        return table, guests

    async def _come_and_go(self, chairs: dict[Seat, Chair]) -> None:
        """What people do that all may know, the same in both houses: one who is not to act lets a
        bot play for him and comes back; another asks to break off, and withdraws it.
        """
        others = [seat for seat in sorted(chairs) if seat not in (self.viewer, SPECTATOR)]
        asker = chairs[others[0]]
        to_act = asker.update["view"]["public"]["to_act"]
        for seat in [seat for seat in others if seat not in to_act][-1:]:
            for command in ("leave", "back"):
                assert (await chairs[seat].ask(command))["type"] == "done"
        for agree in (True, False):
            assert (await asker.ask("abort", agree=agree))["type"] == "done"
        await _settled(chairs)

    async def _ask_around(self, watcher: Client, own: Chair, table: str) -> None:
        """What the house tells of a game under way outside of its table: lists and histories. (It
        has no record and no replay; ``test_history.py`` asks for them.)
        """
        if own.info["phase"] != "playing":
            return  # all is told when all is over
        for path in (*ASKED, f"/api/tables/{table}"):
            status, answer = await watcher.request("GET", path)
            self.received += [f"{path} {status}".encode(), answer]

    async def _scribble(self, other: Chair, action: Action) -> None:
        """Commands that only their maker hears of: whatever people may do for themselves at a table
        belongs here.
        """
        if self.house and isinstance(action, self.game.manners.drafts):
            assert (await other.ask("draft", do=self.notation.write(action)))["type"] == "done"
            assert (await other.ask("undo"))["type"] == "done"
            return
        if self.house:
            await other.ask("put-away", through=len(other.facts))
            await other.ask("weigh", do=self.notation.write(action))
        for place in ("a", "b"):
            text = f"house {self.house}, secret {action}"[:120]
            assert (await other.ask("note", key=place, value=text))["type"] == "done"

    async def _probe(self, own: Chair, rng: random.Random) -> None:
        """Things that are refused, or answered from what one knows."""
        action = rng.choice(self.tries)
        update = own.update
        offered = {do for group in update.get("legal", ()) for do in group["actions"]}
        do = self.notation.write(action)
        if do not in offered and self.viewer != SPECTATOR:
            lists = any(not group["actions"] for group in update.get("legal", ()))
            if not lists:
                await own.ask("act", do=do)
        await own.ask("act", do="nonsense")
        await own.ask("choices", kind=rng.choice(self.game.actions).__name__.lower())
        await own.ask("ways")
        await own.ask("prove", whose="red", what="identity", value="X")
        await own.ask("weigh", do=do)
        for group in update.get("legal", ()):
            for offer in group["actions"][:3] if group["final"] else ():
                await own.ask("weigh", do=offer)
        if rng.random() < 0.3:
            await own.ask("put-away", through=max(0, len(own.facts) - rng.randrange(6)))
        await own.ask("undo")
        await own.ask("draft", do=do if do not in offered else "nonsense")
        await own.ask("mark", sheet=rng.randrange(12), cell="green-7", value="x")
        await own.ask("tic", tic="wink")
        await own.ask("say", text=f"{rng.random()}")
        await own.socket.send("not even JSON")


async def _settled(chairs: dict[Seat, Chair]) -> None:
    """Until everybody has read all that was sent: an answer comes after everything before it."""
    for chair in chairs.values():
        await chair.ask("mute", member=9_999)


async def _until_gone(chairs: dict[Seat, Chair], viewer: Seat) -> None:
    """Until the house has noticed that this viewer has gone, and told the others."""
    for seat, chair in chairs.items():
        if seat != viewer:
            while viewer != SPECTATOR and chair.info["chairs"][viewer]["here"]:
                await chair.until("table")
            while viewer == SPECTATOR and chair.info["watching"]:
                await chair.until("table")


def cases() -> Iterator[Any]:
    """Every level of every game for a first, a last and no seat, at tables of all sizes; one level
    under another server as well.
    """
    for game in GAMES:
        variants = list(game.variants())
        turns = itertools.count(1)
        for level in LEVELS:
            for viewer in ("first", "last", "spectator"):
                options = variants[next(turns) * len(variants) // (3 * len(LEVELS)) - 1]
                last = len(game.seats(options)) - 1
                seat = {"first": 0, "last": last, "spectator": SPECTATOR}[viewer]
                for server in SERVERS if level == "logic" else ("uvicorn",):
                    id_ = f"{game.id}-{level}-{viewer}-{server}"
                    yield pytest.param(game, options, seat, level, server, id=id_)


SHORT = 18
"""Steps of a short pair: enough for the first answers, and to be named as partner."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_many_short_games_hold_no_byte_of_it_either(game: Game, level: str, times: int) -> None:
    """One pair a game and level, and in `make long` ten, each at another table."""
    rng = random.Random(f"{game.id} {level} short")
    variants = list(game.variants())
    for _ in range(times):
        options = rng.choice(variants)
        viewer = rng.choice([*range(len(game.seats(options))), SPECTATOR])
        most = SHORT + len(game.seats(options)) * 6
        while not differ(scripts := pair(game, options, viewer, rng, most, 8)):
            pass
        scenario(partial(compare, game, options, viewer, level, scripts), 110)


@pytest.mark.parametrize(
    ("game", "options", "viewer", "level", "any_server"), list(cases()), indirect=["any_server"]
)
def test_what_one_must_not_know_is_in_no_byte(
    game: Game, options: Options, viewer: Seat, level: str, any_server: str, times: int
) -> None:
    assert level in levels_for(game)
    rng = random.Random(f"{game.id} {viewer} {level}")
    for _ in range(times):
        scripts = pair(game, options, viewer, rng, STEPS)
        assert differ(scripts)
        assert any(by != CHANCE for by, _ in scripts[0])
        scenario(partial(compare, game, options, viewer, level, scripts), 110)


@pytest.mark.parametrize("level", LEVELS)
def test_what_the_named_partner_is_told_of_a_claim_holds_no_byte_of_it(
    level: str, times: int
) -> None:
    """Somebody declares and names the viewer, who weighs what is claimed before he answers."""
    game = GAMES["inkognito"]
    rng = random.Random(f"named {level}")

    async def run() -> None:
        heard = await compare(game, options, viewer, level, scripts)
        claims = [said for said in heard if b'"own-letter"' in said]
        assert claims
        assert all((b'"holds":"' in said) == thinks(level, game) for said in claims)

    for _ in range(times):
        options, viewer, scripts = naming_the_viewer(game, rng)
        scenario(run, 110)


def naming_the_viewer(
    game: Game, rng: random.Random
) -> tuple[Options, Seat, tuple[Script, Script]]:
    """A pair in which somebody declares, and names the viewer as partner."""
    variants = list(game.variants())
    while True:
        options = rng.choice(variants)
        viewer = rng.randrange(len(game.seats(options)))
        scripts = pair(game, options, viewer, rng, SHORT + len(game.seats(options)) * 6, 8)
        names = [action.partner for _, action in scripts[0] if isinstance(action, Declare)]
        if viewer in names and differ(scripts):
            return options, viewer, scripts


async def compare(
    game: Game, options: Options, viewer: Seat, level: str, scripts: tuple[Script, Script]
) -> list[bytes]:
    """Both houses send the viewer the same: what that is."""
    one, other = [Session(game, options, viewer, level, script) for script in scripts]
    other.house, other.tries = 1, one.tries
    first, second = await one.run(":memory:"), await other.run(":memory:")
    assert len(first) > 5
    assert first == second
    return first


def test_the_comparison_sees_a_difference_that_is_there() -> None:
    """The owner of a mask is sent other bytes when he is dealt another."""
    game = GAMES["masks"]
    options = game.settle({"players": 2})
    deal = game.notation(options).read
    scripts: list[Script] = [
        [(CHANCE, deal("deal fox")), (CHANCE, deal("deal owl"))],
        [(CHANCE, deal("deal owl")), (CHANCE, deal("deal fox"))],
    ]

    async def run() -> None:
        sessions = [Session(game, options, 0, "none", script) for script in scripts]
        first, second = [await session.run(":memory:") for session in sessions]
        assert first != second

    scenario(run)
