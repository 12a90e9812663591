"""The command line before a command does anything: help, version, completion."""

import os
import subprocess
import sys

import pytest

from ridotto import __version__
from ridotto.cli.commands import COMMANDS, load
from ridotto.games import GAMES
from tests.terminal import Terminal

# What a list of commands has no use for.
HEAVY = (
    "ridotto.kernel",
    "ridotto.games",
    "ridotto.bots",
    "ridotto.server",
    "starlette",
    "uvicorn",
)


def ridotto_alone(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """``ridotto ARGUMENTS`` in a process of its own, which reports what it imported."""
    command = [sys.executable, "-X", "importtime", "-m", "ridotto", *arguments]
    env = {**os.environ, **environment}
    return subprocess.run(command, capture_output=True, text=True, check=True, env=env)


def imported(process: subprocess.CompletedProcess[str]) -> set[str]:
    return {line.rpartition("|")[2].strip() for line in process.stderr.splitlines()}


def complete(line: str) -> list[str]:
    """What bash offers at the end of a line."""
    words = line.split(" ")
    done = ridotto_alone(
        _RIDOTTO_COMPLETE="complete_bash", COMP_WORDS=line, COMP_CWORD=str(len(words) - 1)
    )
    return done.stdout.split()


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_what_is_not_run_is_not_loaded(option: str) -> None:
    loaded = imported(ridotto_alone(option))
    assert "ridotto.cli.commands" in loaded
    assert loaded.isdisjoint(HEAVY)
    assert loaded.isdisjoint(f"ridotto.cli.{command}" for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_list_says_what_the_command_says(command: str) -> None:
    line, *_ = load(command).help.split("\n\n")
    assert " ".join(line.split()) == COMMANDS[command]


def test_help_lists_every_command_and_tells_of_each(ridotto: Terminal) -> None:
    assert ridotto.run("--help") == 0
    for command, line in COMMANDS.items():
        assert command in ridotto.out
        assert line[:30] in ridotto.out
    assert ridotto.run("simulate", "--help") == 0
    assert "--games" in ridotto.out


def test_a_command_that_is_not_there_is_named(ridotto: Terminal) -> None:
    assert ridotto.run("simulat") == 2
    assert "No such command 'simulat'" in ridotto.err
    assert "simulate" in ridotto.err


def test_the_version(ridotto: Terminal) -> None:
    assert ridotto.run("--version") == 0
    assert ridotto.out == f"ridotto {__version__}\n"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_given_its_script(shell: str) -> None:
    script = ridotto_alone(_RIDOTTO_COMPLETE=f"source_{shell}").stdout
    assert f"complete_{shell}" in script


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("ridotto si", ["simulate"]),
        ("ridotto watch ", [game.id for game in GAMES]),
        ("ridotto watch ma", ["masks"]),
        ("ridotto watch --lang ", ["en", "fr"]),
        ("ridotto arena infiltraitors --bots random,c", ["random,coded"]),
        ("ridotto arena infiltraitors --each ", ["players", "mission"]),
        ("ridotto arena masks --engine ", ["local", "ray"]),
        ("ridotto simulate --bots n", ["novice"]),
        ("ridotto simulate masks --option ro", ["rounds=1", "rounds=2"]),
        ("ridotto deduce --model ", ["worlds", "answers"]),
    ],
)
def test_values_are_completed(line: str, offered: list[str]) -> None:
    assert complete(line) == offered


def test_completing_a_command_loads_none() -> None:
    environment = {"COMP_WORDS": "ridotto ", "COMP_CWORD": "1"}
    done = ridotto_alone(_RIDOTTO_COMPLETE="complete_bash", **environment)
    assert done.stdout.split() == list(COMMANDS)
    assert imported(done).isdisjoint(HEAVY)
