"""All that can ever be done in one game with one set of options: what numbers are given to."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from ridotto.kernel.actions import Action
from ridotto.kernel.vocabulary import Vocabulary, worded_fields

Kinds = tuple[Sequence[Action], ...]
"""Actions, one sequence a kind."""


class Moves(Struct, frozen=True):
    """Every action that a seat may ever be offered, and every outcome that chance may bring.

    ``implied`` names a field that follows from what everyone knows, so that actions which differ
    in it alone are one move: no two of them are ever offered together. Of an action in ``pieces``,
    which is a set of things too many to be listed, there is one move for each thing: it is done
    in several moves, one thing after another.
    """

    seats: Kinds
    chance: Kinds
    implied: Mapping[type[Action], str] = {}
    pieces: frozenset[type[Action]] = frozenset()


def every(kind: type[Action], vocabulary: Vocabulary, **of: Iterable[int]) -> Sequence[Action]:
    """Every action of a kind, as its fields say: each takes every number that stands for a word,
    or those given for it, in order.
    """
    words = worded_fields(kind)
    ranges = [
        tuple(of[field.name]) if field.name in of else range(len(vocabulary[words[field.name]]))
        for field in fields(kind)
    ]
    make: Any = kind
    return [make(*values) for values in product(*ranges)]
