"""What a game sends is what its schema says, and the words are those of its lists."""

import random
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from ridotto.games import GAMES
from ridotto.kernel import Game, Options, Vocabulary
from ridotto.testing import Walk
from tests.game_schemas import BITS, BY, WORDS, schema
from tests.game_shapes import shapes_of

VARIANTS = [(game, options) for game in GAMES for options in game.variants()]


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def part(game: Game, name: str) -> dict[str, Any]:
    whole = schema(game.id, shapes_of(game))
    return {"$ref": f"#/$defs/{name}", "$defs": whole["$defs"]}


def known(value: Any, told: dict[str, Any], defs: dict[str, Any], words: Vocabulary) -> None:
    """Every number that stands for a word has one, and every list by words has enough of them."""
    if "$ref" in told:
        told = defs[told["$ref"].rpartition("/")[2]]
    if "anyOf" in told:
        fitting = [each for each in told["anyOf"] if each.get("type") != "null"]
        tagged = [
            each
            for each in fitting
            if isinstance(value, dict)
            and each.get("properties", {}).get("kind") == {"const": value.get("kind")}
        ]
        if value is not None:
            known(value, (tagged or fitting)[0], defs, words)
    elif WORDS in told:
        assert value < len(words[told[WORDS]])
    elif BITS in told:
        assert value >> len(words[told[BITS]]) == 0
    elif isinstance(value, list):
        assert BY not in told or len(value) <= len(words[told[BY]])
        places = told.get("prefixItems", [told.get("items")] * len(value))
        for item, inner in zip(value, places, strict=True):
            known(item, inner, defs, words)
    elif isinstance(value, dict):
        for name, inner in told.get("properties", {}).items():
            known(value[name], inner, defs, words)


@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=lambda each: getattr(each, "id", ""))
def test_whole_games_fit_their_schemas(game: Game, options: Options) -> None:
    parts = {name: part(game, name) for name in ("Fact", "Public", "Private", "Shown", "Action")}
    fits = {name: jsonschema_rs.validator_for(told) for name, told in parts.items()}
    defs, words = parts["Fact"]["$defs"], game.vocabulary(options)
    notation = game.notation(options)
    walk = Walk(game, options, random.Random(7))
    while len(walk.steps) < 60 and (move := walk.next()) is not None:
        fits["Action"].validate(notation.write(move[1]))
        values = [("Fact", plain(event.fact)) for event in walk.take(*move).events]
        values.append(("Public", plain(walk.state.public)))
        values += [("Private", plain(own)) for own in walk.state.private]
        remembered = {name: getattr(walk.state.public, name) for name in game.manners.remembered}
        values += [("Shown", plain(own) | plain(remembered)) for own in walk.state.private]
        for name, value in values:
            fits[name].validate(value)
            known(value, parts[name], defs, words)


def test_what_does_not_fit_is_found() -> None:
    fits = jsonschema_rs.validator_for(part(GAMES["masks"], "Fact"))
    assert fits.is_valid({"kind": "asked", "asker": 0, "whom": 1})
    assert not fits.is_valid({"kind": "asked", "asker": 0})
    assert not fits.is_valid({"kind": "asked", "asker": -1, "whom": 1})
