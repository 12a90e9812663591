"""Lists of tables: those that anybody may come to, and those of a guest."""

from itertools import islice

from ridotto.server.house import House
from ridotto.server.messages import Listed
from ridotto.server.room import Room
from ridotto.server.shelf import Shelved


def public_tables(house: House, most: int) -> list[Listed]:
    """Tables that anybody may join or watch; what is not shown costs next to nothing."""
    shown = (
        _listed(room, "")
        for room in house.rooms.values()
        if room.table.settings.visibility == "public"
        and (room.table.phase == "gathering" or room.table.settings.spectators == "open")
    )
    return list(islice(shown, most))


def tables_of(house: House, guest: str, most: int) -> list[Listed]:
    """The tables a guest sits at or hosts: those first at which he is waited for, those last at
    which the game is over, and among others the one first where something happened last.
    """
    mine = [
        room
        for room in house.rooms.values()
        if room.table.host == guest or room.table.seat_of(guest) is not None
    ]
    mine.sort(key=lambda room: (room.table.phase == "over", -room.table.touched))
    away = [
        _put_away(table)
        for table in house.shelf.values()
        if table.host == guest or guest in table.guests
    ]
    listed = [_listed(room, guest) for room in mine[:most]] + away
    return sorted(listed, key=_urgency)[:most]


def _urgency(listed: Listed) -> tuple[bool, bool, int]:
    return listed.info.phase == "over", listed.seat not in listed.to_act, -listed.since


def _listed(room: Room, guest: str) -> Listed:
    table = room.table
    names = table.game.seats(table.options)
    seat = table.seat_of(guest)
    playing = table.match if table.phase == "playing" else None
    waited_for = playing.state.public.to_act if playing else ()
    return Listed(
        info=room.outbox.info(),
        seat=None if seat is None else names[seat],
        to_act=[names[seat] for seat in waited_for],
        since=table.touched,
    )


def _put_away(table: Shelved) -> Listed:
    """Bots play there, or would if somebody came."""
    return Listed(info=table.info, seat=None, to_act=[], since=table.since)
