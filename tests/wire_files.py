"""Writes the wire types of the web client from the types that are really used: ``make protocol``.

Two files: the messages as TypeScript types, and which fields of facts and actions stand for words.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_origin, get_type_hints

import msgspec

from ridotto.games import GAMES
from ridotto.kernel import Fact
from ridotto.kernel.events import kind_of
from ridotto.kernel.vocabulary import worded_fields
from ridotto.server.http_handlers import OPERATIONS
from ridotto.server.messages import AnyMessage, Incoming, Problem

FOLDER = Path(__file__).parent.parent / "web" / "src" / "wire"
NOTE = "// Written by `make protocol` from the server's types. Do not edit.\n"


def files() -> dict[Path, str]:
    """What the files should hold."""
    return {FOLDER / "messages.ts": messages(), FOLDER / "worded.ts": worded()}


def messages() -> str:
    """The messages of socket and HTTP."""
    types = [Problem, *(t for o in OPERATIONS for t in (o.body, o.answer) if isinstance(t, type))]
    (to, back, *_), components = msgspec.json.schema_components(
        [Incoming, AnyMessage, *types], ref_template="{name}"
    )
    asked = _reachable([to, *(_ref(o.body, components) for o in OPERATIONS if o.body)], components)
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


def _all(kind: type[Any]) -> Iterator[type[Any]]:
    """Every kind of fact there is, those that only explain among them, by name."""
    for sub in sorted(kind.__subclasses__(), key=lambda each: each.__name__):
        yield sub
        yield from _all(sub)


def worded() -> str:
    """For each game: the fields of facts and actions that stand for words, and actions' tuples."""
    games = {}
    for game in GAMES:
        actions = {}
        for action in game.actions:
            hints = get_type_hints(action)
            tuples = [f for f in action.__struct_fields__ if get_origin(hints[f]) is tuple]
            actions[kind_of(action.__name__)] = {"words": worded_fields(action), "tuples": tuples}
        package = type(game).__module__.rpartition(".")[0]
        known = [f for f in _all(Fact) if f.__module__.startswith(f"{package}.")]
        facts = {kind_of(f.__name__): worded_fields(f) for f in known}
        games[game.id] = {"facts": facts, "actions": actions}
    shape = (
        "export interface Worded {\n"
        "  facts: Record<string, Record<string, string>>;\n"
        "  actions: Record<string, { words: Record<string, string>; tuples: string[] }>;\n"
        "}\n"
    )
    table = json.dumps(games, indent=1)
    return f"{NOTE}\n{shape}\nexport const WORDED: Record<string, Worded> = {table};\n"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_text(text)
