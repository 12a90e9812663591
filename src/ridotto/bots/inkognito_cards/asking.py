"""Whom to meet, and what to ask there."""

from collections.abc import Iterable, Mapping, Sequence
from math import log2

from ridotto.bots.advice import Advised
from ridotto.bots.bot import Reason
from ridotto.bots.inkognito_cards.beliefs import Beliefs
from ridotto.games.inkognito_cards.actions import Look, Name
from ridotto.games.inkognito_cards.components import (
    AGENTS,
    AMBASSADOR,
    FICTITIOUS,
    Agent,
    Card,
    SecretCards,
)
from ridotto.games.inkognito_cards.sizes import SIZES

WIN = 50.0
"""What a meeting is worth in which one would call."""


def worth_of_meetings(
    mind: Beliefs, players: int, bar: float, company: float = 0.0
) -> Mapping[tuple[Agent, ...], float]:
    """What it is worth to be alone with somebody, or with two others, for whoever calls when he is
    as sure as ``bar``. ``company`` is what it is worth that an ally learns from me, and costs that
    a rival does.
    """
    size, me = SIZES[players], mind.me
    worth: dict[tuple[Agent, ...], float] = {}
    doubts = {agent: mind.doubt(agent) for agent in range(len(AGENTS)) if agent != me}
    for agent, doubt in doubts.items():
        worth[(agent,)] = 0.5 * doubt * (2 if agent == FICTITIOUS and players == 3 else 1)
        if size.allies or agent != FICTITIOUS or players != 3:
            worth[(agent,)] *= 1 + mind.odds_of_ally(agent)
        worth[(agent,)] += company * (2 * mind.odds_of_ally(agent) - 1)
        worth[(agent,)] += WIN * (mind.best_call((agent,))[1] >= bar)
    if me == AMBASSADOR:
        for one in doubts:
            for other in doubts:
                if one < other:
                    worth[one, other] = worth[(one,)] + worth[(other,)]
    else:
        worth[(AMBASSADOR,)] = max(doubts.values())
        if not size.allies:
            sure = mind.best_call(())[1] >= bar
            worth[(AMBASSADOR,)] += WIN * sure
    return worth


def weighed_questions(
    mind: Beliefs, asks: Iterable[Name | Look], names: Sequence[str]
) -> list[Advised]:
    """Each question: how much is open of what can be shown."""
    questions = {question.action for question in mind.lore.questions()}
    found: list[Advised] = []
    for ask in asks:
        agent = ask.whom if isinstance(ask, Name) else FICTITIOUS
        kinds = (0, 1) if isinstance(ask, Name) else (ask.kind,)
        odds = mind.odds_of_secrets(agent)
        worth = max(_entropy(odds, kind) for kind in kinds) if ask in questions else 0.0
        reason = Reason("ask", {"whom": ("agent", names[agent]), "left": len(odds)})
        found.append(Advised("ask", reason, worth, (ask,)))
    return found


def _entropy(odds: Mapping[SecretCards, float], kind: int) -> float:
    shares: dict[Card, float] = {}
    for secrets, chance in odds.items():
        shares[secrets[kind]] = shares.get(secrets[kind], 0.0) + chance
    return -sum(chance * log2(chance) for chance in shares.values() if chance > 0)
