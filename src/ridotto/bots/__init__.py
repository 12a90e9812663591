"""Players that are programs."""

from ridotto.bots.bot import Bot, BotFailed, Budget, Maker, Reason, UnknownBot
from ridotto.bots.levels import (
    LEVELS,
    PROBE,
    BadCompany,
    bots_for,
    companions_for,
    maker_of,
    offered_for,
    probes_for,
    seat_bots,
    split_names,
    stand_in_for,
)
from ridotto.bots.random_bot import RandomBot

__all__ = [
    "LEVELS",
    "PROBE",
    "BadCompany",
    "Bot",
    "BotFailed",
    "Budget",
    "Maker",
    "RandomBot",
    "Reason",
    "UnknownBot",
    "bots_for",
    "companions_for",
    "maker_of",
    "offered_for",
    "probes_for",
    "seat_bots",
    "split_names",
    "stand_in_for",
]
