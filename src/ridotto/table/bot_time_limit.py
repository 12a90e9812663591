"""How long the table waits for a bot."""

import ctypes
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class OutOfTime(BaseException):
    """Time is up. Not an ``Exception``, so that a bot that catches those does not catch this."""


def _ring(_signal: int, _frame: FrameType | None) -> None:
    raise OutOfTime


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Raises OutOfTime in the block when so many seconds have passed.

    By an alarm, which only the main thread of a process can set: elsewhere nobody is hurried, and
    whoever waits for a thread can ``give_up``.
    """
    if seconds is None or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def give_up(thread: threading.Thread) -> None:
    """Raises OutOfTime in another thread, when it next runs a line of Python."""
    if thread.ident is not None:
        raise_in = ctypes.pythonapi.PyThreadState_SetAsyncExc
        raise_in(ctypes.c_ulong(thread.ident), ctypes.py_object(OutOfTime))
