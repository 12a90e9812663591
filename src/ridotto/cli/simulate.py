"""``ridotto simulate``"""

import os
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ridotto.bots import split_names
from ridotto.cli.json_lines import TallyLine, print_line
from ridotto.cli.shared_options import Bots, ChosenOptions, GameId, Json, Players, read_options
from ridotto.games import GAMES
from ridotto.lab.parallel import ENGINES
from ridotto.lab.simulate import SimulationPlan, Tally
from ridotto.lab.simulate import simulate as run


def simulate(
    game: GameId,
    *,
    players: Players = None,
    option: ChosenOptions = None,
    bots: Bots = "random",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seed: Annotated[str | None, typer.Option(help="Any text; repeats the games.")] = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0 for one a core.", min=0)] = 1,
    engine: Annotated[
        str, typer.Option(help="local, or ray for a cluster.", autocompletion=lambda: ENGINES)
    ] = "local",
    out: Annotated[Path | None, typer.Option(help="A folder for one record a game.")] = None,
    json: Json = False,
) -> None:
    """Play many games between bots and count how they end."""
    options = read_options(GAMES[game], players, option)
    plan = SimulationPlan(game, options, split_names(bots), seed or secrets.token_hex(8), out)
    errors = Console(stderr=True)
    with Progress(console=errors, disable=not errors.is_terminal, transient=True) as progress:
        task = progress.add_task(game, total=games)
        tally = run(
            plan, games, jobs or os.cpu_count() or 1, engine, lambda: progress.advance(task)
        )
    if json:
        print_line(TallyLine.of(tally))
    else:
        _print(tally, plan)


def _print(tally: Tally, plan: SimulationPlan) -> None:
    table = Table("", "games", title=f"{plan.game}, seed {plan.seed}", title_justify="left")
    for heading, counts in (("ended by", tally.outcomes), ("won by", tally.wins)):
        for name, count in counts.most_common():
            table.add_row(f"{heading} {name}", str(count))
    console = Console()
    console.print(table)
    console.print(
        f"{tally.games} games, {tally.steps} steps, {tally.cpu_seconds:.1f} s of processor time"
    )
    for fault in tally.faults:
        console.print(f"{fault.bot}: {fault.fault}: {fault.detail}", markup=False)
