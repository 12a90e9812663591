"""Why a bot did what it did is kept with the game, and told when it is over, not before."""

import random
from pathlib import Path

import msgspec
import pytest

from ridotto.games import GAMES
from ridotto.kernel.record import read
from ridotto.server.python_client import Client
from ridotto.table.verify import verify
from tests.server.helpers import open_house, play_alone, scenario

pytestmark = pytest.mark.usefixtures("any_server")

SLEUTHS = [None, "sleuth", "sleuth"]


def test_reasons_survive_a_restart_and_are_told_after_the_game_only(tmp_path: Path) -> None:
    async def run() -> None:
        database, rng = str(tmp_path / "house.db"), random.Random(3)
        async with open_house(database) as visit:
            ann = await visit.guest("Ann")
            settings = {"game": "masks", "options": {"rounds": 2}, "assistance": "odds"}
            table = await ann.open_table(settings, places=SLEUTHS)
            async with await ann.sit_at(table) as seat:
                seat.keeps = True
                await seat.ask("start")
                await play_alone(seat, rng, most=2)
                heard = b"".join(seat.raw)
            stored = "".join(await visit.house.store.log(table))
        assert '"reason":{"code":"ask"' in stored
        assert b'"reason":{' not in heard
        assert b'"code":"ask"' not in heard
        async with open_house(database) as visit:
            ann.port = visit.port
            await refused(ann, table)
            async with await ann.sit_at(table) as seat:
                seat.keeps = True
                await play_alone(seat, rng)
                assert b'"reason":{' not in b"".join(seat.raw)
            status, text = await ann.request("GET", f"/api/tables/{table}/records/1")
            assert status == 200
            record = read(text.decode(), GAMES)
            verify(record, GAMES["masks"])
            reasons = [step.reason for step in record.steps if step.by in (1, 2)]
            assert reasons
            assert None not in reasons
            assert all(step.reason is None for step in record.steps if step.by not in (1, 2))
            body = {"table": table, "number": 1, "viewer": 0}
            frames = (await ann.call("POST", "/api/replay", body))["frames"]
            told = [frame["reason"] for frame in frames]
            assert [reason for reason in told if reason] == [
                msgspec.json.decode(msgspec.json.encode(reason)) for reason in reasons
            ]

    scenario(run)


async def refused(guest: Client, table: str) -> None:
    """The game is under way: neither its record nor a review nor, for whatever viewer, a replay can
    be had.
    """
    for number in (0, 1, 2):
        status, _ = await guest.request("GET", f"/api/tables/{table}/records/{number}")
        assert status == 404
        named = {"table": table, "number": number}
        assert (await guest.request("POST", "/api/review", named))[0] == 404
        for viewer in (-1, 0, 7):
            body = {**named, "viewer": viewer}
            assert (await guest.request("POST", "/api/replay", body))[0] == 404


@pytest.mark.parametrize("reason", [{"code": "ask"}, None])
def test_a_guest_cannot_give_a_reason(reason: object) -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann = await visit.guest("Ann")
            table = await ann.open_table({"game": "masks"}, places=[None, "random", "random"])
            async with await ann.sit_at(table) as seat:
                await seat.ask("start")
                await seat.send("act", do="ask green", reason=reason)
                assert (await seat.until("refused"))["code"] == "not-understood"

    scenario(run)
