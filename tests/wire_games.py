"""What games send, for the web client: TypeScript types, and where numbers stand for words."""

import json
import re
from collections.abc import Mapping
from typing import Any, get_origin, get_type_hints

from msgspec import Struct

from ridotto.kernel import Action
from ridotto.kernel.vocabulary import worded_fields
from tests.game_shapes import (
    NOTHING,
    Actor,
    ByWord,
    Constants,
    Each,
    Either,
    GameShapes,
    Map,
    Parts,
    Places,
    Plain,
    Shape,
    Word,
    Words,
    fields_of,
    is_row,
    structs_in,
)

NOTE = "// Written by `make protocol` from the server's types. Do not edit.\n"

TS = {int: "number", float: "number", str: "string", bool: "boolean", NOTHING: "null"}


def _title(name: str) -> str:
    return "".join(part.capitalize() for part in re.split(r"[-_]", name))


def game_types(game: GameShapes) -> str:
    """What a game sends, as TypeScript types."""
    shapes = [shape for fields in game.facts.values() for shape in fields.values()]
    shapes += [*game.public.values(), *game.private.values(), *game.shown.values()]
    structs = {_title(struct.__name__): struct for struct in structs_in(*shapes)}
    words = {_title(name): listed for name, listed in game.words.items()}
    named = {"Actor", "Fact", "Action", "Public", "Private", "Shown", "Types"}
    assert not (words.keys() & structs.keys() | (words.keys() | structs.keys()) & named)
    lines = [NOTE]
    for name, listed in words.items():
        lines.append(f"export type {name} = {' | '.join(map(json.dumps, listed))};\n")
    lines.append('export type Actor = Seat | "chance" | "table";\n')
    for name, struct in structs.items():
        lines.append(f"export interface {name} {_fields(fields_of(struct))}\n")
    for name, fields in (
        ("Public", game.public),
        ("Private", game.private),
        ("Shown", game.shown),
    ):
        lines.append(f"export interface {name} {_fields(fields)}\n")
    facts = [_kind(kind, fields) for kind, fields in game.facts.items()]
    actions = [_action(kind, fields_of(action)) for kind, action in game.actions.items()]
    lines += [_union("Fact", facts), _union("Action", actions)]
    kinds = ("Seat", "Fact", "Action", "Public", "Private", "Shown")
    all_ = "\n".join(f"  {kind.lower()}: {kind};" for kind in kinds)
    lists = "".join(f" {name}: {_title(name)};" for name in game.words)
    lines.append(f"export interface Types {{\n  lists: {{{lists} }};\n{all_}\n}}\n")
    return "\n".join(lines)


def _union(name: str, members: list[str]) -> str:
    return "\n".join([f"export type {name} =", *(f"  | {each}" for each in members)]) + ";\n"


def _kind(kind: str, fields: Mapping[str, Shape]) -> str:
    inner = "".join(f"; {name}: {_ts(shape)}" for name, shape in fields.items())
    return f"{{ kind: {json.dumps(kind)}{inner} }}"


def _action(kind: str, fields: Mapping[str, Shape]) -> str:
    """An action may have a field called ``kind``: its fields are kept apart."""
    inner = "; ".join(f"{name}: {_ts(shape)}" for name, shape in fields.items())
    return f"{{ kind: {json.dumps(kind)}; fields: {f'{{ {inner} }}' if fields else 'object'} }}"


def _fields(fields: Mapping[str, Shape]) -> str:
    lines = [f"  {name}: {_ts(shape)};" for name, shape in fields.items()]
    return "{\n" + "\n".join(lines) + "\n}"


