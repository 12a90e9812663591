"""The schema of what commands print with ``--json``, from the types of the lines."""

from typing import Any, Union

import msgspec

from ridotto.cli.json_lines import LINES
from ridotto.games import GAMES

REF = "#/$defs/{name}"


def json_schema() -> dict[str, Any]:
    """``$defs`` has one definition a command, which each of its lines fits, and one a type."""
    lines = [line for each in LINES.values() for line in each]
    facts = [Union[game.facts] for game in GAMES]  # noqa: UP007 - of as many as there are
    schemas, types = msgspec.json.schema_components([*lines, *facts], ref_template=REF)
    for schema in types.values():
        if "fact" in schema.get("properties", {}):
            schema["properties"]["fact"] = {"anyOf": schemas[len(lines) :]}
    places = dict(zip(lines, schemas, strict=False))
    commands = {
        command: {"anyOf": [places[line] for line in each]} for command, each in LINES.items()
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What `ridotto COMMAND --json` prints: each line fits `#/$defs/COMMAND`.",
        "$defs": {**commands, **dict(sorted(types.items()))},
    }
