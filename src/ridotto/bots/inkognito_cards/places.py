"""Where to go: whom one may meet there, if the others choose as chance would."""

from collections.abc import Mapping

from ridotto.games.inkognito_cards.components import AMBASSADOR, Agent, Place
from ridotto.games.inkognito_cards.parts import CardsPublic


def odds_of_meeting(public: CardsPublic, me: Agent, place: Place) -> dict[tuple[Agent, ...], float]:
    """How likely one is to find just these others at a place, of one or two of them."""
    others = [agent for agent in range(AMBASSADOR + 1) if agent != me]
    there = {agent: _odds(public, agent, place) for agent in others}
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


def _odds(public: CardsPublic, agent: Agent, place: Place) -> float:
    """How likely an agent goes to a place. What lies there is certain; what he has used is out."""
    at = public.at[agent]
    if at is not None:
        return float(at == place)
    hand = public.hands[agent]
    return (hand >> place & 1) / max(1, hand.bit_count())


def worth_of_place(
    public: CardsPublic, me: Agent, place: Place, worth: Mapping[tuple[Agent, ...], float]
) -> float:
    """What one can expect of a place, if each meeting is worth so much."""
    met = odds_of_meeting(public, me, place)
    return sum(odds * worth.get(who, 0.0) for who, odds in met.items())
