"""Who may open a socket at a table, and why others are refused."""

from msgspec import Struct
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from ridotto.server.address_limits import AddressLimits
from ridotto.server.connections import CONNECTION
from ridotto.server.guest_cookies import COOKIE, Guest
from ridotto.server.guest_socket import OWN, Eyes
from ridotto.server.house import House
from ridotto.server.origin import address_of, same_origin
from ridotto.server.room import Room
from ridotto.table import Refused, Table

DENIAL = "websocket.http.response"
"""The extension of ASGI by which a handshake is answered like any other request."""


class Admission(Struct, frozen=True):
    """Who is let in where, through whose eyes he looks, and what he knows already: up to fact
    ``after`` of game ``number``.
    """

    room: Room
    guest: Guest
    eyes: Eyes
    number: int
    after: int


async def admit(house: House, addresses: AddressLimits, websocket: WebSocket) -> Admission:
    """Lets a guest in. Raises Refused."""
    address = address_of(websocket)
    if not same_origin(websocket):
        raise Refused("wrong-origin")
    house.services.counts["requests"] += 1
    addresses.check_request(address)
    addresses.check_socket(address)
    if house.stopping:
        raise Refused("stopping")
    guest = house.guest(websocket.cookies.get(COOKIE))
    if guest is None:
        raise Refused("who-are-you")
    room = await house.room(websocket.path_params["table"])
    crowded = len(room.outbox.everyone) >= house.limits.sockets_a_table
    if crowded and room.table.seat_of(guest.id) is None:  # nobody is kept from his own seat
        raise Refused("house-full")
    query = websocket.query_params
    eyes = _eyes(room.table, guest, query.get("seat"), query.get("board"))
    return Admission(room, guest, eyes, _number(query.get("game")), _number(query.get("after")))


def _eyes(table: Table, guest: Guest, seat: str | None, board: str | None) -> Eyes:
    """Through whose eyes one looks who asks for that. Raises Refused where they are not one's own,
    and while there is nothing to hide.
    """
    if board is not None:
        if board != "1" or seat is not None:
            raise Refused("not-understood")
        return Eyes(board=True)
    if seat is None:
        return OWN
    (own,) = table.need_seats(guest.id, _number(seat))
    if table.phase == "gathering":
        raise Refused("not-now")
    return Eyes(seat=own, number=table.number)


async def deny(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Says why, where the server can; by itself, an unopened socket closes with status 403. Nothing
    is said on a connection that is ending: a server that stops has answered by itself, and answers
    nobody twice.
    """
    if CONNECTION in scope and scope[CONNECTION].ending:
        while (await receive())["type"] != "websocket.disconnect":
            pass
    elif DENIAL in scope.get("extensions", {}):
        await WebSocket(scope, receive, send).send_denial_response(response)
    else:
        await WebSocket(scope, receive, send).close()


def _number(text: str | None) -> int:
    if text is None:
        return 0
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused("not-understood")
    return int(text)
