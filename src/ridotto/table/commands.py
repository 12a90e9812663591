"""What can be asked of a table: by guests, over the wire, and by the house itself.

A command is a frozen value and, accepted, goes into the table's log just as it came.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ridotto.kernel import Begun, Reason
from ridotto.kernel.events import kind_of
from ridotto.table.deal import MOST_CONTRIBUTED
from ridotto.table.settings import Settings, Short

SeatNumber = Annotated[int, Meta(ge=0, le=6)]
MemberNumber = Annotated[int, Meta(ge=0, le=10_000)]
Doing = Annotated[str, Meta(max_length=200)]
"""An action in the game's notation."""
Key = Annotated[str, Meta(min_length=1, max_length=60)]
PersonName = Annotated[str, Meta(min_length=1, max_length=24)]


class Command(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag=kind_of,
    tag_field="type",
    kw_only=True,
):
    """Anything asked of a table."""


class GuestCommand(Command, frozen=True):
    """Asked by a guest, who chooses an ``id`` (``command_ids`` says how): asked again with the same
    one, it is answered and not done twice.
    """

    id: Annotated[str, Meta(min_length=1, max_length=32)]


class Sit(GuestCommand, frozen=True):
    """Take a seat, or any free one; a bot that has it takes the seat one had."""

    seat: SeatNumber | None = None


class BringAlong(GuestCommand, frozen=True, tag="bring"):
    """Seat somebody else who plays on one's own device, under a name of his own; on a free seat, or
    any.
    """

    name: PersonName
    seat: SeatNumber | None = None


class LeaveSeat(GuestCommand, frozen=True, tag="leave"):
    """Give one's seat up; during a game a bot plays on, and one may come ``back``. Who holds
    several gives up that one, or all.
    """

    seat: SeatNumber | None = None


class Back(GuestCommand, frozen=True):
    """Take one's seat over again from the bot that stood in; of several that one, or all."""

    seat: SeatNumber | None = None


class PlaceBot(GuestCommand, frozen=True, tag="place"):
    """The host puts a bot of a level on a free seat, or takes it off (no level)."""

    seat: SeatNumber
    bot: Short | None = None


class Remove(GuestCommand, frozen=True):
    """The host frees a seat before the start; its guest has to stay out until he is let back."""

    seat: SeatNumber


class LetBack(GuestCommand, frozen=True):
    """The host lets somebody in again whom he had sent away."""

    member: MemberNumber


class ChangeSettings(GuestCommand, frozen=True, tag="settings"):
    """The host changes what is played, and how, before the start."""

    settings: Settings


class Contribute(GuestCommand, frozen=True):
    """A random number for the deal, in hexadecimal digits; once a game."""

    number: Annotated[str, Meta(pattern=f"^[0-9a-f]{{1,{MOST_CONTRIBUTED}}}$")]


class StartGame(GuestCommand, frozen=True, tag="start"):
    """The host begins the game."""


class Act(GuestCommand, frozen=True):
    """Do this, after all steps of one's draft."""

    do: Doing


class Draft(GuestCommand, frozen=True):
    """Add a step to one's draft: only its maker sees it."""

    do: Doing


class Undo(GuestCommand, frozen=True):
    """Take back the last step of one's draft, or all."""

    all: bool = False


class Learn(GuestCommand, frozen=True):
    """Go on in a first evening: this step of it is read, or this is the answer to what it asks."""

    step: Short
    answer: Short = ""


class StandInFor(GuestCommand, frozen=True, tag="stand-in"):
    """The host lets a bot play for a guest who has been away for a while, until he is ``back``."""

    seat: SeatNumber


class Waive(GuestCommand, frozen=True):
    """Not to be asked any more where one could only pass or do something rare; or to be asked."""

    on: bool = True


class Resign(GuestCommand, frozen=True):
    """Leave the game for good, as its rules have it."""


class Abort(GuestCommand, frozen=True):
    """Ask to end the game with no result, or agree; or not, which settles the matter. It ends when
    all agree who play and are there.
    """

    agree: bool = True


class Rematch(GuestCommand, frozen=True):
    """Gather again for another game; everyone moves one seat on, but not in a campaign."""


class CloseTable(GuestCommand, frozen=True, tag="close"):
    """The host closes the table; its finished games are kept."""


