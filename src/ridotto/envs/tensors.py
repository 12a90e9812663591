"""A view as a tensor, field by field. How values become entries is told in ``coders.py``."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import prod
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Struct

from ridotto.envs.beliefs import Belief, HiddenThing
from ridotto.envs.coders import Coder, Shape, coders_of, program, side_by_side
from ridotto.kernel import Game, Options, Seat, View

Tensor = npt.NDArray[np.uint8]


class TensorField(Struct, frozen=True):
    """One field of a tensor: where it begins, its shape, and what its entries mean."""

    name: str
    begins: int
    shape: Shape
    meaning: str


class Observer:
    """Makes tensors of the views of one game with one set of options."""

    def __init__(self, game: Game, options: Options) -> None:
        vocabulary, seats = game.vocabulary(options), game.seats(options)
        told = {
            f"{part}.{name}": coder
            for part, of_part in (
                ("public", type(game.public(options))),
                ("private", type(game.private(options, 0))),
            )
            for name, coder in coders_of(of_part, vocabulary)
        }
        self.fields = tuple(_declare(len(seats), told))
        """A tensor, field by field."""
        self.size = sum(prod(field.shape) for field in self.fields)
        lines = ("out[seat] = 1", *side_by_side(list(told.items()), str(len(seats))))
        self._write = program("write", ("out", "seat", "public", "private"), iter(lines))

    def tensor(self, view: View, more: bytes = b"") -> Tensor:
        """What is in a view, and nothing else; ``more`` goes behind it."""
        return self.tensor_of(view.seat, view.public, view.private, more)

    def tensor_of(self, seat: Seat, public: Any, private: Any, more: bytes = b"") -> Tensor:
        """The same of the two parts of a view."""
        out = bytearray(self.size + len(more))
        self._write(out, seat, public, private)
        if more:
            out[self.size :] = more
        return np.frombuffer(out, np.uint8)


def _declare(seats: int, told: Mapping[str, Coder]) -> Iterator[TensorField]:
    yield TensorField("seat", 0, (seats,), "whose view it is: seat")
    begins = seats
    for name, coder in told.items():
        yield TensorField(name, begins, coder.shape, coder.meaning)
        begins += coder.size


def belief_tensor(things: Sequence[HiddenThing], belief: Belief) -> npt.NDArray[np.float32]:
    """A belief as numbers: the odds of each value of each hidden thing, in order."""
    return np.array(
        [belief[thing.variable].get(value, 0.0) for thing in things for value in thing.values],
        np.float32,
    )


@cache
def _observer(game: Game, options: bytes) -> Observer:
    return Observer(game, msgspec.json.decode(options))


def observer(game: Game, options: Options) -> Observer:
    """What makes tensors of views; made once."""
    return _observer(game, msgspec.json.encode(options))
