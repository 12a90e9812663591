"""A finished game once more: what each pair of eyes saw, step by step.

The client has no rules, so the house folds the facts for it. A record is either one of the house's
own or a file that somebody brings along.
"""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from ridotto.games import GAMES
from ridotto.kernel import SPECTATOR, Outcome, Record, RecordError, Seat, sees
from ridotto.kernel import Game as GameRules
from ridotto.kernel.record import actor_name, read
from ridotto.server import messages, pictures
from ridotto.server.messages import View
from ridotto.server.pictures import encode
from ridotto.table import Refused
from ridotto.table.assist import Aide, Assist, levels_for
from ridotto.table.deal import SEED_BYTES
from ridotto.table.match import Match, deal_fairly
from ridotto.table.verify import verify

MOST_FRAMES = 60
ALL = -1
"""The eyes that see everything."""


class AskReplay(Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a replay: ``record`` is the text of a file, or else ``table`` and ``number`` name a
    game of this house. ``eyes`` is a seat, 7 for a spectator, or -1 to see everything.
    """

    record: Annotated[str, Meta(max_length=4_000_000)] = ""
    table: Annotated[str, Meta(max_length=40)] = ""
    number: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    eyes: Annotated[int, Meta(ge=-1, le=7)] = SPECTATOR
    start: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = MOST_FRAMES


class Motive(Struct, frozen=True):
    """Why a bot did what it did: ``why-CODE`` of the locale files. An argument is a number, or the
    name of a list of the vocabulary and a word of it.
    """

    code: str
    arguments: dict[str, tuple[str, str] | int]


class Frame(Struct, frozen=True):
    """One step: who did what (unless these eyes may not know), what they were told, what they knew
    then, and what followed from it. Why a bot did it is for all eyes: the game is over.
    """

    by: str
    do: str
    facts: list[Any]
    view: View
    assist: Assist | None
    why: Motive | None


class Replay(Struct, frozen=True, kw_only=True):
    """A part of a replay. ``wrong`` says why a record does not hold; it is empty for one that is
    complete, legal and honestly dealt. ``insights``: the step (from 1) at which a seat could have
    known everything there was to find out.
    """

    game: messages.Game
    players: list[str]
    steps: int
    outcome: Outcome | None
    wrong: str
    insights: dict[str, int]
    start: int
    frames: list[Frame]


def replay(asked: AskReplay, text: str) -> Replay:
    """What was asked for. Raises Refused if the text is no record."""
    try:
        record = read(text, GAMES)
    except RecordError as error:
        raise Refused("not-a-record", str(error)) from None
    game = GAMES[record.header.game]
    if asked.eyes not in (ALL, SPECTATOR) and asked.eyes >= len(record.header.seats):
        raise Refused("no-such-seat")
    wrong = ""
    try:
        verify(record, game)
    except RecordError as error:
        wrong = str(error)
    described = Match(game, record.header, bytes(SEED_BYTES), 0, deal_fairly)
    return Replay(
        game=pictures.game(described),
        players=list(record.header.players),
        steps=len(record.steps),
        outcome=None if record.end is None else record.end.outcome,
        wrong=wrong,
        insights=_insights(record, game) if asked.start == 0 else {},
        start=asked.start,
        frames=list(_frames(record, game, asked)),
    )


def _frames(record: Record, game: GameRules, asked: AskReplay) -> Iterator[Frame]:
    header, eyes = record.header, asked.eyes
    options, seat = header.options, SPECTATOR if asked.eyes == ALL else asked.eyes
    view = game.view(options, seat)
    thinks = seat != SPECTATOR and "odds" in levels_for(game, options)
    aide = Aide(game, options, "odds", seat, ()) if thinks else None
    notation = game.notation(options)
    for number, step in enumerate(record.steps):
        if number >= asked.start + asked.count:
            return
        seen = [event.fact for event in step.events if sees(event.to, seat)]
        for fact in seen:
            view.fold(fact)
            if aide is not None:
                aide.hear(fact)
        if number < asked.start:
            continue
        everything = eyes in (ALL, step.by)
        yield Frame(
            by=actor_name(step.by, header.seats),
            do=notation.write(step.action) if everything else "",
            facts=_plain([event.fact for event in step.events] if eyes == ALL else seen),
            view=View(None if seat == SPECTATOR else seat, _raw(view.public), _raw(view.private)),
            assist=None if aide is None else msgspec.convert(_plain(aide.help(view)), Assist),
            why=None if step.why is None else Motive(step.why.code, dict(step.why.arguments)),
        )


def _insights(record: Record, game: GameRules) -> dict[str, int]:
    """The step after which only one world was left to a seat."""
    header = record.header
    if "logic" not in levels_for(game, header.options):
        return {}
    found: dict[str, int] = {}
    for seat, name in enumerate(header.seats):
        number = _insight(record, game, seat)
        if number is not None:
            found[name] = number
    return found


def _insight(record: Record, game: GameRules, seat: Seat) -> int | None:
    aide = Aide(game, record.header.options, "logic", seat, ())
    view = game.view(record.header.options, seat)
    for number, step in enumerate(record.steps, 1):
        told = [event.fact for event in step.events if sees(event.to, seat)]
        for fact in told:
            aide.hear(fact)
        # The end tells everybody everything; that is no insight.
        if told and number < len(record.steps):
            help_ = aide.help(view)
            if help_ is not None and help_.worlds == "1" and help_.possible:
                return number
    return None


def _raw(part: Any) -> Raw:
    return Raw(encode(part))


def _plain(value: Any) -> Any:
    return msgspec.json.decode(encode(value))
