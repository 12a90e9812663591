"""Writes the wire types of the web client from the types that are really used: ``make protocol``.

``messages.ts`` has the messages, ``games/ID.ts`` what each game sends (words instead of the numbers
that stand for them), ``games.ts`` all games by id, ``shapes.ts`` where those numbers are, and
``notes/ID.ts`` what notes of each game are made of.
"""

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ridotto.games import GAMES
from ridotto.server.http_handlers import OPERATIONS
from ridotto.server.http_messages import Problem
from ridotto.server.incoming import Incoming
from ridotto.server.messages import AnyMessage
from tests.game_shapes import shapes_of
from tests.wire_games import NOTE, all_games, game_types, runtime_shapes
from tests.wire_notes import SHAPE, note_types

FOLDER = Path(__file__).parent.parent / "web" / "src" / "wire"


def files() -> dict[Path, str]:
    """What the files should hold."""
    shapes = {game.id: shapes_of(game) for game in GAMES}
    types = {FOLDER / "games" / f"{id_}.ts": game_types(each) for id_, each in shapes.items()}
    return {
        FOLDER / "messages.ts": messages(),
        FOLDER / "games.ts": all_games(shapes),
        FOLDER / "shapes.ts": runtime_shapes(shapes),
        FOLDER / "note-shape.ts": SHAPE,
        **{
            FOLDER / "notes" / f"{game.id}.ts": note_types(game)
            for game in GAMES
            if game.study is not None and game.study.notes is not None
        },
        **types,
    }


def messages() -> str:
    """The messages of socket and HTTP."""
    types = [Problem, *(t for o in OPERATIONS for t in (o.body, o.answer) if isinstance(t, type))]
    (to, back, *_), components = msgspec.json.schema_components(
        [Incoming, AnyMessage, *types], ref_template="{name}"
    )
    asked = _reachable([to, *(_ref(o.body, components) for o in OPERATIONS if o.body)], components)
    asked |= _omitting(Struct)
    lines = [NOTE]
    for name, schema in sorted(components.items()):
        lines.append(f"export {_declared(name, schema, optional=name in asked)}\n")
    lines.append(f"export type ToTheHouse = {_type(to, optional=True)};\n")
    lines.append(f"export type FromTheHouse = {_type(back, optional=False)};\n")
    return re.sub(r"ridotto[.\w]*[.](\w+)[.](\w+)", _short, "\n".join(lines))


def _short(name: re.Match[str]) -> str:
    """Two modules use one name: the module tells them apart."""
    return name[1].capitalize() + name[2]


def _ref(kind: type[Any], components: Mapping[str, Any]) -> dict[str, Any]:
    assert kind.__name__ in components
    return {"$ref": kind.__name__}


def _reachable(roots: Iterable[Any], components: Mapping[str, Any]) -> set[str]:
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            name = part.get("$ref")
            if isinstance(name, str) and name not in found:
                found.add(name)
                waiting.append(components[name])
            waiting += [value for key, value in part.items() if key != "discriminator"]
        elif isinstance(part, list):
            waiting += part
    return found


def _omitting(kind: type[Struct]) -> set[str]:
    """The structs that leave out what is as usual."""
    found = {kind.__name__} if kind.__struct_config__.omit_defaults else set()
    return found.union(*map(_omitting, kind.__subclasses__()))


def _declared(name: str, schema: dict[str, Any], *, optional: bool) -> str:
    if schema.get("type") == "object" and "properties" in schema:
        return f"interface {name} {_object(schema, optional=optional)}"
    return f"type {name} = {_type(schema, optional=optional)};"


def _object(schema: dict[str, Any], *, optional: bool) -> str:
    required = set(schema.get("required", ()))
    lines = []
    for name, value in schema["properties"].items():
        # What the house sends is always there, unless it has no default to be sent.
        sent = name in required or (not optional and "default" in value)
        lines.append(f"  {name}{'' if sent else '?'}: {_type(value, optional=optional)};")
    return "{\n" + "\n".join(lines) + "\n}"


def _type(schema: dict[str, Any], *, optional: bool) -> str:  # noqa: C901
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        parts = [part for part in schema["anyOf"] if set(part) - {"description"}]
        return " | ".join(dict.fromkeys(_type(part, optional=optional) for part in parts))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array" if "prefixItems" in schema:
            parts = [_type(part, optional=optional) for part in schema["prefixItems"]]
            return f"[{', '.join(parts)}]"
        case "array":
            return f"({_type(schema.get('items') or {}, optional=optional)})[]"
        case "object" if "properties" in schema:
            return _object(schema, optional=optional)
        case "object":
            values = schema.get("additionalProperties")
            inner = _type(values, optional=optional) if isinstance(values, dict) else "unknown"
            return f"Record<string, {inner}>"
    return "unknown"


if __name__ == "__main__":
    for stale in set(FOLDER.rglob("*.ts")) - set(files()):
        stale.unlink()
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
