"""Exact knowledge: every possible world, exact odds, and reasons. Knows no game."""

from ridotto.deduction.counted import Counted
from ridotto.deduction.knowledge import MODELS, Knowledge, Model
from ridotto.deduction.listed import Listed
from ridotto.deduction.notebook import BadNotes, Notebook, read_notes
from ridotto.deduction.paired import Paired
from ridotto.deduction.proofs import Explanation
from ridotto.deduction.tracker import ShortMemory, Study, knowing

__all__ = [
    "MODELS",
    "BadNotes",
    "Counted",
    "Explanation",
    "Knowledge",
    "Listed",
    "Model",
    "Notebook",
    "Paired",
    "ShortMemory",
    "Study",
    "knowing",
    "read_notes",
]
