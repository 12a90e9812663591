"""A table: who sits there, what is played, what is said. Pure: entries go in, outputs come out.

``Table.take`` is the only way anything changes. It does what an entry says and returns what came
of it, or raises Refused and changes nothing; so the log of accepted entries is the table.
"""

from collections import Counter, deque
from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec import Struct, field

from ridotto.games import GAMES
from ridotto.kernel import (
    Event,
    Fact,
    Game,
    Options,
    Outcome,
    Seat,
    ToChoose,
    ToPlay,
    ToRead,
    ToWatch,
)
from ridotto.table.clocks import HANDING_OVER, Clocks
from ridotto.table.command_ids import CommandIds
from ridotto.table.commands import (
    Abort,
    Absent,
    Act,
    AllowWatching,
    AnswerKnock,
    AtEvening,
    BotActs,
    BringAlong,
    ChangeSettings,
    ClockRanOut,
    CloseTable,
    Command,
    Contribute,
    Depart,
    GuestCommand,
    Knock,
    LeaveSeat,
    OpenTable,
    PassFor,
    PlaceBot,
    Position,
    Rematch,
    Resign,
    StandInFor,
)
from ridotto.table.log_entry import Entry
from ridotto.table.match import ChanceSource, Match, deal_fairly
from ridotto.table.refused import Refused
from ridotto.table.settings import Settings

TablePhase = Literal["gathering", "playing", "over", "closed"]

