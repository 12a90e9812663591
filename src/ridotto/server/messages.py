"""Everything the house says: over the socket, and in answers over HTTP.

What guests say are the commands of ``ridotto.table.commands``, and the queries below.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from ridotto.kernel import Option, Outcome, Saying, Talk, Value
from ridotto.kernel.events import kind_of
from ridotto.kernel.weighing import Point
from ridotto.table.assistance import Assist, Evidence
from ridotto.table.commands import Doing, GuestCommand, Wish
from ridotto.table.settings import Settings, Short
from ridotto.table.watching import KeptOut

VERSION = 1
"""The version of the protocol, in every hello."""

TIME = "Milliseconds since 1970."


class Message(Struct, frozen=True, gc=False, tag=kind_of, tag_field="type", kw_only=True):
    """Anything the house says over the socket."""


class Hello(Message, frozen=True):
    """The first message. ``now`` is the house's clock, to read the other times by."""

    version: int
    table: str
    now: Annotated[int, Meta(description=TIME)]


class Chair(Struct, frozen=True, kw_only=True):
    """One seat. ``kind`` is who it belongs to; ``level`` that of the bot that plays it;
    ``stood_in``: a bot plays for its guest now; ``here``: its guest is connected; ``absent``: he
    has not been for longer than a moment.
    """

    seat: str
    kind: Literal["free", "guest", "bot"]
    name: str = ""
    member: int | None = None
    level: str = ""
    stood_in: bool = False
    here: bool = False
    absent: bool = False
    muted: bool = False
    contributed: bool = False


class Member(Struct, frozen=True):
    """Somebody who has been at the table: his number there, and what he is called."""

    member: int
    name: str


class BreakingOff(Struct, frozen=True):
    """Somebody wants to break the game off: the seats that agree, the first of which asked, and
    those that still have to.
    """

    agreed: list[str]
    wanted: list[str]


class Hand(Struct, frozen=True):
    """A seat's clock: milliseconds it had left at ``since``, or when it last stopped."""

    left: int
    since: int | None


class SharedSheet(Struct, frozen=True):
    """A shared sheet in use: about whom it is, and the seats that may only read it."""

    sheet: int
    whose: str
    closed: list[str]


class Past(Struct, frozen=True):
    """A finished game of this table; its record is at ``/api/tables/ID/records/NUMBER``."""

    number: int
    options: dict[str, Value]
    outcome: Outcome


class Chapter(Struct, frozen=True):
    """How the table fares with one chapter of a campaign, such as a mission."""

    chapter: str
    tries: int
    won: bool


class Info(Struct, frozen=True, kw_only=True):
    """What everyone may know of a table. ``code`` leads there as long as there is room;
    ``settings`` are what it chose, ``talk`` what that comes to; ``next_chapter`` is what would be
    played next of a campaign, once a game is over. ``knocking`` ask to be let in to watch;
    ``removed`` were sent away.
    """

    table: str
    code: str
    settings: Settings
    phase: Literal["gathering", "playing", "over", "closed"]
    number: int
    watching: int
    talk: Talk
    sheets: list[SharedSheet]
    chairs: list[Chair]
    host: str
    commitment: str
    aborted: bool
    breaking_off: BreakingOff | None
    knocking: list[Member]
    removed: list[Member]
    ends: Annotated[int, Meta(description=TIME)] | None
    clocks: list[Hand]
    past: list[Past]
    campaign: list[Chapter]
    next_chapter: str | None
    opened: Annotated[int, Meta(description=TIME)]


class You(Struct, frozen=True):
    """The receiver: his seat, if he has one, his number among the members, whether he is host (or
    acts for one who is absent), and whether he does not want to be asked where he would only pass.
    """

    seat: int | None
    member: int | None
    host: bool
    waives: bool


class TableUpdate(Message, frozen=True, tag="table"):
    """The table as it is now; sent whenever it changed."""

    info: Info
    you: You


