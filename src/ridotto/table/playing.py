"""During the game: acting, drafting, time, giving up."""

from ridotto.kernel import TABLE, Event, Forfeit, Legal, Seat, sees
from ridotto.table.commands import Abort, Act, Back, BotActs, Draft, Entry, Resign, TimeUp, Undo
from ridotto.table.match import Match
from ridotto.table.refused import Refused
from ridotto.table.table import Changed, Chapter, Drafted, Past, Stepped, Table, rules


def act(table: Table, entry: Entry, command: Act) -> None:
    match = table.playing()
    seat = _own(table, entry)
    _stepped(table, entry, seat, match.act(seat, command.do))


def bot_acts(table: Table, entry: Entry, command: BotActs) -> None:
    match = table.playing()
    if table.by_bot(command.seat) is None:
        raise Refused("not-now")
    _stepped(table, entry, command.seat, match.act(command.seat, command.do, command.reason))


def draft(table: Table, entry: Entry, command: Draft) -> None:
    seat = _own(table, entry)
    events = table.playing().draft(seat, command.do)
    table.out.append(Drafted(seat, [event.fact for event in events if sees(event.to, seat)]))


def undo(table: Table, entry: Entry, command: Undo) -> None:
    seat = _own(table, entry)
    table.playing().undo(seat, everything=command.all)
    table.out.append(Drafted(seat, []))


def resign(table: Table, entry: Entry, command: Resign) -> None:
    match = table.playing()
    seat = table.need_seat(entry.who)
    if Forfeit(seat) not in match.state.legal(TABLE):
        raise Refused("not-now")
    _stepped(table, entry, None, match.outside(Forfeit(seat)))


def time_up(table: Table, entry: Entry, command: TimeUp) -> None:
    match = table.playing()
    if command.seat is not None:
        stand_in(table, command.seat, entry.at)
        return
    # The one thing a table may do beside taking a seat out is to say that the time is up.
    outside = match.state.legal(TABLE)
    assert isinstance(outside, Legal)
    action = next(action for action in outside if not isinstance(action, Forfeit))
    table.ends = None
    _stepped(table, entry, None, match.outside(action))


def abort(table: Table, entry: Entry, command: Abort) -> None:
    table.need("playing")
    seat = _own(table, entry)
    if command.agree:
        table.votes.add(seat)
    else:
        table.votes.discard(seat)
    _count_votes(table, entry.at)
    table.out.append(Changed())


def back(table: Table, entry: Entry, command: Back) -> None:
    table.need("playing")
    seat = table.need_seat(entry.who)
    chair = table.chairs[seat]
    if not chair.stood_in:
        raise Refused("not-now")
    chair.stood_in = False
    if table.clocks is not None:
        table.clocks.refill(seat)
    run_clocks(table, entry.at)
    table.out += [Changed(), Drafted(seat, [])]


def stand_in(table: Table, seat: Seat, now: int) -> None:
    """From now on a bot plays for this seat's guest, from what was done and not from his draft."""
    table.chairs[seat].stood_in = True
    if table.match is not None:
        table.match.drop_draft(seat)
    table.votes.discard(seat)
    run_clocks(table, now)
    table.out += [Changed(), Drafted(seat, [])]


def run_clocks(table: Table, now: int) -> None:
    """The clocks of the guests who are to act run, and no others."""
    match, clocks = table.match, table.clocks
    if match is None or clocks is None or not clocks.hands:
        return
    acting = match.state.public.to_act if table.phase == "playing" else ()
    clocks.run([s for s in acting if s >= 0 and table.by_bot(s) is None], now)


def _own(table: Table, entry: Entry) -> Seat:
    """The seat a guest plays himself."""
    seat = table.need_seat(entry.who)
    if table.chairs[seat].stood_in:
        raise Refused("stood-in")
    return seat


def _stepped(table: Table, entry: Entry, seat: Seat | None, events: list[Event]) -> None:
    match = table.match
    assert match is not None
    assert table.clocks is not None
    if seat is not None:
        table.clocks.acted(seat, entry.at)
    over = match.over
    if over:
        _end(table, match)
    run_clocks(table, entry.at)
    table.out.append(Stepped(events))
    if over:
        table.out.append(Changed())


def _end(table: Table, match: Match) -> None:
    outcome = match.state.public.outcome
    assert outcome is not None
    table.past.append(Past(table.number, table.options, outcome))
    chapter = table.game.manners.chapter(table.options)
    if chapter is not None:
        before = table.campaign.get(chapter, Chapter(chapter, 0, won=False))
        won = before.won or bool(outcome.winners)
        table.campaign[chapter] = Chapter(chapter, before.tries + 1, won)
    table.phase = "over"
    table.votes.clear()


def _count_votes(table: Table, now: int) -> None:
    guests = {s for s, chair in enumerate(table.chairs) if chair.guest and not chair.stood_in}
    if guests <= table.votes:
        table.phase = "over"
        table.aborted = True
        table.votes.clear()
        run_clocks(table, now)


rules(
    {
        Act: act,
        BotActs: bot_acts,
        Draft: draft,
        Undo: undo,
        Resign: resign,
        TimeUp: time_up,
        Abort: abort,
        Back: back,
    }
)