class Knock(GuestCommand, frozen=True):
    """Ask to watch, where not everybody may; once a game."""


class AnswerKnock(GuestCommand, frozen=True, tag="answer"):
    """The host lets somebody watch who has knocked, or does not."""

    member: MemberNumber
    yes: bool


class AllowWatching(GuestCommand, frozen=True, tag="watching"):
    """The host lets everybody watch, or nobody but those he let in one by one."""

    on: bool


class Mute(GuestCommand, frozen=True):
    """The host silences a member, or lets him speak again."""

    member: MemberNumber
    on: bool = True


class Say(GuestCommand, frozen=True):
    """Speak: players among players, spectators among spectators."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class MakeTic(GuestCommand, frozen=True, tag="tic"):
    """Make one of the game's gestures."""

    tic: Short


class Mark(GuestCommand, frozen=True):
    """Mark a cell of a shared sheet with a cross, a ring or a doubt; an empty value rubs out."""

    sheet: Annotated[int, Meta(ge=0, le=1_000)]
    cell: Key
    value: Annotated[str, Meta(pattern="^[xo?]?$", max_length=1)] = ""


class WriteNote(GuestCommand, frozen=True, tag="note"):
    """Write a pencil note for oneself; an empty value rubs out."""

    key: Key
    value: Annotated[str, Meta(max_length=120)] = ""


class PutAway(GuestCommand, frozen=True):
    """Put away the cards one was shown, where the table repeats nothing: those among the first
    ``through`` facts of one's stream.
    """

    through: Annotated[int, Meta(ge=0, le=1_000_000)]


class AtEvening(Struct, frozen=True):
    """Where a table belongs that the house opens for an evening: which deal is played there, of how
    many, and what all entrants contributed to it, by their names in the header.
    """

    evening: str
    deal: int
    deals: int
    contributions: dict[str, str]


class Position(Struct, frozen=True):
    """Where a game is played on from: all that was done until then, each step with its actor and
    in notation, and what a record says of it.
    """

    begun: Begun
    steps: tuple[tuple[int, str], ...]


class OpenTable(Command, frozen=True, tag="opened"):
    """The house opens a table; ``places`` says who may sit where: a bot's level, or anyone.
    ``lesson``: the game's first evening is played, and nothing else. ``position``: the game stands
    there when it begins, and is the only one that is played here.
    """

    settings: Settings
    places: tuple[Short | None, ...]
    evening: AtEvening | None = None
    lesson: bool = False
    position: Position | None = None


class BotActs(Command, frozen=True):
    """A bot has decided for a seat; ``reason`` is for after the game."""

    seat: SeatNumber
    do: Doing
    reason: Reason | None = None


class ClockRanOut(Command, frozen=True, tag="time-up"):
    """A clock has run out: a seat's, or (without one) the game's."""

    seat: SeatNumber | None = None


class PassFor(Command, frozen=True):
    """A guest has not answered in time, or does not want to be asked: it is passed for him."""

    seat: SeatNumber


class Absent(Command, frozen=True):
    """A seat's guest has not been connected for a while."""

    seat: SeatNumber


class Present(Command, frozen=True):
    """He is connected again."""

    seat: SeatNumber


class Unseal(Command, frozen=True):
    """Every table of the evening has played this deal: it may be told."""


class Named(Command, frozen=True):
    """A guest is called something else from now on."""


class Depart(Command, frozen=True):
    """A guest wants to be forgotten: he is never here again."""


class Expired(Command, frozen=True):
    """Nobody has used the table for long."""

    after: Literal["idle"] = "idle"


Wish = (
    Sit
    | BringAlong
    | LeaveSeat
    | Back
    | PlaceBot
    | Remove
    | LetBack
    | ChangeSettings
    | StandInFor
    | Contribute
    | StartGame
    | Act
    | Draft
    | Undo
    | Learn
    | Waive
    | Resign
    | Abort
    | Rematch
    | CloseTable
    | Knock
    | AnswerKnock
    | AllowWatching
    | Mute
    | Say
    | MakeTic
    | Mark
    | WriteNote
    | PutAway
)
"""What a guest may ask."""

AnyCommand = (
    Wish
    | OpenTable
    | BotActs
    | ClockRanOut
    | PassFor
    | Absent
    | Present
    | Unseal
    | Named
    | Depart
    | Expired
)
