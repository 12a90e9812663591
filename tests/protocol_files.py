"""Writes the schemas in docs/ from the types; ``make protocol`` runs it, a test compares."""

import json
from pathlib import Path
from typing import Any

from ridotto.cli.json_schema import json_schema
from ridotto.games import GAMES
from ridotto.server.openapi import openapi, protocol
from tests.game_schemas import schema
from tests.game_shapes import shapes_of

DOCS = Path(__file__).parent.parent / "docs"


def files() -> dict[str, str]:
    """The name and text of every generated file."""
    games = {f"protocol.{g.id}.schema.json": _text(schema(g.id, shapes_of(g))) for g in GAMES}
    return {
        "cli.schema.json": _text(json_schema()),
        "openapi.json": _text(openapi()),
        "protocol.schema.json": _text(protocol()),
        **games,
    }


def _text(value: dict[str, Any]) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name, text in files().items():
        (DOCS / name).write_text(text, encoding="utf-8")
