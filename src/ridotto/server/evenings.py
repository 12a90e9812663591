"""All evenings of a house. Each is what its log says, which is in the store among those of tables,
under an id of its own kind.

What belongs together is added to the journal without waiting in between, and so is stored together:
a deal and its tables, the end of the last game of a deal and that the deal is told.
"""

import contextlib
import logging
from collections.abc import Callable

from msgspec import structs

from ridotto.games import GAMES
from ridotto.kernel import Outcome
from ridotto.server.evening_messages import NewEvening
from ridotto.server.guest_cookies import Guest
from ridotto.server.logs import table_alias
from ridotto.server.room import Room
from ridotto.server.services import Services
from ridotto.store import Append, Close, Forget, Store, Visit, Write
from ridotto.store.evening_ids import PREFIX, is_evening
from ridotto.table import Entry, Refused, Table, open_table
from ridotto.table.commands import AtEvening, OpenTable, Sit, StandInFor, StartGame, Unseal
from ridotto.table.evening import Entrant, Evening, open_evening, read_evening
from ridotto.table.evening_commands import (
    AnyEveningCommand,
    BeginEvening,
    DealOut,
    DepartEvening,
    JoinEvening,
    LeaveEvening,
    OpenEvening,
    TableLost,
    TellDeal,
)
from ridotto.table.log_entry import write_entry
from ridotto.table.settings import check_bots, settle

log = logging.getLogger("ridotto")


class Live:
    """An evening in memory, and how many lines its log has."""

    def __init__(self, evening: Evening, count: int) -> None:
        self.evening = evening
        self.count = count


