"""A table driven by hand: guests ask, the house acts, time is what the test says."""

import random
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ridotto.kernel import SPECTATOR, Game, Legal, Options
from ridotto.table import Entry, Refused, Table, open_table
from ridotto.table.commands import Act, AnyCommand, BotActs, OpenTable, Sit, StartGame
from ridotto.table.match import ChanceSource, Match, deal_fairly
from ridotto.table.settings import Settings, settle
from ridotto.table.table import Output

MASKS: dict[str, Any] = {"options": {"players": 2, "rounds": 1}}
SEED = bytes(range(32)).hex()


class Hand:
    """Feeds a table and keeps its log."""

    def __init__(
        self,
        game: str = "masks",
        places: Sequence[str | None] | None = None,
        deal: ChanceSource = deal_fairly,
        **chosen: Any,
    ) -> None:
        settings = settle(Settings(game=game, **chosen))
        self.now = 1_000_000
        self.asked = 0
        seats = open_table(Entry(0, OpenTable(settings=settings, places=()))).game.seats(
            settings.options
        )
        opened = OpenTable(settings=settings, places=tuple(places or [None] * len(seats)))
        self.log = [Entry(self.now, opened, who="host", fresh=SEED)]
        self.table = open_table(self.log[0], deal)

    def take(self, command: AnyCommand, who: str = "", name: str = "") -> list[Output]:
        entry = Entry(self.now, command, who=who, name=name, fresh=SEED)
        outputs = self.table.take(entry)
        self.log.append(entry)
        return outputs

    def ask(self, who: str, kind: type[Any], /, **fields: Any) -> list[Output]:
        self.asked += 1
        return self.take(kind(id=str(self.asked), **fields), who=who, name=who.title())

    def refusal(self, who: str, kind: type[Any], /, **fields: Any) -> str:
        """The code of the refusal; the table is as it was."""
        before = picture(self.table)
        try:
            self.ask(who, kind, **fields)
        except Refused as refused:
            assert picture(self.table) == before
            return refused.code
        raise AssertionError("not refused")

    def seat(self, *guests: str) -> "Hand":
        for guest in guests:
            self.ask(guest, Sit)
        return self

    def start(self) -> "Hand":
        self.ask(self.table.host, StartGame)
        return self

    def play_on(self, rng: random.Random, most: int = 100_000) -> "Hand":
        """Random play for everyone, as far as the end or ``most`` actions."""
        while self.table.phase == "playing" and most:
            most -= 1
            match = self.table.match
            assert match is not None
            seat = rng.choice(match.state.public.to_act)
            legal = match.state.legal(seat)
            assert isinstance(legal, Legal)
            do = match.notation.write(legal.pick(rng))
            if self.table.by_bot(seat) is None:
                self.ask(self.table.chairs[seat].guest, Act, do=do)
            else:
                self.take(BotActs(seat=seat, do=do))
        return self


def guests(game: Game, options: Options) -> list[str]:
    """One guest a seat; the first is the host."""
    names = ["host", "ann", "bob", "cleo", "dora", "emil", "flo"]
    return names[: len(game.seats(options))]


def replayed(log: Iterable[Entry]) -> Table:
    """The table of a log that went through its file."""
    coded = [msgspec.json.decode(msgspec.json.encode(entry), type=Entry) for entry in log]
    table = open_table(coded[0])
    for entry in coded[1:]:
        table.take(entry)
    return table


def picture(table: Table) -> object:
    """Everything in a table that can change, as comparable data."""
    match, clocks = table.match, table.clocks
    return (
        table.phase,
        table.host,
        table.touched,
        table.number,
        table.lesson_at,
        msgspec.to_builtins(table.chairs),
        table.settings,
        list(table.votes),
        list(table.members),
        dict(table.names),
        [sorted(some) for some in (table.muted, table.removed, table.watchers, table.turned_away)],
        list(table.knocking),
        list(table.lines),
        {seat: dict(marks) for seat, marks in table.marks.items()},
        list(table.past),
        dict(table.asides),
        dict(table.campaign),
        msgspec.to_builtins(table.seen),
        None if clocks is None else msgspec.to_builtins(clocks.hands),
        None
        if match is None
        else (match.state.encode(), told(match), {s: list(d) for s, d in match.drafts.items()}),
    )


def told(match: Match) -> list[int]:
    """How many facts every pair of eyes has been sent."""
    return [match.told(seat) for seat in range(SPECTATOR + 1)]


def two() -> Hand:
    return Hand(**MASKS).seat("host", "ann").start()
