"""Who sits where: sitting down, getting up, bots on free seats, being sent away and let back."""

from ridotto.bots import UnknownBot
from ridotto.games import GAMES
from ridotto.kernel import Seat
from ridotto.table.commands import Depart, LeaveSeat, LetBack, PlaceBot, Remove, Sit
from ridotto.table.log_entry import Entry
from ridotto.table.members import enter, member
from ridotto.table.names import call
from ridotto.table.refused import Refused
from ridotto.table.settings import check_bots
from ridotto.table.stand_ins import stand_in
from ridotto.table.table import Chair, Changed, Table, rules


def sit(table: Table, entry: Entry, command: Sit) -> None:
    table.need("gathering")
    if entry.who in table.removed:
        raise Refused("removed")
    if command.seat is None:
        free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
        if table.seat_of(entry.who) is not None or not free:
            raise Refused("no-free-seat")
        seat = free[0]
    else:
        seat = _existing(table, command.seat)
        if not table.chairs[seat].free:
            raise Refused("seat-taken")
    before = table.seat_of(entry.who)
    enter(table, entry.who)
    if before is None:
        name = call(table, entry.who, entry.name)
    else:
        name = table.chairs[before].name
        table.chairs[before] = Chair()
    table.chairs[seat] = Chair(guest=entry.who, name=name)
    if not table.host:
        table.host = entry.who
    table.out.append(Changed())


def leave(table: Table, entry: Entry, command: LeaveSeat) -> None:
    seat = table.need_seat(entry.who)
    if table.phase == "playing":
        if table.chairs[seat].stood_in:
            raise Refused("not-now")
        stand_in(table, seat, entry.at)
        return
    table.chairs[seat] = Chair()
    pass_host(table, entry.who)
    table.out.append(Changed())


def depart(table: Table, entry: Entry, command: Depart) -> None:
    """He leaves as one leaves; in the middle of a game the bot that plays for him is never
    relieved, and somebody else is host.
    """
    seat = table.seat_of(entry.who)
    if table.host == entry.who:
        others = (chair.guest for chair in table.chairs if chair.guest not in ("", entry.who))
        table.host = next(others, entry.who)
    if seat is not None and table.phase == "playing":
        if not table.chairs[seat].stood_in:
            stand_in(table, seat, entry.at)
        table.chairs[seat].gone = True
    elif seat is not None:
        table.chairs[seat] = Chair()
    if entry.who in table.knocking:
        table.knocking.remove(entry.who)
    table.out.append(Changed())


def place(table: Table, entry: Entry, command: PlaceBot) -> None:
    table.need("gathering")
    table.need_host(entry.who)
    seat = _existing(table, command.seat)
    if table.chairs[seat].guest:
        raise Refused("seat-taken")
    if command.bot is not None:
        try:
            check_bots(GAMES[table.settings.game], [command.bot])
        except UnknownBot as error:
            raise Refused("no-such-bot", str(error)) from None
    table.chairs[seat] = Chair(bot=command.bot or "")
    table.out.append(Changed())


def remove(table: Table, entry: Entry, command: Remove) -> None:
    table.need("gathering")
    table.need_host(entry.who)
    guest = table.chairs[_existing(table, command.seat)].guest
    if not guest or guest in (table.host, entry.who):
        raise Refused("nobody-there")
    table.chairs[command.seat] = Chair()
    table.removed.add(guest)
    table.out.append(Changed())


def let_back(table: Table, entry: Entry, command: LetBack) -> None:
    table.need_host(entry.who)
    guest = member(table, command.member)
    if guest not in table.removed:
        raise Refused("nobody-there")
    table.removed.discard(guest)
    table.out.append(Changed())


def pass_host(table: Table, guest: str) -> None:
    """The host has left: the next guest takes over."""
    if table.host == guest:
        table.host = next((chair.guest for chair in table.chairs if chair.guest), guest)


def _existing(table: Table, seat: Seat) -> Seat:
    if seat >= len(table.chairs):
        raise Refused("no-such-seat")
    return seat


rules(
    {
        Sit: sit,
        LeaveSeat: leave,
        Depart: depart,
        PlaceBot: place,
        Remove: remove,
        LetBack: let_back,
    }
)
