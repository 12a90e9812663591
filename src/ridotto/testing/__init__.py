"""Checks any game against the laws of the house, in one call: ``check_game(MyGame())``."""

from ridotto.testing.check import LAWS, Report, check_game
from ridotto.testing.golden import playthrough, playthrough_name
from ridotto.testing.law import LawBroken
from ridotto.testing.walk import Choose, Walk

__all__ = [
    "LAWS",
    "Choose",
    "LawBroken",
    "Report",
    "Walk",
    "check_game",
    "playthrough",
    "playthrough_name",
]
