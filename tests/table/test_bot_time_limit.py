"""A bot that takes too long is stopped, with the system's alarm and without."""

import signal
import threading
import time
from contextlib import suppress

import pytest

from ridotto.table.bot_time_limit import OutOfTime, time_limit

LONG = 30.0


@pytest.fixture(params=["alarm", "thread"])
def _either_way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "thread":
        monkeypatch.delattr(signal, "SIGALRM")


def think(seconds: float) -> None:
    """As a bot does that catches what can be caught."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            time.sleep(0.001)
        except Exception:
            continue


@pytest.mark.usefixtures("_either_way")
def test_who_does_not_come_back_is_stopped() -> None:
    with pytest.raises(OutOfTime), time_limit(0.05):
        think(LONG)


@pytest.mark.usefixtures("_either_way")
def test_who_is_done_in_time_hears_nothing_later() -> None:
    for seconds in (LONG, None):
        with time_limit(seconds):
            think(0.02)
        think(0.02)


@pytest.mark.usefixtures("_either_way")
def test_whichever_is_first_nothing_rings_after_the_block() -> None:
    late = 0
    for _ in range(100):
        with suppress(OutOfTime), time_limit(0.001):
            think(0.001)
        try:
            think(0.0005)
        except OutOfTime:
            late += 1
    assert not late


def test_in_other_threads_nobody_is_hurried() -> None:
    done = []

    def run() -> None:
        with time_limit(0.001):
            think(0.05)
        done.append(True)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert done == [True]
