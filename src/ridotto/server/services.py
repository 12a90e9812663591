"""What all tables of a house share."""

from collections import Counter

from ridotto.server.bot_threads import BotThreads
from ridotto.server.limits import Limits
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.store import Journal


class Services:
    """The clock, the journal, the limits, the counts, and where bots think."""

    def __init__(
        self, time_and_chance: TimeAndChance, journal: Journal, limits: Limits, bot_pace: float
    ) -> None:
        self.time_and_chance = time_and_chance
        self.journal = journal
        self.limits = limits
        self.bot_pace = bot_pace
        """Seconds that every decision of a bot takes, however long it thought."""
        self.counts: Counter[str] = Counter()
        self.threads = BotThreads(2)