class Evenings:
    """Those that gather, are under way, or have ended lately; the others are in the store."""

    def __init__(
        self,
        services: Services,
        store: Store,
        rooms: dict[str, Room],
        open_room: Callable[[str, Table, int], Room],
        draining: Callable[[], bool],
    ) -> None:
        self._services = services
        self._store = store
        self._rooms = rooms
        self._open_room = open_room
        self._draining = draining
        self.live: dict[str, Live] = {}

    def open(self, guest: Guest, wanted: NewEvening) -> str:
        """Gives an evening; its id, once it is stored, is what others need to take part. Raises
        Refused, UnknownGame, OptionError or UnknownBot.
        """
        limits, outside = self._services.limits, self._services.time_and_chance
        if self._draining():
            raise Refused("draining")
        if len(self.live) >= limits.evenings:
            raise Refused("house-full")
        hosted = [one.evening for one in self.live.values() if one.evening.host == guest.id]
        if sum(evening.phase != "over" for evening in hosted) >= limits.evenings_a_guest:
            raise Refused("enough-evenings")
        settings = settle(structs.replace(wanted.settings, campaign=False))
        check_bots(GAMES[settings.game], wanted.bots)
        opened = OpenEvening(
            settings=structs.replace(settings, visibility="link", spectators="none"),
            tables=wanted.tables,
            seeds=tuple(outside.seed() for _ in range(wanted.deals)),
            bots=tuple(wanted.bots),
        )
        entry = Entry(outside.now(), opened, who=guest.id)
        id_ = PREFIX + outside.token(9)
        self.live[id_] = Live(open_evening(entry), 0)
        self._store_entry(id_, entry)
        log.info("evening opened", extra={"table": table_alias(id_), "game": settings.game})
        return id_

    def join(self, id_: str, guest: Guest, number: str) -> None:
        """A guest will play. Raises Refused."""
        self._take(id_, JoinEvening(number=number), guest.id, guest.name)

    def leave(self, id_: str, guest: Guest) -> None:
        """He will not, after all. Raises Refused."""
        self._take(id_, LeaveEvening(), guest.id)

    def begin(self, id_: str, guest: Guest, free: int) -> None:
        """The host begins; the house has so many tables free. Raises Refused."""
        if self._draining():
            raise Refused("draining")
        if self._get(id_).tables > free:
            raise Refused("house-full")
        self._take(id_, BeginEvening(), guest.id)
        self.advance(id_)

    def stand_ins(self, id_: str, guest: Guest) -> None:
        """Bots play for those who are away, until they come back. Raises Refused."""
        evening = self._get(id_)
        if not self.may_stand_in(evening, guest.id):
            raise Refused("not-host")
        for room in self._rooms_of(evening.sealed):
            for seat, chair in enumerate(room.table.chairs):
                if room.table.phase == "playing" and chair.absent and not chair.stood_in:
                    room.take(StandInFor(id=f"evening {seat}", seat=seat))

    def may_stand_in(self, evening: Evening, guest: str) -> bool:
        """Whether this guest may let bots play for the others: the host or, while he is away
        himself, anybody who plays.
        """
        if evening.phase != "playing" or not guest:
            return False
        host = evening.entrant_of(evening.host)
        replaced = evening.entrant_of(guest) is not None and host in self.away(evening)
        return guest == evening.host or replaced

    def away(self, evening: Evening) -> set[int]:
        """The entrants who are waited for at their tables, and have not been there for a while."""
        if not evening.sealed:
            return set()
        seating = evening.seatings[len(evening.dealt) - 1]
        return {
            entrant
            for table, row in zip(evening.sealed, seating, strict=True)
            for room in self._rooms_of([table])
            if room.table.phase == "playing"
            for entrant, chair in zip(row, room.table.chairs, strict=True)
            if chair.absent and not chair.stood_in
        }

    def over(self, evening: Evening, table: str) -> bool:
        """Whether a table of the deal that is played has done so."""
        return self._outcome(evening, table)[0]

    async def find(self, id_: str) -> Evening:
        """The evening of that id, also one of long ago. Raises Refused."""
        if id_ in self.live:
            return self.live[id_].evening
        lines = await self._store.log(id_) if is_evening(id_) else []
        if not lines:
            raise Refused("no-such-evening")
        return read_evening(lines)

    def revive(self, id_: str, lines: list[str]) -> None:
        """An evening is there again as its log says."""
        self.live[id_] = Live(read_evening(lines), len(lines))

    def advance(self, id_: str) -> None:
        """Tells the deal if all tables have played it, and deals the next."""
        if id_ not in self.live:
            return
        evening = self.live[id_].evening
        ended = [self._outcome(evening, table) for table in evening.sealed]
        if ended and all(over for over, _ in ended):
            self._take(id_, TellDeal(outcomes=tuple(outcome for _, outcome in ended)))
        told = [table for deal in evening.dealt[: len(evening.outcomes)] for table in deal]
        for room in self._rooms_of(told):
            if room.table.sealed:
                with contextlib.suppress(Refused):  # begun again, it is asked again
                    room.take(Unseal())
        if evening.phase == "playing" and not evening.sealed and not self._draining():
            self._deal(id_, evening)

    def lost(self, at: AtEvening, table: str) -> None:
        """A table of an evening was closed."""
        live = self.live.get(at.evening)
        if live is not None and table in live.evening.sealed:
            self._take(at.evening, TableLost(table=table))
            self.advance(at.evening)

    def depart(self, id_: str, guest: str, nobody: str, mask: str) -> None:
        """A guest wants to be forgotten: he is a mask here, and a bot has his place."""
        if id_ in self.live:
            self._take(id_, DepartEvening(), guest)
            self.live[id_].evening.mask(guest, nobody, mask)

    def tidy(self) -> None:
        """Lets go of what nobody has gathered for, and of what has ended a while ago."""
        limits, now = self._services.limits, self._services.time_and_chance.now()
        idle = {"gathering": limits.idle_gathering, "over": limits.idle_over}
        for id_, live in list(self.live.items()):
            phase = live.evening.phase
            if phase in idle and now > live.evening.touched + 1000 * idle[phase]:
                del self.live[id_]
                ending = Close(id_) if live.evening.begun else Forget(id_)
                self._services.journal.add([ending], lambda: None)
                log.info("evening closed", extra={"table": table_alias(id_)})

    def _deal(self, id_: str, evening: Evening) -> None:
        """The next deal, on all tables at once."""
        tables = tuple(self._services.time_and_chance.token(9) for _ in range(evening.tables))
        seating = evening.seatings[len(evening.dealt)]
        seed = evening.seeds[len(evening.dealt)]
        self._take(id_, DealOut(tables=tables))
        at = evening.at(id_, len(evening.dealt))
        for table, row in zip(tables, seating, strict=True):
            self._open_table(table, evening, at, seed, [evening.entrants[one] for one in row])

    def _open_table(
        self, id_: str, evening: Evening, at: AtEvening, seed: str, row: list[Entrant]
    ) -> None:
        outside, settings = self._services.time_and_chance, evening.settings
        places = [one.bot or (settings.stand_in if one.gone else None) for one in row]
        guests = [(seat, one) for seat, one in enumerate(row) if places[seat] is None]
        host = guests[0][1].guest if guests else ""
        opened = OpenTable(settings=settings, places=tuple(places), evening=at)
        entry = Entry(outside.now(), opened, who=host, fresh=seed)
        room = self._open_room(id_, open_table(entry, outside.deal), 0)
        room.store(entry, [], visitor=host)
        for seat, one in guests:
            room.take(Sit(id="evening", seat=seat), who=one.guest, name=one.name)
        room.take(StartGame(id="begin"), who=host)

    def _outcome(self, evening: Evening, table: str) -> tuple[bool, Outcome | None]:
        """Whether a table of the deal that is played has done so, and how that ended."""
        if table in evening.lost:
            return True, None
        room = self._rooms.get(table)
        if room is None or room.table.phase != "over":
            return False, None
        return True, room.table.past[-1].outcome

    def _rooms_of(self, tables: tuple[str, ...] | list[str]) -> list[Room]:
        return [self._rooms[table] for table in tables if table in self._rooms]

    def _get(self, id_: str) -> Evening:
        if id_ not in self.live:
            raise Refused("no-such-evening")
        return self.live[id_].evening

    def _take(self, id_: str, command: AnyEveningCommand, who: str = "", name: str = "") -> None:
        entry = Entry(self._services.time_and_chance.now(), command, who=who, name=name)
        self._get(id_).take(entry)
        self._store_entry(id_, entry)

    def _store_entry(self, id_: str, entry: Entry) -> None:
        live = self.live[id_]
        live.count += 1
        writes: list[Write] = [Append(id_, live.count, write_entry(entry).decode())]
        if entry.who:
            writes.append(Visit(entry.who, id_))
        self._services.journal.add(writes, lambda: None)
