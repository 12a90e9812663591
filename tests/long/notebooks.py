"""How soon a notebook is answered by a house on loopback: ``python -m tests.long.notebooks``.

Notes as somebody would have taken them in whole games between bots, asked about as they grow; and
the same with a slip of the finger in one entry that contradicts the others. Each is asked by HTTP,
as the page does it, and timed until the last byte is there.
"""

import argparse
import asyncio
import copy
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ridotto.games import GAMES
from ridotto.kernel import Value
from ridotto.lab.simulate import SimulationPlan, play_one
from ridotto.review.notes_of_records import add, begun, entries
from ridotto.server.notebooks import AskNotebook, answer_notes
from ridotto.server.python_client import Client
from tests.deduction.random_notebooks import Notes, slip
from tests.server.process import Process

TABLES: dict[str, list[dict[str, Value]]] = {
    "inkognito": [{"players": players} for players in (3, 4, 5)],
    "inkognito-cards": [{"players": players} for players in (3, 4, 5)],
    "infiltraitors": [
        {"players": 2, "mission": "T1"},
        {"players": 3, "mission": "1"},
        {"players": 4, "mission": "6"},
        {"players": 4, "mission": "12"},
    ],
}
EVERY = 4
"""A notebook is asked about after so many entries each, and with the last."""


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def notebooks(game: str, games: int) -> Iterator[Notes]:
    """What one seat notes, at several moments of each game."""
    for number in range(games):
        tables = TABLES[game]
        options = GAMES[game].settle(tables[number % len(tables)], simulated=True)
        record = play_one(SimulationPlan(game, options, ("novice",), f"timed {number}"), 0)
        notes = begun(record, 0)
        for _, kind, values in entries(record, 0):
            add(notes, kind, values)
            if kind != "own" and len(notes["order"]) % EVERY == 0:
                yield copy.deepcopy(notes)
        if len(notes["order"]) % EVERY:
            yield notes


def contradicted(notes: Notes, rng: random.Random) -> Notes | None:
    """The same with a slip that contradicts something, if one is found soon."""
    for _ in range(20):
        wrong = slip(notes, rng)[0]
        if answer_notes(AskNotebook(notes=wrong)).contradiction is not None:
            return wrong
    return None


async def timed(client: Client, notes: Notes) -> float:
    """Milliseconds until the answer is there."""
    body = msgspec.json.encode({"notes": notes, "language": "en"})
    began = time.perf_counter()
    status, _ = await client.request("POST", "/api/notebook", body)
    if status != 200:
        raise RuntimeError(f"the house says {status}")
    return (time.perf_counter() - began) * 1000


async def measure(asked: dict[str, list[Notes]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with Process(str(Path(folder) / "timed.db")) as house:
            client = Client("127.0.0.1", house.port)
            for notes in next(iter(asked.values()))[:3]:
                await timed(client, notes)  # the work process is started by the first
            for what, several in asked.items():
                longest = max(len(notes["order"]) for notes in several)
                times = [await timed(client, notes) for notes in several]
                tell(
                    f"{what}: {len(times)} notebooks of up to {longest} entries, "
                    f"median {statistics.median(times):.0f} ms, "
                    f"p95 {statistics.quantiles(times, n=20)[-1]:.0f} ms, worst {max(times):.0f} ms"
                )
            await house.kill()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=12, help="So many games of each kind.")
    asked: dict[str, list[Notes]] = {}
    for game in TABLES:
        plain = list(notebooks(game, parser.parse_args().games))
        rng = random.Random(f"timed {game}")
        slipped = (contradicted(notes, rng) for notes in plain)
        asked[game] = plain
        asked[f"{game}, contradicted"] = [notes for notes in slipped if notes is not None]
    asyncio.run(measure(asked))


if __name__ == "__main__":
    main()
