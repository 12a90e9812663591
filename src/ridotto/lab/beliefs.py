"""How far a belief is from what one should believe, and the two ends of that scale.

An agent that has beliefs is a bot with one member more, ``believe(view)``: for every hidden thing
(``("red", "identity")``) how likely each of its values is.
"""

import random
from collections.abc import Mapping
from math import log2
from typing import Protocol

from ridotto.bots import Bot, Budget, RandomBot, Reason
from ridotto.deduction import Tracker
from ridotto.envs.beliefs import Belief, exact_belief
from ridotto.kernel import Action, Fact, Game, Legal, Options, RidottoError, Seat, View

LEAST = 1e-6
"""What was believed to be impossible counts as this likely, so that no error is endless."""


class Believer(Bot, Protocol):
    """A bot that says what it believes."""

    def believe(self, view: View) -> Belief: ...


def bits_lost(exact: Belief, believed: Belief) -> float:
    """By how many bits a belief falls short, for each hidden thing: the mean divergence of Kullback
    and Leibler from the exact one. It is 0 for the exact belief and more for every other, so
    nobody gains by saying anything else than what he believes. Raises RidottoError if something
    is left out.
    """
    lost = 0.0
    for variable, values in exact.items():
        if variable not in believed:
            raise RidottoError(f"no belief about {' '.join(variable)}")
        lost += _divergence(values, believed[variable])
    return max(0.0, lost / max(1, len(exact)))


def _divergence(exact: Mapping[str, float], believed: Mapping[str, float]) -> float:
    total = sum(max(0.0, believed.get(value, 0.0)) for value in exact)
    if total <= 0:
        return log2(1 / LEAST)
    return sum(
        odds * log2(odds / max(LEAST, believed.get(value, 0.0) / total))
        for value, odds in exact.items()
        if odds > 0
    )


class Exact:
    """Believes exactly what follows from its stream."""

    name = "exact"

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        self._tracker = Tracker(game.studied.lore(options, seat))
        self._random = RandomBot(game, options, seat)

    def hear(self, fact: Fact) -> None:
        self._tracker.hear(fact)

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        return self._random.act(view, legal, rng, budget)

    def reason(self) -> Reason | None:
        return None

    def believe(self, view: View) -> Belief:
        return exact_belief(self._tracker.knowledge)


class CountsNothing(Exact):
    """Holds everything equally likely, whatever it is shown."""

    name = "counts-nothing"

    def believe(self, view: View) -> Belief:
        hidden = self._tracker.knowledge.hidden
        return {
            variable: dict.fromkeys(hidden.values(variable), 1 / len(hidden.values(variable)))
            for variable in hidden.variables()
        }
