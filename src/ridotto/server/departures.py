"""Guests who want to be forgotten. First their cookies are void; then they become masks, one
table after another, also after a crash in between: what is left to do is in the store.

Tables and evenings at which nobody else ever did anything go altogether; so a table of an evening
stays if the evening does.
"""

import asyncio
import contextlib
import logging
from itertools import filterfalse

import msgspec
from msgspec import structs

from ridotto.server.encoding import encode
from ridotto.server.finished_games import FinishedGame, company
from ridotto.server.guest_cookies import Guest
from ridotto.server.house import House
from ridotto.store import Depart, Forget, Forgotten, Mask, StoreError, departures
from ridotto.store.evening_ids import is_evening
from ridotto.store.news import Departed
from ridotto.table import commands
from ridotto.table.commands import Expired
from ridotto.table.log_entry import read_entry
from ridotto.table.masked_log import mask_in, masked_lines
from ridotto.table.names import told_apart

log = logging.getLogger("ridotto")

_read = msgspec.json.Decoder(FinishedGame).decode


async def depart(house: House, guest: Guest) -> asyncio.Task[None]:
    """From now on nobody is this guest, and that is stored; the rest is begun."""
    house.reports.forget(guest.id)
    void(house, guest.alias)
    house.journal.add([Depart(guest.alias, guest.id)], lambda: None)
    await house.journal.flush()
    with contextlib.suppress(StoreError):  # whoever redeems one is nobody
        await house.codes.forget(guest.id)
    log.info("guest departed")
    house.elsewhere.tell(Departed(guest.alias))
    return house.beside(begin_removing(house))


def void(house: House, alias: str) -> None:
    """From now on nobody here is the guest of this alias."""
    house.departed.add(alias)
    for room in house.rooms.values():
        for socket in room.outbox.everyone:
            if socket.guest.alias == alias:
                socket.hang_up("forgotten")


async def begin_removing(house: House) -> None:
    """Forgets all who want to be forgotten, as far as the store answers."""
    with contextlib.suppress(StoreError):  # housekeeping tries again
        await remove_traces(house)


async def remove_traces(house: House) -> None:
    """Forgets all who want to be forgotten, each node at its own tables. Raises StoreError."""
    async with house.forgetting:
        for alias, guest in await departures.departing(house.store):
            visited = await departures.visited(house.store, guest)
            ours = [table for table in visited if await house.elsewhere.cares_for(table)]
            for evening in filter(is_evening, ours):  # before its tables: it would deal again
                await _leave_evening(house, guest, evening)
            for table in filterfalse(is_evening, ours):
                await _become_a_mask(house, guest, table)
            if len(ours) == len(visited):
                house.journal.add([Forgotten(alias)], lambda: None)
                await house.journal.flush()


async def _leave_evening(house: House, guest: str, evening: str) -> None:
    """An evening with bots alone goes altogether, with its tables."""
    if not await departures.shared(house.store, guest, evening):
        dealt = (await house.evenings.find(evening)).dealt
        house.evenings.live.pop(evening, None)
        tables = [table for deal in dealt for table in deal]
        for table in tables:
            if table in house.rooms:
                house.rooms[table].take(Expired())
        house.journal.add([Forget(one) for one in (*tables, evening)], lambda: None)
    else:
        lines = await house.store.log(evening)
        name, nobody = mask_in(lines, guest), house.time_and_chance.token(16)
        house.evenings.depart(evening, guest, nobody, name)
        await house.journal.flush()
        changed = masked_lines(await house.store.log(evening), guest, nobody, name)
        house.journal.add([Mask(guest, evening, tuple(changed), (), ())], lambda: None)
    await house.journal.flush()


async def _evening_of(house: House, table: str) -> str:
    """The evening for which a table was opened; none, if it was not."""
    lines = await house.store.log(table)
    opened = read_entry(lines[0]).do if lines else None
    at = opened.evening if isinstance(opened, commands.OpenTable) else None
    return "" if at is None else at.evening


async def _become_a_mask(house: House, guest: str, table: str) -> None:
    evening = await _evening_of(house, table)
    alone = not await departures.shared(house.store, guest, evening or table)
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
    """The same game with a mask in his place, and in those of whom he had brought along."""
    players = list(game.players)
    own = players[seat].seat
    players[seat] = structs.replace(players[seat], name=name)
    for other, player in enumerate(players):
        if player.beside == own:
            names = [one.name for one in players if one is not player]
            players[other] = structs.replace(player, name=told_apart(name, names))
    return structs.replace(game, players=players)
