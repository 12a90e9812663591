"""JSON Schemas of what a game sends: its facts, the parts of a view, and its actions."""

import re
from collections.abc import Mapping
from typing import Any

from ridotto.kernel import Action
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

JSON = {int: "integer", float: "number", str: "string", bool: "boolean", NOTHING: "null"}
WORDS = "x-words"
"""The list of ``words`` that a number stands for a word of."""
BITS = "x-bits"
"""The list of which each bit of a number stands for a word."""
BY = "x-by"
"""The list that has a word for each entry of an array."""


def schema(id_: str, game: GameShapes) -> dict[str, Any]:
    """Everything a game sends."""
    parts = {"Public": game.public, "Private": game.private, "Shown": game.shown}
    shapes = [shape for fields in game.facts.values() for shape in fields.values()]
    shapes += [shape for fields in parts.values() for shape in fields.values()]
    facts = [_object(fields, kind) for kind, fields in game.facts.items()]
    actions = {kind: _action(action) for kind, action in game.actions.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"What {id_} sends",
        "description": f"Numbers marked {WORDS} stand for words of that list of game.vocabulary;"
        f" {BITS}: bit n stands for word n; {BY}: one entry for each word. words:LIST has"
        " all that a list can hold, at any table.",
        "$defs": {
            **{f"words:{name}": {"enum": list(listed)} for name, listed in game.words.items()},
            "Fact": {"anyOf": facts},
            **{name: _object(fields) for name, fields in parts.items()},
            "Action": {"anyOf": list(actions.values())},
            **{struct.__name__: _struct(struct) for struct in structs_in(*shapes)},
        },
    }


def _object(fields: Mapping[str, Shape], kind: str | None = None) -> dict[str, Any]:
    tag = {} if kind is None else {"kind": {"const": kind}}
    properties = tag | {name: _schema(shape) for name, shape in fields.items()}
    return {"type": "object", "properties": properties, "required": list(properties)}


def _struct(struct: Any) -> dict[str, Any]:
    fields = fields_of(struct)
    if not is_row(struct):
        return _object(fields)
    items = [{"title": name, **_schema(shape)} for name, shape in fields.items()]
    return _places(items)


def _places(items: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "type": "array",
        "prefixItems": items,
        "minItems": len(items),
        "items": False,
    }


def _action(action: type[Action]) -> dict[str, Any]:
    """An action is a text; its fields are named where they stand in it."""
    fields = fields_of(action)
    pattern = ""
    for place, piece in enumerate(re.split(r"\{(\w+)\}", action.form)):
        if place % 2 == 0:
            pattern += re.escape(piece).replace("\\ ", " ")
        else:
            pattern += "(.*)" if isinstance(fields[piece], Each) else "([^ ]+)"
    described: dict[str, Any] = {"type": "string", "title": action.form, "pattern": f"^{pattern}$"}
    if fields:
        described["x-fields"] = {name: _schema(shape) for name, shape in fields.items()}
    return described


def _schema(shape: Shape) -> dict[str, Any]:  # noqa: C901 - one for each shape
    match shape:
        case Plain(kind):
            return {"type": JSON[kind]}
        case Constants(values):
            return {"enum": list(values)}
        case Word(of):
            return {"type": "integer", "minimum": 0, WORDS: of}
        case Words(of):
            return {"type": "integer", "minimum": 0, BITS: of}
        case Actor():
            description = "A seat; -1 is chance, -2 the table."
            return {"type": "integer", "minimum": -2, "description": description, WORDS: "seat"}
        case Each(item):
            return {"type": "array", "items": _schema(item)}
        case ByWord(of, item):
            return {"type": "array", "items": _schema(item), BY: of}
        case Places(items):
            return _places(list(map(_schema, items)))
        case Map(item):
            return {"type": "object", "additionalProperties": _schema(item)}
        case Parts(struct):
            return {"$ref": f"#/$defs/{struct.__name__}"}
        case Either(options):
            return {"anyOf": list(map(_schema, options))}
