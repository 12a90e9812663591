"""A house whose clock a test moves on: ``python -m browser_tests.moved_clock FILE serve …``.

FILE holds the milliseconds that the clock is ahead of the system's. Alarms are set anew as soon as
the number has changed.
"""

import asyncio
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

from browser_tests.same_deals import SameDeals
from ridotto.cli import main
from ridotto.server import run
from ridotto.server.house import House

LOOKS = 0.02
"""Seconds from one look at the file to the next."""
DAY = 86_400_000


class MovedClock(SameDeals):
    """Ahead of the system's clock, by as much as the file says."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file

    @property
    def ahead(self) -> int:
        return int(self.file.read_text())

    def now(self) -> int:
        return super().now() + self.ahead


class HouseInTime(House):
    """Looks at its clock again when that was moved."""

    @classmethod
    async def open(cls, *given: Any, **more: Any) -> House:
        house = await super().open(*given, **more)
        assert isinstance(house, HouseInTime)
        house.looking = asyncio.create_task(house.look())
        return house

    looking: asyncio.Task[None]

    async def look(self) -> None:
        clock = self.time_and_chance
        assert isinstance(clock, MovedClock)
        seen = clock.ahead
        while True:
            await asyncio.sleep(LOOKS)
            if clock.ahead != seen:
                seen = clock.ahead
                for room in list(self.rooms.values()):
                    room.plan()


def move(file: Path, days: float) -> int:
    """Turns the clock on by so many days; how far ahead it is now. The file is replaced, so that
    nobody reads half of it.
    """
    ahead = int(file.read_text()) + round(days * DAY)
    written = file.with_suffix(".new")
    written.write_text(str(ahead))
    written.replace(file)
    return ahead


if __name__ == "__main__":
    file = Path(sys.argv.pop(1))
    with patch.multiple(run, TimeAndChance=lambda: MovedClock(file), House=HouseInTime):
        main()
