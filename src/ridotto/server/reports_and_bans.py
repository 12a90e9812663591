"""For whoever runs a public house: who was reported, and who may not come in.

A ban is for a cookie: whoever throws his away comes back as somebody else. It is enough against
people who want to keep their seats.
"""

from collections import Counter

from ridotto.server.guest_cookies import Guest, alias_of
from ridotto.store import Report, Store
from ridotto.table import Refused, Table
from ridotto.table.members import member

MOST_REPORTS = 20
"""Of one guest, until the house starts again."""


class Bans:
    """The guests who may not come in, as the store had them when it was last asked."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._aliases: frozenset[str] = frozenset()

    def __contains__(self, guest: Guest) -> bool:
        return bool(self._aliases) and guest.alias in self._aliases

    async def refresh(self) -> None:
        """Asks the store. Raises StoreError."""
        self._aliases = frozenset(await self._store.banned())


class Reports:
    """Takes reports, a few of each guest."""

    def __init__(self) -> None:
        self._made: Counter[str] = Counter()

    def forget(self, guest: str) -> None:
        """Nothing is counted of a guest any more."""
        self._made.pop(guest, None)

    def report(self, table: Table, guest: Guest, number: int, now: int) -> Report:
        """What is written when a guest reports member ``number`` of a table: with what that one
        said there last. Raises Refused.
        """
        if guest.id not in table.members:
            raise Refused("not-admitted")
        whom = member(table, number)
        if self._made[guest.id] >= MOST_REPORTS or whom == guest.id:
            raise Refused("enough")
        self._made[guest.id] += 1
        lines = [line for line in table.lines if line.member == number]
        chairs = [chair.name for chair in table.chairs if chair.guest == whom]
        name = next(iter(chairs + [line.name for line in lines]), "")
        said = " / ".join(line.text for line in lines[-10:])
        return Report(now, alias_of(whom), guest.alias, name, said)
