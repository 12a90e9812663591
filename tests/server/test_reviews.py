"""Reviews over HTTP: of finished games, and of nothing else."""

import json
import random
from pathlib import Path

import msgspec

from ridotto.games import GAMES
from ridotto.kernel.record import read, write
from ridotto.review.results import Review
from ridotto.review.reviewing import review
from tests.review.games_of_bots import played
from tests.server.helpers import open_house, play_alone, scenario


def test_a_game_of_the_house_and_a_file_are_reviewed_alike(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(str(tmp_path / "house.db")) as visit:
            ann = await visit.guest("Ann")
            table = await ann.open_table({"game": "masks"}, places=[None, "sleuth", "sleuth"])
            asked = {"table": table, "number": 1}
            async with await ann.sit_at(table) as seat:
                await seat.ask("start")
                await play_alone(seat, random.Random(1), most=1)
                assert (await ann.request("POST", "/api/review", asked))[0] == 404
                await play_alone(seat, random.Random(1))
            found = await ann.call("POST", "/api/review", asked)
            _, text = await ann.request("GET", f"/api/tables/{table}/records/1")
            assert found == await ann.call("POST", "/api/review", {"record": text.decode()})
            record = read(text.decode(), GAMES)
            assert msgspec.convert(found, Review) == review(record, GAMES["masks"])

    scenario(run)


def test_a_record_that_is_not_whole_or_not_true_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(str(tmp_path / "house.db")) as visit:
            eve = await visit.guest("Eve")
            record, game = played("inkognito", {"players": 4}, "sleuth")
            lines = write(record, game).splitlines()
            end = json.loads(lines[-1])
            forged = json.dumps({**end, "seed": "00" * 32})
            for kept in (lines[:-1], lines[:40], [*lines[:40], lines[-1]], [*lines[:-1], forged]):
                text = "\n".join(kept) + "\n"
                status, told = await eve.request("POST", "/api/review", {"record": text})
                assert status == 409
                assert json.loads(told)["code"] == "not-a-record"
            assert (await eve.request("POST", "/api/review", {"record": "no record"}))[0] == 409

    scenario(run)
