"""``ridotto export``"""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ridotto.cli.json_lines import ExportLine, print_line
from ridotto.cli.shared_options import Json
from ridotto.deduction import MODELS, model_of
from ridotto.kernel import RidottoError
from ridotto.lab.export import export as run


def export(
    records: Annotated[list[Path], typer.Argument(help="Records, or folders of them.")],
    *,
    out: Annotated[Path, typer.Option(help="A folder for the Parquet files.")],
    beliefs: Annotated[
        str | None,
        typer.Option(
            metavar="MODEL",
            help="With what each seat should have believed: by worlds or by answers.",
            autocompletion=lambda: list(MODELS),
        ),
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0 for one a core.", min=0)] = 0,
    json: Json = False,
) -> None:
    """Write recorded games as Parquet files: games, steps, facts, and exact beliefs if asked."""
    files = [file for path in records for file in _files(path)]
    model = None if beliefs is None else model_of(beliefs)
    written = run(files, out, model, jobs or os.cpu_count() or 1)
    if json:
        print_line(ExportLine.of(written))
    else:
        Console().print(
            f"{written.games} games, {written.steps} steps, {written.facts} facts, "
            f"{written.beliefs} beliefs in {out}",
            highlight=False,
            soft_wrap=True,
        )


def _files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    found = sorted(path.glob("*.ridotto"))
    if not found:
        raise RidottoError(f"{path}: no records (*.ridotto) in this folder")
    return found
