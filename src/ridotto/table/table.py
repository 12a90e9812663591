"""A table: who sits there, what is played, what is said. Pure: entries go in, outputs come out.

``Table.take`` is the only way anything changes. It does what an entry says and returns what came
of it, or raises Refused and changes nothing; so the log of accepted entries is the table.
"""

from collections import Counter, deque
from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec import Struct, field

from ridotto.games import GAMES
from ridotto.kernel import Event, Fact, Game, Options, Outcome, Seat
from ridotto.table.clocks import Clocks
from ridotto.table.commands import (
    Absent,
    Act,
    BotActs,
    ClockRanOut,
    Command,
    Depart,
    GuestCommand,
    OpenTable,
    PassFor,
)
from ridotto.table.log_entry import Entry
from ridotto.table.match import ChanceSource, Match, deal_fairly
from ridotto.table.refused import Refused
from ridotto.table.settings import Settings

TablePhase = Literal["gathering", "playing", "over", "closed"]

REMEMBERED = 32
"""How many ids of a guest's commands are kept to know a repetition."""
MOST_ASIDES = 5_000
"""How much a guest may say, mark and draft in one game: a log must not grow without bounds."""
STEPS = (Act, BotActs, ClockRanOut, PassFor)
"""The commands that bring the game on; all others are asides."""
PASS_AFTER = 10_000
"""Milliseconds after which it is passed for a guest who could only pass or do something rare."""
LINES_KEPT = 50
PAST_KEPT = 50


class Chair(Struct):
    """One seat: a guest's, a bot's, or free. ``stood_in`` while a bot plays for its guest;
    ``absent`` while that guest has not been connected for longer than a moment.
    """

    guest: str = ""
    name: str = ""
    bot: str = ""
    stood_in: bool = False
    absent: bool = False
    gone: bool = False
    """Its guest has asked the house to forget him, in the middle of a game."""
    waives: bool = False
    """Its guest does not want to be asked where he would only pass."""
    contribution: str = ""

    @property
    def free(self) -> bool:
        return not self.guest and not self.bot


class Name(Struct, frozen=True):
    """What a guest wants to be called, and what he is called here, where nobody else is."""

    wanted: str
    shown: str


class Line(Struct, frozen=True):
    """Something said: by the member of that number, in which room."""

    member: int
    name: str
    seat: Seat | None
    room: Literal["players", "spectators"]
    text: str
    at: int


class Changed(Struct, frozen=True):
    """Something that everyone may know about the table is different."""


class Began(Struct, frozen=True):
    """A game has begun."""


class GameStepped(Struct, frozen=True):
    """Something happened in the game; of one entry once at most, and nothing since."""

    events: list[Event]


class Drafted(Struct, frozen=True):
    """A seat's draft is different; ``facts`` is what its newest step told its maker."""

    seat: Seat
    facts: list[Fact]


class Ticked(Struct, frozen=True):
    seat: Seat
    tic: str


class Marked(Struct, frozen=True):
    sheet: int
    cell: str
    value: str


class NoteWritten(Struct, frozen=True):
    guest: str
    key: str
    value: str


class CardsPutAway(Struct, frozen=True):
    """A seat has put away what it was shown, beyond the first ``before`` facts of its stream."""

    seat: Seat
    before: int


Output = (
    Changed | Began | GameStepped | Drafted | Line | Ticked | Marked | NoteWritten | CardsPutAway
)


class Past(Struct, frozen=True):
    """A game that was played to its end here."""

    number: int
    options: Options
    outcome: Outcome


class Chapter(Struct, frozen=True):
    """How a team fares with one chapter of its campaign."""

    chapter: str
    tries: int
    won: bool


