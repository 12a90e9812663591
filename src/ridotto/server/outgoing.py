"""Who is at a table, and what each of them is told."""

from collections.abc import Callable, Iterable
from typing import Any, cast

from msgspec import Raw

from ridotto.kernel import EVERYONE, SPECTATOR, Seat, sees
from ridotto.kernel.seats import SEATS_IN
from ridotto.server import messages, rendering
from ridotto.server.messages import Farewell, Hello, Message, You
from ridotto.server.rendering import Painter, Private, encode
from ridotto.server.socket import Socket, seal
from ridotto.table import Table
from ridotto.table.assistance import Aide
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

Letter = tuple[Socket, bytes | Farewell]
"""A sealed message to be sent when its time has come, or the reason to hang up then."""


def deliver(letters: Iterable[Letter]) -> None:
    """Its time has come. What one socket is sent goes out in one piece; whoever is hung up on is
    told nothing that comes after.
    """
    bundles: dict[Socket, bytes] = {}
    leaving: dict[Socket, Farewell] = {}
    for socket, said in letters:
        if not isinstance(said, bytes):
            leaving.setdefault(socket, said)
        elif socket not in leaving:
            bundles[socket] = bundles[socket] + said if socket in bundles else said
    for socket, bundle in bundles.items():
        socket.send(bundle)
    for socket, reason in leaving.items():
        socket.hang_up(reason)


