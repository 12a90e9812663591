"""What several commands share: options, languages, output."""

import locale
import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
import typer

from ridotto.kernel import Game, OptionError, Options, Value
from ridotto.words import LANGUAGES

Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
ChosenOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]
Players = Annotated[int | None, typer.Option(help="How many play.")]
Language = Annotated[str | None, typer.Option("--lang", help="en or fr; from the system at first.")]


def read_options(game: Game, players: int | None, chosen: Sequence[str] | None) -> Options:
    """The options of a simulated game from the command line. Raises OptionError."""
    declared = {option.name: option for option in game.options}
    values: dict[str, Value] = {} if players is None else {"players": players}
    for text in chosen or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(name, "write it as NAME=VALUE")
        if name not in declared:
            raise OptionError(name, f"no such option; there are: {', '.join(declared)}")
        if name in values:
            raise OptionError(name, "given twice")
        values[name] = declared[name].read(value)
    return game.settle(values, simulated=True)


def system_language() -> str:
    """The language of the terminal, English where we have no other."""
    setting = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    language = (setting or locale.getlocale()[0] or "en")[:2].lower()
    return language if language in LANGUAGES else "en"


def print_json(value: Any) -> None:
    """One line of JSON on standard output."""
    sys.stdout.write(msgspec.json.encode(value, order="deterministic").decode() + "\n")
