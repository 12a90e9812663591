"""What follows from a notebook, for whoever shows it: what is hidden from its writer, what is
certain and why, and what the game concludes from it.
"""

from collections.abc import Iterator
from fractions import Fraction

from ridotto.deduction.knowledge import Knowledge, Model
from ridotto.deduction.listed_worlds import Listed
from ridotto.deduction.notebook import Notebook
from ridotto.deduction.odds import odds_of
from ridotto.deduction.proofs import Proof
from ridotto.kernel.hidden import Conclusion, Observation, Variable, is_


def others(knowledge: Knowledge) -> list[Variable]:
    """Everything that is not one's own, by whose it is."""
    literals = [literal for each in knowledge.own for (literal,) in each.clauses]
    own = {variable for variable, _, holds in literals if holds}
    left = [variable for variable in knowledge.hidden.variables() if variable not in own]
    order = list(dict.fromkeys(whose for whose, _ in left))
    return sorted(left, key=lambda variable: order.index(variable[0]))


def certain(knowledge: Knowledge) -> Iterator[Proof]:
    """The smallest proof of each value that is certain."""
    for variable in others(knowledge):
        possible = knowledge.possible(variable)
        if len(possible) == 1:
            proof = knowledge.why(is_(variable, possible[0]))
            if proof is not None:
                yield proof


def conclusions(book: Notebook, model: Model) -> Iterator[tuple[Conclusion, dict[str, Fraction]]]:
    """What follows for the game, with how likely each is, the likeliest first."""
    knowledge = book.tracker.knowledge
    if isinstance(knowledge, Listed):
        for conclusion in book.tracker.lore.conclusions():
            yield conclusion, odds_of(knowledge, conclusion, model)


def word_at(book: Notebook, of: str, value: str) -> str:
    """The word for a concluded value: what a mission asks for may depend on how many play, and then
    it has words of its own, such as ``LF-CD-five``.
    """
    words = book.game.vocabulary(book.options).get(of, ())
    return next((word for word in words if word.startswith(f"{value}-")), value)


def observations_of(book: Notebook, proof: Proof) -> list[Observation]:
    """What a proof rests on, the learned before one's own."""
    learned = [book.tracker.knowledge.observations[number] for number in proof.observations]
    return [*learned, *proof.own]
