"""Who sits where: sitting down, getting up, bots on free seats, being sent away and let back."""

from ridotto.bots import UnknownBot
from ridotto.games import GAMES
from ridotto.kernel import Seat
from ridotto.table.commands import BringAlong, Depart, LeaveSeat, LetBack, PlaceBot, Remove, Sit
from ridotto.table.log_entry import Entry
from ridotto.table.members import enter, member
from ridotto.table.names import call, call_brought, check_name
from ridotto.table.refused import Refused
from ridotto.table.settings import check_bots
from ridotto.table.stand_ins import stand_in
from ridotto.table.table import Chair, Changed, Table, rules


def sit(table: Table, entry: Entry, command: Sit) -> None:
    table.need("gathering")
    if entry.who in table.removed:
        raise Refused("removed")
    own = table.seat_of(entry.who)
    before = None if own is None or table.chairs[own].brought else own
    if command.seat is None:
        if before is not None:
            raise Refused("no-free-seat")
        seat = _any_free(table)
    else:
        seat = _existing(table, command.seat)
        if table.chairs[seat].bot and before is not None:
            # The bot takes the seat that becomes free.
            chairs = table.chairs
            chairs[seat], chairs[before] = chairs[before], chairs[seat]
            table.out.append(Changed())
            return
        if not table.chairs[seat].free:
            raise Refused("seat-taken")
    enter(table, entry.who)
    chair = Chair(guest=entry.who)
    if before is None:
        chair.name = call(table, entry.who, entry.name)
    else:
        chair.name, chair.notes = table.chairs[before].name, table.chairs[before].notes
        table.chairs[before] = Chair()
    table.chairs[seat] = chair
    if not table.host:
        table.host = entry.who
    table.out.append(Changed())


def bring(table: Table, entry: Entry, command: BringAlong) -> None:
    table.need("gathering")
    table.need_seats(entry.who)
    seat = _any_free(table) if command.seat is None else _existing(table, command.seat)
    if not table.chairs[seat].free:
        raise Refused("seat-taken")
    name = call_brought(table, check_name(command.name))
    table.chairs[seat] = Chair(guest=entry.who, name=name, brought=True)
    table.out.append(Changed())


def leave(table: Table, entry: Entry, command: LeaveSeat) -> None:
    seats = table.need_seats(entry.who, command.seat)
    if table.phase == "playing":
        seats = [seat for seat in seats if not table.chairs[seat].stood_in]
        if not seats:
            raise Refused("not-now")
        for seat in seats:
            stand_in(table, seat, entry.at)
        return
    for seat in seats:
        table.chairs[seat] = Chair()
    if table.seat_of(entry.who) is None:
        pass_host(table, entry.who)
    table.out.append(Changed())


def depart(table: Table, entry: Entry, command: Depart) -> None:
    """He leaves as one leaves; in the middle of a game the bot that plays for him is never
    relieved, and somebody else is host.
    """
    if table.host == entry.who:
        others = (chair.guest for chair in table.chairs if chair.guest not in ("", entry.who))
        table.host = next(others, entry.who)
    for seat in table.seats_of(entry.who):
        if table.phase == "playing":
            if not table.chairs[seat].stood_in:
                stand_in(table, seat, entry.at)
            table.chairs[seat].gone = True
        elif table.sealed:  # the game is counted when the deal is told
            table.chairs[seat].gone = True
        else:
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
    for seat in table.seats_of(guest):
        table.chairs[seat] = Chair()
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


def _any_free(table: Table) -> Seat:
    free = (seat for seat, chair in enumerate(table.chairs) if chair.free)
    seat = next(free, None)
    if seat is None:
        raise Refused("no-free-seat")
    return seat


def _existing(table: Table, seat: Seat) -> Seat:
    if seat >= len(table.chairs):
        raise Refused("no-such-seat")
    return seat


rules(
    {
        Sit: sit,
        BringAlong: bring,
        LeaveSeat: leave,
        Depart: depart,
        PlaceBot: place,
        Remove: remove,
        LetBack: let_back,
    }
)
