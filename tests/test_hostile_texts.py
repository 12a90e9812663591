"""Whatever is in a file, reading it gives what it says or a plain error, and nothing else."""

import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from ridotto.cli.terminal_text import KEPT
from ridotto.games import GAMES
from ridotto.kernel import RecordError
from ridotto.kernel.record import read, write
from ridotto.lab.simulate import SimulationPlan, play_one
from tests.mangled_texts import DEEP, HUGE
from tests.terminal import Terminal

RUNS = {
    "masks": 350_000,
    "inkognito": 20_000,
    "inkognito-cards": 5_000,
    "infiltraitors": 20_000,
    "notes": 250_000,
    "notebook": 20_000,
    "campaign": 50_000,
    "messages": 50_000,
}
"""How many texts of each kind are tried in `make long`: with the sockets and requests of
``test_hostile_messages`` a million. A long record takes long to look at.
"""
RUNS_OF_ALL = 1_600
"""How many texts of all kinds together are tried in `make test`."""


def a_record() -> str:
    rules = GAMES["masks"]
    return write(play_one(SimulationPlan(rules.id, rules.settle({}), ("random",), "s"), 1), rules)


def test_a_text_of_any_kind_gives_what_it_says_or_a_plain_error(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    tried = RUNS if request.config.getoption("--long") else {"all": RUNS_OF_ALL}
    for kind, runs in tried.items():
        (folder := tmp_path / kind).mkdir()
        command = [sys.executable, "-m", "tests.fuzz", kind, str(folder), f"-runs={runs}"]
        ended = subprocess.run(
            [*command, f"-artifact_prefix={tempfile.gettempdir()}/"],
            check=False,
            capture_output=True,
            text=True,
        )
        assert f"Done {runs} runs" in ended.stderr, (ended.stdout + ended.stderr)[-5_000:]


@pytest.mark.parametrize("command", ["check", "replay", "deduce"])
def test_deep_nesting_and_huge_numbers_get_one_line(
    command: str, tmp_path: Path, ridotto: Terminal
) -> None:
    for number, text in enumerate(
        (
            f'{{"ridotto":{HUGE}}}\n',
            f'{{"ridotto":1,"game":{"[" * DEEP}{"]" * DEEP}}}\n',
            f"game = {'[' * DEEP}{']' * DEEP}\n",
            f"game = {HUGE}\n",
            f'game = "inkognito"\noptions = {{ max_rounds = 0x{HUGE} }}\n',
        )
    ):
        file = tmp_path / f"{number}.txt"
        file.write_text(text)
        assert ridotto.run(command, str(file)) in (1, 2)
        assert ridotto.err.count("\n") == 1
        assert len(ridotto.err) < 400


def test_nothing_in_a_record_moves_the_cursor_of_a_terminal(
    tmp_path: Path, ridotto: Terminal
) -> None:
    file = tmp_path / "strange.ridotto"
    whole = a_record()
    strange = whole.replace('"reason":"guessed"', '"reason":"\\u001b[2J\x9b[/]"', 1)
    assert strange != whole
    file.write_text(strange)
    for command in ("check", "replay"):
        ridotto.run(command, str(file))
        told = ridotto.out + ridotto.err
        assert not [letter for letter in told if letter not in KEPT and not letter.isprintable()]


def test_a_record_that_breaks_off_its_rules_is_told_up_to_there(
    tmp_path: Path, ridotto: Terminal
) -> None:
    whole = a_record().splitlines(keepends=True)
    file = tmp_path / "broken.ridotto"
    file.write_text("".join([*whole[:4], whole[4].replace('"seat":', '"seat":5'), *whole[5:]]))
    if file.read_text() == "".join(whole):
        pytest.fail("nothing was changed")
    assert ridotto.run("replay", str(file)) == 2
    assert "cannot have happened" in ridotto.err


@pytest.mark.parametrize("where", ["fact", "outcome"])
def test_check_refuses_fields_that_nobody_knows(where: str) -> None:
    whole = a_record()
    place = '"kind":"' if where == "fact" else '"side":"'
    strange = whole.replace(place, f'"more":1,{place}', 1)
    assert strange != whole
    with pytest.raises(RecordError, match="more"):
        read(strange, GAMES)
