"""What several commands share: arguments, options, languages."""

import locale
import os
from collections.abc import Sequence
from typing import Annotated

import typer

from ridotto.cli.completion import (
    complete_bots,
    complete_game,
    complete_language,
    complete_option,
)
from ridotto.kernel import Game, OptionError, Options, Value
from ridotto.words import ENGLISH, LANGUAGES

Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
ChosenOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game; repeatable.",
        autocompletion=complete_option,
    ),
]
Players = Annotated[int | None, typer.Option(help="How many play.")]
Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        help=f"{' or '.join(LANGUAGES)}; from the system at first.",
        autocompletion=complete_language,
    ),
]
GameId = Annotated[str, typer.Argument(help="The game's id.", autocompletion=complete_game)]
Bots = Annotated[
    str, typer.Option(help="One bot for all seats, or one each.", autocompletion=complete_bots)
]


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
    language = (setting or locale.getlocale()[0] or ENGLISH)[:2].lower()
    return language if language in LANGUAGES else ENGLISH
