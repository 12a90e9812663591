"""The command line: ``ridotto …``."""

import sys
from typing import Annotated

import typer

from ridotto.cli.commands import LazyGroup, list_commands

app = typer.Typer(cls=LazyGroup, pretty_exceptions_enable=False)
list_commands(app)


@app.callback(invoke_without_command=True)
def house(
    context: typer.Context,
    *,
    version: Annotated[bool, typer.Option("--version", help="Tell the version and exit.")] = False,
) -> None:
    """Play, solve and study hidden-identity deduction games. Alone, it opens the house."""
    if version:
        from ridotto import __version__  # noqa: PLC0415 - it is looked up when it is asked for

        sys.stdout.write(f"ridotto {__version__}\n")
        raise typer.Exit
    if context.invoked_subcommand is None:
        from ridotto.cli.serve import serve  # noqa: PLC0415 - a command is loaded when it is run

        serve()


def main() -> None:
    """Runs a command; what is wrong with its input is said in one line, with exit code 2."""
    try:
        app(prog_name="ridotto")
    except Exception as error:
        from ridotto.kernel import RidottoError  # noqa: PLC0415 - help needs no kernel

        if not isinstance(error, RidottoError):
            raise
        from ridotto.cli.terminal_text import harmless  # noqa: PLC0415

        sys.stderr.write(f"ridotto: {harmless(str(error))}\n")
        sys.exit(2)
