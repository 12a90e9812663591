"""Thinking within a budget."""

import time

from ridotto.bots import Budget
from ridotto.bots.meter import Meter


def test_nodes_are_counted() -> None:
    meter = Meter(Budget(nodes=5))
    meter.spend(4)
    assert not meter.spent()
    meter.spend(1)
    assert meter.spent()


def test_without_nodes_it_is_spent_at_once() -> None:
    assert Meter(Budget(nodes=0)).spent()


def test_the_clock_is_a_cap_on_top() -> None:
    meter = Meter(Budget(nodes=10, seconds=0.1))
    started = time.thread_time()
    while not meter.spent():  # and no node spent, so that only the clock can end it
        pass
    assert 0.08 < time.thread_time() - started <= 0.12
