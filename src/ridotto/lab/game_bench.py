"""How fast a game runs: steps per CPU-second of random play, beside a yardstick in the same run.

A step is one seat's decision: list its legal actions, choose, apply. With views, every seat also
folds its own stream, and the seat that decides has its view up to date before it chooses. Copies
are of states at random moments of random games; what one costs is told in steps of that game.
"""

import random
import time
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from ridotto.games import GAMES
from ridotto.kernel import AnyState, Event, Game, Lottery, Options, RidottoError, View

Run = Callable[[random.Random], int]
"""Plays one game and returns its number of steps."""

POSITIONS = 50
"""How many states are copied, at least."""

ROUNDS = 5
"""Contestants take turns, so that a busy moment of the machine hits all of them alike."""


class Figure(Struct, frozen=True):
    """One line of the result. ``ratios`` are to the yardsticks that ran beside it;
    ``steps_a_copy`` is how many steps could be made in the time of one copy of the state.
    """

    name: str
    steps: int
    cpu_seconds: float
    steps_per_cpu_second: float
    ratios: dict[str, float]
    steps_a_copy: float | None = None


def bench(games: Mapping[str, Options], seconds: float, *, yardsticks: bool) -> list[Figure]:
    """Runs all contestants in turn, ``seconds`` of CPU time each."""
    runs: dict[str, Run] = {}
    copies: dict[str, Run] = {}
    for name, options in games.items():
        runs[name] = _plain(GAMES[name], options)
        runs[f"{name} with views"] = with_views(GAMES[name], options)
        copies[name] = _copies(GAMES[name], options)
    others = _open_spiel() if yardsticks else {}
    contestants = runs | others | {_copying(name): run for name, run in copies.items()}
    spent = dict.fromkeys(contestants, 0.0)
    steps = dict.fromkeys(contestants, 0)
    rng = random.Random(0)
    for _ in range(ROUNDS):
        for name, run in contestants.items():
            started = time.process_time()
            while time.process_time() - started < seconds / ROUNDS:
                steps[name] += run(rng)
            spent[name] += time.process_time() - started
    speed = {name: steps[name] / spent[name] for name in contestants}
    return [
        Figure(
            name,
            steps[name],
            spent[name],
            speed[name],
            {} if name in others else {other: speed[name] / speed[other] for other in others},
            speed[name] / speed[_copying(name)] if name in copies else None,
        )
        for name in (*runs, *others)
    ]


def _copying(name: str) -> str:
    return f"{name} copies"


def have_yardsticks() -> bool:
    """Whether the optional extra ``bench`` is installed."""
    return find_spec("pyspiel") is not None


def _plain(game: Game, options: Options) -> Run:
    def run(rng: random.Random) -> int:
        state = game.start(options)
        public = state.public
        steps = 0
        while public.to_act:
            actor = public.to_act[0]
            legal = state.legal(actor)
            if isinstance(legal, Lottery):
                state.apply(actor, legal.pick(rng))
            else:
                state.apply(actor, legal.pick(rng))
                steps += 1
        return steps

    return run


def _copies(game: Game, options: Options) -> Run:
    """Copies states at random moments; each call is one copy of each."""
    rng = random.Random(0)
    positions: list[AnyState] = []
    while len(positions) < POSITIONS:
        state = game.start(options)
        while state.public.to_act:
            actor = state.public.to_act[0]
            if actor >= 0 and rng.random() < 0.1:
                positions.append(state.copy())
            state.apply(actor, state.legal(actor).pick(rng))

    def run(rng: random.Random) -> int:
        for position in positions:
            position.copy()
        return len(positions)

    return run


def with_views(game: Game, options: Options) -> Run:
    """A random game in which whoever decides has his own view up to date."""
    seats = range(len(game.seats(options)))

    def run(rng: random.Random) -> int:
        state = game.start(options)
        public = state.public
        views = [game.view(options, seat) for seat in seats]
        waiting: list[list[Event]] = [[] for _ in seats]
        steps = 0
        while public.to_act:
            actor = public.to_act[0]
            legal = state.legal(actor)
            if isinstance(legal, Lottery):
                events = state.apply(actor, legal.pick(rng))
            else:
                _catch_up(views[actor], waiting[actor])
                events = state.apply(actor, legal.pick(rng))
                steps += 1
            for unread in waiting:
                unread.extend(events)
        return steps

    return run


def _catch_up(view: View, unread: list[Event]) -> None:
    fold, own = view.fold, 1 << view.seat
    for event in unread:
        if event.to & own:
            fold(event.fact)
    unread.clear()


def _open_spiel() -> dict[str, Run]:
    if not have_yardsticks():
        raise RidottoError("the yardsticks need the optional extra: pip install 'ridotto[bench]'")
    import pyspiel  # noqa: PLC0415 - an optional extra
    from open_spiel.python.games import block_dominoes  # noqa: F401, PLC0415 - registers itself

    def play(game: Any, *, tensor: bool) -> Run:
        def run(rng: random.Random) -> int:
            state = game.new_initial_state()
            steps = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    ticket = rng.random()
                    for outcome, odds in state.chance_outcomes():  # noqa: B007
                        ticket -= odds
                        if ticket < 0:
                            break
                    state.apply_action(outcome)
                    continue
                legal = state.legal_actions()
                if tensor:
                    state.observation_tensor(state.current_player())
                state.apply_action(legal[int(rng.random() * len(legal))])
                steps += 1
            return steps

        return run

    dominoes = pyspiel.load_game("python_block_dominoes")
    hanabi = pyspiel.load_game("hanabi(players=4)")
    return {
        "python_block_dominoes": play(dominoes, tensor=False),
        "hanabi(players=4)": play(hanabi, tensor=False),
        "hanabi(players=4) with tensor": play(hanabi, tensor=True),
    }
