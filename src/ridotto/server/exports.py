"""All records of a guest in one file: a zip that is sent while it is made, a table at a time. So it
is never in memory as a whole, and others' records and replays are made in between.
"""

import asyncio
import time
import zipfile
from collections.abc import AsyncIterator
from itertools import groupby
from typing import IO, Annotated, cast

from msgspec import Meta, Struct

from ridotto.server.house import House
from ridotto.server.replays import written_records
from ridotto.store import history
from ridotto.table import Refused

PATIENCE = 60
"""How often a table is tried, a second apart, while its address asks for more than it may."""
MISSING = "missing.txt"


class AskRecords(Struct, frozen=True, forbid_unknown_fields=True):
    """Which part of one's records."""

    part: Annotated[int, Meta(ge=1, le=100_000)] = 1


class Wanted(Struct, frozen=True, order=True):
    """A record: which, and what it is called in the file."""

    table: str
    number: int
    name: str


class _Pipe:
    """What was written to it since it was last asked."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def write(self, data: bytes) -> int:
        self._parts.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        """Nothing is kept back."""

    def taken(self) -> bytes:
        parts, self._parts = self._parts, []
        return b"".join(parts)


async def wanted(house: House, guest: str, part: int) -> list[Wanted]:
    """The records of one part, so many each, the newest first. Raises Refused if there are none."""
    most = house.limits.export
    found = await history.records(house.store, guest, (part - 1) * most, most)
    if not found:
        raise Refused("no-such-record")
    first = (part - 1) * most + 1
    return [
        Wanted(table, number, f"{place:05}-{_day(ended)}-{game}.ridotto")
        for place, (table, number, game, ended) in enumerate(found, first)
    ]


async def zipped(
    house: House, guest: str, address: str, files: list[Wanted]
) -> AsyncIterator[bytes]:
    """The zip, piece by piece, one at a time for each guest. What could not be made is named in it.
    Raises Refused.
    """
    if guest in house.exporting:
        raise Refused("enough")
    house.exporting.add(guest)
    try:
        async for piece in _zipped(house, address, files):
            yield piece
    finally:
        house.exporting.discard(guest)


async def _zipped(house: House, address: str, files: list[Wanted]) -> AsyncIterator[bytes]:
    pipe, missing = _Pipe(), []
    file = zipfile.ZipFile(cast(IO[bytes], pipe), "w", zipfile.ZIP_DEFLATED)
    for table, games in groupby(sorted(files), lambda one: one.table):
        records = await _records(house, table, address)
        for game in games:
            if game.number in records:
                await asyncio.to_thread(file.writestr, game.name, records[game.number])
                yield pipe.taken()
            else:
                missing.append(game.name)
    if missing:
        file.writestr(MISSING, "".join(f"{name}\n" for name in missing))
    file.close()
    yield pipe.taken()


async def _records(house: House, table: str, address: str) -> dict[int, str]:
    """The records of a table's games; none if it takes too long to make them."""
    lines = await house.store.log(table)
    for _ in range(PATIENCE):
        try:
            return await house.work.do(address, written_records, lines, house.time_and_chance.deal)
        except Refused as refused:
            if refused.code != "too-fast":
                break
            await asyncio.sleep(1)
    return {}


def _day(ended: int) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(ended / 1000))