MOST_ASIDES = 5_000
"""How much a guest may say, mark and draft in one game: a log must not grow without bounds."""
STEPS = (Act, BotActs, ClockRanOut, PassFor)
"""The commands that bring the game on; all others are asides."""
SETTLED = (Abort, AllowWatching, AnswerKnock, CloseTable, Knock, Rematch)
"""What nobody can ask for at a table of an evening: others play the same deal."""
NOT_IN_A_LESSON = (
    AllowWatching,
    BringAlong,
    ChangeSettings,
    Contribute,
    Knock,
    LeaveSeat,
    PlaceBot,
    Rematch,
    Resign,
    StandInFor,
)
"""What would change the deal, who plays, or who looks on."""
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
    brought: bool = False
    """Whoever plays here was brought along by the guest, and plays on his device."""
    bot: str = ""
    stood_in: bool = False
    absent: bool = False
    gone: bool = False
    """Its guest has asked the house to forget him, in the middle of a game."""
    waives: bool = False
    """Its guest does not want to be asked where he would only pass."""
    contribution: str = ""
    notes: dict[str, str] = field(default_factory=dict)
    """What was noted here, for whoever sits here alone."""

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
    seat: Seat
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
    """All there is to know of a table. Guests' names in ``Chair.guest``, ``muted``, ``removed`` and
    the like are credentials and never leave the house.
    """

    settings: Settings
    chairs: list[Chair]
    host: str
    opened: int
    touched: int
    seed: str
    deal: ChanceSource
    evening: AtEvening | None = None
    sealed: bool = False
    """Whether others still play the same deal: then nothing of it leaves the table."""
    lesson: bool = False
    """Whether the game's first evening is played here."""
    lesson_at: int = 0
    """How many steps of it are done."""
    position: Position | None = None
    """Where the game is played on from, at a table at which none is dealt."""
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
    marks: dict[int, dict[str, str]] = field(default_factory=dict)
    past: deque[Past] = field(default_factory=lambda: deque(maxlen=PAST_KEPT))
    campaign: dict[str, Chapter] = field(default_factory=dict)
    asides: Counter[str] = field(default_factory=Counter)
    """How much each guest has said, marked and drafted; those without a seat are counted as one."""
    seen: dict[str, CommandIds] = field(default_factory=dict)
    """What each guest has asked for that was done."""
    out: list[Output] = field(default_factory=list)

    @property
    def game(self) -> Game:
        return GAMES[self.settings.game]

    @property
    def options(self) -> Options:
        return self.settings.options

    @property
    def lesson_step(self) -> ToRead | ToChoose | ToPlay | ToWatch | None:
        """What comes next in a first evening; nothing at any other table."""
        if not self.lesson or self.game.lesson is None:
            return None
        return self.game.lesson.steps[self.lesson_at]

    def scripted(self) -> BotActs | None:
        """What a partner does next in a first evening, if it is a partner's turn."""
        step = self.lesson_step
        return BotActs(seat=step.seat, do=step.do) if isinstance(step, ToWatch) else None

    def seats_of(self, guest: str) -> list[Seat]:
        """The seats that a guest holds: his own first, then those of whom he has brought along."""
        if not guest:
            return []
        chairs = self.chairs
        held = [seat for seat, chair in enumerate(chairs) if chair.guest == guest]
        return held if len(held) < 2 else sorted(held, key=lambda seat: chairs[seat].brought)

    def seat_of(self, guest: str) -> Seat | None:
        """Where a guest sits; of several seats, his own."""
        seats = self.seats_of(guest)
        return seats[0] if seats else None

    def need_seats(self, guest: str, which: Seat | None = None) -> list[Seat]:
        """The seats that a guest holds, or just that one. Raises Refused for whoever has none, or
        not that one.
        """
        seats = self.seats_of(guest)
        if not seats:
            raise Refused("no-seat")
        if which is None:
            return seats
        if which not in seats:
            raise Refused("not-your-seat")
        return [which]

    def need_seat(self, entry: Entry) -> Seat:
        """The seat for which a guest asks something: the one he has, or of several the one that is
        uncovered where he asks. Raises Refused for whoever has none, or has them all covered.
        """
        seats = self.need_seats(entry.who, entry.seat)
        if len(seats) > 1 and self.phase == "playing":
            raise Refused("covered")
        return seats[0]

    def shares(self, seat: Seat) -> bool:
        """Whether others play on the device of this seat's guest as well."""
        return len(self.seats_of(self.chairs[seat].guest)) > 1

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
        """Seats a bot has to decide for; in a first evening, the one whose step is next."""
        if self.phase != "playing" or self.match is None:
            return []
        if self.lesson:
            next_ = self.scripted()
            return [] if next_ is None else [(next_.seat, self.chairs[next_.seat].bot)]
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
        times = {seat: self.passed_at(seat) for seat in self.match.state.public.to_act}
        return [(at, PassFor(seat=seat)) for seat, at in times.items() if at is not None]

    def passed_at(self, seat: Seat) -> int | None:
        """When this seat is passed for, should nothing be heard from it; never where a guest does
        not sit, or is asked for something else.
        """
        assert self.match is not None
        if self.phase != "playing" or self.match.passing(seat) is None:
            return None
        if self.by_bot(seat) is not None:
            return None
        if self.chairs[seat].waives:
            return self.stepped
        return self.stepped + PASS_AFTER + (HANDING_OVER if self.shares(seat) else 0)

    def repeated(self, guest: str, command: GuestCommand) -> bool:
        """Whether this guest's command has been done already. Raises Refused for one that comes
        after others which were to follow it: it was done or refused long ago, or its turn is over.
        """
        seen = self.seen.get(guest)
        if seen is None:
            return False
        if command.id in seen.newest:
            return True
        if seen.is_past(command.id):
            raise Refused("too-late", "numbers of ids grow, and newer ones were done")
        return False

    def take(self, entry: Entry) -> list[Output]:
        """Do it. Raises Refused, changing nothing."""
        if self.phase == "closed":
            raise Refused("closed")
        command = entry.do
        if self.lesson and isinstance(command, NOT_IN_A_LESSON):
            raise Refused("in-a-lesson")
        if self.position is not None and isinstance(command, Rematch):
            raise Refused("position-stays")
        out: list[Output] = []
        self.out = out
        if self.evening is not None and self._settled(command):
            raise Refused("evening-settles")
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
            seen = self.seen.get(entry.who)
            if seen is None:
                seen = self.seen[entry.who] = CommandIds()
            seen.add(command.id)
        return out

    def _settled(self, command: Command) -> bool:
        """Whether an evening does not leave this to those who sit here. Who has played stays, as
        the game is counted when the deal is told.
        """
        over = self.sealed and self.phase == "over"
        return isinstance(command, SETTLED) or (over and isinstance(command, LeaveSeat))


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
        evening=opened.evening,
        sealed=opened.evening is not None,
        lesson=opened.lesson,
        position=opened.position,
    )
