"""A view as a tensor, field by field, worked out from the types of a game's parts.

All entries are small whole numbers (``uint8``), most of them 0 or 1:

- what stands for a word (``Of``), and a code (``OneOf``, ``Literal``): one place for each, a 1 at
  its own; nothing at all (``None``): zeros;
- a set (``Bits``, ``Flags``) and who is to act: one place for each member;
- a number: itself, at most 255; yes and no: 1 and 0;
- a list with an entry for each word (``By``), and a tuple: its entries, one after the other;
- words in any number: how often each is there, in whatever order;
- other lists: the last ``WINDOW`` entries, the newest first, each after a 1 that says there is one;
- a struct: its fields.

Texts without a list of codes and dictionaries are left out: what they say follows from the options
or from the facts, which are all in the sequence of the information state (``tokens.py``).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import prod
from operator import attrgetter
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Struct

from ridotto.envs.beliefs import Belief, HiddenThing
from ridotto.kernel import Bits, By, Flags, Game, Of, OneOf, Options, View, Vocabulary
from ridotto.kernel.vocabulary import Acting

Tensor = npt.NDArray[np.uint8]
Shape = tuple[int, ...]
Encode = Callable[[Any], bytes]

WINDOW = 8
"""How many of a list's entries are told."""
MOST = 255
MOST_RECALLED = 50_000
"""So many encoded values of one field are kept."""


class TensorField(Struct, frozen=True):
    """One field of a tensor: where it begins, its shape, and what its entries mean."""

    name: str
    begins: int
    shape: Shape
    meaning: str


class _Coder(Struct, frozen=True):
    """How values of one type become bytes."""

    shape: Shape
    meaning: str
    encode: Encode

    @property
    def size(self) -> int:
        return prod(self.shape)


class Observer:
    """Makes tensors of the views of one game with one set of options."""

    def __init__(self, game: Game, options: Options) -> None:
        vocabulary = game.vocabulary(options)
        self._public = _fields_of(type(game.public(options)), vocabulary)
        self._private = _fields_of(type(game.private(options, 0)), vocabulary)
        self._encodes = [coder.encode for _, coder in (*self._public, *self._private)]
        self._public_values = attrgetter(*(name for name, _ in self._public))
        self._private_values = attrgetter(*(name for name, _ in self._private))
        self.fields = tuple(self._declare(game.seats(options)))
        self.size = sum(prod(field.shape) for field in self.fields)
        seats = len(game.seats(options))
        self._seats = tuple(_one_hot(seats)[seat] for seat in range(seats))

    def tensor(self, view: View, more: bytes = b"") -> Tensor:
        """What is in a view, and nothing else; ``more`` goes behind it."""
        told = [self._seats[view.seat]]
        values = (*self._public_values(view.public), *self._private_values(view.private))
        told += [encode(value) for encode, value in zip(self._encodes, values, strict=True)]
        told.append(more)
        return np.frombuffer(bytearray().join(told), np.uint8)

    def _declare(self, seats: Sequence[str]) -> Iterator[TensorField]:
        yield TensorField("seat", 0, (len(seats),), "whose view it is: seat")
        begins = len(seats)
        for part, fields in (("public", self._public), ("private", self._private)):
            for name, coder in fields:
                yield TensorField(f"{part}.{name}", begins, coder.shape, coder.meaning)
                begins += coder.size


def _fields_of(struct: type[Struct], vocabulary: Vocabulary) -> list[tuple[str, _Coder]]:
    hints = get_type_hints(struct, include_extras=True)
    found = ((name, _coder(hints[name], vocabulary)) for name in struct.__struct_fields__)
    return [(name, coder) for name, coder in found if coder is not None]


