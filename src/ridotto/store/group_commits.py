"""Commits in groups: whatever arrives while one commit runs goes into the next.

What is to be said about a write is said after it is stored, in the order it was added; what needs
no write waits for those before it all the same. So nobody ever learns of something that a crash
could still undo.

A database that is away for a while is waited for. What was being written then may have been stored
or not: that is looked up when it is back, so that everything is stored once.

A table that another node has by now is fenced off: what was to be written to it, and said about it,
is dropped, and the rest of its group is stored.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from functools import partial

from ridotto.store.errors import Fenced, StoreAway, StoreError
from ridotto.store.store import Store
from ridotto.store.writes import Write

log = logging.getLogger("ridotto")

AfterCommit = Callable[[], None]
Added = tuple[list[Write], AfterCommit]
"""What belongs together: it is stored and then said, or neither."""

LATE = 2.0
"""Seconds after which a commit is late, and people are told to wait."""
PATIENCE = 120.0
"""Seconds until a database that is away is given up."""
LONGEST_PAUSE = 1.0


class Journal:
    """The queue in front of a store. ``failed`` is called when it is given up; ``away`` when it is
    late or away, and when it is back; ``fenced`` with tables that are another node's by now, before
    anything more is said.
    """

    def __init__(
        self,
        store: Store,
        failed: Callable[[StoreError], None],
        away: Callable[[bool], None] = lambda _: None,
        patience: float = PATIENCE,
        fenced: Callable[[frozenset[str]], None] = lambda _: None,
    ) -> None:
        self._store = store
        self._failed = failed
        self._say_away = away
        self._say_fenced = fenced
        self._patience = patience
        self._added: list[Added] = []
        self._task: asyncio.Task[None] | None = None
        self._asked = False
        self._there = asyncio.Event()
        self._there.set()
        self.broken = False
        self.commits = 0
        self.written = 0
        self.dropped = 0
        """How much was added for tables that had been fenced off."""
        self.timed: Callable[[float], object] = lambda _: None
        """Told how many seconds each commit took."""

    @property
    def away(self) -> bool:
        """Whether the store is late or away."""
        return not self._there.is_set()

    async def there(self) -> None:
        """Waits while the store is away."""
        await self._there.wait()

    def add(self, writes: list[Write], then: AfterCommit) -> None:
        """Stores this, then calls ``then``; never if it could not be stored."""
        if self.broken:
            return
        if not writes and self._task is None:
            self._say(then)
            return
        self._added.append((writes, then))
        self._begin()

    def drop(self, tables: Collection[str]) -> None:
        """What waits to be written to these tables is not written, and not said."""
        self._added = self._without(tables, self._added)

    async def flush(self) -> None:
        """Waits until all that was added so far is stored."""
        while self._task is not None:
            await asyncio.shield(self._task)

    def look(self) -> None:
        """Sees whether the store answers, and waits for it if it does not."""
        if not self.broken:
            self._asked = True
            self._begin()

    async def answers(self, limit: float) -> bool:
        """Whether the store answers, and has stored what was added so far, within so long."""
        self.look()
        if self.broken or self.away:
            return False
        try:
            async with asyncio.timeout(limit):
                await self.flush()
        except TimeoutError:
            return False
        return not self.broken

    def _begin(self) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._commit())

    def _say(self, call: AfterCommit) -> None:
        try:
            call()
        except Exception:
            # One who cannot be told must not keep the others from hearing.
            log.exception("telling failed")

    async def _commit(self) -> None:
        try:
            while self._added or self._asked:
                asked, self._asked = self._asked, False
                group, self._added = self._added, []
                if asked or any(writes for writes, _ in group):
                    group = await self._stored(group)
                for _, call in group:
                    self._say(call)
        except Exception as error:
            # What is in memory is now ahead of what is stored: nothing more may be said.
            self.broken = True
            known = error if isinstance(error, StoreError) else StoreError(type(error).__name__)
            self._failed(known)
        finally:
            self._task = None

    async def _stored(self, group: list[Added]) -> list[Added]:
        """Stores a group, but for what belongs to tables that are fenced off; what was stored."""
        while True:
            try:
                await self._persist([write for writes, _ in group for write in writes])
            except Fenced as fenced:
                group = self._without(fenced.tables, group)
                self.drop(fenced.tables)
                self._say_fenced(fenced.tables)
            else:
                return group

    def _without(self, tables: Collection[str], group: list[Added]) -> list[Added]:
        kept = [one for one in group if not any(_table(write) in tables for write in one[0])]
        self.dropped += len(group) - len(kept)
        return kept

    async def _persist(self, writes: list[Write]) -> None:
        """Stores these, however long the store is away; without any, sees whether it is."""
        began = time.perf_counter()
        late = asyncio.get_running_loop().call_later(LATE, partial(self._set_away, away=True))
        try:
            await (self._store.write(writes) if writes else self._store.ping())
        except StoreAway as error:
            log.error("store away", extra={"error": str(error)})
            self._set_away(away=True)
            await self._wait_for_it(writes)
            log.info("store back")
        finally:
            late.cancel()
        self._set_away(away=False)
        if writes:
            self.commits += 1
            self.written += len(writes)
            self.timed(time.perf_counter() - began)

    async def _wait_for_it(self, writes: list[Write]) -> None:
        now = asyncio.get_running_loop().time
        until, pause = now() + self._patience, 0.05
        while True:
            try:
                await self._store.come_back()
                if writes and not await self._store.holds(writes):
                    await self._store.write(writes)
            except StoreAway as error:
                if now() >= until:
                    raise StoreError(f"{error}; given up after {self._patience:g} s") from None
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                return

    def _set_away(self, *, away: bool) -> None:
        if away == self.away:
            return
        if away:
            self._there.clear()
        else:
            self._there.set()
        self._say_away(away)


def _table(write: Write) -> str:
    return getattr(write, "table", "")
