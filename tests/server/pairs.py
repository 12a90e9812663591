"""Two games that a seat must not be able to tell apart, as scripts for two houses."""

import itertools
import random

from ridotto.kernel import (
    CHANCE,
    TABLE,
    Action,
    Actor,
    AnyState,
    Game,
    Legal,
    Options,
    Seat,
    View,
    sees,
)
from ridotto.testing import Walk
from ridotto.testing.walk import at_random

Script = list[tuple[Actor, Action]]
MOST_TRIED = 60
DARING = 0.15


def entitled(
    game: Game, state: AnyState, viewer: Seat, actor: Actor, action: Action
) -> list[object]:
    """What this viewer may learn from an action, as the game's table of disclosures has it."""
    disclosed = game.discloses[type(action)](state, actor, action)
    values = [value for to, value in disclosed if sees(to, viewer)]
    return [*values, action] if actor == viewer else values


def daring(view: View, legal: Legal, rng: random.Random) -> Action:
    """As at random, but what decides the game is done far more often: declared, called, named."""
    if legal.final and rng.random() < DARING:
        return rng.choice(rng.choice(legal.final))
    return legal.pick(rng)


def pair(
    game: Game, options: Options, viewer: Seat, rng: random.Random, most: int, tries: int = 32
) -> tuple[Script, Script]:
    """Two scripts of the same length; the second differs where this viewer is not entitled to
    know. Of some tries the one that goes furthest.
    """
    made = []
    for strangeness in itertools.islice(itertools.cycle((0.1, 0.3, 0.6, 1.0)), tries):
        walk = Walk(game, options, rng, rng.choice((at_random, daring)))
        while len(walk.steps) < most and (move := walk.next()) is not None:
            walk.take(*move)
        made.append(_counterpart(game, options, viewer, rng, walk, strangeness))
    return max(made, key=lambda scripts: (differ(scripts) > 0, len(scripts[0]), differ(scripts)))


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
