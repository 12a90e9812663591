"""What programs read: every line of ``--json`` fits its schema, and no number is too long."""

import json
import random
import shlex
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from ridotto.cli.json_lines import EXACT, LINES, number
from ridotto.cli.json_schema import json_schema
from ridotto.games import GAMES
from ridotto.kernel import SPECTATOR, Action, Game, Legal, View
from ridotto.kernel.record import write
from ridotto.lab.simulate import SimulationPlan, play_one
from ridotto.lab.startup_bench import measure_startup
from ridotto.testing import Walk
from tests.bots.few_probes import few_probes
from tests.protocol_files import DOCS
from tests.terminal import Terminal

NOTES = DOCS / "notes"
CONTRADICTION = """
game = "masks"
options = { players = 2 }
me = "blue"
mask = "moth"
answer = [{ from = "green", masks = ["fox", "moth"] }, { from = "green", masks = ["owl", "moth"] }]
"""
COMMANDS = {
    "games": ["games"],
    "simulate": ["simulate masks --games 3"],
    "arena": [
        "arena masks --bots random,novice --games 2 --jobs 1",
        "arena infiltraitors --bots random --games 2 --jobs 1 --each players",
        "arena masks --bots random,run:false --games 2 --jobs 1",
        "arena inkognito --bots random --probes --games 2 --tuning 2 --jobs 1 -o max_rounds=1",
    ],
    "tasks": ["tasks", "tasks masks"],
    "evaluate": [
        "evaluate novice --task masks-against-sleuth-v1 --games 2 --jobs 1",
        "evaluate random,run:false --task inkognito-cards-deceive-v1 --games 2 --jobs 1",
    ],
    "replay": ["replay {record}", "replay {record} --seat blue", "replay {record} --spectator"],
    "review": ["review {record}", "review {record} --seat green"],
    "puzzle": ["puzzle", "puzzle infiltraitors-1", "puzzle --theme answers --level 1"],
    "puzzles": ["puzzles", "puzzles make --count 2 --out {made}"],
    "export": ["export {record} --out {team} --beliefs answers --jobs 1"],
    "check": ["check {record}", "check {broken}"],
    "deduce": [
        *(f"deduce {path}" for path in sorted(NOTES.glob("*.toml"))),
        f"deduce {NOTES / 'inkognito.toml'} --why 'red identity X'",
        f"deduce {NOTES / 'inkognito.toml'} --why 'red build tall'",
        "deduce {notes}",
    ],
    "bench": ["bench masks --seconds 0.1", "bench --knowledge --seconds 0.1", "bench --startup"],
    "campaign": ["campaign {team}", "campaign {team} --play"],
    "load": ["load masks --players 3 --tables 2 --seconds 0.2 --rounds 1"],
}


