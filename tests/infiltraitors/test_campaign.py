"""The campaign, as a value and in the terminal."""

import json
from inspect import signature
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ridotto.cli import app
from ridotto.cli.campaign import AGENTS, campaign
from ridotto.games.infiltraitors.campaign import Campaign, CampaignError, load, save
from ridotto.games.infiltraitors.missions import MISSIONS
from ridotto.kernel import Outcome
from ridotto.lab.simulate import SimulationPlan, play_one
from tests.terminal import Terminal

WON = Outcome("eliminated", "agents", (0, 1, 2))
LOST = Outcome("cartridges", "traitors", ())


def test_P1_missions_come_in_order_training_first() -> None:
    team = Campaign(3)
    played = []
    while (mission := team.mission) is not None:
        played.append(mission)
        team = team.after(mission, WON)
    assert played == list(MISSIONS)
    assert played[:4] == ["T1", "T2", "T3", "1"]
    assert team.won == 23


def test_P1_a_lost_mission_is_tried_again_and_tries_are_kept() -> None:
    team = Campaign(3).after("T1", LOST).after("T1", LOST)
    assert (team.mission, team.tried("T1"), team.tried("T2")) == ("T1", 2, 0)
    team = team.after("T1", WON).after("T2", LOST)
    assert (team.mission, team.tried("T1"), team.tried("T2")) == ("T2", 3, 1)


def test_P1_only_the_open_mission_counts() -> None:
    with pytest.raises(CampaignError, match="that is T1"):
        Campaign(3).after("T2", WON)


def test_P1_survives_its_text() -> None:
    team = Campaign(4).after("T1", LOST).after("T1", WON).after("T2", LOST)
    assert load(save(team)) == team
    assert load(save(Campaign(2))) == Campaign(2)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"players": 6}',
        '{"players": 3, "won": 2, "tries": [1]}',
        '{"players": 3, "won": 0, "tries": [1, 1]}',
        '{"players": 3, "won": 1, "tries": [0]}',
        '{"players": 3, "mission": "T1"}',
    ],
)
def test_P1_a_bad_text_is_refused(text: str) -> None:
    with pytest.raises(CampaignError):
        load(text)


def test_P1_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "team.json"
    run = CliRunner()
    shown = run.invoke(app, ["campaign", str(file), "--lang", "fr"])
    assert shown.exit_code == 0
    assert "Premier jour" in shown.output
    assert not file.exists()
    played = run.invoke(app, ["campaign", str(file), "--play", "--players", "4", "--json"])
    assert played.exit_code == 0
    told = json.loads(played.output)
    assert told["campaign"]["players"] == 4
    assert told["campaign"]["tries"][0] == 1
    assert load(file.read_text(encoding="utf-8")).tried("T1") == 1
    again = run.invoke(app, ["campaign", str(file), "--play", "--lang", "en"])
    assert "First day" in again.output
    assert sum(load(file.read_text(encoding="utf-8")).tries) == 2


def test_P1_the_number_of_agents_stays(ridotto: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "team.json"
    file.write_text(save(Campaign(2)), encoding="utf-8")
    assert ridotto.run("campaign", str(file), "--players", "2") == 0
    assert ridotto.run("campaign", str(file), "--players", "4", "--play") == 2
    assert f"{file}: a campaign of 2 agents, not of 4" in ridotto.err
    assert load(file.read_text(encoding="utf-8")) == Campaign(2)


def test_P1_companions_of_a_campaign_can_win() -> None:
    """By default, and with chance settled: mission T1, which is the easiest, is won."""
    bots = signature(campaign).parameters["bots"].default
    plan = SimulationPlan("infiltraitors", {"players": AGENTS, "mission": "T1"}, (bots,), "1")
    ends = [play_one(plan, number).end for number in range(4)]
    assert any(end is not None and end.outcome.side == "agents" for end in ends)


def test_P1_a_place_that_cannot_be_written_is_named(ridotto: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "team.json"
    assert ridotto.run("campaign", str(file), "--play") == 2
    assert f"{file}: No such file" in ridotto.err


def test_P1_when_all_is_won(tmp_path: Path) -> None:
    file = tmp_path / "team.json"
    file.write_text(save(Campaign(3, 23, (1,) * 23)), encoding="utf-8")
    shown = CliRunner().invoke(app, ["campaign", str(file), "--play", "--lang", "en"])
    assert "Every mission is accomplished." in shown.output


def test_P1_a_bad_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "team.json"
    file.write_text("{}", encoding="utf-8")
    shown = CliRunner().invoke(app, ["campaign", str(file)])
    assert shown.exit_code == 1
    assert "team.json" in str(shown.exception)
