"""What happens at an evening; accepted, it goes into the evening's log just as it came."""

from ridotto.kernel import Outcome
from ridotto.table.commands import Command
from ridotto.table.settings import Settings, Short


class OpenEvening(Command, frozen=True, tag="evening-opened"):
    """Somebody gives an evening: so many tables, a seed for every deal, and the levels of bots in
    all places that nobody takes, one after another.
    """

    settings: Settings
    tables: int
    seeds: tuple[str, ...]
    bots: tuple[Short, ...]


class JoinEvening(Command, frozen=True, tag="evening-joined"):
    """A guest will play, and contributes a random number to all deals."""

    number: str


class LeaveEvening(Command, frozen=True, tag="evening-left"):
    """He will not, after all."""


class BeginEvening(Command, frozen=True, tag="evening-begun"):
    """The host begins: who is not there by now is a bot."""


class DealOut(Command, frozen=True, tag="evening-dealt"):
    """The next deal lies on these tables."""

    tables: tuple[str, ...]


class TableLost(Command, frozen=True, tag="evening-lost"):
    """A table was closed before its game was over: nobody has won there."""

    table: str


class TellDeal(Command, frozen=True, tag="evening-told"):
    """All tables have played the deal: how it ended at each; nothing where a table was lost."""

    outcomes: tuple[Outcome | None, ...]


class DepartEvening(Command, frozen=True, tag="evening-departed"):
    """A guest wants to be forgotten: from the next deal on a bot has his place."""


AnyEveningCommand = (
    OpenEvening
    | JoinEvening
    | LeaveEvening
    | BeginEvening
    | DealOut
    | TableLost
    | TellDeal
    | DepartEvening
)
