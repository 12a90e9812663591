"""Who is at a table, and what each of them is told.

Messages are written when something happens, and delivered when it is stored.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

from msgspec import Raw

from ridotto.kernel import EVERYONE, SPECTATOR, Event, Seat, facts_for
from ridotto.kernel.seats import SEATS_IN
from ridotto.server import messages, table_info
from ridotto.server.encoding import encode
from ridotto.server.guest_socket import GuestSocket
from ridotto.server.messages import Farewell, Message, You
from ridotto.server.table_codes import TableCodes
from ridotto.server.viewer_rendering import Private, Renderer
from ridotto.table import Table
from ridotto.table.assistance import Assistant, Onlooker, thinks
from ridotto.table.rematch import next_seat
from ridotto.table.table import (
    Began,
    CardsPutAway,
    Changed,
    Drafted,
    GameStepped,
    Line,
    Marked,
    NoteWritten,
    Output,
    Ticked,
)
from ridotto.table.watching import KeptOut, kept_out

Outgoing = tuple[GuestSocket, bytes | Farewell]
"""A message for a socket, encoded, or the reason to hang up."""


def deliver(outgoing: Iterable[Outgoing]) -> None:
    """Sends it all. Whoever is hung up on is told nothing that comes after."""
    for socket, said in outgoing:
        if isinstance(said, bytes):
            socket.send(said)
        else:
            socket.hang_up(said)


class Outbox:
    """The sockets of one table, and the messages for them."""

    def __init__(self, id_: str, table: Table, codes: TableCodes) -> None:
        self.id = id_
        self.table = table
        self._codes = codes
        self.sockets: list[GuestSocket] = []
        self.outside: dict[GuestSocket, KeptOut] = {}
        """Who may not be here, and waits at the door; he is told nothing but why."""
        self._assistants: dict[Seat, Assistant] = {}
        self._onlooker: Onlooker | None = None
        self._seats: dict[str, list[Seat]] = {}
        self._by_viewer: dict[Seat | None, list[GuestSocket]] = {}
        self._private: dict[Seat, Private] = {}
        self._sheets: list[messages.SharedSheet] = []

    def assistant(self, viewer: Seat) -> Assistant | None:
        """Who helps a seat, at the table's level; nobody helps spectators."""
        match = self.table.match
        if viewer == SPECTATOR or match is None:
            return None
        assistant = self._assistants.get(viewer)
        if assistant is None:
            level = self.table.settings.assistance
            facts = match.facts(viewer, 0) if thinks(level, match.game) else ()
            options = match.header.options
            assistant = Assistant(
                match.game, options, level, viewer, facts, onlooker=self.onlooker()
            )
            self._assistants[viewer] = assistant
        return assistant

    def onlooker(self) -> Onlooker | None:
        """Who strikes out what all can see, where the table does that."""
        match, level = self.table.match, self.table.settings.assistance
        if match is None or not Onlooker.wanted(match.game, match.header.options, level):
            return None
        if self._onlooker is None:
            facts = match.facts(SPECTATOR, 0)
            self._onlooker = Onlooker(match.game, match.header.options, facts)
        return self._onlooker

    def renderer(self) -> Renderer:
        """Writes what everyone is told of the game as it is now."""
        return Renderer(self.table, self.assistant, self.onlooker())

    def viewer(self, socket: GuestSocket) -> Seat | None:
        """Whose stream a socket gets; nobody's, where its guest holds several seats and looks
        through none of them. While people gather there is nothing to hide.
        """
        seats, eyes = self._seats.get(socket.guest.id), socket.eyes
        if seats is None or eyes.board:
            return SPECTATOR
        if len(seats) == 1 or self.table.phase == "gathering":
            return seats[0]
        return eyes.seat if eyes.seat in seats and eyes.number == self.table.number else None

    def speaks_for(self, socket: GuestSocket) -> Seat | None:
        """The seat that a socket was opened for, as long as it is."""
        return socket.eyes.seat if self.viewer(socket) == socket.eyes.seat else None

    def look_around(self) -> None:
        """Somebody may have come or gone, or sit elsewhere than before."""
        table = self.table
        guests = {chair.guest for chair in table.chairs if chair.guest}
        self._seats = {guest: table.seats_of(guest) for guest in guests}
        self._by_viewer = {}
        for socket in self.sockets:
            self._by_viewer.setdefault(self.viewer(socket), []).append(socket)

    @property
    def everyone(self) -> list[GuestSocket]:
        """All sockets, also of those at the door."""
        return [*self.sockets, *self.outside]

    def kept_out(self, socket: GuestSocket) -> KeptOut | None:
        """Why a socket may not be here, if so."""
        return kept_out(self.table, socket.guest.id, board=socket.eyes.board)

    @property
    def here(self) -> set[str]:
        """The guests who are connected; a board in the middle is nobody."""
        return {socket.guest.id for socket in self.sockets if not socket.eyes.board}

    def show_out(self) -> list[Outgoing]:
        """Sends those to the door who may not be here any more, and tells those at the door what
        has changed for them.
        """
        going = [socket for socket in self.sockets if self.kept_out(socket)]
        self.sockets = [socket for socket in self.sockets if socket not in going]
        told: list[Outgoing] = []
        for socket in [*self.outside, *going]:
            reason = self.kept_out(socket)
            if reason is not None and reason != self.outside.get(socket):
                self.outside[socket] = reason
                told.append((socket, encode(messages.Outside(reason=reason))))
        return told

    def let_in(self) -> list[GuestSocket]:
        """Those at the door who may come in now, and are to be greeted."""
        coming = [socket for socket in self.outside if not self.kept_out(socket)]
        for socket in coming:
            del self.outside[socket]
        self.sockets += coming
        return coming

    def info(self) -> messages.Info:
        """What everyone may know of this table."""
        guests = self.here
        here = [chair.guest in guests for chair in self.table.chairs]
        watching = sum(socket.guest.id not in self._seats for socket in self.sockets)
        code = self._codes.of(self.id, self.table)
        return table_info.info(self.id, code, self.table, here, watching)

    def table_update(self, socket: GuestSocket, info: Raw) -> messages.TableUpdate:
        """The table as it is now, and who one is there."""
        guest, table, viewer = socket.guest.id, self.table, self.viewer(socket)
        member = table.members.index(guest) if guest in table.members else None
        seat = None if viewer == SPECTATOR else viewer
        only = table.lesson or table.position is not None or table.evening is not None
        again = table.phase == "over" and not only
        board = socket.eyes.board
        you = You(
            seat,
            member,
            host=table.presides(guest) and not board,
            waives=seat is not None and table.chairs[seat].waives,
            next_seat=next_seat(table, seat) if again and seat is not None else None,
            seats=[] if board else table.seats_of(guest),
        )
        return messages.TableUpdate(info=cast(messages.Info, info), you=you)

    def about(self, outputs: Iterable[Output]) -> list[Outgoing]:
        """What everyone is told of what happened."""
        return [one for output in outputs for one in _TELL[type(output)](self, output)]

    def changed(
        self, _: Changed | None = None, *, but: GuestSocket | None = None
    ) -> list[Outgoing]:
        """The table as it is now, for everyone but one."""
        self.look_around()
        if not self.sockets:
            return []
        self._sheets = table_info.sheets(self.table)
        info = Raw(encode(self.info()))
        return [
            (socket, encode(self.table_update(socket, info)))
            for socket in self.sockets
            if socket is not but
        ]

    def _began(self, _: Began) -> list[Outgoing]:
        match = self.table.match
        assert match is not None
        self._assistants.clear()
        self._onlooker = None
        self._private.clear()
        outgoing: list[Outgoing] = []
        for viewer, sockets in self._by_viewer.items():
            if viewer is not None:
                laid_out = match.laid_out(viewer)
                told = table_info.game_begun(match.game, match.header, match.number, laid_out)
                message = encode(told)
                outgoing += [(socket, message) for socket in sockets]
        return outgoing

    def _stepped(self, stepped: GameStepped) -> list[Outgoing]:
        self._let_hear(stepped.events)
        for event in stepped.events:
            if event.to != EVERYONE:  # only what is told to some changes what they alone know
                for seat in SEATS_IN[event.to]:
                    self._private.pop(seat, None)
        if not self.sockets:
            return []
        renderer = Renderer(self.table, self.assistant, self.onlooker(), self._private)
        events = [(event, Raw(encode(event.fact))) for event in stepped.events]
        outgoing: list[Outgoing] = []
        for viewer, sockets in self._by_viewer.items():
            told = self.covered() if viewer is None else renderer.stepped(viewer, events)
            message = encode(told)
            outgoing += [(socket, message) for socket in sockets]
        if table_info.sheets(self.table) != self._sheets:  # one was begun, or is done with
            outgoing += self.changed()
        return outgoing

    def covered(self) -> messages.Covered:
        """All that is told of the game where no seat is uncovered."""
        table, match = self.table, self.table.match
        assert match is not None
        acting = match.state.public.to_act if table.phase == "playing" else ()
        waited_for = [seat for seat in acting if seat >= 0]
        clocks = table_info.clocks(table)
        return messages.Covered(number=match.number, to_act=waited_for, clocks=clocks)

    def _let_hear(self, events: Sequence[Event]) -> None:
        """Those who think for others hear what their seats hear."""
        for seat, assistant in self._assistants.items():
            if assistant.thinks:
                for fact in facts_for(seat, events):
                    assistant.hear(fact)
        if self._onlooker is not None:
            for fact in facts_for(SPECTATOR, events):
                self._onlooker.hear(fact)

    def _drafted(self, drafted: Drafted) -> list[Outgoing]:
        message = Renderer(self.table).drafted(drafted.seat, drafted.facts)
        return self._to(message, drafted.seat)

    def _line(self, line: Line) -> list[Outgoing]:
        message = encode(said(line))
        hearing = [socket for socket in self.sockets if self.hears(socket, line)]
        return [(socket, message) for socket in hearing]

    def _ticked(self, ticked: Ticked) -> list[Outgoing]:
        return self._to(messages.Tic(seat=ticked.seat, tic=ticked.tic))

    def _marked(self, marked: Marked) -> list[Outgoing]:
        marks = {marked.cell: marked.value}
        return self._to(messages.Marks(sheet=marked.sheet, marks=marks, whole=False))

    def _noted(self, noted: NoteWritten) -> list[Outgoing]:
        notes = {noted.key: noted.value}
        return self._to(messages.Notes(notes=notes, whole=False), noted.seat)

    def _put_away(self, done: CardsPutAway) -> list[Outgoing]:
        update = self.renderer().put_away(done.seat, done.before)
        return self._to(update, done.seat)

    def hears(self, socket: GuestSocket, line: Line) -> bool:
        """Whether a line of talk is for this socket. A board shows, and hears nothing."""
        viewer = self.viewer(socket)
        if viewer is None or socket.eyes.board:
            return False
        return line.room == "players" or viewer == SPECTATOR

    def _to(self, message: Message, seat: Seat | None = None) -> list[Outgoing]:
        """For whoever looks through the eyes of one seat, or for all who look."""
        encoded = encode(message)
        viewers = ((socket, self.viewer(socket)) for socket in self.sockets)
        return [
            (socket, encoded)
            for socket, viewer in viewers
            if viewer is not None and (seat is None or viewer == seat)
        ]


_TELL: dict[type[Output], Callable[[Outbox, Any], list[Outgoing]]] = {
    Changed: Outbox.changed,
    Began: Outbox._began,
    GameStepped: Outbox._stepped,
    Drafted: Outbox._drafted,
    Line: Outbox._line,
    Ticked: Outbox._ticked,
    Marked: Outbox._marked,
    NoteWritten: Outbox._noted,
    CardsPutAway: Outbox._put_away,
}


def said(line: Line) -> messages.Said:
    """A line of talk, as it is told."""
    return messages.Said(
        member=line.member,
        name=line.name,
        seat=line.seat,
        room=line.room,
        text=line.text,
        at=line.at,
    )
