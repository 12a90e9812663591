"""M1-M4, E1-E3: steps, and where they may lead.

A position is ``at`` (the space of each piece) and ``masks`` (see ``parts``). Whether it may be an
end is a matter of a few bit counts; only a step that breaks E1-E3 for the moment makes us
search for a way out with the balls that remain (M3).
"""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from ridotto.games.inkognito.actions import Step
from ridotto.games.inkognito.board import BOX, EVERYWHERE, NEAR, SPACES, bits
from ridotto.games.inkognito.components import (
    AGENTS,
    AMBASSADOR,
    BLACK,
    EITHER,
    ENVOY,
    LAND,
    PURPLE,
    WATER,
    Ball,
    Piece,
    Side,
    Space,
)

Balls = tuple[Ball, ...]
SideMasks = Sequence[int]

USEFUL = (LAND, WATER, EITHER, BLACK, PURPLE)


def _less(balls: Balls, ball: Ball) -> Balls:
    place = balls.index(ball)
    return balls[:place] + balls[place + 1 :]


AFTER: dict[Balls, dict[Ball, Balls]] = {
    balls: {ball: _less(balls, ball) for ball in balls}
    for size in range(4)
    for balls in combinations_with_replacement(USEFUL, size)
}
"""For each set of balls, what is left when one of a kind is used."""

PARTING: dict[Balls, dict[Ball, Balls]] = {
    balls: {
        ball: left if any((other <= EITHER) == (ball <= EITHER) for other in left) else ()
        for ball, left in after.items()
    }
    for balls, after in AFTER.items()
}
"""The same, but nothing if none of what is left could part two pieces that this ball brought
together against E1 or E2: one's own figures are parted by balls for one's own, others by others.
"""

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


class Party:
    """The side whose turn it is, and all others: who may move what, and how many pieces there are.

    ``movers`` are, for each ball, the pieces it lets this side move (T5).
    """

    __slots__ = ("count", "movers", "others", "rivals", "side")

    def __init__(self, side: Side, present: Sequence[Side]) -> None:
        self.side = side
        self.count = 1 if side == ENVOY else 4
        self.rivals = tuple(agent for agent in AGENTS if agent in present and agent != side)
        self.others = 4 * len(self.rivals) + (side != ENVOY)
        self.movers = {ball: tuple(self._movers(ball)) for ball in USEFUL}

    def _movers(self, ball: Ball) -> Iterator[Piece]:
        if ball == BLACK:
            yield AMBASSADOR
        elif self.side != ENVOY:
            for agent in self.rivals if ball == PURPLE else (self.side,):
                yield from range(4 * agent, 4 * agent + 4)


def is_end(masks: SideMasks, party: Party) -> bool:
    """Whether the movement of this side may end here: E1, E2 and E3 hold."""
    own = masks[party.side]
    rest = masks[0] ^ masks[1] ^ masks[2] ^ masks[3] ^ masks[4] ^ own
    if own.bit_count() != party.count or rest.bit_count() != party.others:
        return False
    shared = own & rest
    if shared & (shared - 1):
        for rival in party.rivals:
            met = own & masks[rival]
            if met & (met - 1):
                return False
    return True


def barred(masks: SideMasks, party: Party, mover: Side, start: Space) -> int:
    """The spaces where a piece of side ``mover`` that leaves ``start`` must not come to rest, if
    nothing moves after it: there E1, E2 or E3 would be broken. Everywhere, if they are broken
    without it.
    """
    own = masks[party.side]
    rest = masks[0] ^ masks[1] ^ masks[2] ^ masks[3] ^ masks[4] ^ own
    if mover == party.side:
        own ^= 1 << start
        if own.bit_count() != party.count - 1 or rest.bit_count() != party.others:
            return EVERYWHERE
        return own | _met_already(masks, party, own) if own & rest else own
    rest ^= 1 << start
    if own.bit_count() != party.count or rest.bit_count() != party.others - 1:
        return EVERYWHERE
    if not own & rest:
        return rest
    without = list(masks)
    without[mover] ^= 1 << start
    met = _met_already(without, party, own)
    if met == EVERYWHERE:
        return EVERYWHERE
    return rest | own if mover != ENVOY and own & without[mover] else rest


def _met_already(masks: SideMasks, party: Party, own: int) -> int:
    """E3: the figures of the agents that are met once. Everywhere, if one is met twice."""
    figures = 0
    for rival in party.rivals:
        met = own & masks[rival]
        if met:
            if met & (met - 1):
                return EVERYWHERE
            figures |= masks[rival]
    return figures


def can_end(at: list[Space], masks: list[int], party: Party, balls: Balls) -> bool:
    """M3: whether these balls still allow an end that keeps E1-E3. ``at`` and ``masks`` are tried
    out and given back as they were.
    """
    if is_end(masks, party):
        return True
    if not balls or _hopeless(masks, party, balls):
        return False
    for ball in AFTER[balls]:
        for piece in party.movers[ball]:
            start = at[piece]
            if NEAR[ball][start] & ~barred(masks, party, piece >> 2, start):
                return True
    return len(balls) > 1 and any(
        _leads_to_end(step, at, masks, party, left)
        for ball, left in AFTER[balls].items()
        for piece in party.movers[ball]
        for step in STEPS[ball][piece][at[piece]]
    )


def _hopeless(masks: SideMasks, party: Party, balls: Balls) -> bool:
    """Whether two pieces stand together that no ball can part. Balls are in order: first those for
    one's own figures, then black, then purple.
    """
    own = masks[party.side]
    if own.bit_count() != party.count and balls[0] > EITHER:
        return True
    last = balls[-1]
    if last == PURPLE:
        return False
    rest = masks[0] ^ masks[1] ^ masks[2] ^ masks[3] ^ masks[4] ^ own
    if last == BLACK:
        return (rest ^ masks[ENVOY]).bit_count() != party.others - 1
    return rest.bit_count() != party.others


def _leads_to_end(step: Step, at: list[Space], masks: list[int], party: Party, left: Balls) -> bool:
    piece = step.piece
    flip = 1 << step.start ^ 1 << step.goal
    at[piece] = step.goal
    masks[piece >> 2] ^= flip
    found = can_end(at, masks, party, left)
    at[piece] = step.start
    masks[piece >> 2] ^= flip
    return found


def steps(at: list[Space], masks: list[int], party: Party, balls: Balls) -> list[Step]:
    """Every legal step, by ball and piece (M3)."""
    side = party.side
    own = masks[side]
    rest = masks[0] ^ masks[1] ^ masks[2] ^ masks[3] ^ masks[4] ^ own
    # Until the first meeting of a turn all pieces stand alone, and one mask does for all of a side.
    alone = (own ^ rest).bit_count() == party.count + party.others
    found: list[Step] = []
    for ball, left in AFTER[balls].items():
        near = NEAR[ball]
        routes = STEPS[ball]
        no_go = rest if ball > EITHER and side != ENVOY else own
        if alone:
            left = PARTING[balls][ball]  # noqa: PLW2901
        for piece in party.movers[ball]:
            start = at[piece]
            if not alone:
                no_go = barred(masks, party, piece >> 2, start)
            if near[start] & no_go:
                found += [
                    step
                    for step in routes[piece][start]
                    if not no_go >> step.goal & 1
                    or (left and _leads_to_end(step, at, masks, party, left))
                ]
            else:
                found += routes[piece][start]
    return found
