"""A random walk through a game, step by step."""

import random
from collections.abc import Callable

from ridotto.kernel import (
    TABLE,
    Action,
    Actor,
    Game,
    Legal,
    Lottery,
    Options,
    Record,
    Step,
    View,
)

Choose = Callable[[View, Legal, random.Random], Action]
"""A player for walks: what a bot's ``act`` is."""

MOST_STEPS = 200_000
"""A walk longer than this counts as one that never ends."""

TABLE_RATE = 0.001
"""How often, a step, something comes from outside."""


def at_random(view: View, legal: Legal, rng: random.Random) -> Action:
    """Kind first, then one of it; kinds that may end the game are rare."""
    return legal.pick(rng)


class Walk:
    """One game under way; ``steps`` is what has happened so far."""

    def __init__(
        self, game: Game, options: Options, rng: random.Random, choose: Choose = at_random
    ) -> None:
        self.state = game.start(options)
        self.steps: list[Step] = []
        self._rng = rng
        self._choose = choose

    def next(self) -> tuple[Actor, Action] | None:
        """Who does what next; nothing when the game is over, stuck, or far too long."""
        public = self.state.public
        if not public.to_act or len(self.steps) >= MOST_STEPS:
            return None
        rng = self._rng
        if rng.random() < TABLE_RATE:
            outside = self.state.legal(TABLE)
            if isinstance(outside, Legal) and len(outside):
                return TABLE, outside.pick(rng)
        actor = rng.choice(public.to_act)
        legal = self.state.legal(actor)
        if not len(legal):
            return None
        if isinstance(legal, Lottery):
            return actor, legal.pick(rng)
        return actor, self._choose(self.state.view(actor), legal, rng)

    def take(self, actor: Actor, action: Action) -> Step:
        """Do it and remember it."""
        step = Step(actor, action, tuple(self.state.apply(actor, action)))
        self.steps.append(step)
        return step

    def finish(self) -> "Walk":
        """Go on to the end."""
        while (move := self.next()) is not None:
            self.take(*move)
        return self


class Retold(Walk):
    """A game that was played before, once more."""

    def __init__(self, game: Game, record: Record) -> None:
        super().__init__(game, record.header.options, random.Random(0))
        self._record = record

    def next(self) -> tuple[Actor, Action] | None:
        if len(self.steps) == len(self._record.steps):
            return None
        step = self._record.steps[len(self.steps)]
        return step.by, step.action
