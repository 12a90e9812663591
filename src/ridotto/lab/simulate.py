"""Plays many games between bots, on as many processes as asked, the same for the same seed."""

import hashlib
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct, field

from ridotto.bots import Budget, seat_bots
from ridotto.games import GAMES
from ridotto.kernel import Game, Options, Outcome, Record
from ridotto.kernel.record import write
from ridotto.lab.parallel import spread
from ridotto.table.play_between_bots import Fault, Listeners, play


class SimulationPlan(Struct, frozen=True):
    """What to play. Game ``i`` of a plan depends on the plan and ``i`` only."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: str
    out: Path | None = None
    budget: Budget = Budget()
    limit: float | None = None


class Played(Struct, frozen=True):
    """One finished game, in short."""

    outcome: Outcome
    steps: int
    cpu_seconds: float
    faults: tuple[Fault, ...] = ()


class Tally(Struct):
    """Many finished games. A step is one seat's decision."""

    games: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)
    steps: int = 0
    cpu_seconds: float = 0.0
    faults: list[Fault] = field(default_factory=list)

    def add(self, played: Played) -> None:
        self.games += 1
        self.outcomes[played.outcome.reason] += 1
        self.wins[played.outcome.side] += 1
        self.steps += played.steps
        self.cpu_seconds += played.cpu_seconds
        self.faults += played.faults


def play_one(
    plan: SimulationPlan, number: int, failed: Callable[[Fault], None] = lambda _: None
) -> Record:
    """Game ``number`` of a plan."""
    game = GAMES[plan.game]
    return play(
        game,
        plan.options,
        seat_bots(plan.bots, game, plan.options),
        rng=random.Random(derive(plan.seed, number, "bots")),
        seed=derive(plan.seed, number, "table"),
        contributions=contributions(game, plan.options, plan.seed, number),
        budget=plan.budget,
        limit=plan.limit,
        listeners=Listeners(failed=failed),
    )


def simulate(
    plan: SimulationPlan,
    games: int,
    jobs: int = 1,
    engine: str = "local",
    done: Callable[[], None] = lambda: None,
) -> Tally:
    """Plays ``games`` games; with ``plan.out``, writes a record of each into that folder."""
    seat_bots(plan.bots, GAMES[plan.game], plan.options)
    if plan.out is not None:
        plan.out.mkdir(parents=True, exist_ok=True)
    tally = Tally()
    for played in spread(_run, [(plan, number) for number in range(games)], jobs, engine):
        tally.add(played)
        done()
    return tally


def _run(work: tuple[SimulationPlan, int]) -> Played:
    plan, number = work
    started = time.process_time()
    faults: list[Fault] = []
    record = play_one(plan, number, faults.append)
    if plan.out is not None:
        path = plan.out / f"{plan.game}-{number:05}.ridotto"
        path.write_text(write(record, GAMES[plan.game]), encoding="utf-8", newline="\n")
    spent = time.process_time() - started
    assert record.end is not None
    decisions = sum(step.by >= 0 for step in record.steps)
    return Played(record.end.outcome, decisions, spent, tuple(faults))


def derive(seed: str, number: int, purpose: str) -> bytes:
    """What is random about game ``number`` of a seed, for one purpose."""
    return hashlib.sha256(f"{seed}\0{number}\0{purpose}".encode()).digest()


def contributions(game: Game, options: Options, seed: str, number: int) -> dict[str, str]:
    """What the seats contribute to the deal of game ``number``."""
    return {seat: derive(seed, number, seat).hex() for seat in game.seats(options)}
