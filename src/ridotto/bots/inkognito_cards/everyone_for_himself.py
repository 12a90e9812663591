"""Where to go and whom to ask, if everyone plays for himself: what one learns there, less what the
rivals do.

All is in bits about the world, since a call has to get all of it right. What one loses when a
rival learns a bit, all rivals share.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import log2, prod

from msgspec.structs import replace

from ridotto.bots.advice import Advised
from ridotto.bots.inkognito_cards.asking import WIN, weighed_questions
from ridotto.bots.inkognito_cards.beliefs import Beliefs
from ridotto.bots.inkognito_cards.places import odds_of_going, weighed_place
from ridotto.games.inkognito_cards.actions import Look, Name, Play
from ridotto.games.inkognito_cards.components import (
    AGENTS,
    AMBASSADOR,
    KINDS,
    PLACES,
    Agent,
    Card,
    Kind,
    valid_pairs,
)
from ridotto.games.inkognito_cards.parts import CardsPrivate, CardsPublic
from ridotto.games.inkognito_cards.sizes import SIZES

CHOSEN = 0.7
"""How much a pair tells of what any pair would: it was chosen to tell little."""
PAIR = 0.7
"""What a rival learns from a pair, in bits, in the mean of many games."""
BLACK_CARD = 1.35
"""The same from a black card."""
KEPT = 0.2
"""What it is worth to keep a place where one may still meet somebody in later rounds, as a part of
what there is to learn from him."""

Who = tuple[Agent, ...]
"""Those who meet, the Ambassador last."""


def best_questions(
    mind: Beliefs, own: CardsPrivate, asks: Iterable[Name | Look], names: Sequence[str]
) -> list[Advised]:
    """Each question, by what its answer can be expected to tell: whoever is named chooses which of
    the cards he shows that I have not seen.
    """
    return [
        replace(each, worth=black_bits(mind, each.action.whom, left_to_show(own, each.action.whom)))
        if isinstance(each.action, Name)
        else each
        for each in weighed_questions(mind, asks, names)
    ]


def left_to_show(own: CardsPrivate, agent: Agent) -> list[Kind]:
    """The kinds of black cards of an agent that I have not seen."""
    return [kind for kind in range(len(KINDS)) if not own.proven[agent] >> 4 * kind & 0b1111]


def black_bits(mind: Beliefs, agent: Agent, kinds: Sequence[Kind]) -> float:
    """What a black card of an agent tells, if it is of any of these kinds."""
    odds = mind.odds_of_secrets(agent)
    bits = 0.0
    for kind in kinds:
        shares: dict[Card, float] = {}
        for secrets, chance in odds.items():
            shares[secrets[kind]] = shares.get(secrets[kind], 0.0) + chance
        bits += _entropy(shares.values())
    return bits / max(1, len(kinds))


def pair_bits(mind: Beliefs, agent: Agent) -> float:
    """What a pair that an agent passes tells, if it is any that he may pass."""
    shares: dict[tuple[Card, Card], float] = {}
    for secrets, chance in mind.odds_of_secrets(agent).items():
        pairs = valid_pairs(secrets)
        for pair in pairs:
            shares[pair] = shares.get(pair, 0.0) + chance / len(pairs)
    return _entropy(shares.values()) - log2(12)


def _entropy(chances: Iterable[float]) -> float:
    return -sum(chance * log2(chance) for chance in chances if chance > 0)


class Rivals:
    """What meetings are worth to one seat at a moment of the game."""

    def __init__(self, mind: Beliefs, public: CardsPublic, own: CardsPrivate, bar: float) -> None:
        self._me = mind.me
        self._public = public
        self._others = [agent for agent in range(AMBASSADOR + 1) if agent != mind.me]
        self._rivals = [agent for agent in mind.played if agent != mind.me]
        self._givers = [agent for agent in mind.played if agent != AMBASSADOR]
        self.learned = dict(_learned(mind, own))
        """What I can expect to learn in each meeting, in bits."""
        sure = mind.best_call(())[1] >= bar
        self.worth = {
            who: bits + WIN * (sure and self._may_call(who)) - self.costs((*who, self._me))
            for who, bits in self.learned.items()
        }
        """The same, with a call for whoever is as sure as ``bar``, less what the rivals learn."""
        self._without_me = [
            (who, self.costs(who))
            for size in (2, 3)
            for who in combinations(self._others, size)
            if SIZES[public.players].meet(0, who) is not None
        ]

    def _may_call(self, who: Who) -> bool:
        return len(who) == 1 or self._me == AMBASSADOR

    def costs(self, who: Who) -> float:
        """What it costs that these meet."""
        learned = sum(self._learns(agent, who) for agent in who if agent in self._rivals)
        return learned / len(self._rivals)

    def _learns(self, agent: Agent, who: Who) -> float:
        """What a rival learns in a meeting, in bits."""
        others = [other for other in who if other != agent]
        if agent == AMBASSADOR:
            return BLACK_CARD
        if len(others) > 1:
            return 0.0
        return PAIR if others[0] in self._givers else BLACK_CARD

    def weighed(self, play: Play, names: Sequence[str]) -> Advised:
        """A place: meetings of one's own, those of others that it leaves be, and whether one should
        rather keep it.
        """
        found = weighed_place(self._public, self._me, play, self.worth, names)
        return replace(
            found, worth=found.worth - self._elsewhere(play.place) - KEPT * self._later(play.place)
        )

    def _elsewhere(self, place: int) -> float:
        """What the meetings of others cost, if I am at this place. With me at their place, two are
        three, and do not meet.
        """
        lost = 0.0
        for each in range(len(PLACES)):
            if each != place:
                there = {agent: odds_of_going(self._public, agent, each) for agent in self._others}
                for who, cost in self._without_me:
                    odds = prod(there[agent] for agent in who)
                    if odds:
                        away = prod(1 - there[a] for a in self._others if a not in who)
                        lost += odds * away * cost
        return lost

    def _later(self, place: int) -> float:
        """What there is to learn from those who may still come to this place."""
        hands = self._public.hands
        return sum(
            self.learned.get((agent,), 0.0)
            * (hands[agent] >> place & 1)
            / max(1, hands[agent].bit_count())
            for agent in self._others
        )


def _learned(mind: Beliefs, own: CardsPrivate) -> Iterator[tuple[Who, float]]:
    """What a seat can expect to learn in each meeting."""
    agents = [agent for agent in range(len(AGENTS)) if agent != mind.me]
    blacks = {agent: black_bits(mind, agent, left_to_show(own, agent)) for agent in agents}
    pairs = {agent: CHOSEN * pair_bits(mind, agent) for agent in agents if agent in mind.played}
    if mind.me == AMBASSADOR:  # he sees what the one he is alone with is shown by another
        for agent in agents:
            yield (agent,), sum(blacks[other] for other in agents if other != agent) / 3
        for one, other in combinations(agents, 2):
            yield (one, other), pairs[one] + pairs[other]
        return
    for agent in agents:
        if agent in pairs:
            yield (agent,), pairs[agent]
        else:  # nobody plays him: I choose which card I look at
            yield (agent,), max(black_bits(mind, agent, (kind,)) for kind in range(len(KINDS)))
    yield (AMBASSADOR,), max(bits for agent, bits in blacks.items() if agent in pairs)
    if AMBASSADOR in mind.played:
        for agent in agents:
            yield (agent, AMBASSADOR), 0.0
