"""Silence on the wire for a device that is handed round: what comes over it while one seat is
uncovered, and while none is, holds no byte of what another seat on the same device knows.
"""

import asyncio
import random
from functools import partial

import pytest

from ridotto.games import GAMES
from ridotto.kernel import CHANCE, Action, Game, Options, Seat
from ridotto.server.python_client import Client
from ridotto.server.python_client import TableSocket as Chair
from ridotto.table.assistance import LEVELS
from tests.server.helpers import Visit, open_house, quiet, scenario
from tests.server.pairs import Script, differ, pair
from tests.server.test_silence import Scripted

STEPS = 40


class HandedRound:
    """One house playing a script. ``viewer`` and ``beside`` share a device, which is uncovered for
    whoever of them is to act; everybody else has his own. ``received`` is all that comes while it
    is covered or uncovered for ``viewer``.
    """

    def __init__(
        self, game: Game, options: Options, viewer: Seat, beside: Seat, level: str, script: Script
    ) -> None:
        self.game, self.options, self.level, self.script = game, options, level, script
        self.viewer, self.beside = viewer, beside
        self.house = 0
        self.tries = [action for _, action in script]
        self.notation = game.notation(options)
        self.received: list[bytes] = []
        self.hand: Chair | None = None
        self.uncovered: list[Seat] = []

    async def run(self) -> list[bytes]:
        outside, rng = Scripted(self.script), random.Random(1)
        async with open_house(outside=outside) as visit:
            table, owner, others = await self._gather(visit)
            self.room = visit.house.rooms[table].outbox
            device = await owner.sit_at(table, prefix="device")
            device.keeps = True
            chairs = {seat: await guest.sit_at(table, prefix="x") for seat, guest in others.items()}
            await quiet(device, *chairs.values())
            assert (await device.ask("start"))["type"] == "done"
            for number, (by, action) in enumerate(self.script):
                if by == CHANCE:
                    continue
                outside.time += 7
                if number % 4 == 1:  # Ann looks, Ben looks, Ann looks again
                    for seat in (self.viewer, self.beside, self.viewer):
                        await self._uncover(owner, table, seat, rng)
                chair = chairs.get(by) or await self._uncover(owner, table, by, rng)
                if by != self.viewer:
                    await self._scribble(chair, action)
                answer = await chair.ask("act", do=self.notation.write(action))
                assert answer["type"] == "done", answer
                await quiet(device, *chairs.values(), *([self.hand] if self.hand else []))
            await self._cover()
            self.received += device.raw
            for chair in (device, *chairs.values()):
                await chair.socket.close()
        return self.received

    async def _gather(self, visit: Visit) -> tuple[str, Client, dict[Seat, Client]]:
        owner = await visit.guest("Owner")
        settings = {
            "game": self.game.id,
            "options": dict(self.options),
            "assistance": self.level,
            "spectators": "none",
        }
        table = await owner.open_table(settings, sit=False)
        async with await owner.sit_at(table) as device:
            assert (await device.ask("sit", seat=self.viewer))["type"] == "done"
            assert (await device.ask("bring", seat=self.beside, name="Ben"))["type"] == "done"
        others: dict[Seat, Client] = {}
        for seat in range(len(self.game.seats(self.options))):
            if seat not in (self.viewer, self.beside):
                others[seat] = await visit.guest(f"Guest {seat}")
                async with await others[seat].sit_at(table) as chair:
                    assert (await chair.ask("sit", seat=seat))["type"] == "done"
        return table, owner, others

    async def _uncover(self, owner: Client, table: str, seat: Seat, rng: random.Random) -> Chair:
        """The device says who has it, and gets that seat's stream from its beginning."""
        await self._cover()
        self.uncovered.append(seat)
        prefix = f"hand{len(self.uncovered)}"
        self.hand = hand = await owner.sit_at(table, eyes=f"seat={seat}", prefix=prefix)
        hand.keeps = seat == self.viewer
        await quiet(hand)
        if seat == self.viewer:
            await self._probe(hand, rng)
        return hand

    async def _cover(self) -> None:
        if self.hand is None:
            return
        before = len(self.room.sockets)
        await self.hand.socket.close()
        self.received += self.hand.raw
        self.hand = None
        while len(self.room.sockets) == before:  # until the house has noticed
            await asyncio.sleep(0.002)

    async def _scribble(self, other: Chair, action: Action) -> None:
        """What only its maker hears of."""
        if not self.house:
            return
        if isinstance(action, self.game.manners.drafts):
            assert (await other.ask("draft", do=self.notation.write(action)))["type"] == "done"
            assert (await other.ask("undo"))["type"] == "done"
        await other.ask("put-away", through=len(other.facts))
        await other.ask("note", key="a", value=f"secret {action}"[:120])

    async def _probe(self, own: Chair, rng: random.Random) -> None:
        do = self.notation.write(rng.choice(self.tries))
        offered = {do for group in own.update.get("legal", ()) for do in group["actions"]}
        lists = any(not group["actions"] for group in own.update.get("legal", ()))
        if do not in offered and not lists:
            await own.ask("act", do=do)
        await own.ask("act", do="nonsense")
        await own.ask("choices", kind=rng.choice(self.game.actions).__name__.lower())
        await own.ask("ways")
        await own.ask("prove", whose="red", what="identity", value="X")
        await own.ask("weigh", do=do)
        await own.ask("undo")
        await own.ask("note", key="mine", value=f"{rng.random()}")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_a_device_that_is_handed_round_tells_nobody_of_the_other(
    game: Game, level: str, times: int
) -> None:
    rng = random.Random(f"{game.id} {level} handed round")
    variants = list(game.variants())
    for _ in range(times):
        options = rng.choice(variants)
        viewer, beside = rng.sample(range(len(game.seats(options))), 2)
        while not differ(scripts := pair(game, options, viewer, rng, STEPS, 8)):
            pass
        scenario(partial(compare, game, options, viewer, beside, level, scripts), 110)


async def compare(
    game: Game,
    options: Options,
    viewer: Seat,
    beside: Seat,
    level: str,
    scripts: tuple[Script, Script],
) -> None:
    one, other = [HandedRound(game, options, viewer, beside, level, each) for each in scripts]
    other.house, other.tries = 1, one.tries
    first, second = await one.run(), await other.run()
    assert one.uncovered == other.uncovered
    assert {viewer, beside} <= set(one.uncovered)
    assert len(first) > 10
    assert first == second
