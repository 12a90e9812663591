"""A live table: commands come in from sockets, clocks and bots; what came of them goes out.

Everything is decided at once, in memory, in the order it arrives; it is stored before anybody
hears of it.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial
from math import ceil

from ridotto.kernel import SPECTATOR, Seat, sees
from ridotto.server import messages
from ridotto.server.action_lists import choices
from ridotto.server.messages import Done, Incoming, ListChoices, Message, Proof, Prove
from ridotto.server.outgoing import Addressed, Outbox, deliver
from ridotto.server.seated_bots import SeatedBot
from ridotto.server.services import Services, known_as
from ridotto.server.socket import Socket, seal
from ridotto.store import Append, Close, Forget, Write
from ridotto.table import Entry, Refused, Table
from ridotto.table.commands import AnyCommand, Expired, Rematch
from ridotto.table.log_entry import write_entry
from ridotto.table.table import Began, Output, Stepped

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

    def attach(self, socket: Socket, number: int, after: int) -> None:
        """Lets a socket in and tells it all since fact ``after`` of game ``number``."""
        self.outbox.sockets.append(socket)
        self.outbox.look_around()
        addressed = self.outbox.greeting(socket, self.services.environment.now(), number, after)
        self._later([*addressed, *self.outbox.changed(but=socket)])

    def detach(self, socket: Socket) -> None:
        """A socket is gone."""
        if socket in self.outbox.sockets:
            self.outbox.sockets.remove(socket)
            self._later(self.outbox.changed())

    def receive(self, socket: Socket, asked: Incoming) -> None:
        """What a client sent, to be answered when all before it is stored."""
        self.services.counts["commands"] += 1
        try:
            if isinstance(asked, QUERIES):
                self._answer(socket, self._look_up(self.outbox.viewer(socket), asked))
                return
            done = (socket, seal(Done(id=asked.id)))
            guest = socket.guest
            if self.table.repeated(guest.id, asked):
                self._later([done])
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
        self, command: AnyCommand, who: str = "", name: str = "", also: Iterable[Addressed] = ()
    ) -> None:
        """Does it, stores it, then tells everyone. Raises Refused."""
        if self._stopped:  # another room may be this table by now
            raise Refused("stopping")
        environment = self.services.environment
        fresh = environment.seed() if isinstance(command, Rematch) else ""
        entry = Entry(environment.now(), command, who=who, name=name, fresh=fresh)
        try:
            outputs = self.table.take(entry)
            self._tell_bots(outputs)
            addressed = [*self.outbox.addressed(outputs), *also]
        except Refused:
            raise
        except Exception:
            # A defect: what is in memory may be half done. The store is whole: begin again there.
            log.exception("table failed", extra={"table": known_as(self.id)})
            self.failed(self)
            raise Refused("failed") from None
        self.store(entry, addressed)
        self.plan()

    def store(self, entry: Entry, addressed: list[Addressed]) -> None:
        """Writes an accepted entry down, then delivers the addressed."""
        self.count += 1
        writes: list[Write] = [Append(self.id, self.count, write_entry(entry).decode())]
        if isinstance(entry.do, Expired):
            writes = [Close(self.id) if self.table.past else Forget(self.id)]
        self.services.journal.add(writes, partial(deliver, addressed))

    def plan(self) -> None:
        """Sets the clock and lets the bots think."""
        if self.table.phase != "playing" or self._stopped:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        alarm = self.table.next_alarm()
        if alarm is not None:
            wait = max(0, alarm[0] - self.services.environment.now()) / 1000
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

    def _answer(self, socket: Socket, message: Message) -> None:
        self._later([(socket, seal(message))])

    def _later(self, addressed: list[Addressed]) -> None:
        self.services.journal.add([], partial(deliver, addressed))

    def _tell_bots(self, outputs: Iterable[Output]) -> None:
        for output in outputs:
            if isinstance(output, Began):
                self._bots.clear()
            elif isinstance(output, Stepped):
                for seat, bot in self._bots.items():
                    for event in output.events:
                        if sees(event.to, seat):
                            bot.hear(event.fact)

    def _ring(self) -> None:
        alarm = self.table.next_alarm()
        if alarm is not None and alarm[0] <= self.services.environment.now():
            self.take(alarm[1])
        else:
            self.plan()

    async def _think(self, seat: Seat, level: str, asked: float) -> None:
        """One decision of a bot, at an even pace: the time it takes tells nothing."""
        loop, pace, match = asyncio.get_running_loop(), self.services.bot_pace, self.table.match
        assert match is not None
        try:
            bot = self._bots.get(seat)
            if bot is None or bot.match is not match or bot.level != level:
                bot = self._bots[seat] = SeatedBot(match, seat, level)
            decided = await bot.decide(self.services.threads)
            await asyncio.sleep(told_at(asked, loop.time(), pace) - loop.time())
        finally:
            self._thinking.pop(seat, None)
        try:
            if self.table.match is match:
                self.take(decided)
        except Refused:
            self.plan()  # the seat's guest is back, or others have changed what is legal


def told_at(asked: float, thought: float, pace: float) -> float:
    """When a decision is told that was asked for and made at these times: after one pace, or as
    many whole ones as it took.
    """
    return asked + pace * max(1, ceil((thought - asked) / pace)) if pace else thought
