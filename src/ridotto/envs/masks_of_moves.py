"""Which moves a seat has at a position, as a mask; and which action a number stands for there."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from ridotto.envs.numbering import Numbering
from ridotto.kernel import Action, Fixed, IllegalAction, Legal, Moves

Mask = npt.NDArray[np.int8]
Piece = int
"""One thing of an action that is done in pieces."""


MOST_KNOWN = 4_000
"""So many groups that never change are kept with their numbers."""


class _Known(Struct, frozen=True):
    """A group that never changes, its numbers, and a 1 at the place of each."""

    group: Fixed
    numbers: list[int]
    places: bytes


class MoveFinder:
    """Reads the legal actions of one game with one set of options as numbers.

    ``chosen`` are the things of an action in pieces that were chosen so far.
    """

    def __init__(self, numbering: Numbering, moves: Moves) -> None:
        self._numbering = numbering
        self._of = numbering.of
        self._pieces = moves.pieces
        self._known: dict[int, _Known] = {}

    def mask(self, legal: Legal, chosen: tuple[Piece, ...] = ()) -> Mask:
        """One for each number that can be chosen now."""
        places: bytearray | None = None
        for group in (*legal.final, *legal.groups):  # large ones that never change come first
            if type(group) is Fixed:
                known = self._known.get(id(group)) or self._learn(group)
                if places is None:
                    places = bytearray(known.places)
                    continue
                numbers: Iterable[int] = known.numbers
            else:
                numbers = self._numbers(group, chosen)
            if places is None:
                places = bytearray(len(self._numbering))
            for number in numbers:
                places[number] = 1
        return np.frombuffer(places or bytearray(len(self._numbering)), np.int8)

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

    def _numbers(self, group: Sequence[Action], chosen: tuple[Piece, ...]) -> Iterable[int]:
        if type(group) is Fixed:
            return (self._known.get(id(group)) or self._learn(group)).numbers
        if self._pieces and type(group[0]) in self._pieces:
            return self._next_pieces(group, chosen)
        return map(self._of.__getitem__, group)

    def _learn(self, group: Fixed) -> _Known:
        numbers = [self._of[action] for action in group]
        places = bytearray(len(self._numbering))
        for number in numbers:
            places[number] = 1
        if len(self._known) == MOST_KNOWN:
            self._known.clear()
        known = self._known[id(group)] = _Known(group, numbers, bytes(places))
        return known

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
