"""How well an agent does a task of the benchmark."""

import random
from collections.abc import Callable
from statistics import fmean
from typing import Any

from msgspec import Struct

from ridotto.bots import Bot, maker_of
from ridotto.deduction import Tracker
from ridotto.envs.beliefs import exact_belief
from ridotto.games import GAMES
from ridotto.kernel import Fact, Game, Record, RidottoError, Seat, View
from ridotto.lab.arena import ArenaContest, hold
from ridotto.lab.beliefs import bits_lost
from ridotto.lab.parallel import spread
from ridotto.lab.ratings import Estimate, mean_of_values, share
from ridotto.lab.simulate import contributions, derive
from ridotto.lab.tasks import Task
from ridotto.table.play_between_bots import Fault, Listeners, play


class Evaluation(Struct, frozen=True):
    """What an agent made of a task, with the 95 % interval; ``frozen`` if all of it was done."""

    task: str
    agent: str
    games: int
    frozen: bool
    score: Estimate
    faults: tuple[Fault, ...]


Job = tuple[Task, str, int]
Outcome = tuple[float, tuple[Fault, ...]]


def evaluate(
    task: Task,
    agent: str,
    games: int | None = None,
    jobs: int = 1,
    done: Callable[[], None] = lambda: None,
) -> Evaluation:
    """Has an agent do a task, or only the first so many games of it. Raises UnknownBot, or
    RidottoError if it has no beliefs and is asked for some.
    """
    number = task.games if games is None else min(games, task.games)
    maker_of(agent, GAMES[task.game])
    if task.kind == "against":
        score, faults = _against(task, agent, number, jobs, done)
    else:
        results: list[Outcome] = []
        for result in spread(_PLAYS[task.kind], [(task, agent, n) for n in range(number)], jobs):
            results.append(result)
            done()
        score = _estimate(task, [each for each, _ in results])
        faults = tuple(fault for _, each in results for fault in each)
    return Evaluation(task.name, agent, number, number == task.games, score, faults)


def _estimate(task: Task, scores: list[float]) -> Estimate:
    """Games are won or not; doubts and bits are measured."""
    if task.kind == "beside":
        return share(sum(scores), len(scores))
    return mean_of_values(scores)


def _against(
    task: Task, agent: str, games: int, jobs: int, done: Callable[[], None]
) -> tuple[Estimate, tuple[Fault, ...]]:
    (level,) = task.others
    if agent == level:
        return Estimate(0.5, 0.5, 0.5), ()
    contest = ArenaContest(task.game, task.options, (agent, level), task.seed, task.budget)
    result = hold(contest, max(2, games), jobs, done=done)
    (pair,) = result.pairings
    return pair.score, tuple(result.faults)


def _beside(job: Job) -> Outcome:
    """1 if the agent's seat wins."""
    record, seat, faults = _played(job)
    assert record.end is not None
    return float(seat in record.end.outcome.winners), faults


def _deceive(job: Job) -> Outcome:
    """How little a reader of all answers believes the truth of the agent, just before the end."""
    record, seat, faults = _played(job)
    task, _, _ = job
    game = GAMES[task.game]
    seats = game.seats(task.options)
    doubts = []
    for reader in range(len(seats)):
        if reader != seat:
            tracker = Tracker(game.studied.lore(task.options, reader))
            state = game.start(task.options)
            for step in record.steps[:-1]:
                state.apply(step.by, step.action)
                for fact in step.facts(reader):
                    tracker.hear(fact)
            odds = exact_belief(tracker.knowledge, "answers")
            truth = game.studied.actual(task.options, state)
            own = [thing for thing in odds if thing[0] == seats[seat] and thing in truth]
            doubts += [1 - odds[thing][truth[thing]] for thing in own]
    return (fmean(doubts) if doubts else 0.0), faults


def _belief(job: Job) -> Outcome:
    """The bits that the agent's beliefs fall short by, whenever its seat is to act. Bots play for
    all seats, so that every agent is asked about the same games.
    """
    task, agent, number = job
    game = GAMES[task.game]
    seat = number % len(game.seats(task.options))
    believer: Any = maker_of(agent, game)(game, task.options, seat)
    if not hasattr(believer, "believe"):
        raise RidottoError(f"{agent} has no beliefs: it has no believe(view)")
    (level,) = task.others
    bots = [maker_of(level, game)(game, task.options, each) for each in range(_seats(task, game))]
    record, faults = _record(task, bots, number)
    tracker = Tracker(game.studied.lore(task.options, seat))
    view = game.view(task.options, seat)
    lost: list[float] = []
    for step in record.steps:
        if step.by == seat:
            exact = exact_belief(tracker.knowledge)
            if exact:
                lost.append(bits_lost(exact, believer.believe(view)))
        for fact in step.facts(seat):
            _tell(fact, view, tracker, believer)
    return (fmean(lost) if lost else 0.0), faults


def _tell(fact: Fact, view: View, tracker: Tracker, believer: Any) -> None:
    view.fold(fact)
    tracker.hear(fact)
    believer.hear(fact)


_PLAYS: dict[str, Callable[[Job], Outcome]] = {
    "beside": _beside,
    "deceive": _deceive,
    "belief": _belief,
}


def _played(job: Job) -> tuple[Record, Seat, tuple[Fault, ...]]:
    """A game of the agent with others, who are drawn for this game; its seat goes round."""
    task, agent, number = job
    game = GAMES[task.game]
    seats = _seats(task, game)
    seat = number % seats
    draw = random.Random(f"{task.seed} {number} others")
    names = [agent if each == seat else draw.choice(task.others) for each in range(seats)]
    bots = [maker_of(name, game)(game, task.options, each) for each, name in enumerate(names)]
    record, faults = _record(task, bots, number)
    return record, seat, faults


def _record(task: Task, bots: list[Bot], number: int) -> tuple[Record, tuple[Fault, ...]]:
    game, faults = GAMES[task.game], list[Fault]()
    record = play(
        game,
        task.options,
        bots,
        rng=random.Random(derive(task.seed, number, "bots")),
        seed=derive(task.seed, number, "table"),
        contributions=contributions(game, task.options, task.seed, number),
        budget=task.budget,
        limit=30.0,
        listeners=Listeners(failed=faults.append),
    )
    return record, tuple(faults)


def _seats(task: Task, game: Game) -> int:
    return len(game.seats(task.options))
