"""What is done in a house every minute: idle tables, bans, guests to forget, old tables."""

import asyncio
import contextlib
import logging

from ridotto.server.departures import remove_traces
from ridotto.server.house import House
from ridotto.server.old_tables import Archive, let_go
from ridotto.store import StoreError

EVERY = 60.0
"""Seconds between two rounds."""
DAY = 86_400_000

log = logging.getLogger("ridotto")


async def keep_house(house: House, archive: Archive | None = None) -> None:
    """Round after round, until it is cancelled."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await one_round(house, archive)
        except Exception:
            log.exception("housekeeping failed")  # and the next round comes all the same


async def one_round(house: House, archive: Archive | None = None) -> None:
    """Everything once. While the store is away, only what needs none."""
    house.tidy()
    with contextlib.suppress(StoreError):
        await remove_traces(house)
        await house.bans.refresh()
        house.show_out_banned()
        days = house.limits.keep_days
        if archive is not None and days and await house.elsewhere.keeps_house():
            await let_go(house, house.time_and_chance.now() - int(days * DAY), archive)
