"""An evening: the same deals at several tables, with seats changed. Pure, like a table: entries go
in, and ``Evening.take`` does what they say or refuses, changing nothing; so its log is all of it.

Deals are played one after another, each at all tables at once. What came of one is told when the
last table has played it; then the next is dealt.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Literal

from msgspec import Struct, field

from ridotto.games import GAMES
from ridotto.kernel import Game, Outcome
from ridotto.table.commands import AtEvening, Command
from ridotto.table.deal import commit
from ridotto.table.duplicate_scores import Ranked, deal_scores, ranking, totals
from ridotto.table.evening_commands import (
    BeginEvening,
    DealOut,
    DepartEvening,
    JoinEvening,
    LeaveEvening,
    OpenEvening,
    TableLost,
    TellDeal,
)
from ridotto.table.log_entry import Entry, read_entry
from ridotto.table.names import told_apart
from ridotto.table.refused import Refused
from ridotto.table.rotation import Seating, seatings
from ridotto.table.settings import Settings

MOST_JOINING = 500
"""How often anybody may join, after having left as well: a log must not grow without bounds."""

EveningPhase = Literal["gathering", "playing", "over"]


class Entrant(Struct):
    """Somebody who plays: a guest, or a bot. ``gone``: he has asked the house to forget him."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    contribution: str = ""
    gone: bool = False


class Evening(Struct):
    """All there is to know of an evening. ``Entrant.guest`` and ``host`` are credentials, ``seeds``
    the secrets of deals: they never leave the house.
    """

    settings: Settings
    tables: int
    seeds: tuple[str, ...]
    bots: tuple[str, ...]
    host: str
    touched: int
    begun: bool = False
    joined: int = 0
    """How often somebody did."""
    entrants: list[Entrant] = field(default_factory=list)
    dealt: list[tuple[str, ...]] = field(default_factory=list)
    """The tables of each deal so far."""
    lost: set[str] = field(default_factory=set)
    """Tables that were closed before their game was over."""
    outcomes: list[tuple[Outcome | None, ...]] = field(default_factory=list)
    """How the deals ended that are told."""

    @property
    def game(self) -> Game:
        return GAMES[self.settings.game]

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of each table."""
        return self.game.seats(self.settings.options)

    @property
    def places(self) -> int:
        """How many play."""
        return self.tables * len(self.seats)

    @property
    def phase(self) -> EveningPhase:
        if not self.begun:
            return "gathering"
        return "over" if len(self.outcomes) == len(self.seeds) else "playing"

    @property
    def sealed(self) -> tuple[str, ...]:
        """The tables of the deal that is played now, if one is."""
        return self.dealt[-1] if len(self.dealt) > len(self.outcomes) else ()

    @property
    def commitments(self) -> list[str]:
        """Those to the seeds of all deals: told from the beginning."""
        return [commit(bytes.fromhex(seed)) for seed in self.seeds]

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """Who sits where in each deal."""
        return seatings(self.tables, len(self.seats), len(self.seeds))

    def entrant_of(self, guest: str) -> int | None:
        """The number of a guest who plays, from 0."""
        numbers = (n for n, entrant in enumerate(self.entrants) if entrant.guest == guest)
        return next(numbers, None) if guest else None

    def at(self, id_: str, deal: int) -> AtEvening:
        """What the tables of a deal are told of this evening, whose id that is."""
        given = {
            f"entrant-{number}": entrant.contribution
            for number, entrant in enumerate(self.entrants, 1)
            if entrant.contribution
        }
        return AtEvening(id_, deal, len(self.seeds), given)

    def scores(self) -> list[list[list[Fraction]]]:
        """The score of each seat at each table of every deal that is told."""
        return [deal_scores(outcomes, len(self.seats)) for outcomes in self.outcomes]

    def ranking(self) -> list[Ranked]:
        """After all deals that are told; nobody before the first."""
        return ranking(totals(self.seatings, self.scores())) if self.outcomes else []

    def take(self, entry: Entry) -> None:
        """Do it. Raises Refused, changing nothing."""
        _RULES[type(entry.do)](self, entry, entry.do)
        self.touched = entry.at

    def mask(self, guest: str, nobody: str, name: str) -> None:
        """What its log says once a guest is masked in it."""
        number = self.entrant_of(guest)
        if number is not None:
            self.entrants[number].guest, self.entrants[number].name = nobody, name
        if self.host == guest:
            self.host = nobody


def open_evening(entry: Entry) -> Evening:
    """The evening that a log's first entry opens."""
    opened = entry.do
    assert isinstance(opened, OpenEvening)
    return Evening(
        settings=opened.settings,
        tables=opened.tables,
        seeds=opened.seeds,
        bots=opened.bots,
        host=entry.who,
        touched=entry.at,
    )


def read_evening(lines: list[str]) -> Evening:
    """The evening with this log."""
    evening = open_evening(read_entry(lines[0]))
    for line in lines[1:]:
        evening.take(read_entry(line))
    return evening


def _join(evening: Evening, entry: Entry, command: JoinEvening) -> None:
    _need_gathering(evening)
    if evening.entrant_of(entry.who) is not None:
        raise Refused("already-contributed")
    if len(evening.entrants) >= evening.places:
        raise Refused("no-free-seat")
    if evening.joined >= MOST_JOINING:
        raise Refused("enough")
    evening.joined += 1
    name = told_apart(entry.name, (entrant.name for entrant in evening.entrants))
    evening.entrants.append(Entrant(entry.who, name, contribution=command.number))


def _leave(evening: Evening, entry: Entry, command: LeaveEvening) -> None:
    _need_gathering(evening)
    number = evening.entrant_of(entry.who)
    if number is None:
        raise Refused("no-seat")
    del evening.entrants[number]


def _begin(evening: Evening, entry: Entry, command: BeginEvening) -> None:
    _need_gathering(evening)
    if entry.who != evening.host:
        raise Refused("not-host")
    if not evening.entrants:
        raise Refused("nobody-there")
    free = evening.places - len(evening.entrants)
    levels = [evening.bots[place % len(evening.bots)] for place in range(free)]
    evening.entrants += [Entrant(bot=level) for level in levels]
    evening.begun = True


def _deal_out(evening: Evening, entry: Entry, command: DealOut) -> None:
    evening.dealt.append(command.tables)


def _lose(evening: Evening, entry: Entry, command: TableLost) -> None:
    evening.lost.add(command.table)


def _tell(evening: Evening, entry: Entry, command: TellDeal) -> None:
    evening.outcomes.append(command.outcomes)


def _depart(evening: Evening, entry: Entry, command: DepartEvening) -> None:
    number = evening.entrant_of(entry.who)
    if number is not None:
        if evening.begun:
            evening.entrants[number].gone = True
        else:
            del evening.entrants[number]
    if evening.host == entry.who:
        there = (one.guest for one in evening.entrants if one.guest and not one.gone)
        evening.host = next(there, entry.who)


def _need_gathering(evening: Evening) -> None:
    if evening.begun:
        raise Refused("evening-begun")


_RULES: dict[type[Command], Callable[[Evening, Entry, Any], None]] = {
    JoinEvening: _join,
    LeaveEvening: _leave,
    BeginEvening: _begin,
    DealOut: _deal_out,
    TableLost: _lose,
    TellDeal: _tell,
    DepartEvening: _depart,
}
