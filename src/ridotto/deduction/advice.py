"""What to ask, and what to show: how much an answer tells, in bits."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from math import log2

from msgspec import Struct

from ridotto.deduction.knowledge import Model
from ridotto.deduction.listed_worlds import Listed
from ridotto.kernel import Action, Seat
from ridotto.kernel.hidden import Clause, Lore, Observation, Question, Variable, is_


class Advice(Struct, frozen=True):
    """A question, and what its answer can be expected to tell."""

    action: Action
    bits: float


class Told(Struct, frozen=True):
    """An answer, what it tells the asker on average, and what it is worth that he learns it."""

    action: Action
    bits: float
    worth: float


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


Wish = Callable[[Mapping[Variable, str]], float]
"""What it is worth that somebody with these secrets learns a bit; of a rival, less than nothing."""


def _rival(_: Mapping[Variable, str]) -> float:
    return -1.0


def what_to_show(
    knowledge: Listed,
    lore: Lore,
    asker: Seat,
    actions: Iterable[Action],
    *,
    model: Model = "worlds",
    wish: Wish = _rival,
) -> list[Told]:
    """All answers I could give this asker, the best first: to a rival, the least telling.

    What he knows is what I showed him and his own secrets; of those I know only the odds, so the
    bits are an average over what they may be.
    """
    secrets = lore.secrets_of(asker)
    cases = [
        (chance, wish(dict(zip(secrets, values, strict=True))), theirs)
        for values, chance, theirs in _eyes(knowledge, lore, asker, model)
    ]
    found: list[Told] = []
    for action in actions:
        seen = lore.as_seen(action, asker)
        if seen is not None:
            told = [(chance, value, _told(theirs, seen)) for chance, value, theirs in cases]
            bits = sum(float(chance) * each for chance, _, each in told)
            worth = sum(float(chance) * value * each for chance, value, each in told)
            found.append(Told(action, bits, worth))
    return sorted(found, key=lambda each: -each.worth)


def expected_wish(knowledge: Listed, lore: Lore, asker: Seat, wish: Wish) -> float:
    """What it is worth on average that this asker learns a bit: of a rival less than nothing."""
    secrets = lore.secrets_of(asker)
    return sum(
        float(chance) * wish(dict(zip(secrets, values, strict=True)))
        for values, chance in knowledge.joint(secrets).items()
    )


def seen_by(
    knowledge: Listed, lore: Lore, seat: Seat, model: Model = "worlds"
) -> list[tuple[Fraction, Listed]]:
    """What another seat can know, given what I showed it and what I know: one case, with its
    probability, for each set of own secrets it may have.
    """
    return [(chance, theirs) for _, chance, theirs in _eyes(knowledge, lore, seat, model)]


def _eyes(
    knowledge: Listed, lore: Lore, seat: Seat, model: Model
) -> Iterator[tuple[tuple[str, ...], Fraction, Listed]]:
    secrets = lore.secrets_of(seat)
    for values, chance in knowledge.joint(secrets, model).items():
        given = [is_(variable, value) for variable, value in zip(secrets, values, strict=True)]
        theirs = Listed(knowledge.hidden, given=given)
        for observation in lore.shown_to(seat):
            theirs.learn(observation)
        yield values, chance, theirs


def _told(theirs: Listed, answer: Observation) -> float:
    """How many bits an answer tells whoever knows this."""
    after = (theirs.worlds & theirs.space.allowing(answer)).bit_count()
    return log2(theirs.count() / after)
