"""A number for every move of a game with one set of options, the same for all seats.

Numbers go from 0 without a gap: kind after kind, in the order in which the game lists them
(``Study.moves``). They follow from rules and words alone, so they stay as long as ``VERSION`` does;
``tests/golden/numbering.json`` holds the tests to that.
"""

from collections.abc import Sequence
from functools import cache

import msgspec

from ridotto.kernel import Action, Game, IllegalAction, Kinds, Moves, Options, RidottoError

VERSION = 1
"""Counts up when any number of any game comes to stand for something else."""


class Numbering:
    """The numbers of some moves. Where actions differ only in what is implied, they share one."""

    def __init__(self, game: Game, options: Options, kinds: Kinds, moves: Moves) -> None:
        notation = game.notation(options)
        self.of: dict[Action, int] = {}
        """The number of each action; actions in pieces are here one thing at a time."""
        self.texts: list[str] = []
        """For each number, the notation of its move; what is implied is left out as ``*``."""
        self.kinds: dict[str, tuple[int, int]] = {}
        """For each kind, its first number and how many it has."""
        self._actions: list[list[Action]] = []
        for kind in kinds:
            known: dict[tuple[object, ...], int] = {}
            for action in kind:
                implied = moves.implied.get(type(action))
                key = (type(action), *_values(action, implied))
                if key not in known:
                    known[key] = len(self.texts)
                    first, count = self.kinds.get(type(action).__name__, (known[key], 0))
                    self.kinds[type(action).__name__] = (first, count + 1)
                    self.texts.append(_text(notation.write(action), action, implied))
                    self._actions.append([])
                self.of[action] = known[key]
                self._actions[known[key]].append(action)

    def __len__(self) -> int:
        return len(self.texts)

    def actions(self, number: int) -> Sequence[Action]:
        """What a number can stand for; the position says which. Raises RidottoError."""
        if not 0 <= number < len(self.texts):
            raise RidottoError(f"no move {number}; there are: 0 to {len(self.texts) - 1}")
        return self._actions[number]

    def number(self, action: Action) -> int:
        """The number of an action. Raises IllegalAction, if it can never be done."""
        try:
            return self.of[action]
        except KeyError:
            raise IllegalAction(action, "no-such-move") from None


def _values(action: Action, implied: str | None) -> list[object]:
    names = action.__struct_fields__
    return [getattr(action, name) for name in names if name != implied]


def _text(written: str, action: Action, implied: str | None) -> str:
    if implied is None:
        return written
    return written.replace(f"{getattr(action, implied)}>", "*>")


@cache
def _numberings(game: Game, options: bytes) -> tuple[Numbering, Numbering, Moves]:
    settled: Options = msgspec.json.decode(options)
    moves = game.studied.moves(settled, game.vocabulary(settled))
    of_seats = Numbering(game, settled, moves.seats, moves)
    return of_seats, Numbering(game, settled, moves.chance, moves), moves


def numberings(game: Game, options: Options) -> tuple[Numbering, Numbering, Moves]:
    """The numbers of what seats do, those of what chance does, and what they are numbers of; made
    once. Raises NotStudied.
    """
    return _numberings(game, msgspec.json.encode(options))
