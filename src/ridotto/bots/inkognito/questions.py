"""What to ask: how much an answer can be expected to tell."""

from math import log2

from ridotto.bots.inkognito.beliefs import Beliefs, Odds
from ridotto.games.inkognito.actions import Ask, AskVia
from ridotto.games.inkognito.components import BUILDS, IDENTITIES
from ridotto.kernel.hidden import Clause, Question

LETTER = 3.0
"""What the partner's letter is worth, in bits about persons."""


def worth_asking(mind: Beliefs, ask: Ask | AskVia) -> float:
    """Bits about the person asked, and the chance that the partner tells his letter."""
    side = mind.variant.side_of[ask.whom]
    question = next(each for each in mind.lore.questions() if each.action == ask)
    bits = bits_of(question, mind.odds_of_person(side))
    return bits + worth_of_letter(mind, side)


def worth_of_letter(mind: Beliefs, side: int) -> float:
    return 0.0 if mind.knows_letter(side) else LETTER * mind.odds_of_partner(side) ** 2


def bits_of(question: Question, odds: Odds) -> float:
    """The entropy of the answer less the entropy it has when the person is known, as if answers
    were drawn from those that can be given.
    """
    answers: dict[tuple[Clause, ...], float] = {}
    known = 0.0
    for (identity, build), chance in odds.items():
        given = question.answers[IDENTITIES[identity], BUILDS[build]]
        for answer in given:
            answers[answer.clauses] = answers.get(answer.clauses, 0.0) + chance / len(given)
        known += chance * log2(len(given))
    return -sum(each * log2(each) for each in answers.values() if each > 0) - known
