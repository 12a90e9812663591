"""What is asked and answered over HTTP, beside evenings, histories, replays and notebooks."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ridotto.kernel import Option, Talk
from ridotto.server.messages import TIME, Info
from ridotto.table.settings import Settings, Short

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
    seats are free. ``sit``: take the first free seat oneself. ``lesson``: the game's first evening,
    which settles all the rest and begins at once; the one under way, if the guest has left one.
    """

    settings: Settings
    places: Annotated[list[Short | None], Meta(max_length=7)] | None = None
    sit: bool = True
    lesson: bool = False


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
    """A game one can play; ``campaign``: one chapter of it can follow another; ``lesson``: it has a
    first evening.
    """

    game: str
    options: list[Option]
    seats: list[str]
    talk: Talk
    tics: list[str]
    assistance: list[str]
    bots: list[str]
    campaign: bool
    lesson: bool


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
