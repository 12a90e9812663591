"""Information-set Monte Carlo tree search, for every game that has a study: ``ismcts`` as others
know it, and no knowledge of any game.

A simulation draws a world that the seat's view allows, imagines it, and plays: down the tree, where
every seat chooses from what it was sent since the root, and then some random steps. Trees are wide
(hundreds of ways to name everyone's secrets), so a node has only so many children as its visits
warrant, and these are drawn as random play draws: a kind first, then one of it.
"""

import random
from itertools import islice
from math import log, sqrt
from typing import Any

from ridotto.bots.bot import Budget, Reason
from ridotto.bots.meter import Meter
from ridotto.kernel import (
    Action,
    AnyState,
    Fact,
    Game,
    Legal,
    Options,
    Outcome,
    Seat,
    View,
)
from ridotto.kernel.seats import SEATS_IN, SPECTATOR

HORIZON = 16
"""So many random steps end a simulation; a game that is not over by then counts as a draw."""
CURIOSITY = 0.7
"""The weight of what was seldom tried."""
WIDTH = 2.0
"""A node that was visited ``n`` times has up to ``WIDTH * sqrt(n)`` children."""
MOST_WORLDS = 256
"""So many worlds are drawn from."""


class Node:
    """What a seat has tried in one of its information states, and what came of it."""

    __slots__ = ("tried", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.tried: dict[Action, list[float]] = {}
        """For each action, how often it was tried and what it won in all."""


class Ismcts:
    """One seat of one game."""

    name = "ismcts"

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        self._study = game.studied
        self._options = options
        self._seats = len(game.seats(options))
        self.simulations = 0
        """How many there have been so far."""

    def hear(self, fact: Fact) -> None:
        """All it needs is in the view."""

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        if len(legal) == 1:
            return next(iter(legal))
        try:
            worlds = list(islice(self._study.worlds(self._options, view), MOST_WORLDS))
        except ValueError:
            return legal.pick(rng)  # there are no secrets yet
        meter = Meter(budget)
        tree: dict[tuple[Seat, int], Node] = {}
        while not meter.spent():
            world = worlds[int(rng.random() * len(worlds))]
            state = self._study.imagine(self._options, view, world, rng)
            self._simulate(state, tree, rng, meter)
            self.simulations += 1
        tried = tree[view.seat, 0].tried
        return max(tried, key=lambda action: tried[action][0])

    def reason(self) -> Reason | None:
        return None

    def _simulate(
        self,
        state: AnyState,
        tree: dict[tuple[Seat, int], Node],
        rng: random.Random,
        meter: Meter,
    ) -> None:
        """One way on from a state, kept in the tree."""
        public = state.public
        sent = [0] * self._seats  # for each seat, a hash of what it was sent since the root
        path: list[tuple[Seat, Node, Action]] = []
        left = HORIZON
        steps = 0
        growing = True
        while public.to_act and left:
            actor = public.to_act[0]
            legal: Any = state.legal(actor)
            if actor < 0 or not growing:
                action = legal.pick(rng)
                left -= not growing
            else:
                key = actor, sent[actor]
                node = tree.get(key)
                if node is None:
                    node = tree[key] = Node()
                    growing = False
                action = _choice(node, legal, rng)
                path.append((actor, node, action))
            events = state.apply(actor, action)
            steps += 1
            if growing:
                for event in events:
                    fact = hash(event.fact)
                    for seat in SEATS_IN[event.to]:
                        if seat != SPECTATOR and seat < self._seats:
                            sent[seat] = hash((sent[seat], fact))
        meter.spend(steps)
        won = _won(public.outcome, self._seats)
        for seat, node, action in path:
            node.visits += 1
            tally = node.tried[action]
            tally[0] += 1
            tally[1] += won[seat]


def _choice(node: Node, legal: Legal, rng: random.Random) -> Action:
    """Something new, as long as the node may have more children; or the most promising."""
    tried = node.tried
    if len(tried) <= WIDTH * sqrt(node.visits):
        action = legal.pick(rng)
        if action not in tried:
            tried[action] = [0.0, 0.0]
            return action
    known = log(node.visits + 1)
    best, most = None, -2.0
    for action, (visits, total) in tried.items():
        if action in legal:
            worth = total / visits + CURIOSITY * sqrt(known / visits) if visits else 2.0
            if worth > most:
                best, most = action, worth
    if best is None:
        best = legal.pick(rng)
        tried[best] = [0.0, 0.0]
    return best


def _won(outcome: Outcome | None, seats: int) -> list[float]:
    """What each seat has: 1 for a win, -1 for a defeat, nothing for a draw."""
    if outcome is None or not outcome.winners:
        return [0.0 if outcome is None else -1.0] * seats
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(seats)]
