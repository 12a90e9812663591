"""Searching within a budget."""

import random
import time

from ridotto.bots import Budget
from ridotto.bots.search import Meter, best_of


def test_the_better_choice_is_found_and_nodes_are_counted() -> None:
    tried: list[int] = []

    def trial(choice: int, world: float, meter: Meter) -> float:
        tried.append(choice)
        meter.spend(2)
        return choice + world

    rng = random.Random(1)
    assert best_of([0, 3, 1], rng.random, trial, Meter(Budget(nodes=60))) == 3
    assert len(tried) <= 30
    assert tried[:3] == [0, 3, 1]


def test_without_a_budget_the_first_choice_is_taken() -> None:
    assert best_of("ab", random.random, lambda *_: 0.0, Meter(Budget(nodes=0))) == "a"


def test_the_clock_is_a_cap_on_top() -> None:
    def trial(choice: int, world: float, meter: Meter) -> float:
        until = time.thread_time() + 0.002
        while time.thread_time() < until:
            pass
        return world  # and no node spent, so that only the clock can end it

    started = time.thread_time()
    best_of(range(100), random.random, trial, Meter(Budget(nodes=10, seconds=0.1)))
    assert 0.08 < time.thread_time() - started <= 0.12
