"""Who is at a table, and what each of them is told."""

from collections.abc import Callable, Iterable
from typing import Any, cast

from msgspec import Raw

from ridotto.kernel import EVERYONE, SPECTATOR, Seat, sees
from ridotto.kernel.seats import SEATS_IN
from ridotto.server import messages, rendering
from ridotto.server.messages import Farewell, Hello, Message, You
from ridotto.server.rendering import Private, Renderer, encode
from ridotto.server.socket import Socket, seal
from ridotto.table import Table
from ridotto.table.assistance import Assistant
from ridotto.table.table import (
    Began,
    Changed,
    Drafted,
    Line,
    Marked,
    Noted,
    Output,
    Removed,
    Stepped,
    Ticked,
)

Addressed = tuple[Socket, bytes | Farewell]
"""A sealed message to be sent when its time has come, or the reason to hang up then."""


def deliver(addressed: Iterable[Addressed]) -> None:
    """Its time has come. What one socket is sent goes out in one piece; whoever is hung up on is
    told nothing that comes after.
    """
    bundles: dict[Socket, bytes] = {}
    leaving: dict[Socket, Farewell] = {}
    for socket, said in addressed:
        if not isinstance(said, bytes):
            leaving.setdefault(socket, said)
        elif socket not in leaving:
            bundles[socket] = bundles[socket] + said if socket in bundles else said
    for socket, bundle in bundles.items():
        socket.send(bundle)
    for socket, reason in leaving.items():
        socket.hang_up(reason)


