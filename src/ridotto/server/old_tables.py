"""Closed tables are let go after a while, when their games have been written into an archive."""

import logging
import os
from pathlib import Path

from ridotto.server.house import House
from ridotto.server.logs import table_alias
from ridotto.server.replays import written_records
from ridotto.store import Forget
from ridotto.store.evening_ids import is_evening
from ridotto.table.log_entry import read_entry

log = logging.getLogger("ridotto")


class Archive:
    """A folder of records, one file a game, for their owner's eyes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def add(self, table: str, records: dict[int, str]) -> None:
        """Keeps the records of a table's games. Raises OSError."""
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        for number, text in records.items():
            half = self._folder / f"{table}-{number}.part"
            half.unlink(missing_ok=True)
            with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT, 0o600), "w") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            half.rename(self._folder / f"{table}-{number}.ridotto")


async def let_go(house: House, before: int, to: Archive) -> None:
    """Lets go of the closed tables whose games were all over before that time, and of evenings that
    were. A table that cannot be archived is kept.
    """
    deal = house.time_and_chance.deal
    for table in await house.store.old_tables(before):
        try:
            lines = await house.store.log(table)
            if is_evening(table):
                if read_entry(lines[-1]).at < before:
                    house.journal.add([Forget(table)], lambda: None)
                continue
            to.add(table, await house.work.do("archive", written_records, lines, deal))
        except Exception:
            log.exception("table not archived", extra={"table": table_alias(table)})
            continue
        house.journal.add([Forget(table)], lambda: None)
        log.info("table archived", extra={"table": table_alias(table)})
