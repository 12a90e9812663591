"""The shapes of what a game sends, read off its Python types: for the client's types and schemas.

A number that stands for a word keeps the name of its list, so that whoever reads the shapes can
give it back its word.
"""

import types
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from ridotto.kernel import Action, Fact, Game, Veiled
from ridotto.kernel.events import kind_of
from ridotto.kernel.vocabulary import Acting, Bits, By, Of


@dataclass(frozen=True)
class Plain:
    """A value that is what it is: ``int``, ``str``, ``bool``, ``float`` or nothing."""

    type: type


@dataclass(frozen=True)
class Constants:
    """One of these texts or numbers."""

    values: tuple[object, ...]


@dataclass(frozen=True)
class Word:
    """A number that stands for a word of a list."""

    of: str


@dataclass(frozen=True)
class Words:
    """A number whose bits stand for words of a list."""

    of: str


@dataclass(frozen=True)
class Actor:
    """A seat, or -1 for chance, or -2 for the table."""


@dataclass(frozen=True)
class Each:
    """A list of any length."""

    item: "Shape"


@dataclass(frozen=True)
class ByWord:
    """A list with one entry for each word."""

    of: str
    item: "Shape"


@dataclass(frozen=True)
class Places:
    """A list in which every place has its own meaning."""

    items: "tuple[Shape, ...]"


@dataclass(frozen=True)
class Map:
    """An object whose keys are texts."""

    item: "Shape"


@dataclass(frozen=True)
class Parts:
    """A struct."""

    type: type[Struct]


@dataclass(frozen=True)
class Either:
    """One of several."""

    options: "tuple[Shape, ...]"


Shape = Plain | Constants | Word | Words | Actor | Each | ByWord | Places | Map | Parts | Either

NOTHING = type(None)


def shape_of(hint: Any) -> Shape:
    """The shape of a type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _marked(args[0], hint.__metadata__)
    if origin is Literal:
        return Constants(args)
    if origin in (Union, types.UnionType):
        return Either(tuple(map(shape_of, args)))
    if origin is list:
        return Each(shape_of(args[0]))
    if origin is tuple:
        return Each(shape_of(args[0])) if args[-1] is ... else Places(tuple(map(shape_of, args)))
    if origin is dict:
        assert args[0] is str, hint
        return Map(shape_of(args[1]))
    if isinstance(hint, type) and issubclass(hint, Struct):
        return Parts(hint)
    assert hint in (int, str, bool, float, NOTHING), f"{hint} has no shape"
    return Plain(hint)


def _marked(hint: Any, marks: tuple[Any, ...]) -> Shape:
    for mark in marks:
        match mark:
            case Of():
                return Word(mark.name)
            case Bits():
                return Words(mark.name)
            case Acting():
                return Actor()
            case By():
                inner = shape_of(hint)
                assert isinstance(inner, Each), hint
                return ByWord(mark.name, inner.item)
    return shape_of(hint)


@cache
def fields_of(struct: type[Struct]) -> dict[str, Shape]:
    """The shapes of a struct's fields, by the names they have on the wire."""
    hints = get_type_hints(struct, include_extras=True)
    names = zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True)
    return {sent: shape_of(hints[name]) for name, sent in names}


def is_row(struct: type[Struct]) -> bool:
    """Whether a struct is sent as a list."""
    return struct.__struct_config__.array_like


def structs_in(*shapes: Shape) -> Iterator[type[Struct]]:
    """Every struct that is used, each once, those it uses first."""
    found: dict[type[Struct], None] = {}

    def visit(shape: Shape) -> None:
        match shape:
            case Each(item) | ByWord(_, item) | Map(item):
                visit(item)
            case Places(items) | Either(items):
                for item in items:
                    visit(item)
            case Parts(struct) if struct not in found:
                for inner in fields_of(struct).values():
                    visit(inner)
                found[struct] = None

    for shape in shapes:
        visit(shape)
    return iter(found)


@dataclass(frozen=True)
class GameShapes:
    """All that a game sends. ``shown`` are the fields of both parts that the table keeps for the
    players, at its level of assistance; ``private`` and ``public`` have the others.
    """

    words: dict[str, tuple[str, ...]]
    facts: dict[str, dict[str, Shape]]
    actions: dict[str, type[Action]]
    public: dict[str, Shape]
    private: dict[str, Shape]
    shown: dict[str, Shape]


def shapes_of(game: Game) -> GameShapes:
    """The shapes of a game, at all of its table sizes."""
    variants = list(game.variants())
    words: dict[str, dict[str, None]] = {}
    for options in variants:
        for name, listed in game.vocabulary(options).items():
            words.setdefault(name, {}).update(dict.fromkeys(listed))
    private = fields_of(type(game.private(variants[0], 0)))
    public = fields_of(type(game.public(variants[0])))
    noted, remembered = game.manners.noted, game.manners.remembered
    return GameShapes(
        words={name: tuple(listed) for name, listed in words.items()},
        facts={kind_of(fact.__name__): fields_of(fact) for fact in facts_of(game)},
        actions={kind_of(action.__name__): action for action in game.actions},
        public={name: shape for name, shape in public.items() if name not in remembered},
        private={name: shape for name, shape in private.items() if name not in noted},
        shown={name: private[name] for name in noted} | {name: public[name] for name in remembered},
    )


def facts_of(game: Game) -> list[type[Fact]]:
    """Every kind of fact, those that only explain something among them."""
    package = type(game).__module__.rpartition(".")[0]
    own = [fact for fact in _below(Fact) if fact.__module__.startswith(f"{package}.")]
    everywhere: tuple[type[Fact], ...] = (*game.facts, Veiled)
    return [*own, *(fact for fact in everywhere if fact not in own)]


def _below(kind: type[Fact]) -> Iterator[type[Fact]]:
    for sub in sorted(kind.__subclasses__(), key=lambda each: each.__name__):
        yield sub
        yield from _below(sub)
