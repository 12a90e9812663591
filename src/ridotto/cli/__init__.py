"""The command line: ``ridotto …``."""

import sys

import typer

from ridotto.cli import (
    arena,
    bench,
    campaign,
    check,
    deduce,
    games,
    load,
    replay,
    serve,
    simulate,
    watch,
)
from ridotto.kernel import RidottoError

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def house(context: typer.Context) -> None:
    """Play, solve and study hidden-identity deduction games. Alone, it opens the house."""
    if context.invoked_subcommand is None:
        serve.serve()


app.command()(serve.serve)
app.command()(games.games)
app.command()(watch.watch)
app.command()(simulate.simulate)
app.command()(arena.arena)
app.command()(replay.replay)
app.command()(check.check)
app.command()(deduce.deduce)
app.command()(bench.bench)
app.command()(campaign.campaign)
app.command()(load.load)


def main() -> None:
    """Runs a command; what is wrong with its input is said in one line, with exit code 2."""
    try:
        app()
    except RidottoError as error:
        sys.stderr.write(f"ridotto: {error}\n")
        sys.exit(2)
