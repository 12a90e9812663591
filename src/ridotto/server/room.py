"""A live table: commands come in from sockets, clocks and bots; what came of them goes out.

Everything is decided at once, in memory, in the order it arrives; it is stored before anybody
hears of it.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from functools import partial

from ridotto.kernel import SPECTATOR, Seat, facts_for
from ridotto.server import messages
from ridotto.server.bot_pace import keep_pace
from ridotto.server.encoding import encode
from ridotto.server.finished_games import finish
from ridotto.server.guest_cookies import Guest
from ridotto.server.guest_socket import GuestSocket
from ridotto.server.incoming import Incoming, StillThere
from ridotto.server.left_behind import left_behind
from ridotto.server.logs import table_alias
from ridotto.server.messages import Acknowledged, Message
from ridotto.server.outgoing import Outbox, Outgoing, deliver
from ridotto.server.queries import QUERIES, look_up
from ridotto.server.reconnecting import missed
from ridotto.server.seated_bots import SeatedBot
from ridotto.server.services import Services
from ridotto.store import Append, Close, Forget, Visit, Write
from ridotto.table import Entry, Refused, Table
from ridotto.table.closing import ENDINGS
from ridotto.table.commands import (
    Absent,
    AnyCommand,
    BotActs,
    ClockRanOut,
    Knock,
    Named,
    PassFor,
    Present,
    Rematch,
    Unseal,
)
from ridotto.table.log_entry import write_entry
from ridotto.table.match import Match
from ridotto.table.table import Began, Changed, GameStepped, Output

log = logging.getLogger("ridotto")


class Room:
    """One table, its sockets, its clocks and its bots."""

    def __init__(
        self,
        services: Services,
        id_: str,
        table: Table,
        count: int,
        *,
        failed: Callable[["Room"], None],
        closed: Callable[["Room"], None],
        over: Callable[["Room"], None],
    ) -> None:
        self.services = services
        self.id = id_
        self.table = table
        self.outbox = Outbox(id_, table, services.codes)
        self.count = count
        """Lines in the table's log."""
        self.failed = failed
        self.closed = closed
        self.over = over
        self.empty_since = services.time_and_chance.now()
        """When the last socket was gone."""
        self._left: dict[str, int] = {}
        """When guests were last here who are not; the others not since this room is open."""
        self._opened = self.empty_since
        self._stopped = False
        self._alarm: asyncio.TimerHandle | None = None
        self._bots: dict[Seat, SeatedBot] = {}
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

    def attach(self, socket: GuestSocket, number: int, after: int) -> None:
        """Lets a socket in and tells it all since fact ``after`` of game ``number``; or tells it
        why it has to stay outside.
        """
        if self._stopped:  # put away, or begun again, while the socket was being opened
            socket.hang_up("restart")
            return
        guest = socket.guest
        reason = self.outbox.kept_out(socket)
        if reason is not None:
            self.outbox.outside[socket] = reason
            self._answer(socket, messages.Outside(reason=reason))
            return
        if not socket.eyes.board:
            self._welcome(guest)
        self.outbox.sockets.append(socket)
        self._say([*self._greeting(socket, number, after), *self.outbox.changed(but=socket)])

    def detach(self, socket: GuestSocket) -> None:
        """A socket is gone."""
        now = self.services.time_and_chance.now()
        self.outbox.outside.pop(socket, None)
        if socket in self.outbox.sockets:
            self.outbox.sockets.remove(socket)
            if socket.guest.id not in self.outbox.here:
                self._left[socket.guest.id] = now
            self.tell_changed()
        if not self.outbox.everyone:
            self.empty_since = now
        self.plan()

    def rename(self, guest: Guest) -> None:
        """A guest wants to be called something else from now on."""
        for socket in self.outbox.everyone:
            if socket.guest.id == guest.id:
                socket.guest = guest
        known = self.table.names.get(guest.id)
        if known is not None and known.wanted != guest.name:
            self.take(Named(), who=guest.id, name=guest.name)

    def tell_changed(self) -> None:
        """Tells everyone the table as it is now."""
        self._say(self.outbox.changed())

    def receive(self, socket: GuestSocket, asked: Incoming) -> None:
        """What a client sent, to be answered when all before it is stored."""
        if isinstance(asked, StillThere):
            socket.send(encode(Acknowledged(id=asked.id)))
            return
        if left_behind(socket, self.outbox.everyone, asked.id):
            return
        self.services.counts["commands"] += 1
        try:
            if socket in self.outbox.outside and not isinstance(asked, Knock):
                raise Refused("not-admitted")
            if socket.eyes.board and not isinstance(asked, Knock):
                raise Refused("only-a-board")
            viewer = self.outbox.viewer(socket)
            if isinstance(asked, QUERIES):
                if viewer is None:
                    raise Refused("covered")
                self._answer(socket, look_up(self.outbox, viewer, asked))
                return
            done = (socket, encode(Acknowledged(id=asked.id)))
            guest = socket.guest
            if self.table.repeated(guest.id, asked):
                self._say([done])
                return
            name = guest.name if viewer == SPECTATOR else ""
            seat = self.outbox.speaks_for(socket)
            self.take(asked, who=guest.id, name=name, seat=seat, also=[done])
        except Refused as refused:
            self.services.counts["refused"] += 1
            answer = messages.Refused(
                id=asked.id, code=refused.code, detail=refused.detail, rule=refused.rule
            )
            self._answer(socket, answer)

    def take(
        self,
        command: AnyCommand,
        who: str = "",
        name: str = "",
        seat: Seat | None = None,
        also: Iterable[Outgoing] = (),
    ) -> None:
        """Does it, stores it, then tells everyone. Raises Refused."""
        if self._stopped:  # another room may be this table by now
            raise Refused("stopping")
        outside = self.services.time_and_chance
        fresh = outside.seed() if isinstance(command, Rematch) else ""
        playing = self.table.phase == "playing"
        visitor = who if who not in self.table.seen else ""
        entry = Entry(outside.now(), command, who=who, name=name, fresh=fresh, seat=seat)
        try:
            outputs = self.table.take(entry)
            self._tell_bots(outputs)
            outgoing = [*self._tell(outputs), *also]
        except Refused:
            raise
        except Exception:
            # A defect: what is in memory may be half done. The store is whole: begin again there.
            log.exception("table failed", extra={"table": table_alias(self.id)})
            self.failed(self)
            raise Refused("failed") from None
        if isinstance(command, ENDINGS):
            outgoing += [(socket, "closed") for socket in self.outbox.everyone]
            self.stop()
            self.closed(self)
        over = self._over and (playing or isinstance(command, Unseal))
        self.store(entry, outgoing, visitor=visitor, over=over and not self.table.sealed)
        self.plan()
        if over and playing:
            self.over(self)

    def store(
        self, entry: Entry, outgoing: list[Outgoing], *, visitor: str = "", over: bool = False
    ) -> None:
        """Writes an accepted entry down, who is here for the first time, and that a game is over
        and may be told; then delivers the messages about it.
        """
        self.count += 1
        writes: list[Write] = [Append(self.id, self.count, write_entry(entry).decode())]
        if isinstance(entry.do, ENDINGS):
            writes = [self.ending()]
        elif visitor:
            writes.append(Visit(visitor, self.id))
        if over:
            writes.append(finish(self.id, self.table))
        self.services.journal.add(writes, partial(self._deliver, outgoing, time.perf_counter()))

    @property
    def _over(self) -> bool:
        """Whether a game was played to its end that counts."""
        table = self.table
        dealt = not table.lesson and table.position is None
        return table.phase == "over" and not table.aborted and dealt

    def ending(self) -> Close | Forget:
        """What is written when the table is closed: its finished games are kept."""
        return Close(self.id) if self.table.past else Forget(self.id)

    def plan(self) -> None:
        """Sets the clock and lets the bots think."""
        if self._stopped:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        alarm = self._next_alarm()
        if alarm is not None:
            wait = max(0, alarm[0] - self.services.time_and_chance.now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)
        for seat, level in self.table.bots_to_act():
            if seat not in self._thinking:
                loop = asyncio.get_running_loop()
                self._thinking[seat] = loop.create_task(self._think(seat, level, loop.time()))

    def stop(self) -> None:
        """No more clocks, bots and commands."""
        self._stopped = True
        if self._alarm is not None:
            self._alarm.cancel()
        for thinking in list(self._thinking.values()):
            thinking.cancel()

    def _answer(self, socket: GuestSocket, message: Message) -> None:
        self._say([(socket, encode(message))])

    def _say(self, outgoing: list[Outgoing]) -> None:
        """When all that was said before is stored."""
        self.services.journal.add([], partial(deliver, outgoing))

    def _deliver(self, outgoing: list[Outgoing], began: float) -> None:
        deliver(outgoing)
        self.services.told_seconds.observe(time.perf_counter() - began)

    def _next_alarm(self) -> tuple[int, ClockRanOut | PassFor | Absent] | None:
        """When a clock will have run out, or a guest have been away for long; and what to say."""
        alarms: list[tuple[int, ClockRanOut | PassFor | Absent]] = []
        clock = self.table.next_alarm()
        if clock is not None:
            alarms.append(clock)
        here = self.outbox.here
        patience = int(1000 * self.services.limits.away)
        for seat, chair in enumerate(self.table.chairs):
            if chair.guest and not chair.absent and chair.guest not in here:
                left = self._left.get(chair.guest, self._opened)
                alarms.append((left + patience, Absent(seat=seat)))
        return min(alarms, key=lambda alarm: alarm[0], default=None)

    def _welcome(self, guest: Guest) -> None:
        """Somebody comes, perhaps back, and perhaps under another name."""
        self._left.pop(guest.id, None)
        for seat in self.table.seats_of(guest.id):
            if self.table.chairs[seat].absent:
                self.take(Present(seat=seat))
        self.rename(guest)

    def _greeting(self, socket: GuestSocket, number: int, after: int) -> list[Outgoing]:
        self.outbox.look_around()
        now = self.services.time_and_chance.now()
        return missed(self.outbox, socket, now, number, after)

    def _tell(self, outputs: list[Output]) -> list[Outgoing]:
        """What everyone is told, when those have gone who may not be here any more; and those who
        may be here now come in.
        """
        if not any(isinstance(output, Changed) for output in outputs):
            return self.outbox.about(outputs)
        leaving = self.outbox.show_out()
        about = self.outbox.about(outputs)
        coming = self.outbox.let_in()
        return leaving + about + [one for each in coming for one in self._greeting(each, 0, 0)]

    def _tell_bots(self, outputs: Iterable[Output]) -> None:
        for output in outputs:
            if isinstance(output, Began):
                self._bots.clear()
            elif isinstance(output, GameStepped):
                for seat, bot in self._bots.items():
                    for fact in facts_for(seat, output.events):
                        bot.hear(fact)

    def _ring(self) -> None:
        if self.services.journal.away:
            return  # planned again when the store is back
        alarm = self._next_alarm()
        if alarm is not None and alarm[0] <= self.services.time_and_chance.now():
            self.take(alarm[1])
        else:
            self.plan()

    async def _think(self, seat: Seat, level: str, asked: float) -> None:
        """One decision of a bot, at an even pace: the time it takes tells nothing."""
        if (seat, level) not in self.table.bots_to_act():  # that was before this task began
            del self._thinking[seat]
            self.plan()
            return
        match = self.table.match
        assert match is not None
        try:
            # Where it is asked out of turn and mostly says "not now", nobody is kept waiting.
            pace = self.services.bot_pace if match.passing(seat) is None else 0
            decided = self.table.scripted() or await self._decide(match, seat, level)
            await keep_pace(asked, pace)
            await self.services.journal.there()
        finally:
            self._thinking.pop(seat, None)
        try:
            if self.table.match is match:
                self.take(decided)
        except Refused:
            self.plan()  # the seat's guest is back, or others have changed what is legal

    async def _decide(self, match: Match, seat: Seat, level: str) -> BotActs:
        bot = self._bots.get(seat)
        if bot is None or bot.match is not match or bot.level != level:
            bot = self._bots[seat] = SeatedBot(match, seat, level)
        return await bot.decide(self.services.threads)
