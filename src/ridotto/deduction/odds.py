"""How likely what follows from hidden things is: who the partner is, which mission it will be."""

from collections import defaultdict
from fractions import Fraction

from ridotto.deduction.knowledge import Model
from ridotto.deduction.listed_worlds import Listed
from ridotto.kernel.hidden import Conclusion


def odds_of(
    knowledge: Listed, conclusion: Conclusion, model: Model = "worlds"
) -> dict[str, Fraction]:
    """How likely each thing is that may follow, the likeliest first."""
    odds: dict[str, Fraction] = defaultdict(Fraction)
    for values, chance in knowledge.joint(conclusion.variables, model).items():
        odds[conclusion.follows(values)] += chance
    return dict(sorted(odds.items(), key=lambda each: -each[1]))
