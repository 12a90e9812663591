"""What to ask: how much an answer can be expected to tell, and what that is worth."""

from collections.abc import Iterable, Sequence
from math import log2

from ridotto.bots.advice import Advised
from ridotto.bots.bot import Reason
from ridotto.bots.inkognito.beliefs import Beliefs, Odds
from ridotto.games.inkognito.actions import Ask, AskVia
from ridotto.games.inkognito.components import AGENTS, BUILDS, IDENTITIES, Side, partner_of
from ridotto.kernel import Action
from ridotto.kernel.hidden import Clause, Question

DOUBT = 0.6
"""What a bit there is to learn about somebody is worth in whom to meet."""
PROVEN = 1 - 1e-9
"""The odds of a partner about whom there is no doubt left."""


def weighed_questions(mind: Beliefs, asks: Iterable[Ask | AskVia]) -> list[Advised]:
    """Each question: bits about the person asked, and the chance that the partner tells his
    letter.
    """
    questions = {question.action: question for question in mind.lore.questions()}
    found: list[Advised] = []
    for ask in asks:
        side = mind.variant.side_of[ask.whom]
        odds = mind.odds_of_person(side)
        bits = bits_of(questions[ask], odds)
        worth = bits + mind.curiosity.partner * bits_about_partner(questions[ask], mind, odds)
        letter = worth_of_letter(mind, side)
        reason = _reason("ask", mind, side, for_letter=letter > worth)
        found.append(Advised("ask", reason, worth + letter, (ask,), bits))
    return found


def weighed_meetings(mind: Beliefs, sides: Iterable[Side]) -> list[Advised]:
    """Whom to meet: what each can tell about himself, and his letter, if he is the partner."""
    found: list[Advised] = []
    for side in sides:
        letter, doubt = worth_of_letter(mind, side), mind.doubt(side)
        odds = mind.odds_of_partner(side)
        worth = DOUBT * (doubt + mind.curiosity.partner * entropy((odds, 1 - odds)))
        reason = _reason("meet", mind, side, for_letter=letter > worth)
        found.append(Advised("meet", reason, worth + letter, bits=doubt))
    return found


def worth_of_letter(mind: Beliefs, side: Side) -> float:
    if mind.knows_letter(side):
        return 0.0
    return mind.curiosity.letter * mind.odds_of_partner(side) ** 2


def why_for_letter(mind: Beliefs, ask: Action) -> Reason | None:
    """Why to ask somebody for his letter, if he may have one to show."""
    assert isinstance(ask, Ask | AskVia)
    side = mind.variant.side_of[ask.whom]
    return _reason("ask", mind, side, for_letter=True) if worth_of_letter(mind, side) else None


def _reason(kind: str, mind: Beliefs, side: Side, *, for_letter: bool) -> Reason:
    """Why to ask or meet somebody: for his letter, surely or likely, or for who he is."""
    whom = "seat", mind.lore.whose[side]
    if not for_letter:
        return Reason(kind, {"whom": whom, "left": len(mind.odds_of_person(side))})
    odds = mind.odds_of_partner(side)
    if odds >= PROVEN:
        return Reason(f"{kind}-letter", {"whom": whom})
    return Reason(f"{kind}-partner", {"whom": whom, "odds": round(100 * odds)})


def bits_about_partner(question: Question, mind: Beliefs, odds: Odds) -> float:
    """How much of the answer's bits is about whether he is the partner."""
    if mind.side not in AGENTS:
        return 0.0
    partner = partner_of(mind.identity())
    answers: dict[tuple[Clause, ...], list[float]] = {}
    before = [0.0, 0.0]
    for (identity, build), chance in odds.items():
        is_he = int(identity == partner)
        before[is_he] += chance
        given = question.answers[IDENTITIES[identity], BUILDS[build]]
        for answer in given:
            answers.setdefault(answer.clauses, [0.0, 0.0])[is_he] += chance / len(given)
    return entropy(before) - sum(map(entropy, answers.values()))


def entropy(parts: Sequence[float]) -> float:
    """Of what has these shares, times what they come to."""
    total = sum(parts)
    return -sum(part * log2(part / total) for part in parts if part > 0)


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