class Post:
    """The sockets of one table. Letters are written when something happens and delivered later."""

    def __init__(self, id_: str, table: Table) -> None:
        self.id = id_
        self.table = table
        self.sockets: list[Socket] = []
        self._aides: dict[Seat, Aide] = {}
        self._seats: dict[str, Seat] = {}
        self._by_eyes: dict[Seat, list[Socket]] = {}
        self._private: dict[Seat, Private] = {}
        self._sheets: list[messages.Sheet] = []

    def aide(self, eyes: Seat) -> Aide | None:
        """Who helps a seat, at the table's level; nobody helps spectators."""
        match = self.table.match
        if eyes == SPECTATOR or match is None:
            return None
        aide = self._aides.get(eyes)
        if aide is None:
            level = self.table.settings.assistance
            facts = match.facts(eyes, 0) if level in ("logic", "odds") else ()
            aide = Aide(match.game, match.header.options, level, eyes, facts)
            self._aides[eyes] = aide
        return aide

    def eyes(self, socket: Socket) -> Seat:
        """Whose stream a socket gets."""
        return self._seats.get(socket.guest.id, SPECTATOR)

    def look_around(self) -> None:
        """Somebody may have come or gone, or sit elsewhere than before."""
        chairs = self.table.chairs
        self._seats = {chair.guest: seat for seat, chair in enumerate(chairs) if chair.guest}
        self._by_eyes = {}
        for socket in self.sockets:
            self._by_eyes.setdefault(self.eyes(socket), []).append(socket)

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
        watching = sum(self.eyes(socket) == SPECTATOR for socket in self.sockets)
        return rendering.info(self.id, self.table, here, watching)

    def greeting(self, socket: Socket, now: int, number: int, after: int) -> list[Letter]:
        """All that a new socket has missed since fact ``after`` of game ``number``."""
        table, eyes = self.table, self.eyes(socket)
        told: list[Message] = [
            Hello(version=messages.VERSION, table=self.id, now=now),
            self._about(socket, Raw(encode(self.info()))),
        ]
        match = table.match
        if match is not None:
            known = after if number == match.number and 0 <= after <= match.told(eyes) else 0
            told += [rendering.game(match), Painter(table, self.aide).caught_up(eyes, known)]
        told += [_said(line) for line in table.lines if self._hears(eyes, line)]
        for used in rendering.sheets(table):
            marks = table.marks.get(used.sheet, {})
            told.append(messages.Marks(sheet=used.sheet, marks=marks, whole=True))
        if eyes != SPECTATOR:
            notes = table.notes.get(socket.guest.id, {})
            told.append(messages.Notes(notes=notes, whole=True))
        return [(socket, seal(message)) for message in told]

    def letters(self, outputs: Iterable[Output]) -> list[Letter]:
        """What everyone is told of this."""
        return [letter for output in outputs for letter in _TELL[type(output)](self, output)]

    def changed(self, _: Changed | None = None, *, but: Socket | None = None) -> list[Letter]:
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

    def _about(self, socket: Socket, info: Raw) -> messages.Table:
        guest, table = socket.guest.id, self.table
        member = table.members.index(guest) if guest in table.members else None
        you = You(table.seat_of(guest), member, host=guest == table.host)
        return messages.Table(info=cast(messages.Info, info), you=you)

    def _began(self, _: Began) -> list[Letter]:
        assert self.table.match is not None
        self._aides.clear()
        self._private.clear()
        out = [socket for socket in self.sockets if not self.admits(socket.guest.id)]
        letters: list[Letter] = [(socket, "no-spectators") for socket in out]
        return letters + self._to(None, rendering.game(self.table.match))

    def _stepped(self, stepped: Stepped) -> list[Letter]:
        for event in stepped.events:
            for seat, aide in self._aides.items():
                if aide.thinks and sees(event.to, seat):
                    aide.hear(event.fact)
            if event.to != EVERYONE:  # only what is told to some changes what they alone know
                for seat in SEATS_IN[event.to]:
                    self._private.pop(seat, None)
        if not self.sockets:
            return []
        painter = Painter(self.table, self.aide, self._private)
        facts = [(event.to, Raw(encode(event.fact))) for event in stepped.events]
        letters: list[Letter] = []
        for eyes, sockets in self._by_eyes.items():
            data = seal(painter.stepped(eyes, facts))
            letters += [(socket, data) for socket in sockets]
        if rendering.sheets(self.table) != self._sheets:  # one was begun, or is done with
            letters += self.changed()
        return letters

    def _drafted(self, drafted: Drafted) -> list[Letter]:
        picture = Painter(self.table).drafted(drafted.seat, drafted.facts)
        return self._to(self.table.chairs[drafted.seat].guest, picture)

    def _line(self, line: Line) -> list[Letter]:
        data = seal(_said(line))
        hearing = [socket for socket in self.sockets if self._hears(self.eyes(socket), line)]
        return [(socket, data) for socket in hearing]

    def _ticked(self, ticked: Ticked) -> list[Letter]:
        return self._to(None, messages.Tic(seat=ticked.seat, tic=ticked.tic))

    def _marked(self, marked: Marked) -> list[Letter]:
        marks = {marked.cell: marked.value}
        return self._to(None, messages.Marks(sheet=marked.sheet, marks=marks, whole=False))

    def _noted(self, noted: Noted) -> list[Letter]:
        notes = {noted.key: noted.value}
        return self._to(noted.guest, messages.Notes(notes=notes, whole=False))

    def _removed(self, removed: Removed) -> list[Letter]:
        gone = [socket for socket in self.sockets if socket.guest.id == removed.guest]
        return [(socket, "removed") for socket in gone]

    def _hears(self, eyes: Seat, line: Line) -> bool:
        return line.room == "players" or eyes == SPECTATOR

    def _to(self, guest: str | None, message: Message) -> list[Letter]:
        data = seal(message)
        return [
            (socket, data) for socket in self.sockets if guest is None or socket.guest.id == guest
        ]


_TELL: dict[type[Output], Callable[[Post, Any], list[Letter]]] = {
    Changed: Post.changed,
    Began: Post._began,
    Stepped: Post._stepped,
    Drafted: Post._drafted,
    Line: Post._line,
    Ticked: Post._ticked,
    Marked: Post._marked,
    Noted: Post._noted,
    Removed: Post._removed,
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
