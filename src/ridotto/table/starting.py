"""From one game to the next: contributions to the deal, start, rematch, the end of a table."""

from msgspec import structs

from ridotto.table.clocks import SECOND, Clocks
from ridotto.table.commands import Contribute, Expired, Rematch, Start
from ridotto.table.deal import new_header
from ridotto.table.log_entry import Entry
from ridotto.table.match import Match
from ridotto.table.refused import Refused
from ridotto.table.running_clocks import run_clocks
from ridotto.table.table import Began, Changed, Stepped, Table, rotated, rules


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
    header = new_header(game, options, players, seed, numbers)
    table.match = Match(game, header, seed, table.number, table.deal)
    table.clocks = Clocks(table.settings.pace, len(seats))
    limit = game.manners.seconds(options)
    table.ends = None if limit is None else entry.at + limit * SECOND
    table.phase = "playing"
    table.stepped = entry.at
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


rules({Contribute: contribute, Start: start, Rematch: rematch, Expired: expired})
