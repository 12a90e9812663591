"""The command line, as a user meets it."""

import json
from pathlib import Path

import pytest

from tests.terminal import Terminal


@pytest.fixture
def records(ridotto: Terminal, tmp_path: Path) -> list[Path]:
    code = ridotto.run("simulate", "masks", "--games", "3", "--seed", "s", "--out", str(tmp_path))
    assert code == 0
    return sorted(tmp_path.iterdir())


def test_games_lists_games_and_options(ridotto: Terminal) -> None:
    assert ridotto.run("games") == 0
    assert "masks" in ridotto.out
    assert "2, 3, 4" in ridotto.out
    assert ridotto.run("games", "--json") == 0
    games = [json.loads(line) for line in ridotto.out.splitlines()]
    listed = {game["game"]: game["options"] for game in games}
    players = next(option for option in listed["masks"] if option["name"] == "players")
    assert players["values"] == [2, 3, 4]
    assert players["default"] == 3


def test_watch_tells_a_game_in_the_chosen_language(ridotto: Terminal) -> None:
    assert ridotto.run("watch", "masks", "--players", "2", "--lang", "fr") == 0
    assert "Bleu interroge Vert." in ridotto.out
    assert "Vous" not in ridotto.out  # a spectator is told nothing in private


def test_watch_tells_why_when_asked(ridotto: Terminal) -> None:
    arguments = ["masks", "--bots", "sleuth", "--lang", "en"]
    assert ridotto.run("watch", *arguments) == 0
    assert "blue, sleuth: " not in ridotto.out
    assert ridotto.run("watch", *arguments, "--reason") == 0
    assert "blue, sleuth: " in ridotto.out


def test_simulate_counts(ridotto: Terminal) -> None:
    assert ridotto.run("simulate", "masks", "--games", "20", "--players", "4", "--json") == 0
    tally = json.loads(ridotto.out)
    assert tally["games"] == 20
    assert sum(tally["outcomes"].values()) == sum(tally["wins"].values()) == 20
    assert tally["steps"] == 20 * 12
    assert tally["cpu_seconds"] > 0


def test_simulate_gives_the_same_games_whatever_the_jobs(ridotto: Terminal, tmp_path: Path) -> None:
    texts = []
    for jobs in ("1", "2"):
        out = tmp_path / jobs
        arguments = ["--games", "24", "--seed", "7", "--jobs", jobs, "--out", str(out)]
        assert ridotto.run("simulate", "masks", *arguments) == 0
        texts.append([(path.name, path.read_bytes()) for path in sorted(out.iterdir())])
    assert len(texts[0]) == 24
    assert texts[0] == texts[1]
    other = tmp_path / "other"
    assert (
        ridotto.run("simulate", "masks", "--games", "24", "--seed", "8", "--out", str(other)) == 0
    )
    assert texts[0] != [(path.name, path.read_bytes()) for path in sorted(other.iterdir())]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "go"], "no game 'go'; there are:"),
        (["simulate", "masks", "--players", "9"], "option players: 9 is not one of: 2, 3, 4"),
        (["simulate", "masks", "--option", "rounds=5"], "option rounds: '5' is not one of: 1, 2"),
        (["simulate", "masks", "--option", "rounds"], "option rounds: write it as NAME=VALUE"),
        (["simulate", "masks", "--option", "hats=1"], "option hats: no such option"),
        (["simulate", "masks", "-o", "rounds=1", "-o", "rounds=2"], "option rounds: given twice"),
        (["simulate", "masks", "--bots", "genius"], "no bot 'genius'; there are: random"),
        (["simulate", "masks", "--bots", "random,random"], "2 bots for 3 seats"),
        (["replay", "nowhere.ridotto"], "nowhere.ridotto: No such file"),
        (["watch", "masks", "--lang", "xx"], "no language 'xx'"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    ridotto: Terminal, arguments: list[str], message: str
) -> None:
    assert ridotto.run(*arguments) == 2
    assert message in ridotto.err
    assert ridotto.err.count("\n") == 1


def test_replay_shows_a_seat_its_own_secrets_only(ridotto: Terminal, records: list[Path]) -> None:
    assert ridotto.run("replay", str(records[0]), "--seat", "green") == 0
    assert ridotto.out.count("You wear") == 1
    assert ridotto.run("replay", str(records[0]), "--spectator") == 0
    assert "You" not in ridotto.out
    assert ridotto.run("replay", str(records[0]), "--all") == 0
    assert ridotto.out.count("You wear") == 3


def test_replay_speaks_json_and_french(ridotto: Terminal, records: list[Path]) -> None:
    assert ridotto.run("replay", str(records[0]), "--seat", "red", "--json") == 0
    entries = [json.loads(line) for line in ridotto.out.splitlines()]
    assert [entry["n"] for entry in entries] == list(range(1, len(entries) + 1))
    assert [entry["fact"]["kind"] for entry in entries].count("wears") == 1
    assert ridotto.run("replay", str(records[0]), "--json") == 0
    assert json.loads(ridotto.out.splitlines()[0])["do"].startswith("deal ")
    assert ridotto.run("replay", str(records[0]), "--lang", "fr") == 0
    assert "Vous portez" in ridotto.out


