"""Whole games over the public protocol."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ridotto.bots import offered_for
from ridotto.games import GAMES
from ridotto.kernel import Game
from ridotto.kernel.record import read
from ridotto.table.verify import verify
from tests.server.helpers import open_house, play_alone, scenario

STRETCHES = (1, 4, 15)
"""So many actions of the person between two restarts of the house."""


def cases() -> Iterator[Any]:
    for game in GAMES:
        for level in offered_for(game):
            if level != "master":  # the same protocol, only more patience
                yield pytest.param(game, level, "uvicorn", id=f"{game.id}-{level}")
        yield pytest.param(game, "random", "hypercorn", id=f"{game.id}-another-server")


@pytest.mark.parametrize(("game", "level", "any_server"), list(cases()), indirect=["any_server"])
def test_one_person_and_bots_play_to_the_end_across_restarts(
    game: Game, level: str, any_server: str, tmp_path: Path
) -> None:
    async def run() -> None:
        database, rng = str(tmp_path / "house.db"), random.Random(5)
        options = dict(next(iter(game.variants())))
        bots = [level] * (len(game.seats(options)) - 1)
        async with open_house(database) as visit:
            ann = await visit.guest("Ann")
            settings = {"game": game.id, "options": options}
            table = await ann.open_table(settings, places=[None, *bots])
            async with await ann.sit_at(table) as seat:
                assert (await seat.ask("contribute", number="a1b2"))["type"] == "done"
                assert (await seat.ask("start"))["type"] == "done"
                facts = seat.facts
        for most in (*STRETCHES, 100_000):
            async with open_house(database) as visit:
                ann.port = visit.port
                async with await ann.sit_at(table, game=1, after=len(facts)) as seat:
                    seat.facts = facts
                    await play_alone(seat, rng, most)
                    facts = seat.facts
                status, text = await ann.request("GET", f"/api/tables/{table}/records/1")
                # The bots may have ended it since the person last heard; only then is it told.
                if status == 200:
                    assert read(text.decode(), GAMES).end is not None
                else:
                    assert (status, facts[-1]["kind"] == "ended") == (404, False)
        assert status == 200
        record = read(text.decode(), GAMES)
        verify(record, game)
        assert record.header.contributions
        assert record.header.players == ("Ann", *bots)
        assert len(facts) == len(list(record.stream(0)))

    scenario(run)
