"""One clock for all nodes of a house."""

from ridotto.server.time_and_chance import TimeAndChance

CLOCKS_DIFFER = 100
"""Milliseconds by which this machine's clock may be away from the database's."""


class DatabaseTime(TimeAndChance):
    """The database's clock, so that all nodes have the same."""

    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead

    def set(self, now: int) -> None:
        """It is that time there."""
        if abs(now - self.now()) > CLOCKS_DIFFER:
            self.ahead += now - self.now()
