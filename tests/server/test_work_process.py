"""What a piece of work may take is counted in processor time: a busy machine is nobody's fault."""

import itertools
import os
import time

import pytest

from ridotto.server import work_process
from ridotto.server.work_process import WorkProcess
from ridotto.table import Refused
from tests.server.helpers import scenario


def spin() -> None:
    for _ in itertools.count():
        pass


def wait(seconds: float) -> str:
    time.sleep(seconds)
    return "done"


@pytest.fixture
def very_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which a piece of work may last however long."""
    monkeypatch.setattr(work_process, "BUSY", 1_000)


@pytest.mark.usefixtures("very_busy")
def test_work_without_end_is_refused_and_the_next_is_done_by_the_same_process() -> None:
    async def run() -> None:
        process = WorkProcess()
        numbers = [await process.do("a", os.getpid)]
        with pytest.raises(Refused, match="too-big"):
            await process.do("a", spin, patience=0.2)
        numbers.append(await process.do("b", os.getpid))
        process.stop()
        assert numbers[0] == numbers[1]

    scenario(run)


@pytest.mark.usefixtures("very_busy")
def test_waiting_for_the_processor_is_not_work() -> None:
    async def run() -> None:
        process = WorkProcess()
        assert await process.do("a", wait, 1.0, patience=0.5) == "done"
        process.stop()

    scenario(run)


def test_a_process_that_hangs_is_given_up_and_replaced() -> None:
    async def run() -> None:
        process = WorkProcess()
        first = await process.do("a", os.getpid)
        with pytest.raises(Refused, match="too-big"):
            await process.do("a", wait, 600.0, patience=0.1)
        assert await process.do("a", os.getpid) != first
        process.stop()

    scenario(run)
