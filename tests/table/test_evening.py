"""An evening is what its log says, and refuses without changing anything."""

import msgspec
import pytest

from ridotto.kernel import Outcome
from ridotto.table import Refused
from ridotto.table.commands import Command
from ridotto.table.evening import MOST_JOINING, open_evening, read_evening
from ridotto.table.evening_commands import (
    BeginEvening,
    DealOut,
    DepartEvening,
    JoinEvening,
    LeaveEvening,
    OpenEvening,
    TableLost,
    TellDeal,
)
from ridotto.table.log_entry import Entry, write_entry
from ridotto.table.masked_log import mask_in, masked_lines
from ridotto.table.settings import Settings, settle

SEEDS = ("00" * 32, "11" * 32)


class Logged:
    """An evening and its log."""

    def __init__(self) -> None:
        settings = settle(Settings(game="masks", options={"players": 2}))
        opened = OpenEvening(settings=settings, tables=2, seeds=SEEDS, bots=("random", "novice"))
        entry = Entry(0, opened, who="ann's id")
        self.evening = open_evening(entry)
        self.lines = [write_entry(entry).decode()]

    def take(self, command: Command, who: str = "", name: str = "") -> None:
        entry = Entry(len(self.lines), command, who=who, name=name)  # type: ignore[arg-type]
        self.evening.take(entry)
        self.lines.append(write_entry(entry).decode())


def played() -> Logged:
    """Ann gives an evening and plays with Bob; the second deal is being played."""
    logged = Logged()
    for who, name in (("ann's id", "Ann"), ("bob's id", "Bob")):
        logged.take(JoinEvening(number="ab"), f"{who}", name)
    logged.take(BeginEvening(), "ann's id")
    logged.take(DealOut(tables=("a", "b")))
    logged.take(TableLost(table="b"))
    logged.take(TellDeal(outcomes=(Outcome("guessed", "guests", (0,)), None)))
    logged.take(DealOut(tables=("c", "d")))
    return logged


def test_it_is_what_its_log_says() -> None:
    logged = played()
    assert read_evening(logged.lines) == logged.evening
    assert logged.evening.sealed == ("c", "d")
    assert [one.bot for one in logged.evening.entrants] == ["", "", "random", "novice"]
    assert [one.rank for one in logged.evening.ranking()] == [1, 2, 2, 4]


def test_who_is_masked_in_its_log_is_masked_in_it() -> None:
    logged = played()
    logged.take(DepartEvening(), "ann's id")
    name = mask_in(logged.lines, "ann's id")
    for number, line in masked_lines(logged.lines, "ann's id", "nobody", name):
        logged.lines[number - 1] = line
    logged.evening.mask("ann's id", "nobody", name)
    assert read_evening(logged.lines) == logged.evening
    assert logged.evening.host == "bob's id"
    assert "Ann" not in msgspec.json.encode(logged.lines).decode()


@pytest.mark.parametrize(
    ("command", "who", "code"),
    [
        (JoinEvening(number="1"), "eve's id", "evening-begun"),
        (LeaveEvening(), "ann's id", "evening-begun"),
        (BeginEvening(), "ann's id", "evening-begun"),
    ],
)
def test_what_has_begun_gathers_no_more(command: Command, who: str, code: str) -> None:
    logged = played()
    before = msgspec.to_builtins(logged.evening)
    with pytest.raises(Refused) as refused:
        logged.take(command, who, "Somebody")
    assert refused.value.code == code
    assert msgspec.to_builtins(logged.evening) == before


def test_nobody_joins_for_ever() -> None:
    logged = Logged()
    for _ in range(MOST_JOINING):
        logged.take(JoinEvening(number="1"), "bob's id", "Bob")
        logged.take(LeaveEvening(), "bob's id")
    with pytest.raises(Refused) as refused:
        logged.take(JoinEvening(number="1"), "bob's id", "Bob")
    assert refused.value.code == "enough"