def _coder(  # noqa: PLR0911 - one a kind of type
    hint: Any, vocabulary: Vocabulary
) -> _Coder | None:
    """How values of a type are told; not at all, for some."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _marked(args[0], hint.__metadata__[0], vocabulary)
    if origin is Literal:
        return _codes(args)
    if origin in (Union, UnionType):
        (inner,) = (arg for arg in args if arg is not NoneType)
        return _optional(_coder(inner, vocabulary), inner)
    if origin is tuple and args[-1] is not Ellipsis:
        return _sequence([_coder(arg, vocabulary) for arg in args])
    if origin in (list, tuple):
        return _listed(args[0], vocabulary)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return _struct(hint, vocabulary)
    if hint is bool:
        return _Coder((1,), "1 for yes", (b"\0", b"\1").__getitem__)
    if hint is int:
        return _Coder((1,), "a number", _recalled(_number))
    assert hint is str or origin is dict, f"{hint} has no tensor"
    return None


def _marked(  # noqa: PLR0911 - one a mark
    hint: Any, mark: Any, vocabulary: Vocabulary
) -> _Coder | None:
    match mark:
        case Of():
            words = vocabulary[mark.name]
            return _Coder((len(words),), mark.name, _one_hot(len(words)).__getitem__)
        case Bits():
            size = len(vocabulary[mark.name])
            return _Coder((size,), f"a set of {mark.name}", _set(size))
        case Flags():
            return _Coder((mark.count,), "a set", _set(mark.count))
        case OneOf():
            return _codes(mark.codes)
        case Acting():
            size = len(vocabulary["seat"])
            return _Coder((size,), "seat; none for chance", _actor(size))
        case By():
            item = get_args(hint)[0]
            inner = _coder(item, vocabulary)
            if inner is None:
                return None
            return _by(mark.name, inner, len(vocabulary[mark.name]), simple=_is_number(item))
    return _coder(hint, vocabulary)


def _is_number(hint: Any) -> bool:
    """Whether it is a number, with or without a meaning, or none."""
    if get_origin(hint) in (Union, UnionType):
        return all(arg is NoneType or _is_number(arg) for arg in get_args(hint))
    return hint is int or (get_origin(hint) is Annotated and get_args(hint)[0] is int)


def _codes(codes: Sequence[str]) -> _Coder:
    table = dict(zip(codes, _one_hot(len(codes)), strict=True))
    return _Coder((len(codes),), " ".join(codes), table.__getitem__)


def _optional(inner: _Coder | None, hint: Any) -> _Coder | None:
    """A struct is told after a 1, so that one of zeros is not none."""
    if inner is None:
        return None
    encode = inner.encode
    if isinstance(hint, type) and issubclass(hint, Struct):
        none, there = bytes(inner.size + 1), b"\1"
        return _Coder(
            (inner.size + 1,),
            f"whether there is one, then {inner.meaning}",
            lambda value: none if value is None else there + encode(value),
        )
    none = bytes(inner.size)
    return _Coder(
        inner.shape,
        f"{inner.meaning}; or nothing",
        _recalled(lambda value: none if value is None else encode(value)),
    )


def _sequence(inner: Sequence[_Coder | None]) -> _Coder | None:
    coders = [coder for coder in inner if coder is not None]
    encodes = [coder.encode if coder is not None else None for coder in inner]

    def encode(value: Any) -> bytes:
        return b"".join(
            [code(each) for code, each in zip(encodes, value, strict=True) if code is not None]
        )

    meaning = ", ".join(coder.meaning for coder in coders)
    return _Coder((sum(coder.size for coder in coders),), meaning, encode)


def _listed(hint: Any, vocabulary: Vocabulary) -> _Coder | None:
    inner = _coder(hint, vocabulary)
    if inner is None:
        return None
    mark = hint.__metadata__[0] if get_origin(hint) is Annotated else None
    if isinstance(mark, Of):
        size = len(vocabulary[mark.name])
        return _Coder((size,), f"how many of each {mark.name}", _counts(size))
    if isinstance(mark, Acting):
        size = len(vocabulary["seat"])
        return _Coder((size,), "each seat among them", _actors(size))
    return _window(inner)


def _window(inner: _Coder) -> _Coder:
    nothing = bytes(inner.size + 1)
    encode_one = inner.encode

    def encode(newest: Any) -> bytes:
        told = b"".join([b"\1" + encode_one(value) for value in newest])
        return told + nothing * (WINDOW - len(newest))

    recall, empty = _recalled(encode), nothing * WINDOW
    meaning = f"the last entries, each: whether there is one, {inner.meaning}"
    return _Coder(
        (WINDOW, inner.size + 1),
        meaning,
        lambda values: recall(tuple(values[: -WINDOW - 1 : -1])) if values else empty,
    )


def _by(name: str, inner: _Coder, count: int, *, simple: bool) -> _Coder:
    """A list may be shorter: what has no entry yet is told as zeros."""
    encode_one, zeros = inner.encode, bytes(inner.size * count)
    shape = (count, *inner.shape)

    def encode(values: Any) -> bytes:
        told = b"".join([encode_one(value) for value in values])
        return told if len(told) == len(zeros) else (told + zeros)[: len(zeros)]

    meaning = f"for each {name}: {inner.meaning}"
    return _Coder(shape, meaning, _recalled_list(encode) if simple else encode)


class _Recalled(dict[Any, bytes]):
    """Values as they were encoded before: the same ones come again and again."""

    def __init__(self, encode: Encode) -> None:
        super().__init__()
        self._encode = encode

    def __missing__(self, value: Any) -> bytes:
        if len(self) > MOST_RECALLED:
            self.clear()
        told = self[value] = self._encode(value)
        return told


def _recalled(encode: Encode) -> Encode:
    """The same for values that can be looked up; a hit costs no call of ours."""
    return _Recalled(encode).__getitem__


def _recalled_list(encode: Encode) -> Encode:
    """The same for lists of such values."""
    recall, none = _Recalled(encode).__getitem__, encode(())
    return lambda values: recall(tuple(values)) if values else none


def _struct(struct: type[Struct], vocabulary: Vocabulary) -> _Coder:
    fields = _fields_of(struct, vocabulary)
    hints = get_type_hints(struct, include_extras=True)
    encodes = [coder.encode for _, coder in fields]
    meaning = "; ".join(f"{name}: {coder.meaning}" for name, coder in fields)
    values = attrgetter(*(name for name, _ in fields))

    def encode(parts: Any) -> bytes:
        return b"".join([each(part) for each, part in zip(encodes, parts, strict=True)])

    if len(fields) == 1:
        (alone,) = encodes
        told: Encode = lambda value: alone(values(value))  # noqa: E731
    elif all(_is_plain(hints[name]) for name, _ in fields):
        recall = _recalled(encode)
        told = lambda value: recall(  # noqa: E731
            tuple([part if type(part) is int else tuple(part) for part in values(value)])
        )
    else:
        told = lambda value: encode(values(value))  # noqa: E731
    return _Coder((sum(coder.size for _, coder in fields),), meaning, told)


def _is_plain(hint: Any) -> bool:
    """Whether it is a number or a list of numbers."""
    args = get_args(hint)
    return hint is int or (get_origin(hint) is list and _is_number(args[0]))


def _number(value: int) -> bytes:
    return bytes((max(0, min(value, MOST)),))


@cache
def _one_hot(size: int) -> tuple[bytes, ...]:
    return tuple(bytes(place == one for place in range(size)) for one in range(size))


def _set(size: int) -> Encode:
    return _recalled(lambda bits: bytes(bits >> place & 1 for place in range(size)))


def _counts(size: int) -> Encode:
    def encode(words: Sequence[int]) -> bytes:
        counts = bytearray(size)
        for word in words:
            counts[word] += 1
        return bytes(counts)

    return _recalled_list(encode)


def _actor(size: int) -> Encode:
    return _recalled(lambda actor: bytes(seat == actor for seat in range(size)))


def _actors(size: int) -> Encode:
    return _recalled(lambda actors: bytes(seat in actors for seat in range(size)))


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
