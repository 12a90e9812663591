"""Every call to a database has a time limit."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from ridotto.store.errors import StoreAway

ANSWER = 10.0
"""Seconds that a database may take to do one thing."""

T = TypeVar("T")


async def within(
    limit: float | None, work: Coroutine[Any, Any, T], give_up: Callable[[], None]
) -> T:
    """What the work gives; without a limit, whenever that is. Raises StoreAway when it takes too
    long: then it is left to itself, after ``give_up``, and nobody waits for its end, as a database
    that hangs may never give one.
    """
    task = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=limit)
    except asyncio.CancelledError:
        task.cancel()
        raise
    if not done:
        task.add_done_callback(_forget)
        give_up()
        raise StoreAway(f"no answer in {limit:g} s")
    return task.result()


def _forget(task: "asyncio.Future[Any]") -> None:
    if not task.cancelled():
        task.exception()  # looked at, so that nobody complains that it never was
