"""What is said at a table, tics included. None of it is part of the game or of its record."""

from ridotto.table.commands import MakeTic, Mute, Say
from ridotto.table.log_entry import Entry
from ridotto.table.members import enter, member
from ridotto.table.names import call
from ridotto.table.refused import Refused
from ridotto.table.settings import talk_of
from ridotto.table.table import Changed, Line, Table, Ticked, rules


def say(table: Table, entry: Entry, command: Say) -> None:
    seat = table.need_seat(entry) if table.seats_of(entry.who) else None
    if entry.who in table.muted:
        raise Refused("muted")
    if seat is not None and table.phase == "playing" and _talk(table) != "open":
        raise Refused("talk-closed")
    if not command.text.strip() or not command.text.isprintable():
        raise Refused("not-a-text")
    line = Line(
        member=enter(table, entry.who),
        name=call(table, entry.who, entry.name) if seat is None else table.chairs[seat].name,
        seat=seat,
        room="spectators" if seat is None else "players",
        text=command.text,
        at=entry.at,
    )
    table.lines.append(line)
    table.out.append(line)


def tic(table: Table, entry: Entry, command: MakeTic) -> None:
    table.need("playing")
    seat = table.need_seat(entry)
    if entry.who in table.muted:
        raise Refused("muted")
    if command.tic not in table.game.manners.tics or _talk(table) == "silent":
        raise Refused("no-such-tic")
    table.out.append(Ticked(seat, command.tic))


def mute(table: Table, entry: Entry, command: Mute) -> None:
    table.need_host(entry.who)
    guest = member(table, command.member)
    if command.on:
        table.muted.add(guest)
    else:
        table.muted.discard(guest)
    table.out.append(Changed())


def _talk(table: Table) -> str:
    return talk_of(table.game, table.settings)


rules({Say: say, MakeTic: tic, Mute: mute})
