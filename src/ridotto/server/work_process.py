"""Work that takes more than a few milliseconds is done in a process of its own: tables come first.

One piece is done at a time, in the order of asking; of each address only so many wait.
"""

import asyncio
import contextlib
import importlib
import logging
import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from ridotto.table import Refused

PATIENCE = 30.0
"""Seconds of processor time that one piece of work may take."""
BUSY = 10
"""Where much else goes on, it may last so many times as long, and the process may take as long to
be there."""
MOST_WAITING = 12
"""How many pieces of one address may be under way (all at a table may share one, and each wants to
see the end); its next are refused."""

T = TypeVar("T")
log = logging.getLogger("ridotto")


class WorkProcess:
    """Starts the process when there is something to do."""

    def __init__(self) -> None:
        self._waiting: Counter[str] = Counter()
        self._turn = asyncio.Lock()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    async def do(
        self, address: str, work: Callable[..., T], *values: Any, patience: float = PATIENCE
    ) -> T:
        """What the work, a function of a module, makes of the values. Raises Refused."""
        if self._waiting[address] >= MOST_WAITING:
            raise Refused("too-fast")
        self._waiting[address] += 1
        try:
            async with self._turn:
                done, found = await asyncio.to_thread(self._exchange, work, values, patience)
        except (TimeoutError, EOFError, OSError):
            log.warning("work given up")
            self.stop()
            raise Refused("too-big") from None
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
        if not done:
            if found.code == "too-big":
                log.warning("work given up")
            raise found
        result: T = found
        return result

    def stop(self) -> None:
        """Whatever it does is left undone."""
        if self._process is not None:
            self._process.kill()
            self._process = None

    def _exchange(
        self, work: Callable[..., Any], values: tuple[Any, ...], patience: float
    ) -> tuple[bool, Any]:
        if self._process is None or self._pipe is None or not self._process.is_alive():
            # Anew, not forked: this process has threads and an event loop.
            context = multiprocessing.get_context("spawn")
            self._pipe, other = context.Pipe()
            self._process = context.Process(target=_work, args=(other,), daemon=True)
            self._process.start()
            other.close()
            if not self._pipe.poll(BUSY * PATIENCE):  # no part of the work
                raise TimeoutError
            self._pipe.recv()
        self._pipe.send((work, values, patience))
        if not self._pipe.poll(BUSY * patience):
            raise TimeoutError
        answer: tuple[bool, Any] = self._pipe.recv()
        return answer


def _work(pipe: Connection) -> None:
    """The life of the process: one piece of work after another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house says when it is over
    os.nice(10)
    # What is asked for is loaded before it says that it is there: work is timed, loading is not.
    for module in ("replays", "notebooks", "playing_on", "puzzles", "reviews"):
        importlib.import_module(f"ridotto.server.{module}")
    with contextlib.suppress(EOFError, OSError):  # the house is gone
        pipe.send(None)
        while True:
            pipe.send(_answer(*pipe.recv()))


class _TooLongError(BaseException):
    """Not to be caught by the work itself."""


def _answer(work: Callable[..., Any], values: tuple[Any, ...], patience: float) -> tuple[bool, Any]:
    """Whether it was done, and what came of it or why not."""
    try:
        with _timed(patience):
            return True, work(*values)
    except _TooLongError:
        return False, Refused("too-big")
    except Refused as refused:
        return False, refused
    except Exception as error:
        return False, Refused("failed", type(error).__name__)


@contextlib.contextmanager
def _timed(seconds: float) -> Iterator[None]:
    """Raises after so much processor time, where the system can count it."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def late(*_: object) -> None:
        raise _TooLongError

    signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
