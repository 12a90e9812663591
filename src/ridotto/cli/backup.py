"""``ridotto backup``"""

import asyncio
import sys
from pathlib import Path
from typing import Annotated

import typer

from ridotto.cli.databases import Database, chosen_database
from ridotto.store import back_up


def backup(
    file: Annotated[Path, typer.Argument(help="The backup to write; there must be none yet.")],
    *,
    db: Database = None,
) -> None:
    """Copy all that a house keeps into a file, also while it is open.

    The file holds the seeds of games under way and the key of the guests' cookies.
    """
    count = asyncio.run(back_up(chosen_database(db), file))
    sys.stdout.write(f"{file}: {count} tables\n")
