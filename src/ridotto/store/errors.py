"""What can go wrong with a store."""

from ridotto.kernel import RidottoError


class StoreError(RidottoError):
    """The database cannot be opened, read or written. The message never holds its password."""


class StoreAway(StoreError):
    """The database does not answer now and may answer again: it is restarted, it hangs, its disk
    is full. What was asked for may have been done or not.
    """


class Fenced(StoreError):
    """Some tables are another node's by now: nothing is written to them, and nothing of what was to
    be written with them was.
    """

    def __init__(self, tables: frozenset[str]) -> None:
        super().__init__("another node has these tables")
        self.tables = tables
