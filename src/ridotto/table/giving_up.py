"""Resigning, and breaking a game off together."""

from ridotto.kernel import TABLE, Forfeit, Seat
from ridotto.table.acting import stepped
from ridotto.table.commands import Abort, Resign
from ridotto.table.log_entry import Entry
from ridotto.table.refused import Refused
from ridotto.table.running_clocks import run_clocks
from ridotto.table.table import Changed, GameStepped, Table, rules


def resign(table: Table, entry: Entry, command: Resign) -> None:
    match = table.playing()
    seat = table.need_seat(entry)
    if Forfeit(seat) not in match.state.legal(TABLE):
        raise Refused("not-now")
    stepped(table, entry, None, match.outside(Forfeit(seat)))


def abort(table: Table, entry: Entry, command: Abort) -> None:
    table.need("playing")
    seats = [seat for seat in table.need_seats(entry.who) if not table.chairs[seat].stood_in]
    if not seats:
        raise Refused("stood-in")
    asking = [seat for seat in seats if seat not in table.votes]
    if not (asking if command.agree else table.votes):
        raise Refused("not-now")
    if command.agree:
        table.votes += asking  # who share a device need not hand it round to agree
        _count_votes(table, entry.at)
    else:
        table.votes.clear()
    table.out.append(Changed())


def still_wanted(table: Table) -> list[Seat]:
    """Who has to agree as well before the game is broken off: those who play and are there."""
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.guest and not chair.stood_in and not chair.absent and seat not in table.votes
    ]


def no_longer_counts(table: Table, seat: Seat, now: int) -> None:
    """A guest has gone, or a bot plays for him: what he asked for lapses, and others need not wait
    for him to agree.
    """
    if table.votes[:1] == [seat]:
        table.votes.clear()
    elif seat in table.votes:
        table.votes.remove(seat)
    if table.votes:
        _count_votes(table, now)


def _count_votes(table: Table, now: int) -> None:
    if still_wanted(table):
        return
    table.phase = "over"
    table.aborted = True
    table.votes.clear()
    if table.match is not None:
        table.match.drop_drafts()
    run_clocks(table, now)
    table.out.append(GameStepped([]))  # nothing happened, but nobody can do anything any more


rules({Resign: resign, Abort: abort})
