"""Which moves a seat has at a position, as a mask; and which action a number stands for there."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ridotto.envs.numbering import Numbering
from ridotto.kernel import Action, Fixed, IllegalAction, Legal, Moves

Mask = npt.NDArray[np.int8]
Piece = int
"""One thing of an action that is done in pieces."""


LARGE = 32
"""A group of so many actions has a mask of its own."""


class _LargeGroup(list[int]):
    """The numbers of a group that never changes, and its mask."""

    def __init__(self, numbers: list[int], size: int) -> None:
        super().__init__(numbers)
        self.mask: Mask = np.zeros(size, np.int8)
        self.mask[numbers] = 1


class MoveFinder:
    """Reads the legal actions of one game with one set of options as numbers.

    ``chosen`` are the things of an action in pieces that were chosen so far.
    """

    def __init__(self, numbering: Numbering, moves: Moves) -> None:
        self._numbering = numbering
        self._of = numbering.of
        self._pieces = moves.pieces
        self._fixed: dict[int, tuple[Fixed, list[int]]] = {}

    def mask(self, legal: Legal, chosen: tuple[Piece, ...] = ()) -> Mask:
        """One for each number that can be chosen now."""
        places = bytearray(len(self._numbering))
        large: list[Mask] = []
        for group in (*legal.groups, *legal.final):
            numbers = self._numbers(group, chosen)
            if type(numbers) is _LargeGroup:
                large.append(numbers.mask)
            else:
                for number in numbers:
                    places[number] = 1
        mask: Mask = np.frombuffer(places, np.int8)
        for each in large:
            np.bitwise_or(mask, each, out=mask)
        return mask

    def numbers(self, legal: Legal, chosen: tuple[Piece, ...] = ()) -> list[int]:
        """The same as a list, in the order of the numbers."""
        found: set[int] = set()
        for group in (*legal.groups, *legal.final):
            found.update(self._numbers(group, chosen))
        return sorted(found)

    def action(
        self, number: int, legal: Legal, chosen: tuple[Piece, ...] = ()
    ) -> Action | tuple[Piece, ...]:
        """What a number stands for: an action, or the things chosen so far if there are more to
        choose. Raises IllegalAction.
        """
        actions = self._numbering.actions(number)
        first = actions[0]
        if type(first) in self._pieces:
            return self._with_piece(first, legal, chosen)
        if len(actions) == 1:
            return first
        for action in actions:
            if action in legal:
                return action
        raise IllegalAction(self._numbering.texts[number], "not-offered")

    def _numbers(self, group: Sequence[Action], chosen: tuple[Piece, ...]) -> list[int]:
        of = self._of
        if type(group) is Fixed:
            known = self._fixed.get(id(group))
            if known is None:
                numbers = [of[action] for action in group]
                if len(numbers) >= LARGE:
                    numbers = _LargeGroup(numbers, len(self._numbering))
                known = self._fixed[id(group)] = (group, numbers)
            return known[1]
        if type(group[0]) in self._pieces:
            return self._next_pieces(group, chosen)
        return [of[action] for action in group]

    def _next_pieces(self, group: Sequence[Action], chosen: tuple[Piece, ...]) -> list[int]:
        kind: Any = type(group[0])
        left: set[Piece] = set(getattr(group, "things", ()))
        if not left:
            for action in group:
                things = _things(action)
                if set(chosen) < set(things):
                    left.update(things)
        return [self._of[kind((thing,))] for thing in sorted(left.difference(chosen))]

    def _with_piece(
        self, piece: Action, legal: Legal, chosen: tuple[Piece, ...]
    ) -> Action | tuple[Piece, ...]:
        kind: Any = type(piece)
        things = tuple(sorted((*chosen, *_things(piece))))
        whole: Action = kind(things)
        if whole in legal:
            return whole
        rest = (group for group in legal.groups if type(group[0]) is kind)
        if any(set(things) < set(_things(action)) for group in rest for action in group):
            return things
        raise IllegalAction(piece, "not-offered")


def _things(action: Action) -> tuple[Piece, ...]:
    things: tuple[Piece, ...] = getattr(action, action.__struct_fields__[0])
    return things
