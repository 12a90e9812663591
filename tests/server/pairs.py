"""Two games that a seat must not be able to tell apart, as scripts for two houses."""

import random

from ridotto.kernel import (
    CHANCE,
    TABLE,
    Action,
    Actor,
    AnyState,
    Game,
    Options,
    Seat,
    sees,
)
from ridotto.testing import Walk

Script = list[tuple[Actor, Action]]
MOST_TRIED = 60


def entitled(
    game: Game, state: AnyState, viewer: Seat, actor: Actor, action: Action
) -> list[object]:
    """What this viewer may learn from an action, as the game's table of disclosures has it."""
    disclosed = game.discloses[type(action)](state, actor, action)
    values = [value for to, value in disclosed if sees(to, viewer)]
    return [*values, action] if actor == viewer else values


def pair(
    game: Game, options: Options, viewer: Seat, rng: random.Random, most: int
) -> tuple[Script, Script]:
    """Two scripts of the same length; the second differs where this viewer is not entitled to
    know. Of many tries the one that goes furthest.
    """
    tries = []
    for strangeness in (0.1, 0.3, 0.6, 1.0) * 8:
        walk = Walk(game, options, rng)
        while len(walk.steps) < most and (move := walk.next()) is not None:
            walk.take(*move)
        tries.append(_counterpart(game, options, viewer, rng, walk, strangeness))
    return max(tries, key=lambda scripts: (differ(scripts) > 0, len(scripts[0]), differ(scripts)))


def _counterpart(
    game: Game, options: Options, viewer: Seat, rng: random.Random, walk: Walk, strangeness: float
) -> tuple[Script, Script]:
    here, there = game.start(options), game.start(options)
    first: Script = []
    second: Script = []
    whole = 0
    for step in walk.steps:
        legal = list(there.legal(step.by))
        told = entitled(game, here, viewer, step.by, step.action)
        known = rng.sample(legal, MOST_TRIED) if len(legal) > MOST_TRIED else legal
        fitting = [o for o in known if entitled(game, there, viewer, step.by, o) == told]
        same = step.action in legal and entitled(game, there, viewer, step.by, step.action) == told
        if step.by == TABLE or not (fitting or same):
            break
        other = step.action
        if not same or (fitting and rng.random() < strangeness):
            other = rng.choice(fitting)
        here.apply(step.by, step.action)
        there.apply(step.by, other)
        first.append((step.by, step.action))
        second.append((step.by, other))
        if CHANCE not in here.public.to_act:
            whole = len(first)  # a house draws at once what chance has to bring
    return first[:whole], second[:whole]


def differ(scripts: tuple[Script, Script]) -> int:
    """In how many places."""
    return sum(first != second for first, second in zip(*scripts, strict=True))
