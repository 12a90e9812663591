"""A finished game once more: what each viewer saw, step by step.

The client has no rules, so the house folds the facts for it. A record is either one of the house's
own or a file that somebody brings along.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from ridotto.games import GAMES
from ridotto.kernel import (
    EVERYONE,
    SPECTATOR,
    Event,
    Game,
    Outcome,
    Reason,
    Record,
    RecordError,
    facts_for,
)
from ridotto.kernel.record import actor_name, read
from ridotto.kernel.seats import SEATS_IN
from ridotto.server import messages
from ridotto.server.encoding import encode
from ridotto.server.insights import Insights, insights
from ridotto.server.messages import View
from ridotto.server.table_info import game_begun
from ridotto.table import Refused
from ridotto.table.assistance import Assist, Assistant, levels_for
from ridotto.table.verify import verify

MOST_FRAMES = 60
ALL = -1
"""The viewer who sees everything."""


class AskReplay(Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a replay: ``record`` is the text of a file, or else ``table`` and ``number`` name a
    game of this house. ``viewer`` is a seat, 7 for a spectator, or -1 to see everything.
    """

    record: Annotated[str, Meta(max_length=4_000_000)] = ""
    table: Annotated[str, Meta(max_length=40)] = ""
    number: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
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
    complete, legal and honestly dealt. ``insights`` come with the first part and tell who could
    have known what, and when.
    """

    game: messages.GameBegun
    players: list[str]
    steps: int
    outcome: Outcome | None
    wrong: str
    insights: Insights
    start: int
    frames: list[Frame]


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
    return Replay(
        game=game_begun(game, record.header, 0),
        players=list(record.header.players),
        steps=len(record.steps),
        outcome=None if record.end is None else record.end.outcome,
        wrong=wrong,
        insights=insights(record, game) if asked.start == 0 else Insights([], {}),
        start=asked.start,
        frames=list(_frames(record, game, asked)),
    )


def _frames(record: Record, game: Game, asked: AskReplay) -> Iterator[Frame]:
    header, viewer = record.header, asked.viewer
    options, seat = header.options, SPECTATOR if asked.viewer == ALL else asked.viewer
    view = game.view(options, seat)
    thinks = seat != SPECTATOR and "odds" in levels_for(game)
    assistant = Assistant(game, options, "odds", seat, ()) if thinks else None
    notation = game.notation(options)
    seats = range(len(header.seats)) if viewer == ALL else ()
    others = [game.view(options, other) for other in seats]
    for number, step in enumerate(record.steps):
        if number >= asked.start + asked.count:
            return
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
            assist=None
            if assistant is None
            else msgspec.convert(_plain(assistant.help(view)), Assist),
            reason=step.reason,
            secrets=[_raw(other.private) for other in others],
            told=[_told(event, header.seats) for event in step.events] if viewer == ALL else [],
        )


def _told(event: Event, seats: Sequence[str]) -> list[str]:
    return [] if event.to == EVERYONE else [seats[seat] for seat in SEATS_IN[event.to]]


def _raw(part: Any) -> Raw:
    return Raw(encode(part))


def _plain(value: Any) -> Any:
    return msgspec.json.decode(encode(value))
