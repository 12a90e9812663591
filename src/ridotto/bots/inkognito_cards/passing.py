"""How one answers in the card game, for whoever reads answers: by passing pairs."""

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from ridotto.bots.advice import Advised
from ridotto.bots.bot import Reason
from ridotto.bots.inkognito_cards.beliefs import Beliefs, fits
from ridotto.bots.mixtures import mixtures_of
from ridotto.bots.ways_of_answering import APART, Answer, Asked, Asking, Believed, Given, Place
from ridotto.games.inkognito_cards.actions import Pass
from ridotto.games.inkognito_cards.components import (
    ALL_SECRETS,
    BLACK,
    FACE,
    PAIR_BIT,
    Agent,
    SecretCards,
)
from ridotto.games.inkognito_cards.legal_actions import fresh_pairs


class CardAsking(Asking):
    """A person is an identity and a fragment; an answer a pair that was passed, or a single black
    card that was shown.
    """

    def fresh(self, person: Place, asked: Asked, before: Sequence[Given]) -> Sequence[Answer]:
        given = 0
        for answer, _ in before:
            if len(answer) > 1:
                given |= PAIR_BIT[answer[0] & FACE][answer[1] & FACE]
        return fresh_pairs(ALL_SECRETS[person], given)

    def fitting(self, answer: Answer) -> Believed:
        return _fitting(answer)

    def lays_open(self, answer: Answer) -> bool:
        return max(answer) >= BLACK


@cache
def _fitting(answer: Answer) -> Believed:
    if len(answer) == 1:
        return tuple(float(answer[0] & FACE in secrets) for secrets in ALL_SECRETS)
    one, other = answer
    return tuple(float(fits(one, other, secrets)) for secrets in ALL_SECRETS)


ALLIED, ALONE = (CardAsking(mixtures_of("inkognito-cards"), teams=teams) for teams in (True, False))


def asking_of(mind: Beliefs) -> CardAsking:
    return ALLIED if mind.allies else ALONE


def place_of(secrets: SecretCards) -> Place:
    return ALL_SECRETS.index(secrets)


def in_way(way: str, mind: Beliefs, receiver: Agent, pairs: list[Advised]) -> list[Advised]:
    """The same pairs, for somebody who has this way with all whom he does not take for his ally:
    those are worth most that he passes, and how likely.
    """
    if pairs[0].reason.code == "show-partner":
        return pairs
    chances = asking_of(mind).moment(None, mind.given_to(receiver)).way(way)[place_of(mind.own())]
    reason = Reason("show-apart" if way == APART else "show-little", pairs[0].reason.arguments)
    found: list[Advised] = []
    for each in pairs:
        pair = each.action
        assert isinstance(pair, Pass)
        chance = chances.get((pair.one, pair.other))
        found.append(each if chance is None else replace(each, worth=chance, reason=reason))
    return found
