"""``ridotto evaluate``"""

import os
from functools import partial
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ridotto.bots import split_names
from ridotto.cli.json_lines import EvaluationLine, print_line
from ridotto.cli.shared_options import Json
from ridotto.lab.evaluate import Evaluation
from ridotto.lab.evaluate import evaluate as run
from ridotto.lab.tasks import TASKS, task_of


def evaluate(
    agent: Annotated[
        str, typer.Argument(help="A level, module:Class, or run:COMMAND; several with commas.")
    ],
    *,
    task: Annotated[
        list[str],
        typer.Option(help="A task; repeatable.", autocompletion=lambda: list(TASKS)),
    ],
    games: Annotated[
        int | None, typer.Option(help="Only the first so many games: a trial.", min=2)
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0 for one a core.", min=0)] = 0,
    json: Json = False,
) -> None:
    """Have an agent do tasks of the benchmark, and tell its scores with their intervals."""
    chosen = [task_of(name) for name in task]
    agents = split_names(agent)
    errors = Console(stderr=True)
    results: list[Evaluation] = []
    with Progress(console=errors, disable=not errors.is_terminal, transient=True) as progress:
        for each in chosen:
            for name in agents:
                number = each.games if games is None else min(games, each.games)
                bar = progress.add_task(f"{each.name}, {name}", total=number)
                processes = jobs or os.cpu_count() or 1
                results.append(run(each, name, games, processes, partial(progress.advance, bar)))
    if json:
        for result in results:
            print_line(EvaluationLine.of(result))
    else:
        _print(results)


def _print(results: list[Evaluation]) -> None:
    console = Console(width=120)
    table = Table("task", "agent", "games", "score (95 %)", "faults")
    for result in results:
        games = f"{result.games}" if result.frozen else f"{result.games}, a trial"
        table.add_row(result.task, result.agent, games, _score(result), str(len(result.faults)))
    console.print(table)
    for result in results:
        for fault in result.faults[:1]:
            console.print(f"{fault.bot}: {fault.fault}: {fault.detail}", markup=False)


def _score(result: Evaluation) -> str:
    score = result.score
    if TASKS[result.task].kind == "belief":
        return f"{score.value:.3f} bits ({score.low:.3f}–{score.high:.3f})"
    low, high = (f"{100 * each:.1f}" for each in (score.low, score.high))
    return f"{100 * score.value:.1f} % ({low}–{high})"
