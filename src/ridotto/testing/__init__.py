"""Checks any game against the laws of the house, in one call: ``check_game(MyGame())``."""

from ridotto.testing.check import LAWS, Report, check_game
from ridotto.testing.golden import playthrough, playthrough_name
from ridotto.testing.law import Case, LawBroken
from ridotto.testing.law_7_knowledge import check_knowledge_in
from ridotto.testing.walk import Choose, Retold, Walk, at_random

__all__ = [
    "LAWS",
    "Case",
    "Choose",
    "LawBroken",
    "Report",
    "Retold",
    "Walk",
    "at_random",
    "check_game",
    "check_knowledge_in",
    "playthrough",
    "playthrough_name",
]
