"""What to ask, and what to show: how much an answer tells, in bits."""

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction
from math import log2

from msgspec import Struct

from ridotto.deduction.knowledge import Model
from ridotto.deduction.listed_worlds import Listed
from ridotto.kernel import Action, Seat
from ridotto.kernel.hidden import Clause, Lore, Observation, Question, is_


class Advice(Struct, frozen=True):
    """An action and what it can be expected to tell: me, if I ask; the asker, if I answer."""

    action: Action
    bits: float


def what_to_ask(knowledge: Listed, lore: Lore, model: Model = "worlds") -> list[Advice]:
    """All questions, the most telling first."""
    advice = [
        Advice(question.action, expected_bits(knowledge, question, model))
        for question in lore.questions()
    ]
    return sorted(advice, key=lambda each: -each.bits)


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


def what_to_show(
    knowledge: Listed, lore: Lore, asker: Seat, actions: Iterable[Action], model: Model = "worlds"
) -> list[Advice]:
    """All answers I could give this asker, the least telling first.

    What he knows is what I showed him and his own secrets; of those I know only the odds, so the
    bits are an average over what they may be.
    """
    cases = seen_by(knowledge, lore, asker, model)
    answers = [(action, lore.as_seen(action, asker)) for action in actions]
    advice = [Advice(action, _told(cases, seen)) for action, seen in answers if seen is not None]
    return sorted(advice, key=lambda each: each.bits)


def seen_by(
    knowledge: Listed, lore: Lore, seat: Seat, model: Model = "worlds"
) -> list[tuple[Fraction, Listed]]:
    """What another seat can know, given what I showed it and what I know: one case, with its
    probability, for each set of own secrets it may have.
    """
    secrets = lore.secrets_of(seat)
    cases: list[tuple[Fraction, Listed]] = []
    for values, chance in knowledge.joint(secrets, model).items():
        given = [is_(variable, value) for variable, value in zip(secrets, values, strict=True)]
        theirs = Listed(knowledge.hidden, given=given)
        for observation in lore.shown_to(seat):
            theirs.learn(observation)
        cases.append((chance, theirs))
    return cases


def _told(cases: list[tuple[Fraction, Listed]], answer: Observation) -> float:
    """How many bits an answer tells on average."""
    bits = 0.0
    for chance, theirs in cases:
        after = (theirs.worlds & theirs.space.allowing(answer)).bit_count()
        bits += float(chance) * log2(theirs.count() / after)
    return bits
