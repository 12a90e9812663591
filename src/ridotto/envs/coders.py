"""How values become entries of a tensor, worked out from their types.

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


What is made of a type is a piece of a program: the lines that write a value of it into ``out``, a
``bytearray`` of zeros, from a place on. A tensor is written at every step of every game, and lines
made for it once take a third of the time of functions that call one another for each value.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from math import prod
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from ridotto.kernel import Bits, By, Flags, Of, OneOf, Vocabulary
from ridotto.kernel.vocabulary import Acting

Shape = tuple[int, ...]
Lines = Iterator[str]
Write = Callable[[str, str], Lines]
"""The lines that write the value of an expression, beginning at the place of another."""

WINDOW = 8
"""How many of a list's entries are told."""
MOST = 255
MOST_RECALLED = 10_000
"""So many sets, and entries of one kind of list, are kept as they were written."""

_new = count()
_NAMES: dict[str, Any] = {}
"""What the lines call."""


class Coder(Struct, frozen=True):
    """How values of one type are written. Where it has a name, ``known`` is a function that has the
    bytes of a value at hand.
    """

    shape: Shape
    meaning: str
    write: Write
    known: str = ""

    @property
    def size(self) -> int:
        return prod(self.shape)


def program(name: str, arguments: Sequence[str], lines: Lines) -> Callable[..., None]:
    """A function of these lines."""
    text = "\n".join([f"def {name}({', '.join(arguments)}):", *_inside(lines)])
    names = dict(_NAMES)
    exec(text, names)  # noqa: S102 - made here, of types and numbers alone
    made: Callable[..., None] = names[name]
    return made


def coders_of(struct: type[Struct], vocabulary: Vocabulary) -> list[tuple[str, Coder]]:
    """The fields of a struct that are told, in order."""
    hints = get_type_hints(struct, include_extras=True)
    found = ((name, _coder(hints[name], vocabulary)) for name in struct.__struct_fields__)
    return [(name, coder) for name, coder in found if coder is not None]


