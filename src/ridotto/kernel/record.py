"""A game as a text file: JSON lines, one header, one line an event, one end line.

The first event of each action says who did what (``by``, ``do``) and, if a bot gave one, its
reason (``reason``); every event says whom it was sent to and what they were told. The end line
reveals the seed, so that the deal can be verified. A record holds every secret of its game: it is
for after the game.
"""

from collections.abc import Iterator, Mapping
from typing import Literal, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ridotto.kernel.actions import Action
from ridotto.kernel.errors import NotationError, OptionError, RecordError, UnknownGame
from ridotto.kernel.events import Event, Fact, facts_for
from ridotto.kernel.game import Game
from ridotto.kernel.not_json import NOT_JSON
from ridotto.kernel.notation import Notation
from ridotto.kernel.options import Value
from ridotto.kernel.outcome import Outcome
from ridotto.kernel.reason import Reason
from ridotto.kernel.registry import Registry
from ridotto.kernel.seats import CHANCE, EVERYONE, SEATS_IN, TABLE, Actor, Audience, Seat, among

FORMAT = 1
LONGEST_VERSION = 9
"""Digits of a format version."""

T = TypeVar("T")


class Begun(Struct, frozen=True, forbid_unknown_fields=True):
    """That a game was not begun here but played on: its first ``steps`` were laid out, and what
    chance brought in them was not drawn from the seed.

    With ``deal`` ``true`` they are those of the game with the commitment ``origin``; ``drawn`` they
    are made up so that ``seat`` was told the same as in that game. Without an ``origin`` it is the
    game of a puzzle.
    """

    steps: int
    deal: Literal["true", "drawn"]
    seat: str
    origin: str = ""


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: what is played, by whom, and how the deal was settled.

    ``version`` is that of the software which wrote it; ``vocabulary`` has the words that numbers
    in facts stand for, so that a record can be read without it. ``commitment`` was published
    before any seat contributed; ``contributions`` are the random numbers that seats added, by seat
    name, in hexadecimal digits; at a table of an evening, those of all its entrants, who are called
    ``entrant-1`` and so on. ``begun`` stands only where a game was played on.
    """

    ridotto: int = FORMAT
    version: str
    game: str
    options: dict[str, Value]
    seats: tuple[str, ...]
    players: tuple[str, ...]
    vocabulary: dict[str, tuple[str, ...]]
    commitment: str
    contributions: dict[str, str]
    begun: Begun | UnsetType = UNSET

    @property
    def laid_out(self) -> int:
        """How many steps were laid out before anybody played; of a dealt game none."""
        return 0 if isinstance(self.begun, UnsetType) else self.begun.steps


class Step(Struct, frozen=True):
    """One action, the events it caused, and the reason a bot had for it, if it said so."""

    by: Actor
    action: Action
    events: tuple[Event, ...]
    reason: Reason | None = None

    def facts(self, viewer: Seat) -> list[Fact]:
        """What a seat (or SPECTATOR) was sent of it."""
        return facts_for(viewer, self.events)


class RecordEnd(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: how it ended, and the seed in hexadecimal digits."""

    outcome: Outcome
    seed: str


class Record(Struct):
    """A whole game; ``end`` is missing while it is under way."""

    header: Header
    steps: list[Step]
    end: RecordEnd | None = None

    def events(self) -> Iterator[Event]:
        """All events in order."""
        for step in self.steps:
            yield from step.events

    def stream(self, seat: Seat) -> Iterator[Fact]:
        """The facts that a seat (or SPECTATOR) was sent, in order."""
        for step in self.steps:
            yield from step.facts(seat)


