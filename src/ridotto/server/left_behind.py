"""Connections that somebody has left behind: he has come back on another, and says there again what
was not answered.

A network, or a node that stands still for a while, can hold back what is on its way over the old
one. It must not come after what he says now: he has been answered, and gone on.
"""

from collections.abc import Iterable

from ridotto.server.guest_socket import GuestSocket
from ridotto.table.command_ids import name_and_number


def left_behind(socket: GuestSocket, others: Iterable[GuestSocket], id_: str) -> bool:
    """Whether a command of this id comes over a connection that was left behind. Whoever speaks
    under one name does so on one connection: all but the newest are ended.
    """
    if socket.ended:
        return True
    name, _ = name_and_number(id_)
    if name in (socket.speaker, id_):
        return False
    socket.speaker = name
    guest = socket.guest.id
    his = {other for other in others if other.speaker == name and other.guest.id == guest}
    newest = max(his | {socket}, key=lambda one: one.born)
    for other in his | {socket}:
        if other is not newest:
            other.end()
    return newest is not socket
