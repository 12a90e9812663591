"""Lists of tables: those that anybody may come to, and those of a guest."""

from itertools import islice

from ridotto.server.house import House
from ridotto.server.http_messages import Listed
from ridotto.server.messages import Info
from ridotto.server.room import Room
from ridotto.server.shelf import Shelved


def public_tables(house: House, most: int) -> list[Listed]:
    """Tables that anybody may join or watch; what is not shown costs next to nothing."""
    shown = (listed(room, "") for room in house.rooms.values() if is_public(room))
    return list(islice(shown, most))


def is_public(room: Room) -> bool:
    """Whether anybody may join or watch there."""
    settings = room.table.settings
    joinable = room.table.phase == "gathering" or settings.spectators == "open"
    return settings.visibility == "public" and joinable


def is_lesson_under_way(info: Info, game: str) -> bool:
    """Whether this is a table at which somebody's first evening of a game is under way."""
    under_way = info.phase in ("gathering", "playing")
    return under_way and info.lesson is not None and info.settings.game == game


def tables_of(house: House, guest: str, most: int, there: list[Listed]) -> list[Listed]:
    """The tables a guest sits at or hosts, with those of other nodes: those first at which he is
    waited for, those last at which the game is over, and among others the one first where
    something happened last.
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
    all_ = [listed(room, guest) for room in mine[:most]] + away + there
    return sorted(all_, key=_urgency)[:most]


def _urgency(one: Listed) -> tuple[bool, bool, int]:
    return one.info.phase == "over", one.seat not in one.to_act, -one.since


def listed(room: Room, guest: str) -> Listed:
    """A table in a list, as a guest sees it."""
    table = room.table
    names = table.game.seats(table.options)
    playing = table.match if table.phase == "playing" else None
    waited_for = playing.state.public.to_act if playing else ()
    seats = table.seats_of(guest)  # of several, one that is waited for
    seat = next((seat for seat in seats if seat in waited_for), seats[0] if seats else None)
    return Listed(
        info=room.outbox.info(),
        seat=None if seat is None else names[seat],
        to_act=[names[seat] for seat in waited_for],
        since=table.touched,
    )


def _put_away(table: Shelved) -> Listed:
    """Bots play there, or would if somebody came."""
    return Listed(info=table.info, seat=None, to_act=[], since=table.since)
