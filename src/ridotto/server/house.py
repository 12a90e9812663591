"""All tables of a house: opening, finding, bringing back, letting go."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager

from ridotto.bots import stand_in_for
from ridotto.games import GAMES
from ridotto.kernel import Game
from ridotto.server.bot_pace import BOT_PACE
from ridotto.server.elsewhere import Elsewhere
from ridotto.server.encoding import encode
from ridotto.server.evenings import Evenings
from ridotto.server.guest_cookies import Guest, GuestCookies
from ridotto.server.http_messages import NewTable
from ridotto.server.idle_tables import closes_at, put_away_at
from ridotto.server.limits import Limits
from ridotto.server.logs import table_alias
from ridotto.server.messages import Farewell, Info, Wait
from ridotto.server.one_time_codes import OneTimeCodes
from ridotto.server.playing_on import Found, PlayOn
from ridotto.server.read_logs import read_table
from ridotto.server.replays import written_record
from ridotto.server.reports_and_bans import Bans, Reports
from ridotto.server.room import Room
from ridotto.server.services import Services
from ridotto.server.shelf import Shelved, shelved
from ridotto.server.table_codes import read_code
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.server.work_process import WorkProcess
from ridotto.store import Journal, Store, StoreError, departures
from ridotto.store.evening_ids import is_evening
from ridotto.table import Entry, Refused, Table, open_table
from ridotto.table.commands import Expired, OpenTable, Sit, StartGame
from ridotto.table.learning import lesson_table
from ridotto.table.settings import Settings, check_bots, settle

GOODBYE = 4.0
"""Seconds that the store may take when the house stops."""

log = logging.getLogger("ridotto")


class House:
    """Everything a server holds in memory. What is not in the store is lost with it."""

    def __init__(
        self, store: Store, key: bytes, time_and_chance: TimeAndChance, limits: Limits
    ) -> None:
        self.store = store
        self.limits = limits
        self.time_and_chance = time_and_chance
        self.journal = Journal(
            store, self._failed, self._store_away, limits.store_away, self.let_go
        )
        self.elsewhere = Elsewhere()
        """The other nodes of the house."""
        self.cookies = GuestCookies(key, time_and_chance)
        self.codes = OneTimeCodes(store, time_and_chance, limits)
        self.bans = Bans(store)
        self.departed: set[str] = set()
        """The aliases of guests who asked to be forgotten."""
        self.forgetting = asyncio.Lock()
        self.reports = Reports()
        self.exporting: set[str] = set()
        """Guests who are being sent their records."""
        self.rooms: dict[str, Room] = {}
        self.shelf: dict[str, Shelved] = {}
        """Tables that are put away."""
        self._shelving = asyncio.Lock()
        self.work = WorkProcess()
        """Where records and replays are made."""
        self.draining = False
        """No new tables; it closes when nobody plays any more."""
        self.stopping = False
        self.on_failure: Callable[[], None] = lambda: None
        self._beside: set[asyncio.Task[None]] = set()
        self.services = Services(time_and_chance, self.journal, limits, BOT_PACE)
        self.evenings = Evenings(
            self.services, store, self.rooms, self._open_room, lambda: self.draining
        )

    @classmethod
    async def open(
        cls,
        store: Store,
        time_and_chance: TimeAndChance,
        limits: Limits,
        bot_pace: float = BOT_PACE,
    ) -> "House":
        """A house with all tables alive that the store has for it."""
        key = bytes.fromhex(await store.secret("cookies", time_and_chance.token(32)))
        house = cls(store, key, time_and_chance, limits)
        house.services.bot_pace = bot_pace
        await house.bring_back(await store.open_tables())
        await house.bans.refresh()
        house.departed.update(await departures.departed(store))
        return house

    async def bring_back(self, ids: Iterable[str]) -> None:
        """Tables and evenings are alive again, as the store has them. Raises StoreError."""
        back = [id_ for id_ in ids if not self.has(id_)]
        for id_ in back:
            lines = await self.store.log(id_)
            try:
                table = None if is_evening(id_) else await self._read(lines)
                if self.has(id_):  # it was repaired meanwhile
                    continue
                if table is None:
                    self.evenings.revive(id_, lines)
                else:
                    self._revive(id_, table, len(lines))
            except Exception:
                # One table that cannot be brought back keeps no other from it; it stays stored.
                log.exception("table not revived", extra={"table": table_alias(id_)})
        for id_ in back:
            if id_ in self.rooms:
                self.rooms[id_].plan()
            elif id_ in self.evenings.live:
                self.evenings.advance(id_)

    def let_go(self, ids: Iterable[str]) -> None:
        """These tables and evenings are another node's: everybody leaves, and comes back there."""
        for id_ in ids:
            room = self.rooms.pop(id_, None)
            if room is not None:
                room.stop()
                for socket in room.outbox.everyone:
                    socket.hang_up("restart")
            self.shelf.pop(id_, None)
            self.evenings.live.pop(id_, None)
            self.services.codes.forget(id_)

    def has(self, id_: str) -> bool:
        """Whether a table or an evening is here, perhaps put away."""
        return id_ in self.rooms or id_ in self.shelf or id_ in self.evenings.live

    def new_table(self, guest: Guest, wanted: NewTable) -> str:
        """Opens a table; its id, once it is stored, is what others need to join. Raises Refused,
        UnknownGame, OptionError or UnknownBot.
        """
        if wanted.lesson:
            under_way = self._lesson(guest.id, wanted.settings.game)
            if under_way is not None:
                return under_way
        self._check_room_for(guest)
        game = GAMES[wanted.settings.game]
        opened = lesson_table(game) if wanted.lesson else _chosen(game, wanted)
        fixed = game.lesson.seed if opened.lesson and game.lesson is not None else ""
        room = self._opened(guest, opened, fixed or self.time_and_chance.seed())
        if wanted.sit or wanted.lesson:
            room.take(Sit(id="open"), who=guest.id, name=guest.name)
        if wanted.lesson:
            room.take(StartGame(id="start"), who=guest.id)
        return room.id

    def play_on(self, guest: Guest, wanted: PlayOn, found: Found) -> str:
        """Opens a table that stands at a position; if no seat is free, the game goes on at once.
        Its id. Raises Refused or UnknownBot.
        """
        self._check_room_for(guest)
        room = self._opened(guest, _played_on(wanted, found), self.time_and_chance.seed())
        room.take(Sit(id="open", seat=wanted.seat), who=guest.id, name=guest.name)
        if not any(chair.free for chair in room.table.chairs):
            room.take(StartGame(id="start"), who=guest.id)
        return room.id

    @property
    def free(self) -> int:
        """How many more tables there may be."""
        return self.limits.tables - len(self.rooms) - len(self.shelf)

    async def room(self, id_: str) -> Room:
        """The live table of that id, brought back if it was put away. Raises Refused."""
        if id_ in self.shelf:
            async with self._shelving:
                if id_ in self.shelf:
                    await self.journal.flush()
                    lines = await self.store.log(id_)
                    table = await self._read(lines)
                    if self.shelf.pop(id_, None):  # else it was closed or let go meanwhile
                        self._revive(id_, table, len(lines))
                        self.rooms[id_].plan()
        room = self.rooms.get(id_)
        if room is None:
            raise Refused("no-such-table")
        return room

    def info(self, id_: str) -> Info:
        """What everyone may know of a table, also of one that is put away. Raises Refused."""
        if id_ in self.shelf:
            return self.shelf[id_].info
        if id_ not in self.rooms:
            raise Refused("no-such-table")
        return self.rooms[id_].outbox.info()

    async def table_by_code(self, said: str) -> str:
        """The id of the table with room to which a code leads. Raises Refused."""
        code = read_code(said)
        return self.services.codes.table(code) or await self.elsewhere.table_by_code(code)

    def rename(self, guest: Guest) -> None:
        """A guest is called something else: at every table from now on."""
        for room in list(self.rooms.values()):
            with contextlib.suppress(Refused):
                room.rename(guest)

    def tidy(self) -> None:
        """Closes the tables that nobody has used for long, and puts those away at which bots have
        played alone for a while.
        """
        now, limits = self.time_and_chance.now(), self.limits
        for room in [room for room in self.rooms.values() if not room.outbox.everyone]:
            put_away = put_away_at(room, limits)
            if now > closes_at(room, limits):
                room.take(Expired())
            elif put_away is not None and now > put_away:
                room.stop()
                self.shelf[room.id] = shelved(room, limits)
                del self.rooms[room.id]
                log.info("table put away", extra={"table": table_alias(room.id)})
        for id_, table in list(self.shelf.items()):
            if now > table.closes:
                del self.shelf[id_]
                self.journal.add([table.ending], lambda: None)
                log.info("table closed", extra={"table": table_alias(id_)})
        self.evenings.tidy()

    async def record(self, id_: str, number: int, address: str) -> str:
        """The record of a finished game, for somebody at an address. Raises Refused."""
        lines = [] if is_evening(id_) else await self.store.log(id_)
        return await self.work.do(address, written_record, lines, number, self.time_and_chance.deal)

    async def stop(self) -> None:
        """Tells everyone to come back later, and puts everything away."""
        self.say_goodbye("restart")
        self.work.stop()
        with contextlib.suppress(TimeoutError, StoreError):
            # A store that is away keeps nobody: what it has not stored was never acknowledged.
            async with asyncio.timeout(GOODBYE):
                await self.journal.flush()
                await self.store.close()

    def guest(self, cookie: str | None) -> Guest | None:
        """Who a cookie says one is; nobody without one, or if he was forgotten. Raises Refused for
        who is banned.
        """
        guest = self.known(cookie)
        if guest is not None and guest in self.bans:
            raise Refused("banned")
        return guest

    def known(self, cookie: str | None) -> Guest | None:
        """The same, also for who is banned."""
        guest = self.cookies.read(cookie)
        return None if guest is None or guest.alias in self.departed else guest

    def show_out_banned(self) -> None:
        """Hangs up on those who were banned since they came."""
        for room in self.rooms.values():
            for socket in room.outbox.everyone:
                if socket.guest in self.bans:
                    socket.hang_up("banned")

    @property
    def played_in(self) -> bool:
        """Whether people are at a table at which a game is under way."""
        return any(
            room.table.phase == "playing" and room.outbox.sockets for room in self.rooms.values()
        )

    def say_goodbye(self, reason: Farewell) -> None:
        """Hangs up on everyone."""
        self.stopping = True
        self.elsewhere.hang_up()
        for room in self.rooms.values():
            room.stop()
            for socket in room.outbox.everyone:
                socket.hang_up(reason)

    @asynccontextmanager
    async def begun_again(self, id_: str) -> AsyncIterator[None]:
        """While something is changed in the log of a table, it is put away; if it is a live one, it
        then begins again as its log says, and everybody comes back by himself.
        """
        async with self._shelving:
            room = self.rooms.pop(id_, None)
            if room is not None:
                room.stop()
                self.shelf[id_] = shelved(room, self.limits)
                for socket in room.outbox.everyone:
                    socket.hang_up("restart")
            await self.journal.flush()
            yield
        if id_ in self.shelf:
            await self.room(id_)

    def beside(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Work that is done while the house goes on."""
        task = asyncio.get_running_loop().create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)
        return task

    def _check_room_for(self, guest: Guest) -> None:
        """Raises Refused where this guest cannot open another table."""
        if self.draining:
            raise Refused("draining")
        if self.free <= 0:
            raise Refused("house-full")
        if self._hosted(guest.id) >= self.limits.tables_a_guest:
            raise Refused("enough-tables")

    def _opened(self, guest: Guest, opened: OpenTable, seed: str) -> Room:
        """A new table, at which nobody sits yet."""
        entry = Entry(self.time_and_chance.now(), opened, who=guest.id, fresh=seed)
        id_ = self.time_and_chance.token(9)
        room = self._open_room(id_, open_table(entry, self.time_and_chance.deal), 0)
        room.store(entry, [], visitor=guest.id)
        log.info("table opened", extra={"table": table_alias(id_), "game": opened.settings.game})
        return room

    def _lesson(self, guest: str, game: str) -> str | None:
        """The table at which a guest's first evening of a game is under way."""
        for id_, room in self.rooms.items():
            table = room.table
            his = table.lesson and table.host == guest and table.settings.game == game
            if his and table.phase in ("gathering", "playing"):
                return id_
        return None

    def _hosted(self, guest: str) -> int:
        """How many tables a guest has set at which a game is under way, or will be."""
        set_ = [room.table for room in self.rooms.values() if room.table.evening is None]
        live = [table for table in set_ if table.phase != "over"]
        hosts = [table.host for table in live] + [table.host for table in self.shelf.values()]
        return hosts.count(guest)

    def _open_room(self, id_: str, table: Table, count: int) -> Room:
        room = Room(
            self.services,
            id_,
            table,
            count,
            failed=self._broken,
            closed=self._closed,
            over=self._goes_on,
        )
        self.rooms[id_] = room
        return room

    def _closed(self, room: Room) -> None:
        del self.rooms[room.id]
        self.services.codes.forget(room.id)
        if room.table.evening is not None:
            self.evenings.lost(room.table.evening, room.id)
        log.info("table closed", extra={"table": table_alias(room.id)})

    def _goes_on(self, room: Room) -> None:
        """A game is over: the evening it belongs to may go on."""
        if room.table.evening is not None:
            self.evenings.advance(room.table.evening.evening)

    async def _read(self, lines: list[str]) -> Table:
        return await read_table(lines, self.time_and_chance.deal)

    def _revive(self, id_: str, table: Table, count: int) -> None:
        self._goes_on(self._open_room(id_, table, count))

    def _broken(self, room: Room) -> None:
        """A table is not what it should be: everyone leaves it, and it begins again as stored."""
        room.stop()
        self.rooms.pop(room.id, None)
        for socket in room.outbox.everyone:
            socket.hang_up("restart")
        self.beside(self._repair(room.id))

    async def _repair(self, id_: str) -> None:
        await self.journal.flush()
        lines = await self.store.log(id_)
        table = await self._read(lines) if lines else None
        if table is not None and not self.stopping and not self.has(id_):
            self._revive(id_, table, len(lines))
            self.rooms[id_].plan()

    def _store_away(self, away: bool) -> None:  # noqa: FBT001
        """Everyone is told to wait, past the journal; afterwards clocks and bots go on."""
        said = encode(Wait(on=away))
        for room in self.rooms.values():
            for socket in room.outbox.everyone:
                socket.send(said)
            if not away:
                room.plan()

    def _failed(self, error: StoreError) -> None:
        log.critical("store failed", extra={"error": str(error)})
        self.say_goodbye("failed")
        self.on_failure()


def _chosen(game: Game, wanted: NewTable) -> OpenTable:
    """The table that a guest wants."""
    settings = settle(wanted.settings)
    seats = game.seats(settings.options)
    places = wanted.places if wanted.places is not None else [None] * len(seats)
    _check_places(game, seats, places)
    if wanted.sit and None not in places:
        raise Refused("no-free-seat")
    return OpenTable(settings=settings, places=tuple(places))


def _check_places(game: Game, seats: Sequence[str], places: Sequence[str | None]) -> None:
    """Raises Refused or UnknownBot."""
    if len(places) != len(seats):
        raise Refused("wrong-places", f"{len(places)} places for {len(seats)} seats")
    check_bots(game, [level for level in places if level is not None])


def _played_on(wanted: PlayOn, found: Found) -> OpenTable:
    """The table at which a guest wants to play on."""
    game = GAMES[found.game]
    options = dict(found.options)
    settings = settle(Settings(game=game.id, options=options, assistance=wanted.assistance))
    places = wanted.places
    if places is None:
        places = [stand_in_for(game)] * len(game.seats(options))
        places[wanted.seat] = None
    _check_places(game, game.seats(options), places)
    if places[wanted.seat] is not None:
        raise Refused("wrong-places", "one's own seat is to be left free")
    return OpenTable(settings=settings, places=tuple(places), position=found.position)
