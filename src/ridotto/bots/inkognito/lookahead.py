"""What the others may make of a position before it is one's turn again."""

import random
from collections.abc import Sequence
from functools import lru_cache

from ridotto.bots.inkognito.goals import Goal, goal_of
from ridotto.bots.inkognito.reading_answers import Reader
from ridotto.bots.inkognito.routes import At
from ridotto.bots.search import Meter
from ridotto.games.inkognito import parts
from ridotto.games.inkognito.actions import Done, End
from ridotto.games.inkognito.board import NEAR, bits
from ridotto.games.inkognito.components import (
    AMBASSADOR,
    BLACK,
    EITHER,
    PURPLE,
    Piece,
    Side,
    Space,
    partner_of,
    team_of,
)
from ridotto.games.inkognito.missions import MISSIONS
from ridotto.games.inkognito.positions import AFTER, Balls
from ridotto.games.inkognito.state import InkognitoState
from ridotto.games.inkognito.worlds import World, imagine
from ridotto.kernel import Action, Legal, Lottery, Options, View

READY = 7
"""After so many answers a player is taken to know what he needs."""


@lru_cache(maxsize=8192)
def reach(start: Space, balls: Balls) -> int:
    """Every space that a piece can get to with some of these balls, as bits."""
    found = 1 << start
    for ball, left in AFTER[balls].items():
        for goal in bits(NEAR[ball][start]):
            found |= reach(goal, left)
    return found


def can_win(goal: Goal, at: At, side: Side, balls: Balls) -> bool:
    """Whether a side can bring its goal about with these balls, as far as routes go."""

    def area(piece: Piece) -> int:
        if piece >> 2 == side:
            return reach(at[piece], tuple(ball for ball in balls if ball <= EITHER))
        ball = BLACK if piece == AMBASSADOR else PURPLE
        return reach(at[piece], tuple(each for each in balls if each == ball))

    there = 1 << goal.space if goal.target is None else area(goal.target)
    return any(area(mover) & there for mover in goal.movers)


def goal_in(world: World, state: InkognitoState, side: Side) -> Goal:
    """What a side has to bring about in a world."""
    identity = world.identities[side]
    partner = world.identities.index(partner_of(identity))
    persons = world.identities, world.builds
    if partner not in state.variant.seat_of:
        return Goal((4 * side + world.builds[side],), None, MISSIONS.flight[identity])
    letters = {identity: world.letters[side], partner_of(identity): world.letters[partner]}
    return goal_of(MISSIONS.mission(letters, team_of(identity)), persons, state.variant)


class Lookahead:
    """Tries actions in imagined worlds, and follows the others for a round.

    They are taken to stand still until they can win, which is the worst of them as well: how
    likely they know that they can, is guessed from how many answers they have got.
    """

    def __init__(self, mind: Reader, options: Options, view: View, rng: random.Random) -> None:
        self.mind = mind
        self.options = options
        self.view = view
        self.rng = rng

    def sample(self) -> tuple[World, int]:
        """A world, as likely as it is, and the luck that goes with it."""
        (persons,) = self.rng.choices(
            [each for each, _ in self.mind.persons], [weight for _, weight in self.mind.persons]
        )
        world = World(*persons, self.rng.choice(self.mind.letters))
        return world, self.rng.getrandbits(32)

    def danger(self, actions: Sequence[Action], sampled: tuple[World, int], meter: Meter) -> float:
        """How much likelier rivals win in the round after these actions than one's own side."""
        world, luck = sampled
        rng = random.Random(luck)
        state = imagine(self.options, self.view, world)
        for action in actions:
            state.apply(self.view.seat, action)
        meter.spend(len(actions) + 1)
        turn = state.public.turns
        own = world.identities[self.mind.side] if self.mind.side < 4 else None
        danger, still = 0.0, 1.0
        bystanders = (self.view.seat, state.variant.envoy)
        while state.public.to_act and state.public.turns < turn + len(state.variant.seats):
            actor = state.public.to_act[0]
            if state.public.phase == parts.MOVE and actor not in bystanders:
                side = state.variant.side_of[actor]
                goal = goal_in(world, state, side)
                if can_win(goal, tuple(state.public.at), side, state.public.balls):
                    ready = min(1.0, self.mind.heard_by(actor) / READY) ** 2
                    friend = own is not None and team_of(world.identities[side]) == team_of(own)
                    danger += still * ready * (-1 if friend else 1)
                    still *= 1 - ready
            _go_on(state, rng)
            meter.spend(1)
        return danger


def _go_on(state: InkognitoState, rng: random.Random) -> None:
    """The next thing that happens: chance, a pass, or any answer; nobody calls anything out."""
    actor = state.public.to_act[0]
    legal = state.legal(actor)
    if isinstance(legal, Lottery):
        state.apply(actor, legal.pick(rng))
    elif state.public.phase == parts.MOVE and Done() in legal:
        state.apply(actor, Done())
    elif state.public.phase == parts.MEET and End() in legal:
        state.apply(actor, End())
    else:
        state.apply(actor, Legal(*legal.groups).pick(rng))
