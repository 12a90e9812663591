"""``ridotto tasks``"""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ridotto.cli.completion import complete_game
from ridotto.cli.json_lines import TaskLine, print_line
from ridotto.cli.shared_options import Json
from ridotto.games import GAMES
from ridotto.lab.tasks import KINDS, TASKS, Task


def tasks(
    game: Annotated[
        str | None,
        typer.Argument(help="One game; all without it.", autocompletion=complete_game),
    ] = None,
    *,
    json: Json = False,
) -> None:
    """List the tasks of the benchmark: what is played, with whom, and what is counted."""
    chosen = [task for task in TASKS.values() if game is None or task.game == GAMES[game].id]
    if json:
        for task in chosen:
            print_line(TaskLine.of(task))
    else:
        _print(chosen)


def _print(chosen: list[Task]) -> None:
    console = Console(width=120)
    table = Table("task", "with", "games", "counted")
    for task in chosen:
        table.add_row(task.name, ", ".join(task.others), str(task.games), task.kind)
    console.print(table)
    for kind, meaning in KINDS.items():
        console.print(f"{kind}: {meaning}")