def _coder(  # noqa: PLR0911 - one a kind of type
    hint: Any, vocabulary: Vocabulary
) -> Coder | None:
    """How values of a type are told; not at all, for some."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _marked(args[0], hint.__metadata__[0], vocabulary)
    if origin is Literal:
        return _code(args)
    if origin in (Union, UnionType):
        (inner,) = (arg for arg in args if arg is not NoneType)
        return _optional(_coder(inner, vocabulary), inner)
    if origin is tuple and args[-1] is not Ellipsis:
        return _tuple([_coder(arg, vocabulary) for arg in args])
    if origin in (list, tuple):
        return _listed(args[0], vocabulary)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return _struct(hint, vocabulary)
    if hint is bool:
        return Coder((1,), "1 for yes", lambda value, at: iter([f"out[{at}] = {value}"]))
    if hint is int:
        return Coder((1,), "a number", _write_number)
    assert hint is str or origin is dict, f"{hint} has no tensor"
    return None


def _marked(  # noqa: PLR0911 - one a mark
    hint: Any, mark: Any, vocabulary: Vocabulary
) -> Coder | None:
    match mark:
        case Of():
            return Coder((len(vocabulary[mark.name]),), mark.name, _write_one)
        case Bits():
            return _set(len(vocabulary[mark.name]), f"a set of {mark.name}")
        case Flags():
            return _set(mark.count, "a set")
        case OneOf():
            return _code(mark.codes)
        case Acting():
            return Coder((len(vocabulary["seat"]),), "seat; none for chance", _write_actor)
        case By():
            inner = _coder(get_args(hint)[0], vocabulary)
            return None if inner is None else _by(mark.name, inner, len(vocabulary[mark.name]))
    return _coder(hint, vocabulary)


def _write_one(value: str, at: str) -> Lines:
    yield f"out[{_sum(at, value)}] = 1"


def _write_number(value: str, at: str) -> Lines:
    yield "try:"
    yield f"    out[{at}] = {value}"
    yield "except ValueError:"
    yield f"    out[{at}] = {MOST} * ({value} > 0)"


def _write_actor(value: str, at: str) -> Lines:
    actor = _name("actor")
    yield f"{actor} = {value}"
    yield f"if {actor} >= 0:"
    yield f"    out[{_sum(at, actor)}] = 1"


def _code(codes: Sequence[str]) -> Coder:
    places = _name("places")
    _NAMES[places] = {code: place for place, code in enumerate(codes)}
    return Coder(
        (len(codes),),
        " ".join(codes),
        lambda value, at: _write_one(f"{places}[{value}]", at),
    )


def _set(size: int, meaning: str) -> Coder:
    known = _recalled(lambda bits: bytearray(bits >> place & 1 for place in range(size)))

    def write(value: str, at: str) -> Lines:
        bits = _name("bits")
        yield f"{bits} = {value}"
        yield f"if {bits}:"
        yield f"    out[{at}:{_sum(at, str(size))}] = {known}({bits})"

    return Coder((size,), meaning, write, known)


def _optional(inner: Coder | None, hint: Any) -> Coder | None:
    """A struct is told after a 1, so that one of zeros is not none."""
    if inner is None:
        return None
    marked = isinstance(hint, type) and issubclass(hint, Struct)

    def write(value: str, at: str) -> Lines:
        there = _name("there")
        yield f"{there} = {value}"
        yield f"if {there} is not None:"
        if marked:
            yield f"    out[{at}] = 1"
        yield from _inside(inner.write(there, _sum(at, "1") if marked else at))

    if marked:
        return Coder((inner.size + 1,), f"whether there is one, then {inner.meaning}", write)
    return Coder(inner.shape, f"{inner.meaning}; or nothing", write)


def _tuple(inner: Sequence[Coder | None]) -> Coder:
    coders = [coder for coder in inner if coder is not None]

    def write(value: str, at: str) -> Lines:
        names = [_name("entry") for _ in inner]
        yield f"{', '.join(names)}, = {value}"
        yield from side_by_side(list(zip(names, inner, strict=True)), at)

    meaning = ", ".join(coder.meaning for coder in coders)
    return Coder((sum(coder.size for coder in coders),), meaning, write)


def _struct(struct: type[Struct], vocabulary: Vocabulary) -> Coder:
    fields = coders_of(struct, vocabulary)

    def write(value: str, at: str) -> Lines:
        return side_by_side([(f"{value}.{name}", coder) for name, coder in fields], at)

    meaning = "; ".join(f"{name}: {coder.meaning}" for name, coder in fields)
    return Coder((sum(coder.size for _, coder in fields),), meaning, write)


def _listed(hint: Any, vocabulary: Vocabulary) -> Coder | None:
    inner = _coder(hint, vocabulary)
    if inner is None:
        return None
    mark = hint.__metadata__[0] if get_origin(hint) is Annotated else None
    if isinstance(mark, Of):
        meaning = f"how many of each {mark.name}"
        return Coder(inner.shape, meaning, _write_counts)
    if isinstance(mark, Acting):
        return Coder(inner.shape, "each seat among them", _write_actors)
    return _window(inner)


def _write_counts(value: str, at: str) -> Lines:
    word = _name("word")
    if not at.isdigit():
        begins = _name("begins")
        yield f"{begins} = {at}"
        at = begins
    yield f"for {word} in {value}:"
    yield f"    out[{_sum(at, word)}] += 1"


def _write_actors(value: str, at: str) -> Lines:
    each = _name("each")
    yield f"for {each} in {value}:"
    yield from _inside(_write_actor(each, at))


def _window(inner: Coder) -> Coder:
    """The same entries come again and again, and never change: each is written once."""
    size = inner.size + 1
    lines = ("out[0] = 1", *inner.write("entry", "1"))
    write_entry = program("write_entry", ("out", "entry"), iter(lines))

    def told(entry: Any) -> bytearray:
        out = bytearray(size)
        write_entry(out, entry)
        return out

    known = _recalled(told)

    def write(value: str, at: str) -> Lines:
        entries = _name("entries")
        yield f"{entries} = {value}"
        yield f"if {entries}:"
        yield from _inside(_write_known(known, f"{entries}[:-{WINDOW + 1}:-1]", at))

    meaning = f"the last entries, each: whether there is one, {inner.meaning}"
    return Coder((WINDOW, size), meaning, write)


def _by(name: str, inner: Coder, words: int) -> Coder:
    """A list may be shorter, never longer: what has no entry yet is told as zeros."""

    def write(value: str, at: str) -> Lines:
        if inner.known:
            yield from _write_known(inner.known, value, at)
            return
        entry, begins = _name("entry"), _name("begins")
        yield f"{begins} = {at}"
        yield f"for {entry} in {value}:"
        yield from _inside(inner.write(entry, begins))
        yield f"    {begins} += {inner.size}"

    return Coder((words, *inner.shape), f"for each {name}: {inner.meaning}", write)


def _write_known(known: str, values: str, at: str) -> Lines:
    told = _name("told")
    yield f"{told} = bytearray().join(map({known}, {values}))"
    yield f"out[{at}:{at} + len({told})] = {told}"


def side_by_side(values: Sequence[tuple[str, Coder | None]], at: str) -> Lines:
    """The lines that write some values one behind the other, those without a coder left out."""
    for value, coder in values:
        if coder is not None:
            yield from coder.write(value, at)
            at = _sum(at, str(coder.size))


def _inside(lines: Lines) -> Lines:
    return (f"    {line}" for line in lines)


def _sum(one: str, other: str) -> str:
    """What is known when the lines are written is added up then."""
    rest, plus, last = one.rpartition(" + ")
    if last.isdigit() and other.isdigit():
        return f"{rest}{plus}{int(last) + int(other)}"
    return f"{one} + {other}"


def _name(kind: str) -> str:
    return f"{kind}_{next(_new)}"


class _Recalled(dict[Any, bytearray]):
    """Values as they were told before: never changed, and yet each a ``bytearray``, since Python
    makes one of whatever is written into another.
    """

    def __init__(self, tell: Callable[[Any], bytearray]) -> None:
        super().__init__()
        self._tell = tell

    def __missing__(self, value: Any) -> bytearray:
        if len(self) > MOST_RECALLED:
            self.clear()
        told = self[value] = self._tell(value)
        return told


def _recalled(tell: Callable[[Any], bytearray]) -> str:
    """The name of the same function for lines; what it has told before costs no call of ours."""
    name = _name("known")
    _NAMES[name] = _Recalled(tell).__getitem__
    return name