def test_replay_tells_why_bots_did_what_they_did(ridotto: Terminal, tmp_path: Path) -> None:
    simulated = ("simulate", "masks", "--bots", "sleuth", "--games", "1", "--seed", "1")
    assert ridotto.run(*simulated, "--out", str(tmp_path)) == 0
    record = str(next(tmp_path.iterdir()))
    assert ridotto.run("check", record) == 0
    assert ridotto.run("replay", record, "--lang", "en") == 0
    everybody = ridotto.out.count("“I want to know more about")
    assert everybody == 3
    assert ridotto.run("replay", record, "--lang", "fr") == 0
    assert ridotto.out.count("«\u202f") >= everybody
    assert ridotto.run("replay", record, "--seat", "blue", "--lang", "en") == 0
    assert ridotto.out.count("“I want to know more about") == 1
    assert ridotto.run("replay", record, "--spectator", "--lang", "en") == 0
    assert "”" not in ridotto.out
    assert ridotto.run("replay", record, "--json") == 0
    entries = [json.loads(line) for line in ridotto.out.splitlines()]
    asked = [entry["reason"] for entry in entries if entry["do"].startswith("ask ")]
    assert [why["code"] for why in asked] == ["ask"] * 3
    assert ridotto.run("replay", record, "--seat", "blue", "--json") == 0
    whys = [json.loads(line).get("reason") for line in ridotto.out.splitlines()]
    assert "guess" in [why["code"] for why in whys if why]


def test_replay_refuses_a_seat_that_is_not_there(ridotto: Terminal, records: list[Path]) -> None:
    assert ridotto.run("replay", str(records[0]), "--seat", "pink") == 2
    assert "no seat 'pink'; there are: blue, green, red" in ridotto.err
    assert ridotto.run("replay", str(records[0]), "--seat", "red", "--spectator") == 2


def test_check_accepts_what_simulate_wrote(ridotto: Terminal, records: list[Path]) -> None:
    assert ridotto.run("check", *map(str, records)) == 0
    assert "3 of 3 records hold" in ridotto.out


def test_check_does_not_vouch_for_what_was_laid_out(ridotto: Terminal, records: list[Path]) -> None:
    first, *rest = records[0].read_text().splitlines(keepends=True)
    header = json.loads(first)
    begun = {"steps": 1, "deal": "true", "seat": header["seats"][0], "origin": "ab" * 32}
    records[0].write_text(json.dumps({**header, "begun": begun}) + "\n" + "".join(rest))
    assert ridotto.run("check", str(records[0])) == 1  # what comes after is drawn from its own seed
    whole = sum('"by"' in line for line in rest)
    last = json.dumps({**header, "begun": {**begun, "steps": whole - 1}}) + "\n"
    records[0].write_text(last + "".join(rest))
    assert ridotto.run("check", str(records[0])) == 0
    assert f"played on, not dealt: its first {whole - 1} steps" in ridotto.out
    assert "not vouched for" in ridotto.out
    assert ridotto.run("check", "--json", str(records[0])) == 0
    assert json.loads(ridotto.out)["laid_out"] == whole - 1


def test_check_names_file_line_and_reason(ridotto: Terminal, records: list[Path]) -> None:
    lines = records[1].read_text().splitlines(keepends=True)
    records[1].write_text("".join(lines[:3] + lines[4:]))
    records[2].write_bytes(b"\xff\xfe")
    assert ridotto.run("check", *map(str, records)) == 1
    assert f"{records[1]}:4: event 4 stands where event 3 belongs" in ridotto.err
    assert f"{records[2]}:1: not text" in ridotto.err
    assert "1 of 3 records hold" in ridotto.out
    assert ridotto.run("check", "--json", *map(str, records)) == 1
    assert [json.loads(line)["ok"] for line in ridotto.out.splitlines()] == [True, False, False]


def test_bench_prints_both_figures(ridotto: Terminal) -> None:
    assert ridotto.run("bench", "masks", "--seconds", "0.1", "--json") == 0
    lines = [json.loads(line) for line in ridotto.out.splitlines()]
    figures = {figure["name"]: figure for figure in lines}
    assert {"masks", "masks with views"} <= figures.keys()
    assert all(figure["steps_per_cpu_second"] > 0 for figure in figures.values())
    assert ridotto.run("bench", "masks", "--seconds", "0.1") == 0
    assert "views" in ridotto.out  # the name may be broken into lines, beside yardsticks


def test_bench_of_all_games_takes_no_options(ridotto: Terminal) -> None:
    assert ridotto.run("bench", "--players", "3") == 2
    assert "go with one game" in ridotto.err