def integers(value: Any) -> Iterator[int]:
    """All whole numbers in a JSON value."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from integers(part)


def too_long(text: str | bytes) -> list[int]:
    """The numbers of a JSON text that not every reader can hold."""
    return [each for each in integers(json.loads(text)) if abs(each) > EXACT]


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """Something to read for every command."""
    game = GAMES["masks"]
    options = game.settle({"players": 2}, simulated=True)
    text = write(play_one(SimulationPlan(game.id, options, ("sleuth",), "json"), 0), game)
    for name, held in (
        ("record", text),
        ("broken", text[: len(text) // 2]),
        ("notes", CONTRADICTION),
    ):
        (tmp_path / name).write_text(held, encoding="utf-8")
    return {name: str(tmp_path / name) for name in ("record", "broken", "notes", "team", "made")}


def test_every_command_with_json_is_run_here() -> None:
    assert COMMANDS.keys() == LINES.keys()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_line_fits_the_schema(
    ridotto: Terminal, files: dict[str, str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setattr("ridotto.cli.bench.measure_startup", partial(measure_startup, rounds=1))
    monkeypatch.setattr("ridotto.bots.levels.PROBES", {"inkognito": few_probes()})
    schema = json_schema()
    whole = jsonschema_rs.validator_for({**schema, "$ref": f"#/$defs/{command}"})
    kinds = {
        line.__name__: jsonschema_rs.validator_for({**schema, "$ref": f"#/$defs/{line.__name__}"})
        for line in LINES[command]
    }
    seen = set()
    for text in COMMANDS[command]:
        arguments = [word.format(**files) for word in shlex.split(text)]
        assert ridotto.run(*arguments, "--json") in (0, 1), ridotto.err
        assert ridotto.out
        for line in ridotto.out.splitlines():
            assert line.startswith('{"ridotto":1,')
            whole.validate(json.loads(line))
            assert not too_long(line)
            seen |= {name for name, kind in kinds.items() if kind.is_valid(json.loads(line))}
    assert seen == kinds.keys()


def test_the_schema_refuses_what_is_missing_or_wrong() -> None:
    schema = {**json_schema(), "$ref": "#/$defs/replay"}
    fits = jsonschema_rs.validator_for(schema).is_valid
    line = {"ridotto": 1, "n": 1, "fact": {"kind": "wears", "mask": 1}}
    assert fits(line)
    assert not fits({**line, "ridotto": 2})
    assert not fits({**line, "fact": {"kind": "wears", "mask": "moth"}})
    assert not fits({**line, "fact": {"kind": "no-such-fact"}})
    assert not fits({name: value for name, value in line.items() if name != "ridotto"})


def test_the_page_tells_of_every_command_and_line() -> None:
    page = (DOCS / "json.md").read_text(encoding="utf-8")
    for command, lines in LINES.items():
        assert f"`{command}" in page
        for line in lines:
            assert f"`{line.__name__}`" in page


def test_worlds_beyond_what_json_can_count_are_rounded(ridotto: Terminal, tmp_path: Path) -> None:
    game = GAMES["infiltraitors"]
    options = game.settle({"players": 5, "mission": "16"}, simulated=True)
    record = play_one(SimulationPlan(game.id, options, ("random",), "15"), 0)
    file = tmp_path / "many.ridotto"
    file.write_text(write(record, game), encoding="utf-8")
    assert ridotto.run("deduce", "--record", str(file), "--at", "55", "--json") == 0
    worlds = json.loads(ridotto.out)["worlds"]
    assert isinstance(worlds, float)
    assert worlds > EXACT
    assert not too_long(ridotto.out)
    assert [number(count) for count in (7, EXACT, 2**70)] == [7, EXACT, 2.0**70]


def going_on(view: View, legal: Legal, rng: random.Random) -> Action:
    """Plays at random and does not end the game as long as something else is possible."""
    return Legal(*legal.groups).pick(rng) if legal.groups else legal.pick(rng)


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_views_and_facts_have_no_long_numbers(game: Game) -> None:
    for options in game.variants():
        walk = Walk(game, options, random.Random(53), going_on)
        viewers = (*range(len(game.seats(options))), SPECTATOR)
        while (move := walk.next()) is not None and len(walk.steps) < 300:
            walk.take(*move)
            if len(walk.steps) % 10 == 0:
                for seat in viewers:
                    assert not too_long(walk.state.view(seat).encode()), (options, seat)
        assert walk.steps


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_records_have_no_long_numbers(game: Game) -> None:
    for options in game.variants():
        record = play_one(SimulationPlan(game.id, options, ("random",), "53"), 0)
        for line in write(record, game).splitlines():
            assert not too_long(line), (options, line)


def test_a_long_number_is_found_wherever_it_is() -> None:
    assert too_long('{"a":[{"b":[1,true,9007199254740993]}],"c":-9007199254740993}') == [
        2**53 + 1,
        -(2**53) - 1,
    ]
    assert not too_long('[9007199254740992, 1e30, "9007199254740993"]')
