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
from ridotto.kernel import Game, Options, Seat, View, Vocabulary

Tensor = npt.NDArray[np.uint8]
_ENTRY = np.dtype(np.uint8)


class TensorField(Struct, frozen=True):
    """One field of a tensor: where it begins, its shape, and what its entries mean."""

    name: str
    begins: int
    shape: Shape
    meaning: str


class Observer:
    """Makes tensors of the views of one game with one set of options."""

    def __init__(self, game: Game, options: Options) -> None:
        vocabulary, seats = game.vocabulary(options), len(game.seats(options))
        public = _told("public", type(game.public(options)), vocabulary)
        private = _told("private", type(game.private(options, 0)), vocabulary)
        self.fields = tuple(_declare(seats, public | private))
        """A tensor, field by field."""
        self.size = sum(prod(field.shape) for field in self.fields)
        begins = str(self.size - sum(coder.size for coder in private.values()))
        self._write = program(
            "write", ("out", "public"), side_by_side(list(public.items()), str(seats))
        )
        self._write_own = program(
            "write_own", ("out", "private"), side_by_side(list(private.items()), begins)
        )

    def tensor(self, view: View) -> Tensor:
        """What is in a view, and nothing else."""
        return self.tensor_of(self.own(view.seat, view.private), view.public)

    def tensor_of(self, own: bytearray, public: Any) -> Tensor:
        """The same of what ``own`` made of a seat and its private part, and the public part."""
        out = own.copy()
        self._write(out, public)
        return np.frombuffer(out, _ENTRY)

    def own(self, seat: Seat, private: Any, more: int = 0) -> bytearray:
        """A tensor that tells whose view it is and its private part, and nothing public yet; with
        so many ``more`` places behind it.
        """
        out = bytearray(self.size + more)
        out[seat] = 1
        self._write_own(out, private)
        return out


def _told(part: str, struct: type[Struct], vocabulary: Vocabulary) -> dict[str, Coder]:
    return {f"{part}.{name}": coder for name, coder in coders_of(struct, vocabulary)}


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