class Outbox:
    """The sockets of one table. Letters are written when something happens and delivered later."""

    def __init__(self, id_: str, table: Table) -> None:
        self.id = id_
        self.table = table
        self.sockets: list[Socket] = []
        self._assistants: dict[Seat, Assistant] = {}
        self._seats: dict[str, Seat] = {}
        self._by_viewer: dict[Seat, list[Socket]] = {}
        self._private: dict[Seat, Private] = {}
        self._sheets: list[messages.Sheet] = []

    def assistant(self, viewer: Seat) -> Assistant | None:
        """Who helps a seat, at the table's level; nobody helps spectators."""
        match = self.table.match
        if viewer == SPECTATOR or match is None:
            return None
        assistant = self._assistants.get(viewer)
        if assistant is None:
            level = self.table.settings.assistance
            facts = match.facts(viewer, 0) if level in ("logic", "odds") else ()
            assistant = Assistant(match.game, match.header.options, level, viewer, facts)
            self._assistants[viewer] = assistant
        return assistant

    def viewer(self, socket: Socket) -> Seat:
        """Whose stream a socket gets."""
        return self._seats.get(socket.guest.id, SPECTATOR)

    def look_around(self) -> None:
        """Somebody may have come or gone, or sit elsewhere than before."""
        chairs = self.table.chairs
        self._seats = {chair.guest: seat for seat, chair in enumerate(chairs) if chair.guest}
        self._by_viewer = {}
        for socket in self.sockets:
            self._by_viewer.setdefault(self.viewer(socket), []).append(socket)

    def admits(self, guest: str) -> bool:
        """Whether a guest may be here: to sit down, to play, or to watch."""
        if guest in self.table.removed:
            return False
        if self.table.seat_of(guest) is not None or self.table.phase == "gathering":
            return True
        return self.table.settings.spectators == "open"

    def info(self) -> messages.Info:
        """What everyone may know of this table."""
        guests = {socket.guest.id for socket in self.sockets}
        here = [chair.guest in guests for chair in self.table.chairs]
        watching = sum(self.viewer(socket) == SPECTATOR for socket in self.sockets)
        return rendering.info(self.id, self.table, here, watching)

    def greeting(self, socket: Socket, now: int, number: int, after: int) -> list[Addressed]:
        """All that a new socket has missed since fact ``after`` of game ``number``."""
        table, viewer = self.table, self.viewer(socket)
        told: list[Message] = [
            Hello(version=messages.VERSION, table=self.id, now=now),
            self._about(socket, Raw(encode(self.info()))),
        ]
        match = table.match
        if match is not None:
            known = after if number == match.number and 0 <= after <= match.told(viewer) else 0
            told += [
                rendering.game(match),
                Renderer(table, self.assistant).caught_up(viewer, known),
            ]
        told += [_said(line) for line in table.lines if self._hears(viewer, line)]
        for used in rendering.sheets(table):
            marks = table.marks.get(used.sheet, {})
            told.append(messages.Marks(sheet=used.sheet, marks=marks, whole=True))
        if viewer != SPECTATOR:
            notes = table.notes.get(socket.guest.id, {})
            told.append(messages.Notes(notes=notes, whole=True))
        return [(socket, seal(message)) for message in told]

    def addressed(self, outputs: Iterable[Output]) -> list[Addressed]:
        """What everyone is told of this."""
        return [letter for output in outputs for letter in _TELL[type(output)](self, output)]

    def changed(self, _: Changed | None = None, *, but: Socket | None = None) -> list[Addressed]:
        """The table as it is now, for everyone but one."""
        self.look_around()
        if not self.sockets:
            return []
        self._sheets = rendering.sheets(self.table)
        info = Raw(encode(self.info()))
        return [
            (socket, seal(self._about(socket, info)))
            for socket in self.sockets
            if socket is not but
        ]

    def _about(self, socket: Socket, info: Raw) -> messages.TableUpdate:
        guest, table = socket.guest.id, self.table
        member = table.members.index(guest) if guest in table.members else None
        you = You(table.seat_of(guest), member, host=guest == table.host)
        return messages.TableUpdate(info=cast(messages.Info, info), you=you)

    def _began(self, _: Began) -> list[Addressed]:
        assert self.table.match is not None
        self._assistants.clear()
        self._private.clear()
        out = [socket for socket in self.sockets if not self.admits(socket.guest.id)]
        addressed: list[Addressed] = [(socket, "no-spectators") for socket in out]
        return addressed + self._to(None, rendering.game(self.table.match))

    def _stepped(self, stepped: Stepped) -> list[Addressed]:
        for event in stepped.events:
            for seat, assistant in self._assistants.items():
                if assistant.thinks and sees(event.to, seat):
                    assistant.hear(event.fact)
            if event.to != EVERYONE:  # only what is told to some changes what they alone know
                for seat in SEATS_IN[event.to]:
                    self._private.pop(seat, None)
        if not self.sockets:
            return []
        renderer = Renderer(self.table, self.assistant, self._private)
        facts = [(event.to, Raw(encode(event.fact))) for event in stepped.events]
        addressed: list[Addressed] = []
        for viewer, sockets in self._by_viewer.items():
            data = seal(renderer.stepped(viewer, facts))
            addressed += [(socket, data) for socket in sockets]
        if rendering.sheets(self.table) != self._sheets:  # one was begun, or is done with
            addressed += self.changed()
        return addressed

    def _drafted(self, drafted: Drafted) -> list[Addressed]:
        picture = Renderer(self.table).drafted(drafted.seat, drafted.facts)
        return self._to(self.table.chairs[drafted.seat].guest, picture)

    def _line(self, line: Line) -> list[Addressed]:
        data = seal(_said(line))
        hearing = [socket for socket in self.sockets if self._hears(self.viewer(socket), line)]
        return [(socket, data) for socket in hearing]

    def _ticked(self, ticked: Ticked) -> list[Addressed]:
        return self._to(None, messages.Tic(seat=ticked.seat, tic=ticked.tic))

    def _marked(self, marked: Marked) -> list[Addressed]:
        marks = {marked.cell: marked.value}
        return self._to(None, messages.Marks(sheet=marked.sheet, marks=marks, whole=False))

    def _noted(self, noted: Noted) -> list[Addressed]:
        notes = {noted.key: noted.value}
        return self._to(noted.guest, messages.Notes(notes=notes, whole=False))

    def _removed(self, removed: Removed) -> list[Addressed]:
        gone = [socket for socket in self.sockets if socket.guest.id == removed.guest]
        return [(socket, "removed") for socket in gone]

    def _hears(self, viewer: Seat, line: Line) -> bool:
        return line.room == "players" or viewer == SPECTATOR

    def _to(self, guest: str | None, message: Message) -> list[Addressed]:
        data = seal(message)
        return [
            (socket, data) for socket in self.sockets if guest is None or socket.guest.id == guest
        ]


_TELL: dict[type[Output], Callable[[Outbox, Any], list[Addressed]]] = {
    Changed: Outbox.changed,
    Began: Outbox._began,
    Stepped: Outbox._stepped,
    Drafted: Outbox._drafted,
    Line: Outbox._line,
    Ticked: Outbox._ticked,
    Marked: Outbox._marked,
    Noted: Outbox._noted,
    Removed: Outbox._removed,
}


def _said(line: Line) -> messages.Said:
    return messages.Said(
        member=line.member,
        name=line.name,
        seat=line.seat,
        room=line.room,
        text=line.text,
        at=line.at,
    )
