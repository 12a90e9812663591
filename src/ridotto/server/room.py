"""A live table: commands come in from sockets, clocks and bots; what came of them goes out.

Everything is decided at once, in memory, in the order it arrives; it is stored before anybody
hears of it.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial
from math import ceil

import msgspec

from ridotto.kernel import SPECTATOR, Seat, sees
from ridotto.server import messages
from ridotto.server.brains import Brain
from ridotto.server.choices import choices
from ridotto.server.messages import Because, Done, Incoming, ListChoices, Message, Why
from ridotto.server.post import Letter, Post, deliver
from ridotto.server.socket import Socket, seal
from ridotto.server.staff import Staff, known_as
from ridotto.store import Append, Close, Forget, Write
from ridotto.table import Entry, Refused, Table
from ridotto.table.commands import AnyCommand, Expired, Rematch
from ridotto.table.table import Began, Output, Stepped

log = logging.getLogger("ridotto")
QUERIES = (ListChoices, Why)
write_entry = msgspec.json.Encoder().encode


class Room:
    """One table, its sockets, its clocks and its bots."""

    def __init__(
        self,
        staff: Staff,
        id_: str,
        table: Table,
        count: int,
        failed: Callable[["Room"], None],
    ) -> None:
        self.staff = staff
        self.id = id_
        self.table = table
        self.post = Post(id_, table)
        self.count = count
        """Lines in the table's log."""
        self.failed = failed
        self._stopped = False
        self._alarm: asyncio.TimerHandle | None = None
        self._brains: dict[Seat, Brain] = {}
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

    def attach(self, socket: Socket, number: int, after: int) -> None:
        """Lets a socket in and tells it all since fact ``after`` of game ``number``."""
        self.post.sockets.append(socket)
        self.post.look_around()
        letters = self.post.greeting(socket, self.staff.nature.now(), number, after)
        self._later([*letters, *self.post.changed(but=socket)])

    def detach(self, socket: Socket) -> None:
        """A socket is gone."""
        if socket in self.post.sockets:
            self.post.sockets.remove(socket)
            self._later(self.post.changed())

    def receive(self, socket: Socket, asked: Incoming) -> None:
        """What a client sent, to be answered when all before it is stored."""
        self.staff.counts["commands"] += 1
        try:
            if isinstance(asked, QUERIES):
                self._answer(socket, self._look_up(self.post.eyes(socket), asked))
                return
            done = (socket, seal(Done(id=asked.id)))
            guest = socket.guest
            if self.table.repeated(guest.id, asked):
                self._later([done])
                return
            name = guest.name if self.post.eyes(socket) == SPECTATOR else ""
            self.take(asked, who=guest.id, name=name, also=[done])
        except Refused as refused:
            self.staff.counts["refused"] += 1
            answer = messages.Refused(
                id=asked.id, code=refused.code, detail=refused.detail, rule=refused.rule
            )
            self._answer(socket, answer)

    def take(
        self, command: AnyCommand, who: str = "", name: str = "", also: Iterable[Letter] = ()
    ) -> None:
        """Does it, stores it, then tells everyone. Raises Refused."""
        if self._stopped:  # another room may be this table by now
            raise Refused("stopping")
        nature = self.staff.nature
        fresh = nature.seed() if isinstance(command, Rematch) else ""
        entry = Entry(nature.now(), command, who=who, name=name, fresh=fresh)
        try:
            outputs = self.table.take(entry)
            self._tell_brains(outputs)
            letters = [*self.post.letters(outputs), *also]
        except Refused:
            raise
        except Exception:
            # A defect: what is in memory may be half done. The store is whole: begin again there.
            log.exception("table failed", extra={"table": known_as(self.id)})
            self.failed(self)
            raise Refused("failed") from None
        self.store(entry, letters)
        self.plan()

    def store(self, entry: Entry, letters: list[Letter]) -> None:
        """Writes an accepted entry down, then delivers the letters."""
        self.count += 1
        writes: list[Write] = [Append(self.id, self.count, write_entry(entry).decode())]
        if isinstance(entry.do, Expired):
            writes = [Close(self.id) if self.table.past else Forget(self.id)]
        self.staff.journal.add(writes, partial(deliver, letters))

    def plan(self) -> None:
        """Sets the clock and lets the bots think."""
        if self.table.phase != "playing" or self._stopped:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        alarm = self.table.next_alarm()
        if alarm is not None:
            wait = max(0, alarm[0] - self.staff.nature.now()) / 1000
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

    def _look_up(self, eyes: Seat, asked: ListChoices | Why) -> Message:
        if isinstance(asked, ListChoices):
            return choices(self.table, eyes, asked)
        aide = self.post.aide(eyes)
        if aide is None:
            raise Refused("no-reasons")
        reasons = aide.why(asked.whose, asked.what, asked.value)
        return Because(id=asked.id, reasons=reasons)

    def _answer(self, socket: Socket, message: Message) -> None:
        self._later([(socket, seal(message))])

    def _later(self, letters: list[Letter]) -> None:
        self.staff.journal.add([], partial(deliver, letters))

    def _tell_brains(self, outputs: Iterable[Output]) -> None:
        for output in outputs:
            if isinstance(output, Began):
                self._brains.clear()
            elif isinstance(output, Stepped):
                for seat, brain in self._brains.items():
                    for event in output.events:
                        if sees(event.to, seat):
                            brain.hear(event.fact)

    def _ring(self) -> None:
        alarm = self.table.next_alarm()
        if alarm is not None and alarm[0] <= self.staff.nature.now():
            self.take(alarm[1])
        else:
            self.plan()

    async def _think(self, seat: Seat, level: str, asked: float) -> None:
        """One decision of a bot, at an even pace: the time it takes tells nothing."""
        loop, pace, match = asyncio.get_running_loop(), self.staff.bot_pace, self.table.match
        assert match is not None
        try:
            brain = self._brains.get(seat)
            if brain is None or brain.match is not match or brain.level != level:
                brain = self._brains[seat] = Brain(match, seat, level)
            decided = await brain.decide(self.staff.thinkers)
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
