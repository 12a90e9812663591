"""The start of a game, with what seats contribute to the deal."""

from msgspec import structs

from ridotto.table.clocks import SECOND, Clocks
from ridotto.table.commands import Contribute, StartGame
from ridotto.table.deal import new_header
from ridotto.table.log_entry import Entry
from ridotto.table.match import Match
from ridotto.table.refused import Refused
from ridotto.table.running_clocks import run_clocks
from ridotto.table.table import Began, Changed, GameStepped, Table, rules


def contribute(table: Table, entry: Entry, command: Contribute) -> None:
    table.need("gathering")
    chair = table.chairs[table.need_seats(entry.who)[0]]  # one number for all on his device
    if chair.contribution:
        raise Refused("already-contributed")
    chair.contribution = command.number
    table.out.append(Changed())


def start(table: Table, entry: Entry, command: StartGame) -> None:
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
    if table.evening is not None:
        numbers = table.evening.contributions
    seed = bytes.fromhex(table.seed)
    players = [chair.name or chair.bot for chair in table.chairs]
    header = new_header(game, options, players, seed, numbers)
    position = table.position
    if position is not None:
        header = structs.replace(header, begun=position.begun)
    table.match = Match(game, header, seed, table.number, table.deal)
    table.clocks = Clocks(table.settings.pace, len(seats))
    limit = game.manners.seconds(options)
    table.ends = None if limit is None else entry.at + limit * SECOND
    table.phase = "playing"
    table.began = table.stepped = entry.at
    table.asides.clear()
    events = [] if position is None else table.match.lay_out(position.steps)
    events += table.match.chance()
    run_clocks(table, entry.at)
    table.out += [Changed(), Began(), GameStepped(events)]


rules({Contribute: contribute, StartGame: start})
