"""What to ask: how much an answer can be expected to tell, in bits."""

from collections import defaultdict
from fractions import Fraction
from math import log2

from msgspec import Struct

from ridotto.deduction.knowledge import Model
from ridotto.deduction.listed import Listed
from ridotto.kernel import Action
from ridotto.kernel.hidden import Clause, Question


class Advice(Struct, frozen=True):
    """A question and what its answer can be expected to tell."""

    action: Action
    bits: float


def expected_bits(knowledge: Listed, question: Question, model: Model = "worlds") -> float:
    """The information the answer gives about the world: how much less uncertain this seat can
    expect to be, if the answer is drawn uniformly from those that can be given.

    Which answers can be given depends on the question's variables only, so this is the entropy of
    the answer less the entropy it has when those are known.
    """
    answer_odds: dict[tuple[Clause, ...], Fraction] = defaultdict(Fraction)
    known = 0.0
    for values, chance in knowledge.joint(question.variables, model).items():
        answers = question.answers[values]
        for answer in answers:
            answer_odds[answer.clauses] += chance / len(answers)
        known += float(chance) * log2(len(answers))
    return -sum(float(odds) * log2(odds) for odds in answer_odds.values() if odds) - known
