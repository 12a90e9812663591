"""Before the game: sitting down, bots, contributions, the start; and gathering again."""

from msgspec import structs

from ridotto.bots import UnknownBot
from ridotto.games import GAMES
from ridotto.kernel import Seat
from ridotto.table.clocks import SECOND, Clocks
from ridotto.table.commands import (
    Contribute,
    Entry,
    Expired,
    Leave,
    Place,
    Rematch,
    Remove,
    Sit,
    Start,
)
from ridotto.table.match import Match
from ridotto.table.play import open_record
from ridotto.table.playing import run_clocks, stand_in
from ridotto.table.refused import Refused
from ridotto.table.settings import check_bots
from ridotto.table.table import Began, Chair, Changed, Removed, Stepped, Table, rotated, rules


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
    name = entry.name
    if before is not None:
        name = table.chairs[before].name
        table.chairs[before] = Chair()
    table.chairs[seat] = Chair(guest=entry.who, name=name)
    if entry.who not in table.members:
        table.members.append(entry.who)
    if not table.host:
        table.host = entry.who
    table.out.append(Changed())


def leave(table: Table, entry: Entry, command: Leave) -> None:
    seat = table.need_seat(entry.who)
    if table.phase == "playing":
        if table.chairs[seat].stood_in:
            raise Refused("not-now")
        stand_in(table, seat, entry.at)
        return
    table.chairs[seat] = Chair()
    pass_host(table, entry.who)
    table.out.append(Changed())


def place(table: Table, entry: Entry, command: Place) -> None:
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
    if not guest:
        raise Refused("nobody-there")
    table.chairs[command.seat] = Chair()
    table.removed.add(guest)
    table.out += [Removed(guest), Changed()]


def contribute(table: Table, entry: Entry, command: Contribute) -> None:
    table.need("gathering")
    chair = table.chairs[table.need_seat(entry.who)]
    if chair.contribution:
        raise Refused("already-contributed")
    chair.contribution = command.number
    table.out.append(Changed())


def start(table: Table, entry: Entry, command: Start) -> None:
    table.need("gathering")
    table.need_host(entry.who)
    if any(chair.free for chair in table.chairs):
        raise Refused("seats-free")
    game, options = table.game, table.options
    seats = game.seats(options)
    numbers = {
        seat: chair.contribution
        for seat, chair in zip(seats, table.chairs, strict=True)
        if chair.contribution
    }
    seed = bytes.fromhex(table.seed)
    players = [chair.name or chair.bot for chair in table.chairs]
    header = open_record(game, options, players, seed, numbers).header
    table.match = Match(game, header, seed, table.number, table.deal)
    table.clocks = Clocks(table.settings.pace, len(seats))
    limit = game.manners.seconds(options)
    table.ends = None if limit is None else entry.at + limit * SECOND
    table.phase = "playing"
    table.asides.clear()
    events = table.match.chance()
    run_clocks(table, entry.at)
    table.out += [Changed(), Began(), Stepped(events)]


def rematch(table: Table, entry: Entry, command: Rematch) -> None:
    table.need("over")
    table.need_seat(entry.who)
    table.chairs = rotated(table.chairs)
    table.number += 1
    if not table.aborted:
        options = table.game.manners.sequel(table.options, table.past[-1].outcome)
        table.settings = structs.replace(table.settings, options=dict(options))
    table.match = table.clocks = None
    table.seed = entry.fresh
    table.aborted = False
    table.votes.clear()
    table.notes.clear()
    table.marks.clear()
    table.asides.clear()
    table.phase = "gathering"
    table.out.append(Changed())


def expired(table: Table, entry: Entry, command: Expired) -> None:
    table.phase = "closed"
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
        Leave: leave,
        Place: place,
        Remove: remove,
        Contribute: contribute,
        Start: start,
        Rematch: rematch,
        Expired: expired,
    }
)
