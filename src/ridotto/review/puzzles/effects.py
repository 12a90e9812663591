"""What a question or an answer does: how many possibilities are left after it, of how many."""

from collections import defaultdict
from fractions import Fraction

from msgspec import Struct

from ridotto.deduction import Listed, Notebook
from ridotto.deduction.advice import seen_by
from ridotto.kernel.hidden import Clause, Question, Variable
from ridotto.review.puzzles.puzzle import Kind, action_of


class Effect(Struct, frozen=True):
    """Of a question: for whom it is asked, how many possibilities there are for him, and how many
    will be left on average. Of an answer: to whom it is given, and the same for whoever gives it,
    in his eyes. ``bits`` is what it tells.
    """

    whom: str
    before: float
    after: float
    bits: float


def effect(book: Notebook, kind: Kind, about: str, choice: str, bits: float) -> Effect:
    """What one choice does."""
    knowledge = book.tracker.knowledge
    assert isinstance(knowledge, Listed)
    action = action_of(book, choice)
    if kind == "question":
        asked = next(each for each in book.tracker.lore.questions() if each.action == action)
        before, after = _asked(knowledge, asked)
        return Effect(asked.variables[0][0], before, after, bits)
    lore, asker = book.tracker.lore, book.game.seats(book.options).index(about)
    seen = lore.as_seen(action, asker)
    assert seen is not None
    mine = lore.secrets_of(book.seat)[:2]
    before = after = 0.0
    for chance, theirs in seen_by(knowledge, lore, asker):
        before += float(chance) * _possible(theirs, mine)
        theirs.learn(seen)
        after += float(chance) * _possible(theirs, mine)
    return Effect(about, before, after, bits)


def _possible(knowledge: Listed, variables: tuple[Variable, ...]) -> int:
    return len(knowledge.joint(variables))


def _asked(knowledge: Listed, question: Question) -> tuple[float, float]:
    """If each answer that can be given is as likely."""
    possible = knowledge.joint(question.variables)
    odds: dict[tuple[Clause, ...], Fraction] = defaultdict(Fraction)
    left: dict[tuple[Clause, ...], int] = defaultdict(int)
    for values, chance in possible.items():
        answers = question.answers[values]
        for answer in answers:
            odds[answer.clauses] += chance / len(answers)
            left[answer.clauses] += 1
    return len(possible), float(sum(odds[each] * left[each] for each in odds))
