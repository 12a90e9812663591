"""Exact knowledge: every possible world, exact odds, and reasons. Knows no game."""

from ridotto.deduction.knowledge import MODELS, Knowledge
from ridotto.deduction.reasons import Explanation
from ridotto.deduction.study import Study

__all__ = ["MODELS", "Explanation", "Knowledge", "Study"]
