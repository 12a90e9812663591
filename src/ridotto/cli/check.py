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

    Who played, and why bots did what they did, no record can prove. Of a game that was played on
    from a position, what chance brought before is not vouched for.
    """
    wrong = 0
    for file in files:
        problem, laid_out = _checked(file)
        wrong += problem is not None
        if json:
            ok = problem is None
            print_line(CheckedLine(file=str(file), ok=ok, problem=problem, laid_out=laid_out))
        elif problem is not None:
            sys.stderr.write(f"{harmless(problem)}\n")
        elif laid_out is not None:
            sys.stdout.write(
                f"{harmless(str(file))}: played on, not dealt: its first {laid_out} steps keep to"
                " the rules, but what chance brought in them is not vouched for\n"
            )
    if not json:
        sys.stdout.write(
            f"{len(files) - wrong} of {len(files)} records hold"
            " (names of players and reasons of bots are not vouched for)\n"
        )
    if wrong:
        raise typer.Exit(1)


def _checked(file: Path) -> tuple[str | None, int | None]:
    """What is wrong, and how many steps were laid out before the game was played on."""
    try:
        record = read_record(file)
        verify(record, GAMES[record.header.game])
    except FileError as error:
        return str(error), None
    except RecordError as error:
        return f"{file}:{error.line}: {error.reason}", None
    return None, record.header.laid_out if record.header.begun else None
