"""Which moves a seat has at a position, as a mask; and which action a number stands for there."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from ridotto.envs.numbering import Numbering
from ridotto.kernel import Action, Fixed, IllegalAction, Legal, Moves, Picked

Mask = npt.NDArray[np.int8]
_ENTRY = np.dtype(np.int8)
Piece = int
"""One thing of an action that is done in pieces."""


MOST_KNOWN = 4_000
"""So many groups that never change are kept with their numbers."""


class _Known(Struct, frozen=True):
    """A group that never changes, its numbers, and a 1 at the place of each."""

    group: Fixed
    numbers: list[int]
    places: bytes


class _KnownRows(Struct, frozen=True):
    """Rows that groups are picked from, and for each place the numbers of what is there; what is
    never offered with these options has none.
    """

    rows: tuple[Sequence[Action], ...]
    numbers: list[list[int]]


Reader = Callable[[Any, tuple[Piece, ...]], Iterable[int]]
"""Gives the numbers of a group, and of an action in pieces what may be chosen next."""


class MoveFinder:
    """Reads the legal actions of one game with one set of options as numbers.

    ``chosen`` are the things of an action in pieces that were chosen so far.
    """

    def __init__(self, numbering: Numbering, moves: Moves) -> None:
        self._numbering = numbering
        self._of = numbering.of
        self._pieces: Mapping[type[Action], Mapping[Piece, int]] = {
            kind: {_things(piece)[0]: at for piece, at in self._of.items() if type(piece) is kind}
            for kind in moves.pieces
        }
        """For each kind of action that is done in pieces, the number of each piece."""
        self._known: dict[int, _Known] = {}
        self._rows: dict[int, _KnownRows] = {}
        self._readers: dict[type[Sequence[Action]], Reader] = {}
        self._only = [
            actions[0] if len(actions) == 1 and type(actions[0]) not in moves.pieces else None
            for actions in map(numbering.actions, range(len(numbering)))
        ]
        """For each number what it stands for, wherever that is the same at every position."""

    def mask(self, legal: Legal, chosen: tuple[Piece, ...] = ()) -> Mask:
        """One for each number that can be chosen now."""
        places: bytearray | None = None
        for group in legal.final + legal.groups:  # large ones that never change come first
            if type(group) is Fixed:
                known = self._known.get(id(group)) or self._learn(group)
                if places is None:
                    places = bytearray(known.places)
                    continue
                numbers: Iterable[int] = known.numbers
            else:
                numbers = (self._readers.get(type(group)) or self._reader(group))(group, chosen)
            if places is None:
                places = bytearray(len(self._only))
            for number in numbers:
                places[number] = 1
        return np.frombuffer(places or bytearray(len(self._only)), _ENTRY)

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
        only = self._only[number] if 0 <= number < len(self._only) else None
        if only is not None:
            return only
        actions = self._numbering.actions(number)
        if type(actions[0]) in self._pieces:
            return self._with_piece(actions[0], legal, chosen)
        for action in actions:
            if action in legal:
                return action
        raise IllegalAction(self._numbering.texts[number], "not-offered")

    def _numbers(self, group: Sequence[Action], chosen: tuple[Piece, ...]) -> Iterable[int]:
        read = self._readers.get(type(group)) or self._reader(group)
        return read(group, chosen)

    def _reader(self, group: Any) -> Reader:
        """What reads groups of this class. Those of a class that writes actions when they are asked
        for are all of one kind; lists may hold any.
        """
        written, kind = type(group), type(group[0])
        read: Reader = self._read_any
        if isinstance(group, Fixed):
            read = self._read_fixed
        elif isinstance(group, Picked):
            read = self._read_picked
        elif kind in self._pieces and not isinstance(group, (list, tuple)):
            read = partial(self._read_pieces, self._pieces[kind])
        self._readers[written] = read
        return read

    def _read_fixed(self, group: Fixed, chosen: tuple[Piece, ...]) -> list[int]:
        return (self._known.get(id(group)) or self._learn(group)).numbers

    def _read_picked(self, group: Picked, chosen: tuple[Piece, ...]) -> list[int]:
        known = self._rows.get(id(group.rows)) or self._learn_rows(group.rows)
        at = known.numbers
        return [number for place in group.picked for number in at[place]]

    def _read_any(self, group: Sequence[Action], chosen: tuple[Piece, ...]) -> Iterable[int]:
        pieces = self._pieces.get(type(group[0]))
        if pieces is not None:
            return self._read_pieces(pieces, group, chosen)
        return map(self._of.__getitem__, group)

    def _read_pieces(
        self, pieces: Mapping[Piece, int], group: Sequence[Action], chosen: tuple[Piece, ...]
    ) -> list[int]:
        """What may be chosen next."""
        left: Iterable[Piece] = getattr(group, "things", ())
        if not left:
            ways = [set(_things(action)) for action in group]
            left = set().union(*(way for way in ways if way.issuperset(chosen)))
        return [pieces[thing] for thing in left if thing not in chosen]

    def _learn(self, group: Fixed) -> _Known:
        numbers = [self._of[action] for action in group]
        places = bytearray(len(self._numbering))
        for number in numbers:
            places[number] = 1
        if len(self._known) == MOST_KNOWN:
            self._known.clear()
        known = self._known[id(group)] = _Known(group, numbers, bytes(places))
        return known

    def _learn_rows(self, rows: tuple[Sequence[Action], ...]) -> _KnownRows:
        numbers = [
            [self._of[action] for action in actions if action in self._of]
            for actions in zip(*rows, strict=True)
        ]
        if len(self._rows) == MOST_KNOWN:
            self._rows.clear()
        known = self._rows[id(rows)] = _KnownRows(rows, numbers)
        return known

    def _with_piece(
        self, piece: Action, legal: Legal, chosen: tuple[Piece, ...]
    ) -> Action | tuple[Piece, ...]:
        kind: Any = type(piece)
        things = tuple(sorted((*chosen, *_things(piece))))
        whole: Action = kind(things)
        if whole in legal:
            return whole
        number = self._of[piece]
        if any(number in self._numbers(group, chosen) for group in legal.groups):
            return things
        raise IllegalAction(piece, "not-offered")


def _things(action: Action) -> tuple[Piece, ...]:
    things: tuple[Piece, ...] = getattr(action, action.__struct_fields__[0])
    return things
