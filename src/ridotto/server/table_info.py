"""What everyone may know of a table, and of the game that is played at it."""

from collections.abc import Iterable, Sequence
from typing import Literal

from ridotto.kernel import Game, Header, Seat, ToChoose, ToPlay, ToWatch
from ridotto.kernel.events import kind_of
from ridotto.server.messages import (
    BreakingOff,
    Chair,
    Chapter,
    GameBegun,
    Hand,
    Info,
    LessonStep,
    Member,
    OfEvening,
    Past,
    SharedSheet,
)
from ridotto.table import Table
from ridotto.table.deal import commit
from ridotto.table.giving_up import still_wanted
from ridotto.table.names import bot_name
from ridotto.table.rematch import next_options
from ridotto.table.settings import talk_of


def info(id_: str, code: str, table: Table, here: Sequence[bool], watching: int) -> Info:
    """What everyone may know."""
    names = table.game.seats(table.options)
    chairs = [_chair(table, seat, names[seat], here[seat]) for seat in range(len(table.chairs))]
    host = table.seat_of(table.host)
    return Info(
        table=id_,
        code=code,
        settings=table.settings,
        phase=table.phase,
        number=table.number,
        watching=watching,
        talk=talk_of(table.game, table.settings),
        sheets=sheets(table),
        chairs=chairs,
        host="" if host is None else names[host],
        commitment=commit(bytes.fromhex(table.seed)),
        aborted=table.aborted,
        breaking_off=_breaking_off(table, names),
        knocking=_members(table, table.knocking),
        removed=_members(table, table.removed),
        ends=table.ends,
        clocks=clocks(table),
        past=[] if table.sealed else _past(table),
        campaign=[Chapter(c.chapter, c.tries, c.won) for c in table.campaign.values()],
        next_chapter=next_chapter(table),
        evening=_evening(table),
        lesson=lesson_step(table),
        begun=None if table.position is None else table.position.begun,
        opened=table.opened,
    )


def _past(table: Table) -> list[Past]:
    return [Past(past.number, dict(past.options), past.outcome) for past in table.past]


def _evening(table: Table) -> OfEvening | None:
    at = table.evening
    return None if at is None else OfEvening(at.evening, at.deal, at.deals, table.sealed)


def next_chapter(table: Table) -> str | None:
    """Which chapter of a campaign a rematch would be; none when the last is won."""
    if table.phase != "over" or table.aborted or not table.settings.campaign:
        return None
    following = next_options(table)
    if following == table.options and table.past[-1].outcome.winners:
        return None
    return table.game.manners.chapter(following)


def lesson_step(table: Table) -> LessonStep | None:
    """How far a first evening has got. While partners act, what was said last still stands."""
    lesson, step = table.game.lesson, table.lesson_step
    if lesson is None or step is None:
        return None
    said = [each for each in lesson.steps if not isinstance(each, ToWatch)]
    past = [each for each in lesson.steps[: table.lesson_at] if not isinstance(each, ToWatch)]
    if isinstance(step, ToWatch):
        return LessonStep(past[-1].id if past else "", len(past), len(said), "wait")
    number = len(past) + 1
    if isinstance(step, ToChoose):
        return LessonStep(step.id, number, len(said), "choose", step.choices, step.right)
    return LessonStep(step.id, number, len(said), "do" if isinstance(step, ToPlay) else "read")


def _chair(table: Table, seat: Seat, name: str, here: bool) -> Chair:  # noqa: FBT001
    chair = table.chairs[seat]
    kind: Literal["free", "guest", "bot"] = "bot" if chair.bot else "free"
    if chair.guest:
        kind = "guest"
    return Chair(
        seat=name,
        kind=kind,
        name=bot_name(table, seat) if chair.bot else chair.name,
        member=table.members.index(chair.guest) if chair.guest else None,
        brought=chair.brought,
        level=table.by_bot(seat) or "",
        stood_in=chair.stood_in,
        here=here,
        absent=chair.absent,
        muted=chair.guest in table.muted,
        contributed=bool(chair.contribution),
    )


def _breaking_off(table: Table, names: Sequence[str]) -> BreakingOff | None:
    if not table.votes:
        return None
    agreed, wanted = table.votes, still_wanted(table)
    return BreakingOff([names[seat] for seat in agreed], [names[seat] for seat in wanted])


def _members(table: Table, guests: Iterable[str]) -> list[Member]:
    numbers = sorted(table.members.index(guest) for guest in guests)
    return [Member(number, table.names[table.members[number]].shown) for number in numbers]


def sheets(table: Table) -> list[SharedSheet]:
    """The shared sheets in use."""
    match = table.match
    if match is None or not table.settings.sheets:
        return []
    used = match.game.manners.sheets(match.header.options, match.state.public)
    if not used:  # most games have none, and this is asked at every step
        return []
    names = match.header.seats
    return [
        SharedSheet(number, sheet.whose, [names[seat] for seat in sheet.closed])
        for number, sheet in sorted(used.items())
    ]


def clocks(table: Table) -> list[Hand]:
    """Every seat's clock; none at a relaxed table."""
    if table.clocks is None:
        return []
    return [Hand(hand.left, hand.since) for hand in table.clocks.hands]


def game_begun(game: Game, header: Header, number: int, laid_out: int) -> GameBegun:
    """What stays the same during one game, for whoever was told so much of what was laid out."""
    return GameBegun(
        number=number,
        game=header.game,
        options=header.options,
        seats=list(header.seats),
        vocabulary={of: list(words) for of, words in game.vocabulary(header.options).items()},
        forms={kind_of(action.__name__): action.form for action in game.actions},
        drafts=[kind_of(action.__name__) for action in game.manners.drafts],
        passes=[kind_of(action.__name__) for action in game.manners.passes],
        tics=list(game.manners.tics),
        cells=list(game.manners.cells(header.options)),
        showing=[kind_of(fact.__name__) for fact in game.manners.showing],
        laid_out=laid_out,
        commitment=header.commitment,
        contributions=header.contributions,
    )
