"""Recorded games as Parquet files: all of them, as they were, with what seats should believe."""

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from ridotto import load
from ridotto.deduction import Tracker
from ridotto.envs.numbering import numberings
from ridotto.games import GAMES
from ridotto.kernel import RidottoError, sees
from ridotto.lab.export import SCHEMAS, export
from ridotto.lab.simulate import SimulationPlan, simulate
from tests.terminal import Terminal


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    records = tmp_path / "records"
    for game in GAMES:
        limit = {"max_rounds": 3} if "max_rounds" in game.settle({}) else {}
        options = game.settle(limit, simulated=True)
        simulate(SimulationPlan(game.id, options, ("sleuth",), "export", records), 2)
    return records


def test_all_that_is_in_the_records_is_in_the_tables(folder: Path, tmp_path: Path) -> None:
    files = sorted(folder.glob("*.ridotto"))
    written = export(files, tmp_path / "out", "worlds")
    tables = {
        name: pq.read_table(tmp_path / "out" / f"{name}.parquet").to_pylist() for name in SCHEMAS
    }
    assert written.games == len(files) == 8
    for number, path in enumerate(files):
        record = load(path)
        header, end = record.header, record.end
        assert end is not None
        game = GAMES[header.game]
        row = tables["games"][number]
        assert (row["name"], row["version"], row["reason"]) == (
            header.game,
            header.version,
            end.outcome.reason,
        )
        assert json.loads(row["options"]) == header.options
        assert {k: tuple(v) for k, v in json.loads(row["vocabulary"]).items()} == header.vocabulary
        assert tuple(row["winners"]) == end.outcome.winners
        steps = [row for row in tables["steps"] if row["game"] == number]
        notation = game.notation(header.options)
        assert [(row["by"], row["action"]) for row in steps] == [
            (step.by, notation.write(step.action)) for step in record.steps
        ]
        for seat in range(len(header.seats)):
            stream = [
                game.fact_decoder.decode(row["fact"])
                for row in tables["facts"]
                if row["game"] == number and sees(row["to"], seat)
            ]
            assert stream == list(record.stream(seat))
    assert {name: len(rows) for name, rows in tables.items()} == {
        "games": written.games,
        "steps": written.steps,
        "facts": written.facts,
        "beliefs": written.beliefs,
    }


def test_games_that_were_played_on_are_told_apart(folder: Path, tmp_path: Path) -> None:
    dealt = folder / "masks-00000.ridotto"
    head, *lines = dealt.read_text(encoding="utf-8").splitlines()
    begun = {**json.loads(head), "begun": {"steps": 3, "deal": "drawn", "seat": "blue"}}
    played_on = tmp_path / "on.ridotto"
    played_on.write_text("\n".join([json.dumps(begun), *lines, ""]), encoding="utf-8")
    export([dealt, played_on], tmp_path / "out")
    rows = pq.read_table(tmp_path / "out" / "games.parquet").to_pylist()
    assert [(row["laid_out"], row["deal"]) for row in rows] == [(0, None), (3, "drawn")]


def test_numbers_are_those_of_the_environments(folder: Path, tmp_path: Path) -> None:
    file = folder / "masks-00000.ridotto"
    export([file], tmp_path / "out")
    assert not (tmp_path / "out" / "beliefs.parquet").exists()
    record = load(file)
    seats, chance, _ = numberings(GAMES["masks"], record.header.options)
    for row in pq.read_table(tmp_path / "out" / "steps.parquet").to_pylist():
        texts = (chance if row["by"] < 0 else seats).texts
        assert texts[row["number"]] == row["action"]


def test_beliefs_are_those_of_the_seat_that_is_to_act(folder: Path, tmp_path: Path) -> None:
    file = folder / "inkognito-cards-00000.ridotto"
    export([file], tmp_path / "out", "answers")
    record, game = load(file), GAMES["inkognito-cards"]
    rows = pq.read_table(tmp_path / "out" / "beliefs.parquet").to_pylist()
    place = max(row["step"] for row in rows)
    seat = record.steps[place].by
    tracker = Tracker(game.studied.lore(record.header.options, seat))
    for step in record.steps[:place]:
        for fact in step.facts(seat):
            tracker.hear(fact)
    odds = tracker.knowledge.probabilities("answers")
    told = {
        (row["whose"], row["what"], row["value"]): row["odds"]
        for row in rows
        if row["step"] == place
    }
    assert told == {
        (*variable, value): pytest.approx(float(each), abs=1e-6)
        for variable, values in odds.items()
        for value, each in values.items()
    }


def test_the_files_say_what_their_columns_mean(folder: Path, tmp_path: Path) -> None:
    export([folder / "masks-00000.ridotto"], tmp_path / "out")
    schema = pq.read_schema(tmp_path / "out" / "facts.parquet")
    assert schema.field("to").metadata[b"meaning"].startswith(b"who was sent it")
    page = Path("docs/benchmark.md").read_text(encoding="utf-8")
    for name, columns in SCHEMAS.items():
        assert f"`{name}.parquet`" in page
        assert all(f"`{column}`" in page for column in columns)


def test_bad_input_is_named(ridotto: Terminal, tmp_path: Path) -> None:
    bad = tmp_path / "bad.ridotto"
    bad.write_text("hello\n")
    with pytest.raises(RidottoError, match=r"bad\.ridotto: line 1"):
        export([bad], tmp_path / "out")
    assert ridotto.run("export", str(bad), "--out", str(tmp_path / "out"), "--jobs", "1") == 2
    assert "bad.ridotto: line 1" in ridotto.err
    (tmp_path / "empty").mkdir()
    assert ridotto.run("export", str(tmp_path / "empty"), "--out", str(tmp_path / "out")) == 2
    assert "no records (*.ridotto) in this folder" in ridotto.err
    assert ridotto.run("export", str(bad), "--out", "x", "--beliefs", "luck") == 2
    assert "no model 'luck'" in ridotto.err
