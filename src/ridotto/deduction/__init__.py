"""Exact knowledge: every possible world, exact odds, and reasons. Knows no game."""

from ridotto.deduction.counted_worlds import Counted
from ridotto.deduction.knowledge import MODELS, Knowledge, Model, model_of
from ridotto.deduction.listed_worlds import Listed
from ridotto.deduction.notebook import BadNotes, Notebook, read_notes
from ridotto.deduction.paired_cards import Paired
from ridotto.deduction.proofs import Proof
from ridotto.deduction.tracker import ForgetfulTracker, Tracker, knowing

__all__ = [
    "MODELS",
    "BadNotes",
    "Counted",
    "ForgetfulTracker",
    "Knowledge",
    "Listed",
    "Model",
    "Notebook",
    "Paired",
    "Proof",
    "Tracker",
    "knowing",
    "model_of",
    "read_notes",
]
