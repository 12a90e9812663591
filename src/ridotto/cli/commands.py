"""The commands, by name. Listing them loads none; running one loads that one."""

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

COMMANDS = {
    "serve": "Open the house: live tables for people and bots.",
    "games": "List the games, who can play them, and their options.",
    "watch": "Watch bots play a game, as a spectator sees it.",
    "simulate": "Play many games between bots and count how they end.",
    "arena": "Let bots play each other, every deal twice with the sides swapped, and rate them.",
    "tasks": "List the tasks of the benchmark: what is played, with whom, and what is counted.",
    "evaluate": "Have an agent do tasks of the benchmark, and tell its scores with their "
    "intervals.",
    "replay": "Tell a recorded game as one seat saw it, with its own reasons; or as it was.",
    "review": "Look back at a finished game: what could be known, what was worth doing, what "
    "decided it.",
    "puzzle": "Solve a puzzle: one moment of a game, one right answer, and why.",
    "puzzles": "List the puzzles that come with the house, or make more from games between bots.",
    "export": "Write recorded games as Parquet files: games, steps, facts, and exact beliefs if "
    "asked.",
    "check": "Verify records: every action legal, the deal as the revealed seed gives it, "
    "the end right.",
    "deduce": "Tell what follows from what a seat was dealt and shown: exactly, with odds and "
    "reasons.",
    "bench": "Measure steps per second of processor time, beside OpenSpiel where it is installed.",
    "campaign": "Show a campaign of Infiltraitors; with --play, let bots try the next mission.",
    "backup": "Copy all that a house keeps into a file, also while it is open.",
    "restore": "Fill an empty database from a backup.",
    "guests": "List who was reported at public tables and who is banned; ban, unban, revoke "
    "cookies.",
    "load": "Put a server of its own under load, on loopback, and measure it.",
}
"""What each does, in one line: the first of its own help. A command ``x`` is ``x`` in ``x.py``."""


class LazyGroup(TyperGroup):
    """Knows of each command what ``COMMANDS`` says, until one is to do something."""

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        name, listed, rest = super().resolve_command(ctx, args)
        return name, None if name is None or listed is None else load(name), rest


def load(name: str) -> Any:
    """The command itself, with its options."""
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    alone.command(name)(getattr(import_module(f"ridotto.cli.{name}"), name))
    return typer.main.get_command(alone)


def list_commands(app: typer.Typer) -> None:
    """Registers all commands for the list in the help."""
    for name, line in COMMANDS.items():
        app.command(name, help=line)(_listed)


def _listed() -> None:
    """Stands in for a command that is not loaded."""
