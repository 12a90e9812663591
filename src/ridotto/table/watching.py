"""Who may watch: everybody, or whom the host lets in one by one, who then have to knock."""

from typing import Literal

from msgspec import structs

from ridotto.table.commands import AllowWatching, AnswerKnock, Knock
from ridotto.table.log_entry import Entry
from ridotto.table.members import enter, member
from ridotto.table.names import call
from ridotto.table.refused import Refused
from ridotto.table.table import Changed, Table, rules

KeptOut = Literal["removed", "no-spectators", "knocking", "turned-away"]
"""Why somebody may not be at a table: sent away; nobody may watch, and he has not asked; he has
asked; he was told no.
"""
MOST_KNOCKING = 20


def kept_out(table: Table, guest: str, *, board: bool = False) -> KeptOut | None:
    """Why a guest may not be here, if so; else he may: to sit down, to play, or to watch. A device
    that shows the ``board`` watches, whoever else its guest is.
    """
    if guest in table.removed:
        return "removed"
    if table.phase in ("gathering", "closed") or (not board and table.seat_of(guest) is not None):
        return None
    if table.settings.spectators == "open" or guest in table.watchers:
        return None
    if guest in table.knocking:
        return "knocking"
    return "turned-away" if guest in table.turned_away else "no-spectators"


def knock(table: Table, entry: Entry, command: Knock) -> None:
    if kept_out(table, entry.who) != "no-spectators":
        raise Refused("not-now")
    if len(table.knocking) >= MOST_KNOCKING:
        raise Refused("enough")
    enter(table, entry.who)
    call(table, entry.who, entry.name)
    table.knocking.append(entry.who)
    table.out.append(Changed())


def answer(table: Table, entry: Entry, command: AnswerKnock) -> None:
    table.need_host(entry.who)
    guest = member(table, command.member)
    if guest not in table.knocking:
        raise Refused("nobody-there")
    table.knocking.remove(guest)
    (table.watchers if command.yes else table.turned_away).add(guest)
    table.out.append(Changed())


def allow(table: Table, entry: Entry, command: AllowWatching) -> None:
    table.need_host(entry.who)
    spectators: Literal["open", "none"] = "open" if command.on else "none"
    table.settings = structs.replace(table.settings, spectators=spectators)
    if command.on:
        table.knocking.clear()
        table.turned_away.clear()
    table.out.append(Changed())


rules({Knock: knock, AnswerKnock: answer, AllowWatching: allow})
