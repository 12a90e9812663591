"""``ridotto bench``"""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ridotto.cli.completion import complete_game
from ridotto.cli.json_lines import StartupLine, StepsLine, TimingLine, print_line
from ridotto.cli.shared_options import ChosenOptions, Json, Players, read_options
from ridotto.games import GAMES
from ridotto.lab.game_bench import Figure, have_yardsticks
from ridotto.lab.game_bench import bench as run
from ridotto.lab.knowledge_bench import Timing, measure
from ridotto.lab.startup_bench import Startup, measure_startup
from ridotto.lab.study_bench import study_bench


def bench(
    game: Annotated[
        str | None,
        typer.Argument(help="One game; all without it.", autocompletion=complete_game),
    ] = None,
    *,
    players: Players = None,
    option: ChosenOptions = None,
    knowledge: Annotated[
        bool, typer.Option("--knowledge", help="Measure deduction instead of play.")
    ] = False,
    startup: Annotated[
        bool, typer.Option("--startup", help="Measure ridotto --help instead of play.")
    ] = False,
    study: Annotated[
        bool, typer.Option("--study", help="Measure environments and search instead of play.")
    ] = False,
    seconds: Annotated[float, typer.Option(help="Processor time a contestant.", min=0.1)] = 5.0,
    json: Json = False,
) -> None:
    """Measure steps per second of processor time, beside OpenSpiel where it is installed."""
    if game is None and (players is not None or option):
        raise typer.BadParameter("--players and --option go with one game")
    if knowledge or startup or study:
        if game is not None or knowledge + startup + study > 1:
            raise typer.BadParameter("choose one of a game, --knowledge, --startup and --study")
        if study:
            _study(seconds, json=json)
        else:
            _knowledge(seconds, json=json) if knowledge else _startup(json=json)
        return
    chosen = GAMES if game is None else [GAMES[game]]
    options = {one.id: read_options(one, players, option) for one in chosen}
    figures = run(options, seconds, yardsticks=have_yardsticks())
    if json:
        for figure in figures:
            print_line(StepsLine.of(figure))
    else:
        _print(figures)


def _knowledge(seconds: float, *, json: bool) -> None:
    timings = measure(seconds)
    if json:
        for timing in timings:
            print_line(TimingLine.of(timing))
    else:
        _print_timings(timings)


def _study(seconds: float, *, json: bool) -> None:
    figures = study_bench(seconds)
    if json:
        for figure in figures:
            print_line(StepsLine.of(figure))
        return
    table = Table("", "steps or simulations per CPU-second", "×", "the speed of")
    for figure in figures:
        other, ratio = next(iter(figure.ratios.items()), ("", None))
        times = "" if ratio is None else f"{ratio:.1f}"
        table.add_row(figure.name, f"{figure.steps_per_cpu_second:,.0f}", times, other)
    Console().print(table)


def _startup(*, json: bool) -> None:
    measured = measure_startup()
    if json:
        for each in measured:
            print_line(StartupLine.of(each))
    else:
        _print_startup(measured)


def _print(figures: list[Figure]) -> None:
    yardsticks = list(figures[0].ratios)
    ratios_to = (f"× {_short(name)}" for name in yardsticks)
    table = Table("", "steps per CPU-second", "a copy, in steps", *ratios_to)
    for figure in figures:
        ratios = (f"{figure.ratios[name]:.2f}" if figure.ratios else "" for name in yardsticks)
        copy = "" if figure.steps_a_copy is None else f"{figure.steps_a_copy:.1f}"
        table.add_row(_short(figure.name), f"{figure.steps_per_cpu_second:,.0f}", copy, *ratios)
    console = Console()
    console.print(table)
    if not yardsticks:
        console.print("For the yardsticks: pip install 'ridotto\\[bench]'")


def _print_timings(timings: list[Timing]) -> None:
    table = Table("one more answer and all marginals", "µs of processor time", "× ours")
    for timing in timings:
        table.add_row(timing.name, f"{timing.microseconds:,.1f}", f"{timing.ratio:,.1f}")
    Console().print(table)


def _print_startup(measured: list[Startup]) -> None:
    table = Table("", "ms of processor time", "× the libraries")
    for each in measured:
        table.add_row(each.name, f"{1000 * each.cpu_seconds:,.0f}", f"{each.ratio:.2f}")
    Console().print(table)


def _short(name: str) -> str:
    return name.removeprefix("python_block_").replace("(players=4)", "")