def _ts(shape: Shape) -> str:  # noqa: C901 - one for each shape
    match shape:
        case Plain(kind):
            return TS[kind]
        case Constants(values):
            return " | ".join(map(json.dumps, values))
        case Word(of):
            return _title(of)
        case Words(of):
            return f"{_title(of)}[]"
        case Actor():
            return "Actor"
        case Each(item):
            inner = _ts(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case ByWord(of, item):
            return f"{{ [word in {_title(of)}]?: {_ts(item)} }}"
        case Places(items):
            return f"[{', '.join(map(_ts, items))}]"
        case Map(item):
            return f"Record<string, {_ts(item)}>"
        case Parts(struct):
            return _title(struct.__name__)
        case Either(options):
            return " | ".join(map(_ts, options))


def all_games(games: Mapping[str, GameShapes]) -> str:
    """Every game of the house, by id."""
    lines = [NOTE]
    lines += [f'import type {{ Types as {_title(id_)} }} from "./games/{id_}";' for id_ in games]
    table = "\n".join(f"  {json.dumps(id_)}: {_title(id_)};" for id_ in games)
    return "\n".join([*lines, f"\nexport interface Games {{\n{table}\n}}\n"])


SHAPE = """/** Where numbers stand for words: nothing is said of what is as it is. */
export type Shape =
  /** A number that stands for a word of this list; `@actor` for a seat, chance or the table. */
  | string
  /** A list of such. */
  | { each: Shape }
  /** A list with one entry for each word. */
  | { by: string; each?: Shape }
  /** A number whose bits stand for words. */
  | { bits: string }
  /** A list in which every place has its own meaning. */
  | { places: (Shape | null)[] }
  /** A list that stands for an object with these fields. */
  | { row: [name: string, shape: Shape | null][] }
  /** An object. */
  | { fields: Fields };

export type Fields = { [field: string]: Shape };

export interface GameShapes {
  facts: Record<string, Fields>;
  public: Fields;
  /** With what the table keeps for its players. */
  private: Fields;
  actions: Record<string, { words: Record<string, string>; numbers: string[]; tuples: string[] }>;
}
"""


def runtime_shapes(games: Mapping[str, GameShapes]) -> str:
    """For each game: where numbers stand for words, and what the parts of actions are."""
    table = {
        id_: {
            "facts": {kind: _worded(fields) for kind, fields in game.facts.items()},
            "public": _worded(game.public),
            "private": _worded({**game.private, **game.shown}),
            "actions": {kind: _notation(action) for kind, action in game.actions.items()},
        }
        for id_, game in games.items()
    }
    return f"{NOTE}\n{SHAPE}\nexport const SHAPES: Record<string, GameShapes> = {_json(table)};\n"


def _json(table: Any) -> str:
    """One line a kind: short enough to load, long enough to read a difference."""
    lines = json.dumps(table, indent=1).split("\n")
    text = "\n".join(lines)
    return re.sub(r"\n {4,}|(?<!^)\n {3}(?=[}\]])", " ", text)


def _notation(action: type[Action]) -> dict[str, Any]:
    hints = get_type_hints(action)
    words = worded_fields(action)
    names = action.__struct_fields__
    return {
        "words": words,
        "numbers": [name for name in names if name not in words],
        "tuples": [name for name in names if get_origin(hints[name]) is tuple],
    }


def _worded(fields: Mapping[str, Shape]) -> dict[str, Any]:
    found = {name: _runtime(shape) for name, shape in fields.items()}
    return {name: shape for name, shape in found.items() if shape is not None}


def _runtime(shape: Shape) -> Any:
    match shape:
        case Word(of):
            return of
        case Words(of):
            return {"bits": of}
        case Actor():
            return "@actor"
        case Each(item):
            inner = _runtime(item)
            return None if inner is None else {"each": inner}
        case ByWord(of, item):
            inner = _runtime(item)
            return {"by": of} if inner is None else {"by": of, "each": inner}
        case Places(items):
            found = [_runtime(item) for item in items]
            return {"places": found} if any(found) else None
        case Parts(struct):
            return _struct(struct)
        case Either(options):
            found = [inner for option in options if (inner := _runtime(option)) is not None]
            assert len(found) < 2, f"{shape}: which of them it is cannot be seen"
            return found[0] if found else None
        case Map(item):
            assert _runtime(item) is None, f"{shape} has no words"
    return None


def _struct(struct: type[Struct]) -> Any:
    if is_row(struct):
        return {"row": [[name, _runtime(shape)] for name, shape in fields_of(struct).items()]}
    fields = _worded(fields_of(struct))
    return {"fields": fields} if fields else None
