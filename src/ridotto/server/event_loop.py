"""Event loops."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def run_quickly(work: Coroutine[Any, Any, T]) -> T:
    """Runs it on an event loop of its own, the fast one where there is one."""
    try:
        import uvloop  # noqa: PLC0415 - not on every system
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)
