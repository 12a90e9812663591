"""``ridotto guests``"""

import asyncio
import re
import secrets
import time
from datetime import UTC, datetime
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ridotto.cli.databases import Database, chosen_database
from ridotto.cli.terminal_text import shown
from ridotto.kernel import RidottoError
from ridotto.store import operating


def guests(
    *,
    ban: Annotated[str | None, typer.Option(metavar="ALIAS", help="Let him in no more.")] = None,
    unban: Annotated[str | None, typer.Option(metavar="ALIAS", help="Let him in again.")] = None,
    new_key: Annotated[
        bool, typer.Option("--new-key", help="Make all cookies void, at the next start.")
    ] = False,
    db: Database = None,
) -> None:
    """List who was reported at public tables and who is banned; ban, unban, revoke cookies."""
    database = chosen_database(db)
    for alias in (ban, unban):
        if alias is not None and not re.fullmatch("[0-9a-f]{16}", alias):
            raise RidottoError(f"no alias of a guest: {alias!r} (16 letters and digits, as listed)")
    if ban is not None:
        asyncio.run(operating.ban(database, ban, int(time.time() * 1000)))
    if unban is not None:
        asyncio.run(operating.unban(database, unban))
    if new_key:
        asyncio.run(operating.change_secret(database, "cookies", secrets.token_hex(32)))
    _print(asyncio.run(operating.reports(database)), asyncio.run(operating.bans(database)))


def _print(reports: list[operating.Reported], bans: list[str]) -> None:
    console = Console()
    table = Table("when", "guest", "name", "reported by", "had said")
    for report in reports:
        when = datetime.fromtimestamp(report.at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        table.add_row(when, report.guest, *map(shown, (report.name, report.reporter, report.said)))
    console.print(table if reports else "nobody was reported")
    console.print(f"banned: {', '.join(bans)}" if bans else "nobody is banned")
