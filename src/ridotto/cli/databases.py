"""Which database a command is about."""

import os
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

Database = Annotated[
    str | None,
    typer.Option(
        help="A file, or a postgresql:// URL; RIDOTTO_DB in the environment does the same."
    ),
]


def chosen_database(db: str | None) -> str:
    """The one that was named, or else a file in the user's data folder."""
    # The environment, unlike the command line, is not shown to everybody on the machine.
    default = Path(platformdirs.user_data_dir("ridotto")) / "ridotto.db"
    return db or os.environ.get("RIDOTTO_DB") or str(default)
