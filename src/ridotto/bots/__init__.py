"""Players that are programs."""

from ridotto.bots.bot import Bot
from ridotto.bots.levels import LEVELS, UnknownBot, seat_bots
from ridotto.bots.random_bot import RandomBot

__all__ = ["LEVELS", "Bot", "RandomBot", "UnknownBot", "seat_bots"]