class Table(Struct):
    """All there is to know of a table. Guests' names in ``Chair.guest`` and the keys of ``notes``,
    ``muted``, ``removed`` and the like are credentials and never leave the house.
    """

    settings: Settings
    chairs: list[Chair]
    host: str
    opened: int
    touched: int
    seed: str
    deal: ChanceSource
    phase: TablePhase = "gathering"
    number: int = 1
    match: Match | None = None
    clocks: Clocks | None = None
    began: int = 0
    """When the game under way, or the last one, began."""
    stepped: int = 0
    """When the game last went on."""
    ends: int | None = None
    """When the time for the whole game is up, where the rules limit it."""
    aborted: bool = False
    votes: list[Seat] = field(default_factory=list)
    """Who wants to break the game off; the first of them has asked."""
    members: list[str] = field(default_factory=list)
    names: dict[str, Name] = field(default_factory=dict)
    muted: set[str] = field(default_factory=set)
    removed: set[str] = field(default_factory=set)
    """Whom the host has sent away, and not let back."""
    knocking: list[str] = field(default_factory=list)
    """Who has asked to watch, and was not answered yet."""
    watchers: set[str] = field(default_factory=set)
    """Whom the host lets watch, though not everybody may."""
    turned_away: set[str] = field(default_factory=set)
    """Who may not watch, and need not ask again before the next game."""
    lines: deque[Line] = field(default_factory=lambda: deque(maxlen=LINES_KEPT))
    notes: dict[str, dict[str, str]] = field(default_factory=dict)
    marks: dict[int, dict[str, str]] = field(default_factory=dict)
    past: deque[Past] = field(default_factory=lambda: deque(maxlen=PAST_KEPT))
    campaign: dict[str, Chapter] = field(default_factory=dict)
    asides: Counter[str] = field(default_factory=Counter)
    """How much each guest has said, marked and drafted; those without a seat are counted as one."""
    seen: dict[str, dict[str, None]] = field(default_factory=dict)
    """The ids of each guest's last commands, oldest first."""
    out: list[Output] = field(default_factory=list)

    @property
    def game(self) -> Game:
        return GAMES[self.settings.game]

    @property
    def options(self) -> Options:
        return self.settings.options

    def seat_of(self, guest: str) -> Seat | None:
        """Where a guest sits."""
        if guest:
            for seat, chair in enumerate(self.chairs):
                if chair.guest == guest:
                    return seat
        return None

    def need_seat(self, guest: str) -> Seat:
        """The same. Raises Refused for whoever has none."""
        seat = self.seat_of(guest)
        if seat is None:
            raise Refused("no-seat")
        return seat

    def need(self, phase: TablePhase) -> None:
        """Raises Refused in another phase."""
        if self.phase != phase:
            raise Refused("not-now")

    def presides(self, guest: str) -> bool:
        """Whether this guest decides for the table: its host or, while he is absent, the first
        guest who is there.
        """
        seat = self.seat_of(self.host)
        if seat is None or not self.chairs[seat].absent:
            return guest == self.host
        there = (chair.guest for chair in self.chairs if chair.guest and not chair.absent)
        return guest == next(there, self.host)

    def need_host(self, guest: str) -> None:
        """Raises Refused for anybody but whoever presides."""
        if not self.presides(guest):
            raise Refused("not-host")

    def playing(self) -> Match:
        """The game under way. Raises Refused if there is none."""
        self.need("playing")
        assert self.match is not None
        return self.match

    def by_bot(self, seat: Seat) -> str | None:
        """The level of the bot that plays this seat now."""
        chair = self.chairs[seat]
        return chair.bot or (self.settings.stand_in if chair.stood_in else None)

    def bots_to_act(self) -> list[tuple[Seat, str]]:
        """Seats a bot has to decide for."""
        if self.phase != "playing" or self.match is None:
            return []
        return [
            (seat, level)
            for seat in self.match.state.public.to_act
            if (level := self.by_bot(seat)) is not None
        ]

    @property
    def bots_alone(self) -> bool:
        """Whether a game is under way that no guest plays himself."""
        seats = range(len(self.chairs))
        return self.phase == "playing" and all(self.by_bot(seat) is not None for seat in seats)

    def next_alarm(self) -> tuple[int, ClockRanOut | PassFor] | None:
        """When a clock will have run out, and what to say then."""
        if self.phase != "playing" or self.clocks is None:
            return None
        passes = self.game.manners.passes
        if self.ends is None and not self.clocks.hands and not passes:
            return None
        alarms: list[tuple[int, ClockRanOut | PassFor]] = []
        if self.ends is not None:
            alarms.append((self.ends, ClockRanOut()))
        if passes:
            alarms += self._passes()
        falls = self.clocks.next()
        if falls is not None:
            alarms.append((falls[0], ClockRanOut(seat=falls[1])))
        return min(alarms, key=lambda alarm: alarm[0], default=None)

    def _passes(self) -> list[tuple[int, PassFor]]:
        """Who is passed for, and when."""
        assert self.match is not None
        waiting = [
            seat
            for seat in self.match.state.public.to_act
            if self.match.passing(seat) is not None and self.by_bot(seat) is None
        ]
        return [
            (self.stepped + (0 if self.chairs[seat].waives else PASS_AFTER), PassFor(seat=seat))
            for seat in waiting
        ]

    def repeated(self, guest: str, command: GuestCommand) -> bool:
        """Whether this guest's command has been done already."""
        return command.id in self.seen.get(guest, ())

    def take(self, entry: Entry) -> list[Output]:
        """Do it. Raises Refused, changing nothing."""
        if self.phase == "closed":
            raise Refused("closed")
        out: list[Output] = []
        self.out = out
        command = entry.do
        aside = not isinstance(command, STEPS)
        by = entry.who if aside and self.seat_of(entry.who) is not None else ""
        counted = aside and entry.who and not isinstance(command, Depart)
        if counted and self.asides[by] >= MOST_ASIDES:
            raise Refused("enough")
        RULES[type(command)](self, entry, command)
        if aside:
            self.asides[by] += 1
        if not isinstance(command, Absent):
            self.touched = entry.at
        if isinstance(command, GuestCommand):
            self._remember(self.seen.setdefault(entry.who, {}), command.id)
        return out

    def _remember(self, seen: dict[str, None], id_: str) -> None:
        seen[id_] = None
        if len(seen) > REMEMBERED:
            del seen[next(iter(seen))]


CommandRule = Callable[[Table, Entry, Any], None]
"""Carries out one kind of command: raises Refused first, or changes the table and says so."""

RULES: dict[type[Command], CommandRule] = {}


def rules(added: Mapping[type[Command], CommandRule]) -> None:
    """Registers the rules of one kind of business."""
    RULES.update(added)


def open_table(entry: Entry, deal: ChanceSource = deal_fairly) -> Table:
    """The table that a log's first entry opens."""
    opened = entry.do
    assert isinstance(opened, OpenTable)
    chairs = [Chair(bot=level or "") for level in opened.places]
    return Table(
        settings=opened.settings,
        chairs=chairs,
        host=entry.who,
        opened=entry.at,
        touched=entry.at,
        seed=entry.fresh,
        deal=deal,
    )
