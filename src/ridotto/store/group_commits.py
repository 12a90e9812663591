"""Commits in groups: whatever arrives while one commit runs goes into the next.

What is to be said about a write is said after it is stored, in the order it was added; what needs
no write waits for those before it all the same. So nobody ever learns of something that a crash
could still undo.
"""

import asyncio
import logging
from collections.abc import Callable

from ridotto.store.errors import StoreError
from ridotto.store.store import Store
from ridotto.store.writes import Write

log = logging.getLogger("ridotto")

AfterCommit = Callable[[], None]


class Journal:
    """The queue in front of a store."""

    def __init__(self, store: Store, failed: Callable[[StoreError], None]) -> None:
        self._store = store
        self._failed = failed
        self._writes: list[Write] = []
        self._then: list[AfterCommit] = []
        self._task: asyncio.Task[None] | None = None
        self.broken = False
        self.commits = 0
        self.written = 0

    def add(self, writes: list[Write], then: AfterCommit) -> None:
        """Stores this, then calls ``then``; never if it could not be stored."""
        if self.broken:
            return
        if not writes and self._task is None:
            self._say(then)
            return
        self._writes += writes
        self._then.append(then)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._commit())

    async def flush(self) -> None:
        """Waits until all that was added so far is stored."""
        while self._task is not None:
            await asyncio.shield(self._task)

    def _say(self, call: AfterCommit) -> None:
        try:
            call()
        except Exception:
            # One who cannot be told must not keep the others from hearing.
            log.exception("telling failed")

    async def _commit(self) -> None:
        try:
            while self._then:
                writes, self._writes = self._writes, []
                then, self._then = self._then, []
                if writes:
                    await self._store.write(writes)
                    self.commits += 1
                    self.written += len(writes)
                for call in then:
                    self._say(call)
        except Exception as error:
            # What is in memory is now ahead of what is stored: nothing more may be said.
            self.broken = True
            known = error if isinstance(error, StoreError) else StoreError(type(error).__name__)
            self._failed(known)
        finally:
            self._task = None