class GameBegun(Message, frozen=True, tag="game"):
    """What stays the same during one game. ``vocabulary`` lists the words that numbers in facts
    and views stand for; ``forms`` how actions are written; ``drafts`` and ``passes`` the kinds that
    can be taken back, and those that say "not now"; ``cells`` what can be marked on shared sheets;
    ``showing`` the kinds of facts whose cards one may put away where nothing is repeated.
    """

    number: int
    game: str
    options: dict[str, Value]
    seats: list[str]
    vocabulary: dict[str, list[str]]
    forms: dict[str, str]
    drafts: list[str]
    passes: list[str]
    tics: list[str]
    cells: list[str]
    showing: list[str]
    commitment: str
    contributions: dict[str, str]


class ActionGroup(Struct, frozen=True, gc=False):
    """The legal actions of one kind, in the game's notation. A long list is not written out:
    ask for ``choices``. ``final``: these may end the game, so ask once more.
    """

    kind: str
    count: int
    actions: list[str]
    final: bool


class View(Struct, frozen=True, gc=False):
    """What the receiver knows: the public part, and his own (none for spectators)."""

    seat: int | None
    public: Any
    private: Any


class Update(Message, frozen=True):
    """The game has gone on: facts number ``after`` + 1 and following of the receiver's stream,
    which replace those he had there, and what he knows and may do now. ``prompt`` says what he is
    asked for, or what is waited for; none once the game is over, and for a seat that a bot plays.
    """

    number: int
    after: int
    facts: list[Any]
    view: View
    legal: list[ActionGroup]
    prompt: Saying | None
    clocks: list[Hand] | UnsetType = UNSET
    assist: Assist | UnsetType = UNSET
    draft: list[str] | UnsetType = UNSET


class Drafted(Message, frozen=True):
    """The receiver's draft as it would stand; nothing has happened yet. ``facts`` is what the
    newest step would tell him, without numbers.
    """

    number: int
    draft: list[str]
    facts: list[Any]
    view: View
    legal: list[ActionGroup]
    prompt: Saying | None


class Said(Message, frozen=True):
    """Somebody spoke."""

    member: int
    name: str
    seat: int | None
    room: Literal["players", "spectators"]
    text: str
    at: Annotated[int, Meta(description=TIME)]


class Tic(Message, frozen=True):
    """Somebody made a gesture."""

    seat: int
    tic: str


class Marks(Message, frozen=True):
    """Marks on a shared sheet: those that are new, empty ones to rub out; ``whole``
    when it is the whole sheet.
    """

    sheet: int
    marks: dict[str, str]
    whole: bool


class Notes(Message, frozen=True):
    """The receiver's own pencil notes: those that are new; ``whole`` when these are all."""

    notes: dict[str, str]
    whole: bool


class Choices(Message, frozen=True):
    """The answer to ``choices``; ``more`` when there are others beside these."""

    id: str
    actions: list[str]
    more: bool


class Way(Struct, frozen=True, gc=False):
    """Steps to draft, one after another, that bring something somewhere. ``rests``: it may stay
    there; otherwise more steps must follow.
    """

    steps: list[str]
    rests: bool


class Ways(Message, frozen=True):
    """The answer to ``ways``, shortest first; ``more`` when there are others beside these."""

    id: str
    ways: list[Way]
    more: bool


class Proof(Message, frozen=True):
    """The answer to ``prove``: the fewest observations that prove it, each with the fact it
    rests on and the sentence that tells it (``GAME-because-SAYS``).
    """

    id: str
    evidence: list[Evidence]


class Weighed(Message, frozen=True):
    """The answer to ``weigh``: what doing it would say (the tag of a mission, say; empty if
    nothing), and each point it claims (``GAME-is-WHAT``): whether it holds, as far as the receiver
    can tell, from assistance ``logic`` on.
    """

    id: str
    says: str
    points: list[Point]


class Acknowledged(Message, frozen=True, tag="done"):
    """The command of that id is stored."""

    id: str


class Refused(Message, frozen=True):
    """The command of that id was not done. ``code`` has words in the locale files; ``detail`` is
    for whoever writes a client; ``rule`` is the tag of the rule of the game that says so, empty
    where none does.
    """

    id: str
    code: str
    detail: str = ""
    rule: str = ""


class Outside(Message, frozen=True):
    """The receiver may not be at the table, and is told nothing of it while it is so; ``reason``
    says why. Who may not watch can ``knock``. If that changes he is greeted like anybody who
    comes, with ``hello``.
    """

    reason: KeptOut


