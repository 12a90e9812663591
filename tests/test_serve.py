"""``ridotto serve`` and ``ridotto load`` from the command line."""

import json
import random
import re
import socket
from pathlib import Path
from unittest.mock import Mock

import pytest

from ridotto.cli.databases import chosen_database
from ridotto.server.limits import Limits
from ridotto.server.load.drivers import LoadTally, TableDriver
from ridotto.server.run import ServePlan, listen
from tests.terminal import Terminal


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> list[ServePlan]:
    """The houses that would have been opened."""
    opened: list[ServePlan] = []

    def run(plan: ServePlan, listening: socket.socket) -> None:
        opened.append(plan)
        listening.close()

    monkeypatch.setattr("ridotto.cli.serve.run", run)
    monkeypatch.setattr("ridotto.cli.serve.start_logging", lambda: None)
    monkeypatch.setattr("ridotto.cli.serve.local_address", lambda: "192.0.2.7")
    monkeypatch.delenv("RIDOTTO_DB", raising=False)
    return opened


def test_serve_tells_the_address_and_takes_the_options(
    ridotto: Terminal, plans: list[ServePlan], tmp_path: Path
) -> None:
    database = str(tmp_path / "x.db")
    arguments = ["--port", "0", "--db", database, "--limit", "tables=7", "--bot-pace", "0.5"]
    assert ridotto.run("serve", *arguments) == 0
    assert re.fullmatch(r"Ridotto: http://127\.0\.0\.1:\d+/\n", ridotto.out)
    assert plans[0].database == database
    assert plans[0].limits == Limits(tables=7)
    assert plans[0].bot_pace == 0.5


def test_for_friends_there_is_a_code_to_scan(ridotto: Terminal, plans: list[ServePlan]) -> None:
    assert ridotto.run("serve", "--port", "0", "--host", "0.0.0.0") == 0
    address, *code = ridotto.out.splitlines()
    assert address.startswith("Ridotto: http://192.0.2.7:")
    assert len(code) > 10
    assert any("█" in line or "\x1b[7m" in line for line in code)


def test_alone_it_opens_the_house(
    ridotto: Terminal, plans: list[ServePlan], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ridotto.cli.serve.listen", lambda *_: listen("127.0.0.1", 0))
    monkeypatch.setenv("RIDOTTO_DB", "elsewhere.db")
    assert ridotto.run() == 0
    assert plans[0].database == "elsewhere.db"


def test_the_data_folder_is_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RIDOTTO_DB", raising=False)
    assert chosen_database(None).endswith("ridotto.db")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--limit", "cakes=1"], "no limit 'cakes'; there are: body"),
        (["--limit", "body=big"], "limit body: 'big' is not a number"),
    ],
)
def test_wrong_limits_are_named(
    ridotto: Terminal, plans: list[ServePlan], arguments: list[str], message: str
) -> None:
    assert ridotto.run("serve", "--port", "0", *arguments) == 2
    assert message in ridotto.err
    assert not plans


def test_an_address_in_use_is_said_in_one_line(ridotto: Terminal, plans: list[ServePlan]) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        assert ridotto.run("serve", "--port", port) == 2
    assert ridotto.err == f"ridotto: 127.0.0.1:{port}: Address already in use\n"


def test_load_goes_on_where_a_game_was_over_between_two_stretches() -> None:
    driver = TableDriver(2, random.Random(1))
    update = b'{"type":"update","legal":[{"actions":["ask"],"final":false}],"outcome":%s}'
    asked: list[None] = []
    driver.on_ready = lambda: asked.append(None)
    driver.sockets = [Mock(), Mock()]
    for outcome in (b"null", b"{}"):  # the beginning, and the end at once
        driver.heard(0, update % outcome)
        driver.heard(1, update % outcome)
    assert not asked
    driver.tally = LoadTally()
    driver.go()
    assert not driver.idle
    driver.heard(0, update % b"null")
    driver.heard(1, update % b"null")
    assert asked
    assert driver.idle


@pytest.mark.parametrize("rate", ["0", "100"])
def test_load_measures_tables_beside_a_bare_server(ridotto: Terminal, rate: str) -> None:
    arguments = ["--tables", "3", "--seconds", "0.5", "--rounds", "1", "--rate", rate, "--json"]
    assert ridotto.run("load", "masks", "--players", "3", *arguments) == 0, ridotto.err
    figures = json.loads(ridotto.out)
    assert figures["moves_per_second"] > 1
    assert figures["p99_ms"] >= figures["p50_ms"] > 0
    assert figures["refused"] == 0
    assert (figures["moves_ratio"] > 0) == (rate == "0")
    assert (figures["cpu_ratio"] > 0) == (rate == "0")
