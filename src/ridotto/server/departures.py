"""Guests who want to be forgotten. First their cookies are void; then they become masks, one
table after another, also after a crash in between: what is left to do is in the store.

Tables at which nobody else ever did anything go altogether.
"""

import asyncio
import contextlib
import logging

import msgspec
from msgspec import structs

from ridotto.server.encoding import encode
from ridotto.server.finished_games import FinishedGame, company
from ridotto.server.guest_cookies import Guest
from ridotto.server.house import House
from ridotto.store import Depart, Forget, Forgotten, Mask, StoreError, departures
from ridotto.table import commands
from ridotto.table.commands import Expired
from ridotto.table.masked_log import mask_in, masked_lines

log = logging.getLogger("ridotto")

_read = msgspec.json.Decoder(FinishedGame).decode


async def depart(house: House, guest: Guest) -> asyncio.Task[None]:
    """From now on nobody is this guest, and that is stored; the rest is begun."""
    house.departed.add(guest.alias)
    house.codes.forget(guest.id)
    house.reports.forget(guest.id)
    for room in house.rooms.values():
        for socket in room.outbox.everyone:
            if socket.guest.id == guest.id:
                socket.hang_up("forgotten")
    house.journal.add([Depart(guest.alias, guest.id)], lambda: None)
    await house.journal.flush()
    log.info("guest departed")
    return house.beside(_begin(house))


async def _begin(house: House) -> None:
    with contextlib.suppress(StoreError):  # housekeeping tries again
        await remove_traces(house)


async def remove_traces(house: House) -> None:
    """Forgets all who want to be forgotten. Raises StoreError."""
    async with house.forgetting:
        for alias, guest in await departures.departing(house.store):
            for table in await departures.visited(house.store, guest):
                await _become_a_mask(house, guest, table)
            house.journal.add([Forgotten(alias)], lambda: None)
            await house.journal.flush()


async def _become_a_mask(house: House, guest: str, table: str) -> None:
    alone = not await departures.shared(house.store, guest, table)
    if table in house.rooms or table in house.shelf:
        room = await house.room(table)
        room.take(Expired() if alone else commands.Depart(), who="" if alone else guest)
    if alone:
        house.journal.add([Forget(table)], lambda: None)
        await house.journal.flush()
    else:
        async with house.begun_again(table):
            house.journal.add([await _mask(house, guest, table)], lambda: None)
            await house.journal.flush()


async def _mask(house: House, guest: str, table: str) -> Mask:
    """What changes at a table."""
    lines = await house.store.log(table)
    name = mask_in(lines, guest)
    nobody = house.time_and_chance.token(16)
    players = await departures.players(house.store, table)
    seats = {number: seat for who, number, seat in players if who == guest}
    texts = await departures.summaries(house.store, table)
    games = {number: _without(_read(texts[number]), seat, name) for number, seat in seats.items()}
    return Mask(
        guest,
        table,
        lines=tuple(masked_lines(lines, guest, nobody, name)),
        summaries=tuple((number, encode(game).decode()) for number, game in games.items()),
        people=tuple(
            (who, number, company(games[number].players, seat))
            for who, number, seat in players
            if number in games and who != guest
        ),
    )


def _without(game: FinishedGame, seat: int, name: str) -> FinishedGame:
    players = list(game.players)
    players[seat] = structs.replace(players[seat], name=name)
    return structs.replace(game, players=players)
