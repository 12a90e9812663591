"""What a new socket is told: where it is, and all that was missed since it was last there."""

from msgspec import Raw

from ridotto.kernel import SPECTATOR
from ridotto.server import messages, table_info
from ridotto.server.encoding import encode
from ridotto.server.guest_socket import GuestSocket
from ridotto.server.messages import Hello, Message
from ridotto.server.outgoing import Outbox, Outgoing, said


def missed(
    outbox: Outbox, socket: GuestSocket, now: int, number: int, after: int
) -> list[Outgoing]:
    """All since fact ``after`` of game ``number``; from the beginning, if that is not this game or
    not a fact of it.
    """
    table, viewer = outbox.table, outbox.viewer(socket)
    told: list[Message] = [
        Hello(version=messages.VERSION, table=outbox.id, now=now),
        outbox.table_update(socket, Raw(encode(outbox.info()))),
    ]
    match = table.match
    if viewer is None:
        told += [] if match is None else [outbox.covered()]
        return [(socket, encode(message)) for message in told]
    if match is not None:
        known = after if number == match.number and 0 <= after <= match.told(viewer) else 0
        told += [
            table_info.game_begun(match.game, match.header, match.number, match.laid_out(viewer)),
            outbox.renderer().caught_up(viewer, known),
        ]
    told += [said(line) for line in table.lines if outbox.hears(socket, line)]
    for used in table_info.sheets(table):
        marks = table.marks.get(used.sheet, {})
        told.append(messages.Marks(sheet=used.sheet, marks=marks, whole=True))
    if viewer != SPECTATOR:
        told.append(messages.Notes(notes=table.chairs[viewer].notes, whole=True))
    return [(socket, encode(message)) for message in told]
