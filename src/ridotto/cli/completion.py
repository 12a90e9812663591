"""What the shell may complete: values of arguments and options, as far as they are known then."""

import typer

from ridotto.bots import LEVELS, bots_for
from ridotto.games import GAMES
from ridotto.kernel import Game
from ridotto.words import LANGUAGES


def complete_game(incomplete: str) -> list[str]:
    """The ids of the games."""
    return [game.id for game in GAMES]


def complete_language(incomplete: str) -> list[str]:
    return list(LANGUAGES)


def complete_bots(context: typer.Context, incomplete: str) -> list[str]:
    """The last of some bots with commas between: those of the game, if it is named already."""
    game = _game(context)
    begun, comma, _ = incomplete.rpartition(",")
    return [f"{begun}{comma}{bot}" for bot in (LEVELS if game is None else bots_for(game))]


def complete_option(context: typer.Context, incomplete: str) -> list[str]:
    """``NAME=VALUE`` for the options of the game that list their values, ``NAME=`` for others."""
    game = _game(context)
    return [
        f"{option.name}={value}"
        for option in (game.options if game is not None else ())
        for value in (option.values or ("",))
    ]


def complete_option_name(context: typer.Context, incomplete: str) -> list[str]:
    """The options of the game that list their values."""
    game = _game(context)
    return [option.name for option in (game.options if game is not None else ()) if option.values]


def _game(context: typer.Context) -> Game | None:
    """The game that is named on the line so far. While an option waits for its value, arguments are
    not yet taken apart.
    """
    named = {context.params.get("game"), *context.args}
    return next((game for game in GAMES if game.id in named), None)
