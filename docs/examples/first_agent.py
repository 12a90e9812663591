"""A bot in this process, named by its module and class: it shows and asks what comes first.

ridotto arena masks --bots random,docs.examples.first_agent:FirstAgent --games 20
"""

import random

from ridotto.bots import Budget, Reason
from ridotto.kernel import Action, Fact, Game, Legal, Options, Seat, View


class FirstAgent:
    """One is made for every seat of every game."""

    name = "first"

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        self.facts: list[Fact] = []

    def hear(self, fact: Fact) -> None:
        """What this seat is sent, in order: all it can know."""
        self.facts.append(fact)

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        quiet, final = legal.groups, legal.final
        return (quiet or final)[0][0]

    def reason(self) -> Reason | None:
        return None