Farewell = Literal["restart", "closed", "banned", "forgotten", "failed"]


class Wait(Message, frozen=True):
    """The house cannot store anything just now: what is asked is heard and answered when it can
    again, and that is told with ``on`` false.
    """

    on: bool


class Bye(Message, frozen=True):
    """The house hangs up; after ``restart`` come back in a moment, after ``closed`` there is no
    table any more.
    """

    reason: Farewell


AnyMessage = (
    Hello
    | TableUpdate
    | GameBegun
    | Update
    | Drafted
    | Said
    | Tic
    | Marks
    | Notes
    | Choices
    | Ways
    | Proof
    | Weighed
    | Acknowledged
    | Refused
    | Wait
    | Outside
    | Bye
)


class ListChoices(GuestCommand, frozen=True, tag="choices"):
    """Write out the legal actions of a kind; ``fixed`` holds fields to a word or number."""

    kind: Short
    fixed: Annotated[dict[Short, Short], Meta(max_length=10)] = field(default_factory=dict)


class ListWays(GuestCommand, frozen=True, tag="ways"):
    """All that steps of one's draft can reach from here, each by one way: the fewest steps, and of
    those the one that spends what is of least use. ``fixed`` holds fields of its steps.
    """

    fixed: Annotated[dict[Short, Short], Meta(max_length=10)] = field(default_factory=dict)


class Prove(GuestCommand, frozen=True):
    """Prove that something hidden has this value: ``red``, ``identity``, ``X``."""

    whose: Short
    what: Short
    value: Short


class Weigh(GuestCommand, frozen=True):
    """Say what a legal action that decides something claims, in the game's notation."""

    do: Doing


Incoming = Wish | ListChoices | ListWays | Prove | Weigh
"""Everything a client may send over the socket."""

ShortName = Annotated[str, Meta(min_length=1, max_length=24)]


class Forget(Struct, frozen=True, forbid_unknown_fields=True):
    """Be forgotten: everything the house keeps of one goes. To be sure, one says one's name."""

    name: Annotated[str, Meta(max_length=24)]


class NameGuest(Struct, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: ShortName


class GuestName(Struct, frozen=True):
    """Who the cookie says one is; no name without one."""

    name: str | None


class ReportMember(Struct, forbid_unknown_fields=True):
    """Somebody at a table, by his number among its members."""

    member: Annotated[int, Meta(ge=0, le=10_000)]


class OneTimeCode(Struct, frozen=True):
    """A code that makes another device the same guest, once, until it expires."""

    code: str
    expires: Annotated[int, Meta(description=TIME)]


class Redeem(Struct, forbid_unknown_fields=True):
    """A code from another device."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to open. ``places`` names a bot's level or nobody for each seat; without it all
    seats are free. ``sit``: take the first free seat oneself.
    """

    settings: Settings
    places: Annotated[list[Short | None], Meta(max_length=7)] | None = None
    sit: bool = True


class TableOpened(Struct, frozen=True):
    """The id of the new table: its link, and all one needs to join it."""

    table: str


class Listed(Struct, frozen=True, kw_only=True):
    """A table in a list. ``seat`` is one's own; ``to_act`` are those that the game waits for,
    ``since`` is when anything last happened.
    """

    info: Info
    seat: str | None
    to_act: list[str]
    since: Annotated[int, Meta(description=TIME)]


class Listing(Struct, frozen=True):
    """Tables."""

    tables: list[Listed]


class GameInfo(Struct, frozen=True):
    """A game one can play; ``campaign``: one chapter of it can follow another."""

    game: str
    options: list[Option]
    seats: list[str]
    talk: Talk
    tics: list[str]
    assistance: list[str]
    bots: list[str]
    campaign: bool


class HouseInfo(Struct, frozen=True):
    """What can be played here, and how."""

    version: int
    games: list[GameInfo]


class Problem(Struct, frozen=True):
    """Why a request was not done: a code with words in the locale files, and a detail."""

    code: str
    detail: str = ""


class Health(Struct, frozen=True):
    """How the house is: ``waiting`` for its store, or ``failed`` because that did not come back."""

    status: Literal["ok", "waiting", "draining", "failed", "stopping"]