class _Line(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One event as it stands in the file."""

    n: int
    to: Literal["all"] | tuple[str, ...]
    fact: msgspec.Raw
    by: str | None = None
    do: str | None = None
    reason: Reason | None = None


_encode = msgspec.json.Encoder(order="deterministic").encode
_version = msgspec.json.Decoder(dict[str, msgspec.Raw])
_header = msgspec.json.Decoder(Header)
_line = msgspec.json.Decoder(_Line)
_end = msgspec.json.Decoder(RecordEnd)

_ACTORS: Mapping[Actor, str] = {CHANCE: "chance", TABLE: "table"}


def actor_name(actor: Actor, seats: tuple[str, ...]) -> str:
    """The name of a seat, or ``chance`` or ``table``."""
    return _ACTORS.get(actor) or seats[actor]


def audience_names(to: Audience, seats: tuple[str, ...]) -> Literal["all"] | tuple[str, ...]:
    """An audience as it is written in a record."""
    return "all" if to == EVERYONE else tuple(seats[seat] for seat in SEATS_IN[to])


def write(record: Record, game: Game) -> str:
    """The text of a record; ``read`` gives an equal record back."""
    header = record.header
    notation = game.notation(header.options)
    lines = [_encode(header)]
    number = 0
    for step in record.steps:
        by: str | None = actor_name(step.by, header.seats)
        do: str | None = notation.write(step.action)
        reason = step.reason
        for event in step.events:
            number += 1
            to = audience_names(event.to, header.seats)
            fact = msgspec.Raw(_encode(event.fact))
            lines.append(_encode(_Line(number, to, fact, by, do, reason)))
            by = do = reason = None
    if record.end is not None:
        lines.append(_encode(record.end))
    return "".join(line.decode() + "\n" for line in lines)


def read(text: str, games: Registry) -> Record:
    """The record of a text. Raises RecordError, with line and reason, unless it is well formed.

    Well formed is not yet true: see ``ridotto.table.verify``.
    """
    if not text.strip():
        raise RecordError(1, "the file is empty")
    lines = text.split("\n")
    whole = lines[-1] == ""
    if whole:
        lines.pop()
    header = _read_header(lines[0], cut_off=len(lines) == 1 and not whole)
    game = _game(header, games)
    reader = _Reader(header, game)
    record = Record(header, [])
    for number, line in enumerate(lines[1:], 2):
        if record.end is not None:
            raise RecordError(number, "there is more after the end line")
        keys = _keys(line, number, cut_off=number == len(lines) and not whole)
        if "seed" in keys:
            record.end = _decode(_end, line, number)
        else:
            reader.add(record, _decode(_line, line, number), number)
    if not whole:
        raise RecordError(len(lines), "the last line is cut off: it does not end with a line break")
    return record


class _Reader:
    """Turns event lines into steps."""

    def __init__(self, header: Header, game: Game) -> None:
        self.facts = game.fact_decoder
        self.notation: Notation = game.notation(header.options)
        self.vocabulary = game.vocabulary(header.options)
        self.seats = {name: seat for seat, name in enumerate(header.seats)}
        self.actors = self.seats | {name: actor for actor, name in _ACTORS.items()}
        self.count = 0

    def add(self, record: Record, line: _Line, number: int) -> None:
        self.count += 1
        if line.n != self.count:
            raise RecordError(
                number,
                f"event {line.n} stands where event {self.count} belongs"
                " (one is missing, or the order was changed)",
            )
        event = Event(self._audience(line, number), _decode(self.facts, line.fact, number))
        if line.by is not None and line.do is not None:
            reason = self._reason(line, number)
            record.steps.append(self._step(line.by, line.do, event, number, reason))
        elif line.by is not None or line.do is not None:
            raise RecordError(number, "'by' and 'do' go together")
        elif line.reason is not None:
            raise RecordError(number, "'reason' belongs to an action: 'by' and 'do' are missing")
        elif not record.steps:
            raise RecordError(number, "the first event has no action: 'by' and 'do' are missing")
        else:
            step = record.steps[-1]
            record.steps[-1] = Step(step.by, step.action, (*step.events, event), step.reason)

    def _reason(self, line: _Line, number: int) -> Reason | None:
        if line.reason is None:
            return None
        if line.by not in self.seats:
            raise RecordError(number, f"{line.by} has no reasons: only seats do")
        stray = line.reason.stray(self.vocabulary)
        if stray is not None:
            raise RecordError(number, f"the reason's {stray!r} is no word of this game")
        return line.reason

    def _step(self, by: str, do: str, event: Event, number: int, reason: Reason | None) -> Step:
        if by not in self.actors:
            raise RecordError(number, f"no actor {by!r}")
        try:
            return Step(self.actors[by], self.notation.read(do), (event,), reason)
        except NotationError as error:
            raise RecordError(number, str(error)) from None

    def _audience(self, line: _Line, number: int) -> Audience:
        if line.to == "all":
            return EVERYONE
        for name in line.to:
            if name not in self.seats:
                raise RecordError(number, f"no seat {name!r}")
        return among(self.seats[name] for name in line.to)


def _read_header(line: str, *, cut_off: bool) -> Header:
    keys = _keys(line, 1, cut_off=cut_off)
    if "ridotto" not in keys:
        raise RecordError(1, "not a Ridotto record: the header has no format version ('ridotto')")
    version = bytes(keys["ridotto"])
    if not version.isdigit() or len(version) > LONGEST_VERSION:
        told = version[:20].decode(errors="replace")
        raise RecordError(1, f"the format version is {told!r}, not a number we know")
    if int(version) != FORMAT:
        age = "newer" if int(version) > FORMAT else "older"
        raise RecordError(
            1, f"format version {int(version)} is {age} than the one read here, {FORMAT}"
        )
    return _decode(_header, line, 1)


def _game(header: Header, games: Registry) -> Game:
    try:
        game = games[header.game]
        options = game.settle(header.options)
    except (UnknownGame, OptionError) as error:
        raise RecordError(1, str(error)) from None
    missing = options.keys() - header.options.keys()
    if missing:
        raise RecordError(1, f"option {min(missing)} is missing")
    seats = game.seats(options)
    if header.seats != seats:
        raise RecordError(1, f"the seats are {', '.join(seats)}")
    if header.vocabulary != game.vocabulary(options):
        raise RecordError(
            1, f"the vocabulary is not that of this version: it was written by {header.version!r}"
        )
    if len(header.players) != len(seats):
        raise RecordError(1, f"{len(header.players)} players for {len(seats)} seats")
    return game


def _keys(line: str, number: int, *, cut_off: bool) -> dict[str, msgspec.Raw]:
    try:
        return _version.decode(line)
    except NOT_JSON as error:
        if cut_off:
            raise RecordError(number, "the file is cut off in the middle of this line") from None
        raise RecordError(number, f"not a JSON object: {error}") from None


def _decode(decoder: msgspec.json.Decoder[T], line: str | msgspec.Raw, number: int) -> T:
    try:
        return decoder.decode(line)
    except NOT_JSON as error:
        raise RecordError(number, str(error)) from None
