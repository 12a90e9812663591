"""Plays many games between bots, on as many processes as asked, the same for the same seed."""

import hashlib
import multiprocessing
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct, field

from ridotto.bots import seat_bots
from ridotto.games import GAMES
from ridotto.kernel import CHANCE, Options, Outcome, Record
from ridotto.kernel.record import write
from ridotto.table.play import play


class Plan(Struct, frozen=True):
    """What to play. Game ``i`` of a plan depends on the plan and ``i`` only."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: str
    out: Path | None = None


class Played(Struct, frozen=True):
    """One finished game, in short."""

    outcome: Outcome
    steps: int
    cpu_seconds: float


class Tally(Struct):
    """Many finished games. A step is one seat's decision."""

    games: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)
    steps: int = 0
    cpu_seconds: float = 0.0

    def add(self, played: Played) -> None:
        self.games += 1
        self.outcomes[played.outcome.reason] += 1
        self.wins[played.outcome.side] += 1
        self.steps += played.steps
        self.cpu_seconds += played.cpu_seconds


def play_one(plan: Plan, number: int) -> Record:
    """Game ``number`` of a plan."""
    game = GAMES[plan.game]
    seats = game.seats(plan.options)
    rng = random.Random(_derive(plan.seed, number, "bots"))
    contributions = {seat: _derive(plan.seed, number, seat).hex() for seat in seats}
    bots = seat_bots(plan.bots, len(seats))
    seed = _derive(plan.seed, number, "table")
    return play(game, plan.options, bots, rng=rng, seed=seed, contributions=contributions)


def simulate(
    plan: Plan, games: int, jobs: int = 1, done: Callable[[], None] = lambda: None
) -> Tally:
    """Plays ``games`` games; with ``plan.out``, writes a record of each into that folder."""
    seat_bots(plan.bots, len(GAMES[plan.game].seats(plan.options)))
    if plan.out is not None:
        plan.out.mkdir(parents=True, exist_ok=True)
    tally = Tally()
    for played in _results(plan, games, jobs):
        tally.add(played)
        done()
    return tally


def _results(plan: Plan, games: int, jobs: int) -> Iterator[Played]:
    work = [(plan, number) for number in range(games)]
    if jobs == 1:
        yield from map(_run, work)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_run, work, chunksize=max(1, min(50, games // (4 * jobs))))


def _run(work: tuple[Plan, int]) -> Played:
    plan, number = work
    started = time.process_time()
    record = play_one(plan, number)
    if plan.out is not None:
        path = plan.out / f"{plan.game}-{number:05}.ridotto"
        path.write_text(write(record, GAMES[plan.game]), encoding="utf-8", newline="\n")
    spent = time.process_time() - started
    assert record.end is not None
    decisions = sum(step.by != CHANCE for step in record.steps)
    return Played(record.end.outcome, decisions, spent)


def _derive(seed: str, number: int, purpose: str) -> bytes:
    return hashlib.sha256(f"{seed}\0{number}\0{purpose}".encode()).digest()
