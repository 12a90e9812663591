"""What all tables of a house share."""

import hashlib
from collections import Counter

from ridotto.server.bot_threads import BotThreads
from ridotto.server.limits import Limits
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.store import Journal


def known_as(table: str) -> str:
    """What a table is called in logs: its id is its link, and not for everybody who reads them."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]


class Services:
    """The clock, the journal, the limits, the counts, and where bots think."""

    def __init__(
        self, environment: TimeAndChance, journal: Journal, limits: Limits, bot_pace: float
    ) -> None:
        self.environment = environment
        self.journal = journal
        self.limits = limits
        self.bot_pace = bot_pace
        """Seconds that every decision of a bot takes, however long it thought."""
        self.counts: Counter[str] = Counter()
        self.threads = BotThreads(2)
