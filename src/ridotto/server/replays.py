"""A finished game once more: what each viewer saw, step by step.

The client has no rules, so the house folds the facts for it. A record is either one of the house's
own or a file that somebody brings along.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from ridotto.games import GAMES
from ridotto.kernel import (
    EVERYONE,
    SPECTATOR,
    Begun,
    Event,
    Game,
    Outcome,
    Reason,
    Record,
    RecordError,
    facts_for,
)
from ridotto.kernel.record import actor_name, read, write
from ridotto.kernel.seats import SEATS_IN
from ridotto.kernel.view import View as KernelView
from ridotto.server import messages
from ridotto.server.encoding import encode
from ridotto.server.insights import Insights, insights
from ridotto.server.messages import View
from ridotto.server.table_info import game_begun
from ridotto.table import Refused, open_table
from ridotto.table.assistance import Assist, Assistant, Onlooker, levels_for
from ridotto.table.commands import Unseal
from ridotto.table.log_entry import read_entry
from ridotto.table.match import ChanceSource, Match
from ridotto.table.verify import legal_steps, verify

MOST_FRAMES = 60
ALL = -1
"""The viewer who sees everything."""


class AskRecord(Struct, forbid_unknown_fields=True, kw_only=True):
    """A finished game: ``record`` is the text of a file, or else ``table`` and ``number`` name a
    game of this house.
    """

    record: Annotated[str, Meta(max_length=4_000_000)] = ""
    table: Annotated[str, Meta(max_length=40)] = ""
    number: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class AskReplay(AskRecord, kw_only=True):
    """A part of a replay. ``viewer`` is a seat, 7 for a spectator, or -1 to see everything."""

    viewer: Annotated[int, Meta(ge=-1, le=7)] = SPECTATOR
    start: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = MOST_FRAMES


class Frame(Struct, frozen=True):
    """One step: who did what (unless this viewer may not know), what they were told, what they knew
    then, and what followed from it. Why a bot did it is for all viewers: the game is over.
    ``secrets`` is what each seat knew beside the public part and ``told`` who was told each fact
    (nobody in particular: all), for the viewer who sees everything.
    """

    by: str
    do: str
    facts: list[Any]
    view: View
    assist: Assist | None
    reason: Reason | None
    secrets: list[Any]
    told: list[list[str]]


class Replay(Struct, frozen=True, kw_only=True):
    """A part of a replay. ``wrong`` says why a record does not hold; it is empty for one that is
    complete, legal and honestly dealt. Of one that does not, the steps are told that are legal
    from the first one on. ``begun`` is where a game was played on from that was not dealt: what
    was laid out then is not vouched for. ``insights`` come with the first part and tell who could
    have known what, and when.
    """

    game: messages.GameBegun
    players: list[str]
    begun: Begun | None
    steps: int
    outcome: Outcome | None
    wrong: str
    insights: Insights
    start: int
    frames: list[Frame]


def written_record(lines: list[str], number: int, deal: ChanceSource) -> str:
    """The record of a finished game of a table with this log. Raises Refused."""
    for found, record in _records(lines, deal):
        if found == number:
            return record()
    raise Refused("no-such-record")


def written_records(lines: list[str], deal: ChanceSource) -> dict[int, str]:
    """Those of all its finished games, by number."""
    return {number: record() for number, record in _records(lines, deal)}


def _records(lines: list[str], deal: ChanceSource) -> Iterator[tuple[int, Callable[[], str]]]:
    """The number of each finished game, and its record, to be written at once or never."""
    if not lines:
        return
    table = open_table(read_entry(lines[0]), deal)
    if table.sealed and not any(isinstance(read_entry(line).do, Unseal) for line in lines):
        raise Refused("sealed")
    ended = 0
    for line in lines[1:]:
        table.take(read_entry(line))
        if table.past and table.past[-1].number > ended and table.match is not None:
            ended = table.past[-1].number
            yield ended, partial(_written, table.match, table.game)


def _written(match: Match, game: Game) -> str:
    return write(match.record(), game)


def written_replay(asked: AskReplay, text: str) -> bytes:
    """``replay``, as it is sent."""
    return encode(replay(asked, text))


def replay(asked: AskReplay, text: str) -> Replay:
    """What was asked for. Raises Refused if the text is no record."""
    try:
        record = read(text, GAMES)
    except RecordError as error:
        raise Refused("not-a-record", str(error)) from None
    game = GAMES[record.header.game]
    if asked.viewer not in (ALL, SPECTATOR) and asked.viewer >= len(record.header.seats):
        raise Refused("no-such-seat")
    wrong = ""
    try:
        verify(record, game)
    except RecordError as error:
        wrong = str(error)
        record.steps = legal_steps(record, game)
    return Replay(
        game=game_begun(game, record.header, 0, _laid_out(record, asked.viewer)),
        players=list(record.header.players),
        begun=record.header.begun or None,
        steps=len(record.steps),
        outcome=None if wrong or record.end is None else record.end.outcome,
        wrong=wrong,
        insights=insights(record, game) if asked.start == 0 else Insights([], {}),
        start=asked.start,
        frames=list(_frames(record, game, asked)),
    )


def _laid_out(record: Record, viewer: int) -> int:
    """How many facts a viewer was told before anybody played."""
    steps = record.steps[: record.header.laid_out]
    if viewer == ALL:
        return sum(len(step.events) for step in steps)
    return sum(len(step.facts(viewer)) for step in steps)


def _frames(record: Record, game: Game, asked: AskReplay) -> Iterator[Frame]:
    header, viewer = record.header, asked.viewer
    options, seat = header.options, SPECTATOR if asked.viewer == ALL else asked.viewer
    view = game.view(options, seat)
    thinks = seat != SPECTATOR and "odds" in levels_for(game)
    sheets = Onlooker.wanted(game, options, "odds")
    onlooker = Onlooker(game, options, ()) if sheets else None
    assistant = Assistant(game, options, "odds", seat, (), onlooker=onlooker) if thinks else None
    notation = game.notation(options)
    seats = range(len(header.seats)) if viewer == ALL else ()
    others = [game.view(options, other) for other in seats]
    for number, step in enumerate(record.steps):
        if number >= asked.start + asked.count:
            return
        if onlooker is not None:
            for fact in facts_for(SPECTATOR, step.events):
                onlooker.hear(fact)
        seen = facts_for(seat, step.events)
        for fact in seen:
            view.fold(fact)
            if assistant is not None:
                assistant.hear(fact)
        for other in others:
            for fact in facts_for(other.seat, step.events):
                other.fold(fact)
        if number < asked.start:
            continue
        everything = viewer in (ALL, step.by)
        yield Frame(
            by=actor_name(step.by, header.seats),
            do=notation.write(step.action) if everything else "",
            facts=_plain([event.fact for event in step.events] if viewer == ALL else seen),
            view=View(None if seat == SPECTATOR else seat, _raw(view.public), _raw(view.private)),
            assist=_help(view, assistant, onlooker),
            reason=step.reason,
            secrets=[_raw(other.private) for other in others],
            told=[_told(event, header.seats) for event in step.events] if viewer == ALL else [],
        )


def _help(
    view: KernelView, assistant: Assistant | None, onlooker: Onlooker | None
) -> Assist | None:
    if assistant is not None:
        return msgspec.convert(_plain(assistant.help(view)), Assist)
    return None if onlooker is None else Assist(shown={}, struck=onlooker.struck())


def _told(event: Event, seats: Sequence[str]) -> list[str]:
    return [] if event.to == EVERYONE else [seats[seat] for seat in SEATS_IN[event.to]]


def _raw(part: Any) -> Raw:
    return Raw(encode(part))


def _plain(value: Any) -> Any:
    return msgspec.json.decode(encode(value))
