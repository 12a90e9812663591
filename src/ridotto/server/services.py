"""What all tables of a house share."""

from collections import Counter

from prometheus_client import Histogram

from ridotto.server.bot_threads import BotThreads
from ridotto.server.limits import Limits
from ridotto.server.table_codes import TableCodes
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.store import Journal

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 60.0)
"""Seconds."""


class Services:
    """The clock, the journal, the limits, the codes of tables, what is counted and timed, and where
    bots think.
    """

    def __init__(
        self, time_and_chance: TimeAndChance, journal: Journal, limits: Limits, bot_pace: float
    ) -> None:
        self.time_and_chance = time_and_chance
        self.journal = journal
        self.limits = limits
        self.codes = TableCodes(time_and_chance)
        self.bot_pace = bot_pace
        """Seconds that every decision of a bot takes, however long it thought."""
        self.counts: Counter[str] = Counter()
        self.told_seconds = Histogram(
            "ridotto_told_seconds",
            "From a command that was accepted until everyone is told, stored in between.",
            buckets=BUCKETS,
            registry=None,
        )
        self.commit_seconds = Histogram(
            "ridotto_commit_seconds", "Commits of the store.", buckets=BUCKETS, registry=None
        )
        journal.timed = self.commit_seconds.observe
        self.threads = BotThreads(2)
