"""Everything the house says over the socket."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ridotto.kernel import Begun, Outcome, Saying, Talk, Value
from ridotto.kernel.events import kind_of
from ridotto.kernel.weighing import Point
from ridotto.table.assistance import Assist, Evidence
from ridotto.table.settings import Settings
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
    ``brought``: whoever plays here shares the device of the guest with that number among the
    members, who has brought him along; ``stood_in``: a bot plays for its guest now; ``here``: its
    guest is connected; ``absent``: he has not been for longer than a moment.
    """

    seat: str
    kind: Literal["free", "guest", "bot"]
    name: str = ""
    member: int | None = None
    brought: bool = False
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


class OfEvening(Struct, frozen=True):
    """The evening that a table belongs to, which deal is played, of how many, and whether others
    still play it: then its record waits for them.
    """

    evening: str
    deal: int
    deals: int
    sealed: bool


class LessonStep(Struct, frozen=True):
    """Where a guest is in a first evening: the step (``lesson-GAME-STEP`` is what is said) and its
    number among all. He is to ``read`` it, to ``choose`` an answer, to ``do`` something in the
    game, or to ``wait``, because his partners act. ``right`` is the choice that follows from what
    he was shown: he is told why before the game goes on.
    """

    step: str
    number: int
    steps: int
    wants: Literal["read", "choose", "do", "wait"]
    choices: tuple[str, ...] = ()
    right: str = ""


class Info(Struct, frozen=True, kw_only=True):
    """What everyone may know of a table. ``code`` leads there as long as there is room;
    ``settings`` are what it chose, ``talk`` what that comes to; ``next_chapter`` is what would be
    played next of a campaign, once a game is over. ``knocking`` ask to be let in to watch;
    ``removed`` were sent away. ``lesson`` is how far a first evening has got; ``begun`` is where a
    game is played on from that was not dealt.
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
    evening: OfEvening | None
    lesson: LessonStep | None
    begun: Begun | None
    opened: Annotated[int, Meta(description=TIME)]


class You(Struct, frozen=True):
    """The receiver: his seat, if he has one, his number among the members, whether he is host (or
    acts for one who is absent), and whether he does not want to be asked where he would only pass.
    ``next_seat`` is where he would sit in a rematch, once a game is over. ``seats`` are all that he
    holds; of several, ``seat`` is the one that is uncovered on this connection, if one is.
    """

    seat: int | None
    member: int | None
    host: bool
    waives: bool
    next_seat: int | None
    seats: list[int]


class TableUpdate(Message, frozen=True, tag="table"):
    """The table as it is now; sent whenever it changed."""

    info: Info
    you: You


class GameBegun(Message, frozen=True, tag="game"):
    """What stays the same during one game. ``vocabulary`` lists the words that numbers in facts
    and views stand for; ``forms`` how actions are written; ``drafts`` and ``passes`` the kinds that
    can be taken back, and those that say "not now"; ``cells`` what can be marked on shared sheets;
    ``showing`` the kinds of facts whose cards one may put away where nothing is repeated. The first
    ``laid_out`` facts that one is told were laid out before anybody played; of a dealt game none.
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
    laid_out: int
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
    ``passed_at`` is when he is passed for, should he say nothing.
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
    passed_at: Annotated[int, Meta(description=TIME)] | UnsetType = UNSET


class Covered(Message, frozen=True):
    """Instead of the game and its updates, for whoever holds several seats and looks through none
    of them on this connection: the number of the game, the seats that it waits for, and clocks.
    """

    number: int
    to_act: list[int]
    clocks: list[Hand]


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
    | Covered
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
