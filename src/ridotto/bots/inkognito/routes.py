"""Ways on the board: how far it is, and where one's balls can lead."""

from collections.abc import Iterator

from ridotto.games.inkognito.actions import Step
from ridotto.games.inkognito.board import BOX, NEAR, SPACES, bits
from ridotto.games.inkognito.components import AMBASSADOR, EITHER, ENVOY, PURPLE, SIDES, Space
from ridotto.games.inkognito.positions import STEPS, Balls, Party, is_end

At = tuple[Space, ...]
"""The space of every piece."""

FAR = 12
"""Farther than any two spaces are: the distance of a piece in the box."""
MOST_ENDS = 3000
"""So many positions are looked at in a turn, and no more."""


def _distances(start: Space) -> tuple[int, ...]:
    found = [FAR] * (len(SPACES) + 1)
    edge, far, seen = 1 << start, 0, 1 << start
    while edge:
        following = 0
        for space in bits(edge):
            found[space] = far
            following |= NEAR[EITHER][space]
        edge = following & ~seen
        seen |= edge
        far += 1
    return tuple(found)


DISTANCE: tuple[tuple[int, ...], ...] = (
    (FAR,) * (len(SPACES) + 1),
    *map(_distances, SPACES),
)
"""In routes of either kind, between any two spaces; everything is far from the box."""


class Ends:
    """Every position in which a movement may end, and how to get there.

    An opponent's figure is only moved where it meets one of one's own.
    """

    def __init__(self, at: list[Space], party: Party, balls: Balls) -> None:
        self.start: At = tuple(at)
        self._came: dict[At, tuple[At, Step] | None] = {self.start: None}
        self._party = party
        self._moved_others = PURPLE in balls
        for ball in sorted(balls):
            for position in list(self._came):
                self._branch(position, ball, everywhere=ball != PURPLE)
                if len(self._came) > MOST_ENDS:
                    break

    def _branch(self, position: At, ball: int, *, everywhere: bool) -> None:
        own = 0
        if not everywhere:
            own = _mask(position, self._party.side)
        for piece in self._party.movers[ball]:
            for step in STEPS[ball][piece][position[piece]]:
                if everywhere or own >> step.goal & 1:
                    reached = (*position[:piece], step.goal, *position[piece + 1 :])
                    if reached not in self._came:
                        self._came[reached] = position, step

    def __iter__(self) -> Iterator[At]:
        start, side = self.start, self._party.side
        still = [_mask(start, each) for each in SIDES]
        others = [each for each in SIDES if each != side]
        for position in self._came:
            masks = still.copy()
            masks[side] = _mask(position, side)
            for each in others if self._moved_others else ():
                masks[each] = _mask(position, each)
            masks[ENVOY] = 1 << position[AMBASSADOR]
            if is_end(masks, self._party):
                yield position

    def way(self, position: At) -> list[Step]:
        """The steps that lead there, in order."""
        steps: list[Step] = []
        while (came := self._came[position]) is not None:
            position, step = came
            steps.append(step)
        return steps[::-1]


def _mask(position: At, side: int) -> int:
    """The spaces of a side's pieces as bits, each flipping its own, like ``masks`` in public."""
    mask = 0
    for space in position[4 * side : 4 * side + 4] if side < 4 else position[AMBASSADOR:]:
        if space != BOX:
            mask ^= 1 << space
    return mask
