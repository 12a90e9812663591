"""Reading pairs: what somebody chose to pass says more than that one card of it is true."""

from collections.abc import Sequence
from functools import lru_cache
from math import prod

from ridotto.bots.inkognito_cards.beliefs import AllSecrets, Beliefs, fits
from ridotto.bots.inkognito_cards.showing import surety
from ridotto.games.inkognito_cards.components import (
    AGENTS,
    ALL_SECRETS,
    BLACK,
    FACE,
    PAIR_BIT,
    Agent,
    Card,
    SecretCards,
)
from ridotto.games.inkognito_cards.facts import Black, Pair, Scored, Voided
from ridotto.games.inkognito_cards.legal_actions import fresh_pairs
from ridotto.kernel import Fact, Seat

CAREFUL = 0.7
"""How likely a pair is chosen because it tells least; else it is any that may be passed."""

Seen = tuple[Card, ...]
"""A pair that was passed, or a single black card that was shown."""


class Reader(Beliefs):
    """Weighs worlds by how likely the pairs are in them, if most players choose with care."""

    def __init__(self, players: int, seat: Seat) -> None:
        super().__init__(players, seat)
        self._forget()

    def _forget(self) -> None:
        self._had: dict[Agent, tuple[Seen, ...]] = {}
        self._likely = {agent: dict.fromkeys(ALL_SECRETS, 1.0) for agent in range(len(AGENTS))}

    def hear(self, fact: Fact) -> None:
        if isinstance(fact, Scored | Voided):
            self._forget()
        elif isinstance(fact, Pair) and fact.giver != self.me:
            self._read(fact.giver, (fact.one, fact.other))
        elif isinstance(fact, Black) and fact.shower != self.me:
            self._had[fact.shower] = (*self._had.get(fact.shower, ()), (fact.card,))
        super().hear(fact)

    def _read(self, giver: Agent, pair: Seen) -> None:
        before = self._had.get(giver, ())
        if max(pair) < BLACK:
            likely = self._likely[giver]
            for secrets, odds in likelihoods(pair, before, allies=self.allies).items():
                likely[secrets] *= odds
        self._had[giver] = (*before, pair)

    def weigh(self, world: AllSecrets) -> float:
        return prod(self._likely[agent][secrets] for agent, secrets in enumerate(world))


def agrees(seen: Seen, secrets: SecretCards) -> bool:
    """Whether an agent with these secrets can have passed or shown this."""
    return seen[0] & FACE in secrets if len(seen) == 1 else fits(seen[0], seen[1], secrets)


@lru_cache(maxsize=4096)
def likelihoods(pair: Seen, before: Sequence[Seen], *, allies: bool) -> dict[SecretCards, float]:
    """How likely each agent who can pass this pair does, after what he showed before."""
    possible = [each for each in ALL_SECRETS if all(agrees(seen, each) for seen in before)]
    given = 0
    for seen in before:
        if len(seen) > 1:
            given |= PAIR_BIT[seen[0] & FACE][seen[1] & FACE]
    odds: dict[SecretCards, float] = {}
    for secrets in possible:
        pairs = fresh_pairs(secrets, given)
        if pair in pairs:
            leaks = {
                each: round(
                    surety(secrets, [p for p in possible if fits(*each, p)], allies=allies), 9
                )
                for each in pairs
            }
            least = min(leaks.values())
            careful = sum(each == least for each in leaks.values())
            chosen = CAREFUL * (leaks[pair] == least) / careful
            odds[secrets] = chosen + (1 - CAREFUL) / len(pairs)
    return odds
