"""``ridotto load``"""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ridotto.cli.json_lines import LoadLine, print_line
from ridotto.cli.shared_options import ChosenOptions, GameId, Json, read_options
from ridotto.games import GAMES
from ridotto.server.event_loop import run_quickly
from ridotto.server.load.measure import Figures, LoadPlan, measure


def load(
    game: GameId = "inkognito",
    *,
    players: Annotated[int, typer.Option(help="Seats a table.", min=1)] = 4,
    option: ChosenOptions = None,
    tables: Annotated[int, typer.Option(help="How many tables.", min=1, max=5_000)] = 100,
    rate: Annotated[float, typer.Option(help="Moves a second; 0: all it can.", min=0)] = 0,
    seconds: Annotated[float, typer.Option(help="Length of a round.", min=0.1, max=60)] = 1,
    rounds: Annotated[int, typer.Option(help="Rounds, each beside the bare server.", min=1)] = 8,
    db: Annotated[str | None, typer.Option(help="Another database than a new file.")] = None,
    assistance: Annotated[str, typer.Option(help="The tables' level.")] = "record",
    json: Json = False,
) -> None:
    """Put a server of its own under load, on loopback, and measure it."""
    played = GAMES[game]
    options = read_options(played, players, option)
    plan = LoadPlan(
        game=game,
        options=dict(options),
        seats=len(played.seats(options)),
        tables=tables,
        seconds=seconds,
        rounds=rounds,
        rate=rate,
        database=db,
        assistance=assistance,
    )
    figures = run_quickly(measure(plan))
    if json:
        print_line(LoadLine.of(figures))
    else:
        _print(figures)


def _print(figures: Figures) -> None:
    table = Table("", "Ridotto", "bare", title=f"{figures.tables} tables of {figures.game}")
    bare = (
        f"{figures.bare_moves_per_second:,.0f}",
        f"{figures.bare_cpu_us_per_move:,.0f}",
    )
    shown = bare if figures.cpu_ratio else ("", "")
    table.add_row("acknowledged moves a second", f"{figures.moves_per_second:,.0f}", shown[0])
    table.add_row("processor µs a move", f"{figures.cpu_us_per_move:,.0f}", shown[1])
    table.add_row("p50, ms to the last seat", f"{figures.p50_ms:.1f}", "")
    table.add_row("p99, ms to the last seat", f"{figures.p99_ms:.1f}", "")
    table.add_row("bytes of an update", str(figures.update_bytes), "")
    table.add_row("kB a table", f"{figures.kb_per_table:.0f}", "")
    table.add_row("kB a socket", f"{figures.kb_per_socket:.0f}", "")
    if figures.cpu_ratio:
        table.add_row("moves a second, of the bare server's", f"{figures.moves_ratio:.2f}", "1")
        table.add_row("processor time, of the bare server's", f"{figures.cpu_ratio:.2f}", "1")
    Console().print(table)
