"""A live table: commands come in from sockets, clocks and bots; what came of them goes out.

Everything is decided at once, in memory, in the order it arrives; it is stored before anybody
hears of it.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial

from ridotto.kernel import SPECTATOR, Seat, facts_for
from ridotto.server import messages
from ridotto.server.action_lists import choices
from ridotto.server.bot_pace import keep_pace
from ridotto.server.encoding import encode
from ridotto.server.guest_socket import GuestSocket
from ridotto.server.logs import table_alias
from ridotto.server.messages import Acknowledged, Incoming, ListChoices, Message, Proof, Prove
from ridotto.server.outgoing import Outbox, Outgoing, deliver
from ridotto.server.reconnecting import missed
from ridotto.server.seated_bots import SeatedBot
from ridotto.server.services import Services
from ridotto.store import Append, Close, Forget, Write
from ridotto.table import Entry, Refused, Table
from ridotto.table.commands import AnyCommand, Expired, Rematch
from ridotto.table.log_entry import write_entry
from ridotto.table.table import Began, GameStepped, Output

log = logging.getLogger("ridotto")
QUERIES = (ListChoices, Prove)


class Room:
    """One table, its sockets, its clocks and its bots."""

    def __init__(
        self,
        services: Services,
        id_: str,
        table: Table,
        count: int,
        failed: Callable[["Room"], None],
    ) -> None:
        self.services = services
        self.id = id_
        self.table = table
        self.outbox = Outbox(id_, table)
        self.count = count
        """Lines in the table's log."""
        self.failed = failed
        self._stopped = False
        self._alarm: asyncio.TimerHandle | None = None
        self._bots: dict[Seat, SeatedBot] = {}
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

    def attach(self, socket: GuestSocket, number: int, after: int) -> None:
        """Lets a socket in and tells it all since fact ``after`` of game ``number``."""
        self.outbox.sockets.append(socket)
        self.outbox.look_around()
        now = self.services.time_and_chance.now()
        greeting = missed(self.outbox, socket, now, number, after)
        self._say([*greeting, *self.outbox.changed(but=socket)])

    def detach(self, socket: GuestSocket) -> None:
        """A socket is gone."""
        if socket in self.outbox.sockets:
            self.outbox.sockets.remove(socket)
            self._say(self.outbox.changed())

    def receive(self, socket: GuestSocket, asked: Incoming) -> None:
        """What a client sent, to be answered when all before it is stored."""
        self.services.counts["commands"] += 1
        try:
            if isinstance(asked, QUERIES):
                self._answer(socket, self._look_up(self.outbox.viewer(socket), asked))
                return
            done = (socket, encode(Acknowledged(id=asked.id)))
            guest = socket.guest
            if self.table.repeated(guest.id, asked):
                self._say([done])
                return
            name = guest.name if self.outbox.viewer(socket) == SPECTATOR else ""
            self.take(asked, who=guest.id, name=name, also=[done])
        except Refused as refused:
            self.services.counts["refused"] += 1
            answer = messages.Refused(
                id=asked.id, code=refused.code, detail=refused.detail, rule=refused.rule
            )
            self._answer(socket, answer)

    def take(
        self, command: AnyCommand, who: str = "", name: str = "", also: Iterable[Outgoing] = ()
    ) -> None:
        """Does it, stores it, then tells everyone. Raises Refused."""
        if self._stopped:  # another room may be this table by now
            raise Refused("stopping")
        outside = self.services.time_and_chance
        fresh = outside.seed() if isinstance(command, Rematch) else ""
        entry = Entry(outside.now(), command, who=who, name=name, fresh=fresh)
        try:
            outputs = self.table.take(entry)
            self._tell_bots(outputs)
            outgoing = [*self.outbox.about(outputs), *also]
        except Refused:
            raise
        except Exception:
            # A defect: what is in memory may be half done. The store is whole: begin again there.
            log.exception("table failed", extra={"table": table_alias(self.id)})
            self.failed(self)
            raise Refused("failed") from None
        self.store(entry, outgoing)
        self.plan()

    def store(self, entry: Entry, outgoing: list[Outgoing]) -> None:
        """Writes an accepted entry down, then delivers the messages about it."""
        self.count += 1
        writes: list[Write] = [Append(self.id, self.count, write_entry(entry).decode())]
        if isinstance(entry.do, Expired):
            writes = [Close(self.id) if self.table.past else Forget(self.id)]
        self.services.journal.add(writes, partial(deliver, outgoing))

    def plan(self) -> None:
        """Sets the clock and lets the bots think."""
        if self.table.phase != "playing" or self._stopped:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        alarm = self.table.next_alarm()
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

    def _look_up(self, viewer: Seat, asked: ListChoices | Prove) -> Message:
        if isinstance(asked, ListChoices):
            return choices(self.table, viewer, asked)
        assistant = self.outbox.assistant(viewer)
        if assistant is None:
            raise Refused("no-reasons")
        evidence = assistant.prove(asked.whose, asked.what, asked.value)
        return Proof(id=asked.id, evidence=evidence)

    def _answer(self, socket: GuestSocket, message: Message) -> None:
        self._say([(socket, encode(message))])

    def _say(self, outgoing: list[Outgoing]) -> None:
        """When all that was said before is stored."""
        self.services.journal.add([], partial(deliver, outgoing))

    def _tell_bots(self, outputs: Iterable[Output]) -> None:
        for output in outputs:
            if isinstance(output, Began):
                self._bots.clear()
            elif isinstance(output, GameStepped):
                for seat, bot in self._bots.items():
                    for fact in facts_for(seat, output.events):
                        bot.hear(fact)

    def _ring(self) -> None:
        alarm = self.table.next_alarm()
        if alarm is not None and alarm[0] <= self.services.time_and_chance.now():
            self.take(alarm[1])
        else:
            self.plan()

    async def _think(self, seat: Seat, level: str, asked: float) -> None:
        """One decision of a bot, at an even pace: the time it takes tells nothing."""
        match = self.table.match
        assert match is not None
        try:
            bot = self._bots.get(seat)
            if bot is None or bot.match is not match or bot.level != level:
                bot = self._bots[seat] = SeatedBot(match, seat, level)
            # Where it is asked out of turn and mostly says "not now", nobody is kept waiting.
            pace = self.services.bot_pace if match.passing(seat) is None else 0
            decided = await bot.decide(self.services.threads)
            await keep_pace(asked, pace)
        finally:
            self._thinking.pop(seat, None)
        try:
            if self.table.match is match:
                self.take(decided)
        except Refused:
            self.plan()  # the seat's guest is back, or others have changed what is legal
