"""``ridotto restore``"""

import asyncio
import sys
from pathlib import Path
from typing import Annotated

import typer

from ridotto.cli.databases import Database, chosen_database
from ridotto.store import restore as fill


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")], *, db: Database = None
) -> None:
    """Fill an empty database from a backup.

    The database may be of the other kind: so a house moves from SQLite to PostgreSQL,
    or back.
    """
    count = asyncio.run(fill(file, chosen_database(db)))
    sys.stdout.write(f"{count} tables restored\n")
