"""Whole games over the public protocol."""

import random
from pathlib import Path

import pytest

from ridotto.games import GAMES
from ridotto.kernel import Game
from ridotto.kernel.record import read
from ridotto.table.verify import verify
from tests.server.helpers import open_house, play_alone, scenario


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_one_person_and_bots_play_to_the_end_across_a_restart(game: Game, tmp_path: Path) -> None:
    async def run() -> None:
        database, rng = str(tmp_path / "house.db"), random.Random(5)
        options = dict(next(iter(game.variants())))
        bots = ["random"] * (len(game.seats(options)) - 1)
        async with open_house(database) as visit:
            ann = await visit.guest("Ann")
            table = await ann.open_table(
                {"game": game.id, "options": options}, places=[None, *bots]
            )
            async with await ann.sit_at(table) as seat:
                assert (await seat.ask("contribute", number="a1b2"))["type"] == "done"
                assert (await seat.ask("start"))["type"] == "done"
                await play_alone(seat, rng, most=1)
                known, facts = seat.update.get("number", 1), len(seat.facts)
        async with open_house(database) as visit:
            ann.port = visit.port
            async with await ann.sit_at(table, game=known, after=facts) as seat:
                seat.facts = [None] * facts
                await play_alone(seat, rng)
                assert seat.facts[-1]["kind"] == "ended"
            status, text = await ann.request("GET", f"/api/tables/{table}/records/1")
            assert status == 200
            record = read(text.decode(), GAMES)
            verify(record, game)
            assert record.header.contributions
            assert record.header.players == ("Ann", *bots)

    scenario(run)
