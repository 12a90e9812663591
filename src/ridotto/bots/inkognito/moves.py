"""Where to go, and where to send others: meetings that tell something, then the goal."""

import random
from collections.abc import Sequence
from heapq import nlargest

from msgspec import Struct

from ridotto.bots.advice import Advised
from ridotto.bots.bot import Reason
from ridotto.bots.inkognito.beliefs import Beliefs
from ridotto.bots.inkognito.goals import Goal, Goals
from ridotto.bots.inkognito.questions import weighed_meetings
from ridotto.bots.inkognito.routes import DISTANCE, At, Ends
from ridotto.games.inkognito.actions import Done, Expel, Step
from ridotto.games.inkognito.components import AGENTS, AMBASSADOR, ENVOY, Piece, Side
from ridotto.games.inkognito.parts import InkognitoPublic

CERTAIN = 100.0
"""What a position is worth in which one can declare."""
PULL = 0.25
"""What a route nearer to the goal is worth, in bits."""
COMPANY = 0.08
"""What a route nearer to the partner's figures is worth, as long as he has to ask."""
LOOKED_AT = 60
"""So many of the best movements are looked through for some that differ."""
MOST_GOALS = 6
"""So many goals pull; the rest are too unlikely."""


class MovePlan(Struct):
    """The steps of a turn's movement that are still to be made."""

    turn: int
    steps: list[Step]
    reason: Reason | None


class Outlook:
    """What a position is worth to somebody with these beliefs."""

    def __init__(self, mind: Beliefs, at: At, goals: Goals, bar: float) -> None:
        self.mind = mind
        self.own = range(4 * mind.side, 4 * mind.side + 4) if mind.side != ENVOY else (AMBASSADOR,)
        self.start = at
        sides = [side for side in AGENTS if side in mind.variant.seat_of and side != mind.side]
        found = weighed_meetings(mind, sides)
        worth = {side: each.worth for side, each in zip(sides, found, strict=True)}
        self.worth = worth
        self.meetings: dict[Piece, float] = {
            4 * side + build: worth[side] for side in sides for build in range(4)
        }
        if mind.side != ENVOY:
            self.meetings[AMBASSADOR] = mind.curiosity.through_him * max(worth.values())
        self.calls = [weights for weights in goals.values() if sum(weights.values()) >= bar]
        self.pulls = self._pulls(goals)
        self.partner = next((side for side in sides if mind.odds_of_partner(side) > 0.6), None)

    def _pulls(self, goals: Goals) -> list[tuple[Goal, float]]:
        """The likeliest goals that one can do something about oneself."""
        total: dict[Goal, float] = {}
        for weights in goals.values():
            for goal, weight in weights.items():
                movable = tuple(p for p in goal.movers if p in self.own or p == AMBASSADOR)
                if goal.target in self.own:
                    movable = goal.movers
                if movable:
                    mine = Goal(movable, goal.target, goal.space, goal.bring)
                    total[mine] = total.get(mine, 0.0) + weight
        return sorted(total.items(), key=lambda each: -each[1])[:MOST_GOALS]

    def value(self, at: At) -> float:
        """Bits to be had in meetings, nearness to the goal, and above all a win."""
        here = {at[piece] for piece in self.own}
        value = sum([worth for piece, worth in self.meetings.items() if at[piece] in here])
        if self.calls:
            arrived = at[AMBASSADOR] != self.start[AMBASSADOR]
            beside = AMBASSADOR in self.meetings and at[AMBASSADOR] in here
            for weights in self.calls:
                odds = sum(
                    weight
                    for goal, weight in weights.items()
                    if goal.met(at, arrived=arrived) or (beside and goal.by_expulsion())
                )
                value += CERTAIN * odds
        for goal, weight in self.pulls:
            # In this order of factors: sums of others round otherwise, and ties are decided by it.
            value -= PULL * weight * goal.distance(at) * (1 + 2 * weight)
        if self.partner is not None:
            near = DISTANCE[at[4 * self.partner]]
            value -= COMPANY * min(near[at[piece]] for piece in self.own)
        return value


def plan(
    mind: Beliefs, public: InkognitoPublic, goals: Goals, bar: float, rng: random.Random
) -> MovePlan:
    """The best movement of this turn."""
    return plans(mind, public, goals, bar, rng, most=1)[0][1]


def plans(
    mind: Beliefs,
    public: InkognitoPublic,
    goals: Goals,
    bar: float,
    rng: random.Random,
    *,
    most: int,
) -> list[tuple[float, MovePlan]]:
    """The best movements of this turn and what they are worth, the best first."""
    at = tuple(public.at)
    outlook = Outlook(mind, at, goals, bar)
    party = mind.variant.parties[mind.side]
    ends = Ends(public.at, party, public.balls)
    ranked = [(outlook.value(end), rng.random(), end) for end in ends]
    found: list[tuple[float, MovePlan]] = []
    for value, _, end in nlargest(most, ranked):
        here = {end[piece] for piece in outlook.own}
        met = [piece for piece in outlook.meetings if end[piece] in here]
        reason = _reason(mind, met, sure=bool(outlook.calls))
        found.append((value, MovePlan(public.turns, ends.way(end), reason)))
    return found


def weighed_movements(
    mind: Beliefs, public: InkognitoPublic, goals: Goals, bar: float, *, most: int
) -> list[Advised]:
    """The best movements of this turn that differ in what they are for, the best first."""
    found: list[Advised] = []
    for value, each in plans(mind, public, goals, bar, random.Random(0), most=LOOKED_AT):
        if each.reason is not None and each.reason not in [other.reason for other in found]:
            found.append(Advised("play", each.reason, value, tuple(each.steps) or (Done(),)))
    return found[:most]


def _reason(mind: Beliefs, met: list[Piece], *, sure: bool) -> Reason:
    if not met:
        return Reason("move-to-goal" if sure else "move-nearer")
    if met[0] == AMBASSADOR:
        return Reason("move-to-meet", {"whom": ("piece", "ambassador")})
    return Reason("move-to-meet", {"whom": ("seat", mind.lore.whose[met[0] >> 2])})


def weighed_exiles(
    mind: Beliefs, public: InkognitoPublic, goals: Goals, where: Sequence[Expel]
) -> list[Advised]:
    """How well the piece met serves in each place: on the goal, near it, within reach to be asked
    again; a rival who has nothing to tell any more, out of the way.
    """
    at = tuple(public.at)
    outlook = Outlook(mind, at, goals, 1.0)
    piece = where[0].piece
    side: Side = piece >> 2
    curious = outlook.worth.get(side, max(outlook.worth.values())) - 0.5
    friend = side in AGENTS and mind.odds_of_partner(side) > 0.6
    pulls = [
        (goal, weight)
        for weights in goals.values()
        for goal, weight in weights.items()
        if piece in goal.movers or piece == goal.target
    ]

    def value(expel: Expel) -> float:
        there = (*at[:piece], expel.goal, *at[piece + 1 :])
        near = DISTANCE[expel.goal]
        reach = min(near[there[own]] for own in outlook.own)
        worth = -0.2 * reach * (max(curious, 1.0) if friend else curious)
        for goal, weight in pulls:
            worth -= 2 * weight * goal.distance(there)
            worth += CERTAIN * weight * goal.met(there, arrived=True)
        return worth

    reason = Reason("expel")
    return [Advised("play", reason, value(expel), (expel,)) for expel in where]
