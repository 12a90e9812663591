"""How long the table waits for a bot."""

import ctypes
import signal
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from types import FrameType


class OutOfTime(BaseException):
    """Time is up. Not an ``Exception``, so that a bot that catches those does not catch this."""


def time_limit(seconds: float | None) -> AbstractContextManager[None]:
    """Raises OutOfTime in the block when so many seconds have passed.

    Only in the main thread of a process: elsewhere nobody is hurried, and whoever waits for a
    thread can ``give_up``. By the system's alarm; where it has none, by another thread, and then
    what waits outside Python is only stopped when it comes back.
    """
    if seconds is None or threading.current_thread() is not threading.main_thread():
        return nullcontext()
    return _by_alarm(seconds) if hasattr(signal, "SIGALRM") else _by_thread(seconds)


def _ring(_signal: int, _frame: FrameType | None) -> None:
    raise OutOfTime


@contextmanager
def _by_alarm(seconds: float) -> Iterator[None]:
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def _by_thread(seconds: float) -> Iterator[None]:
    waiting = threading.current_thread()
    one_at_a_time = threading.Lock()
    over = False

    def ring() -> None:
        with one_at_a_time:
            if not over:
                give_up(waiting)

    timer = threading.Timer(seconds, ring)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        with one_at_a_time:
            over = True
            _raise_in(waiting, None)  # it may have rung in the last moment
        timer.cancel()


def give_up(thread: threading.Thread) -> None:
    """Raises OutOfTime in another thread, when it next runs a line of Python."""
    _raise_in(thread, OutOfTime)


def _raise_in(thread: threading.Thread, error: type[BaseException] | None) -> None:
    if thread.ident is not None:
        waiting = None if error is None else ctypes.py_object(error)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), waiting)
