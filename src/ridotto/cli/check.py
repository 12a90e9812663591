"""``ridotto check``"""

import sys
from pathlib import Path
from typing import Annotated

import typer

from ridotto.cli.json_lines import CheckedLine, print_line
from ridotto.cli.record_files import FileError, read_record
from ridotto.cli.shared_options import Json
from ridotto.cli.terminal_text import harmless
from ridotto.games import GAMES
from ridotto.kernel import RecordError
from ridotto.table.verify import verify


def check(
    files: Annotated[list[Path], typer.Argument(help="Records.")], *, json: Json = False
) -> None:
    """Verify records: every action legal, the deal as the revealed seed gives it, the end right.

    Who played, and why bots did what they did, no record can prove.
    """
    wrong = 0
    for file in files:
        problem = _problem(file)
        wrong += problem is not None
        if json:
            print_line(CheckedLine(file=str(file), ok=problem is None, problem=problem))
        elif problem is not None:
            sys.stderr.write(f"{harmless(problem)}\n")
    if not json:
        sys.stdout.write(
            f"{len(files) - wrong} of {len(files)} records hold"
            " (names of players and reasons of bots are not vouched for)\n"
        )
    if wrong:
        raise typer.Exit(1)


def _problem(file: Path) -> str | None:
    try:
        record = read_record(file)
        verify(record, GAMES[record.header.game])
    except FileError as error:
        return str(error)
    except RecordError as error:
        return f"{file}:{error.line}: {error.reason}"
    return None
