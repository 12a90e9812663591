"""M1-M4, E1-E3: steps, and where they may lead.

A position is ``at`` (the space of each piece) and ``masks`` (see ``Venice``). Whether it may be
an end is a matter of a few bit counts; only a step that breaks E1-E3 for the moment makes us
search for a way out with the balls that remain (M3).
"""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from ridotto.games.inkognito.actions import Step
from ridotto.games.inkognito.board import BOX, EVERYWHERE, NEAR, SPACES, bits
from ridotto.games.inkognito.things import (
    AGENTS,
    AMBASSADOR,
    BLACK,
    EITHER,
    ENVOY,
    LAND,
    PURPLE,
    SIDES,
    WATER,
    Ball,
    Piece,
    Side,
    Space,
)

Balls = tuple[Ball, ...]
Masks = Sequence[int]

USEFUL = (LAND, WATER, EITHER, BLACK, PURPLE)


def _less(balls: Balls, ball: Ball) -> Balls:
    place = balls.index(ball)
    return balls[:place] + balls[place + 1 :]


AFTER: dict[Balls, dict[Ball, Balls]] = {
    balls: {ball: _less(balls, ball) for ball in balls}
    for size in range(4)
    for balls in combinations_with_replacement(USEFUL, size)
}
"""For each set of balls, what is left when one of them is used. Its keys are the kinds there are."""

STEPS: dict[Ball, tuple[tuple[tuple[Step, ...], ...], ...]] = {
    ball: tuple(
        tuple(
            tuple(Step(ball, piece, start, goal) for goal in bits(NEAR[ball][start]))
            for start in (BOX, *SPACES)
        )
        for piece in range(AMBASSADOR + 1)
    )
    for ball in USEFUL
}
"""Every step there is, by ball, piece and start."""


class Sides:
    """Which pieces there are at a table, and which of them a ball may move."""

    __slots__ = ("counts", "movers", "total")

    def __init__(self, present: Sequence[Side]) -> None:
        self.counts = tuple(
            0 if side not in present else 1 if side == ENVOY else 4 for side in SIDES
        )
        self.total = sum(self.counts)
        self.movers = tuple(
            {ball: tuple(self._movers(side, ball)) for ball in USEFUL} for side in SIDES
        )

    def _movers(self, side: Side, ball: Ball) -> Iterator[Piece]:
        """T5: the pieces that the ball lets the active side move."""
        if ball == BLACK:
            yield AMBASSADOR
        elif side != ENVOY:
            for agent in AGENTS:
                if self.counts[agent] and (agent != side) == (ball == PURPLE):
                    yield from range(4 * agent, 4 * agent + 4)


def is_end(masks: Masks, sides: Sides, side: Side) -> bool:
    """Whether the movement of ``side`` may end here: E1, E2 and E3 hold."""
    own = masks[side]
    rest = masks[0] ^ masks[1] ^ masks[2] ^ masks[3] ^ masks[4] ^ own
    count = sides.counts[side]
    if own.bit_count() != count or rest.bit_count() != sides.total - count:
        return False
    shared = own & rest
    if shared & (shared - 1):
        for agent in AGENTS:
            met = own & masks[agent]
            if met & (met - 1) and agent != side:
                return False
    return True


def barred(masks: Masks, sides: Sides, side: Side, mover: Side, start: Space) -> int:
    """The spaces where a piece of side ``mover`` that leaves ``start`` must not come to rest, if
    nothing moves after it: there E1, E2 or E3 would be broken. Everywhere, if they are broken
    without it.
    """
    own = masks[side]
    rest = masks[0] ^ masks[1] ^ masks[2] ^ masks[3] ^ masks[4] ^ own
    count = sides.counts[side]
    others = sides.total - count
    if mover == side:
        own ^= 1 << start
        count -= 1
        no_go = own
    else:
        rest ^= 1 << start
        others -= 1
        no_go = rest
    if own.bit_count() != count or rest.bit_count() != others:
        return EVERYWHERE
    if own & rest:
        for agent in AGENTS:
            if agent != side:
                theirs = masks[agent] if agent != mover else masks[agent] ^ 1 << start
                met = own & theirs
                if met:
                    if met & (met - 1):
                        return EVERYWHERE
                    if mover == side:
                        no_go |= theirs
                    elif mover == agent:
                        no_go |= own
    return no_go


def can_end(at: list[Space], masks: list[int], sides: Sides, side: Side, balls: Balls) -> bool:
    """M3: whether these balls still allow an end that keeps E1-E3. ``at`` and ``masks`` are tried
    out and given back as they were.
    """
    if is_end(masks, sides, side):
        return True
    if not balls or _hopeless(masks, sides, side, balls):
        return False
    movers = sides.movers[side]
    for ball in AFTER[balls]:
        for piece in movers[ball]:
            start = at[piece]
            if NEAR[ball][start] & ~barred(masks, sides, side, piece >> 2, start):
                return True
    if len(balls) == 1:
        return False
    for ball, left in AFTER[balls].items():
        for piece in movers[ball]:
            for step in STEPS[ball][piece][at[piece]]:
                if _leads_to_end(step, at, masks, sides, side, left):
                    return True
    return False


def _hopeless(masks: Masks, sides: Sides, side: Side, balls: Balls) -> bool:
    """Whether two pieces stand together that no ball can part."""
    own = masks[side]
    if own.bit_count() != sides.counts[side] and balls[0] > EITHER:
        return True
    rest = masks[0] ^ masks[1] ^ masks[2] ^ masks[3] ^ masks[4] ^ own
    return rest.bit_count() != sides.total - sides.counts[side] and balls[-1] <= EITHER


def _leads_to_end(
    step: Step, at: list[Space], masks: list[int], sides: Sides, side: Side, left: Balls
) -> bool:
    piece = step.piece
    flip = 1 << step.start ^ 1 << step.goal
    at[piece] = step.goal
    masks[piece >> 2] ^= flip
    found = can_end(at, masks, sides, side, left)
    at[piece] = step.start
    masks[piece >> 2] ^= flip
    return found


def steps(
    at: list[Space], masks: list[int], sides: Sides, side: Side, balls: Balls
) -> list[Step]:
    """Every legal step, by ball and piece (M3)."""
    own = masks[side]
    rest = masks[0] ^ masks[1] ^ masks[2] ^ masks[3] ^ masks[4] ^ own
    # Until the first meeting of a turn all pieces stand alone, and one mask does for all of a side.
    alone = (own ^ rest).bit_count() == sides.total
    movers = sides.movers[side]
    found: list[Step] = []
    for ball, left in AFTER[balls].items():
        near = NEAR[ball]
        routes = STEPS[ball]
        for piece in movers[ball]:
            start = at[piece]
            mover = piece >> 2
            if alone:
                no_go = own if mover == side else rest
            else:
                no_go = barred(masks, sides, side, mover, start)
            if not near[start] & no_go:
                found += routes[piece][start]
                continue
            for step in routes[piece][start]:
                if not no_go >> step.goal & 1 or (
                    left and _leads_to_end(step, at, masks, sides, side, left)
                ):
                    found.append(step)
    return found
