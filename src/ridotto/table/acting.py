"""What seats do in the game, and how a game ends at a table."""

from ridotto.kernel import Event, Seat
from ridotto.table.commands import Act, BotActs
from ridotto.table.learning import keep_to_lesson
from ridotto.table.log_entry import Entry
from ridotto.table.match import Match
from ridotto.table.refused import Refused
from ridotto.table.running_clocks import run_clocks
from ridotto.table.table import Changed, Chapter, GameStepped, Past, Table, rules


def act(table: Table, entry: Entry, command: Act) -> None:
    match = table.playing()
    seat = own_seat(table, entry)
    keep_to_lesson(table, seat, command.do, whole=True)
    stepped(table, entry, seat, match.act(seat, command.do))


def bot_acts(table: Table, entry: Entry, command: BotActs) -> None:
    match = table.playing()
    if table.by_bot(command.seat) is None:
        raise Refused("not-now")
    keep_to_lesson(table, command.seat, command.do, whole=True)
    stepped(table, entry, command.seat, match.act(command.seat, command.do, command.reason))


def own_seat(table: Table, entry: Entry) -> Seat:
    """The seat a guest plays himself."""
    seat = table.need_seat(entry)
    if table.chairs[seat].stood_in:
        raise Refused("stood-in")
    return seat


def stepped(table: Table, entry: Entry, seat: Seat | None, events: list[Event]) -> None:
    """The game has gone on, and may be over; ``seat`` is who acted, if somebody did."""
    match = table.match
    assert match is not None
    assert table.clocks is not None
    if seat is not None:
        table.clocks.acted(seat, entry.at)
    table.stepped = entry.at
    if table.lesson:
        table.lesson_at += 1
    over = match.over
    if over:
        _end(table, match)
    run_clocks(table, entry.at, seat)
    table.out.append(GameStepped(events))
    if over or table.lesson:
        table.out.append(Changed())


def _end(table: Table, match: Match) -> None:
    outcome = match.state.public.outcome
    assert outcome is not None
    table.past.append(Past(table.number, table.options, outcome))
    chapter = table.game.manners.chapter(table.options)
    if chapter is not None and table.settings.campaign:
        before = table.campaign.get(chapter, Chapter(chapter, 0, won=False))
        won = before.won or bool(outcome.winners)
        table.campaign[chapter] = Chapter(chapter, before.tries + 1, won)
    table.phase = "over"
    table.votes.clear()


rules({Act: act, BotActs: bot_acts})
