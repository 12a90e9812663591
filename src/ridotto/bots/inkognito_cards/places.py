"""Where to go: whom one may meet there, if the others choose as chance would."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import prod

from ridotto.bots.advice import Advised
from ridotto.bots.bot import Reason
from ridotto.bots.inkognito_cards.beliefs import Beliefs
from ridotto.games.inkognito_cards.actions import Play
from ridotto.games.inkognito_cards.components import AMBASSADOR, PLACES, Agent, Place
from ridotto.games.inkognito_cards.parts import CardsPublic


def odds_of_meeting(public: CardsPublic, me: Agent, place: Place) -> dict[tuple[Agent, ...], float]:
    """How likely one is to find just these others at a place, of one or two of them."""
    others = [agent for agent in range(AMBASSADOR + 1) if agent != me]
    there = {agent: odds_of_going(public, agent, place) for agent in others}
    found: dict[tuple[Agent, ...], float] = {}
    for first in others:
        alone = there[first]
        for other in others:
            if other != first:
                alone *= 1 - there[other]
        found[(first,)] = alone
        for second in others:
            if second > first:
                both = there[first] * there[second]
                for other in others:
                    if other not in (first, second):
                        both *= 1 - there[other]
                found[first, second] = both
    return found


def odds_of_going(public: CardsPublic, agent: Agent, place: Place) -> float:
    """How likely an agent goes to a place. What lies there is certain; what he has used is out."""
    at = public.at[agent]
    if at is not None:
        return float(at == place)
    hand = public.hands[agent]
    return (hand >> place & 1) / max(1, hand.bit_count())


def weighed_place(
    public: CardsPublic,
    me: Agent,
    play: Play,
    worth: Mapping[tuple[Agent, ...], float],
    names: Sequence[str],
) -> Advised:
    """What one can expect of a place, if each meeting is worth so much, and whom one goes there
    for.
    """
    met = odds_of_meeting(public, me, play.place)
    shares = {who: met[who] * each for who, each in worth.items()}
    total = sum(shares.values())
    of_each: dict[Agent, float] = {}
    for who, share in shares.items():
        for agent in who:
            of_each[agent] = of_each.get(agent, 0.0) + share
    best = max(of_each, key=lambda agent: of_each[agent], default=me)
    if of_each.get(best, 0.0) <= 0:
        return Advised("play", Reason("place"), total, (play,))
    odds = sum(met[who] for who in shares if best in who)
    code = "place-for" if me == AMBASSADOR else "place-alone"  # he alone meets two at once
    reason = Reason(code, {"whom": ("agent", names[best]), "odds": round(100 * odds)})
    return Advised("play", reason, total, (play,))


def others_learn(public: CardsPublic, mind: Beliefs, place: Place) -> float:
    """How many rivals one can expect to learn something in meetings without me, if I go there; an
    ally who does counts against it. With me at their place, two are three, and do not meet.
    """
    others = [agent for agent in range(AMBASSADOR + 1) if agent != mind.me]
    learn = 0.0
    for each in range(len(PLACES)):
        there = {agent: odds_of_going(public, agent, each) for agent in others}
        if each != place:
            for first, second in combinations(others, 2):
                odds = there[first] * there[second]
                if odds:
                    alone = prod(1 - there[a] for a in others if a not in (first, second))
                    learn += odds * alone * sum(_learner(mind, a) for a in (first, second))
    return learn


def _learner(mind: Beliefs, agent: Agent) -> float:
    """Whoever nobody plays learns nothing."""
    return 1 - 2 * mind.odds_of_ally(agent) if agent in mind.played else 0.0
