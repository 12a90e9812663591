"""A notebook over HTTP: answered as the command line would, bounded, and forgotten."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from ridotto.deduction.note_reading import MOST_ENTRIES
from ridotto.server.python_client import Client
from ridotto.words import LANGUAGES
from tests.server.helpers import open_house
from tests.terminal import Terminal

EXAMPLES = sorted((Path(__file__).parents[2] / "docs" / "notes").glob("*.toml"))
RED_TWICE = next(file for file in EXAMPLES if file.stem == "inkognito").read_text()
SLIP = """
[[answer]]
from = "red"
question = "identity"
cards = ["grey:ZZ", "CB", "fat"]
"""


def asked(*bodies: dict[str, Any], **limits: Any) -> list[tuple[int, Any]]:
    """What the house answers to these."""

    async def ask() -> list[tuple[int, Any]]:
        async with open_house(**limits) as visit:
            client = Client("127.0.0.1", visit.port)
            found = []
            for body in bodies:
                status, answer = await client.request("POST", "/api/notebook", body)
                found.append((status, json.loads(answer)))
            return found

    return asyncio.run(ask())


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_the_house_answers_as_the_command_line_does(file: Path, ridotto: Terminal) -> None:
    ((status, found),) = asked({"toml": file.read_text()})
    assert status == 200
    for model in ("worlds", "answers"):
        assert ridotto.run("deduce", str(file), "--model", model, "--json") == 0
        line = json.loads(ridotto.out)
        assert found["worlds"] == str(line["worlds"])
        for each in found["hidden"]:
            expected = line["seats"][each["whose"]][each["what"]]
            assert [chance["value"] for chance in each["chances"]] == expected["possible"]
            for chance in each["chances"]:
                assert chance[f"{model}_exact"] == expected["fraction"][chance["value"]]
                assert chance[model] == expected["probability"][chance["value"]]
        for each in found["conclusions"]:
            expected = line["conclusion_fractions"][each["name"]]
            for chance in each["chances"]:
                assert chance[f"{model}_exact"] == expected[chance["value"]]


def test_notes_come_back_as_they_were_understood_and_mean_the_same() -> None:
    people = RED_TWICE.replace('"LF", "X"]', '"lord fiddlebottom", "l’agent X"]')
    (_, from_text), (_, again) = asked(
        {"toml": people}, {"notes": asked({"toml": people})[0][1]["notes"]}
    )
    assert from_text == again
    assert from_text["notes"]["answer"][1]["cards"] == ["LF", "X"]
    assert from_text["notes"]["order"] == ["answer", "answer"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_contradiction_is_named_with_repairs_and_the_rest_goes_on(language: str) -> None:
    ((_, found),) = asked({"toml": RED_TWICE + SLIP, "language": language})
    assert found["contradiction"]["entries"] == ["answer 2", "answer 3"]
    assert found["left_out"] == ["answer 2", "answer 3"]
    assert found["worlds"] == "168"
    assert {each["entry"] for each in found["repairs"]} == {"answer 2", "answer 3"}
    assert found["repairs"][0] == {
        "entry": "answer 3",
        "field": "cards",
        "place": 0,
        "old": "grey:ZZ",
        "new": "grey:X",
        "worlds": "48",
    }


def test_people_are_called_by_their_names() -> None:
    named = RED_TWICE.replace('me = "blue"', 'me = "blue"\nnames = { red = "Zoé" }')
    ((_, found),) = asked({"toml": named})
    assert "Zoé is Agent X" in found["certain"][0]["steps"][-1]


@pytest.mark.parametrize(
    ("notes", "entry"),
    [
        ({}, "game"),
        ({"game": "inkognito", "me": "blue"}, "identity"),
        ({"game": "masks", "me": "blue", "mask": "fox", "answer": [5]}, "answer 1"),
        ({"game": "masks", "me": "blue", "mask": "fox", "answer": [{}] * 500}, "answer"),
        ({"game": "masks", "me": {"a": 1}, "mask": "fox"}, "me"),
        ({"game": "masks", "me": "blue", "mask": "fox", "names": {"red": "x" * 50}}, "names"),
    ],
)
def test_what_cannot_be_read_is_said(notes: dict[str, Any], entry: str) -> None:
    ((status, found),) = asked({"notes": notes})
    assert status == 200
    assert found["unreadable"]["entry"] == entry
    assert found["unreadable"]["sentence"]


def test_a_file_that_is_wrong_is_answered_with_its_line() -> None:
    ((_, found),) = asked({"toml": RED_TWICE.replace("[[answer]]", "[[answers]]", 1)})
    assert found["unreadable"]["line"] == 9
    assert "did you mean answer?" in found["unreadable"]["reason"]


def test_a_notebook_is_bounded() -> None:
    ((status, found),) = asked({"notes": {"game": "masks", "x": "y" * 70_000}})
    assert (status, found["code"]) == (413, "too-big")
    entry = {"from": "green", "masks": ["moth", "owl"]}
    many = {"game": "masks", "me": "blue", "mask": "moth", "answer": [entry] * MOST_ENTRIES}
    ((status, found),) = asked({"notes": many})
    assert (status, found["unreadable"]) == (200, None)


def test_who_asks_too_often_has_to_wait() -> None:
    found = asked(*[{"notes": {}}] * 5, requests_burst=3, requests_rate=0.001)
    assert [status for status, _ in found][-1] == 429


def test_nothing_of_a_notebook_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    named = RED_TWICE.replace('me = "blue"', 'me = "blue"\nnames = { red = "Zuleika" }')
    asked({"toml": named + SLIP}, {"toml": "Zuleika ="})
    said = caplog.text + "".join(str(record.__dict__) for record in caplog.records)
    assert "Zuleika" not in said
    assert "Fiddlebottom" not in said
