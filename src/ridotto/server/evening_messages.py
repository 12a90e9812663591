"""What is said over HTTP about evenings: the same deals at several tables."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ridotto.kernel import Outcome
from ridotto.server.messages import TIME
from ridotto.table.deal import MOST_CONTRIBUTED
from ridotto.table.settings import Settings, Short

MOST_TABLES = 8
MOST_DEALS = 8


class NewEvening(Struct, forbid_unknown_fields=True, kw_only=True):
    """An evening to give. ``bots`` are the levels of those in places that nobody takes, one after
    another. Its tables are found by their players alone, and nobody watches.
    """

    settings: Settings
    tables: Annotated[int, Meta(ge=2, le=MOST_TABLES)]
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)]
    bots: Annotated[list[Short], Meta(min_length=1, max_length=8)]


class TakePart(Struct, forbid_unknown_fields=True):
    """Play as well, and contribute a random number, in hexadecimal digits, to every deal."""

    number: Annotated[str, Meta(pattern=f"^[0-9a-f]{{1,{MOST_CONTRIBUTED}}}$")]


class EveningOpened(Struct, frozen=True):
    """The id of the new evening: its link, and all one needs to take part."""

    evening: str


class EntrantInfo(Struct, frozen=True):
    """Somebody who plays: a guest's name, or a bot's level. ``gone``: a bot has his place by now;
    ``away``: he is waited for at his table, and has not been there for longer than a moment.
    """

    name: str
    level: str
    gone: bool
    away: bool


class EveningTable(Struct, frozen=True, kw_only=True):
    """One table of a deal: the number of the entrant on each seat, and whether its game is over.
    What is told when all tables have played the deal: the ``table`` itself, whose record and replay
    are that of its game 1, how it ended there (nothing, if it was closed before), and the score of
    each seat. Of a sealed deal, one is told which table is one's own.
    """

    seats: list[int]
    over: bool
    table: str
    outcome: Outcome | None
    scores: list[float]


class EveningDeal(Struct, frozen=True):
    """One deal; ``commitment`` is the same at all its tables. Before it is dealt there are none."""

    commitment: str
    phase: Literal["waiting", "sealed", "told"]
    tables: list[EveningTable]


class Place(Struct, frozen=True):
    """An entrant in the ranking: who made as much has the same rank."""

    entrant: int
    rank: int
    score: float


class EveningInfo(Struct, frozen=True, kw_only=True):
    """An evening, as somebody sees it. Entrants are counted from 0; in headers of games they are
    called ``entrant-1`` and so on. ``you`` is one's own number, ``table`` where one plays now;
    ``host`` says whether one is the host, ``stand_ins`` whether one may let bots play for those who
    are away. ``ranking`` counts the deals that are told.
    """

    evening: str
    phase: Literal["gathering", "playing", "over"]
    settings: Settings
    seats: list[str]
    tables: int
    bots: list[str]
    entrants: list[EntrantInfo]
    places: int
    deals: list[EveningDeal]
    ranking: list[Place]
    you: int | None
    host: bool
    stand_ins: bool
    table: str
    since: Annotated[int, Meta(description=TIME)]


class ListedEvening(Struct, frozen=True):
    """An evening in a list; ``deal`` is the one that is played."""

    evening: str
    game: str
    phase: Literal["gathering", "playing", "over"]
    deal: int
    deals: int
    tables: int
    since: Annotated[int, Meta(description=TIME)]


class EveningListing(Struct, frozen=True):
    """Evenings."""

    evenings: list[ListedEvening]
