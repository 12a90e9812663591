"""Who may open a socket at a table, and why others are refused."""

from msgspec import Struct
from starlette.websockets import WebSocket

from ridotto.server.address_limits import AddressLimits
from ridotto.server.guest_cookies import COOKIE, Guest
from ridotto.server.house import House
from ridotto.server.http_operations import problem
from ridotto.server.origin import address_of, same_origin
from ridotto.server.room import Room
from ridotto.table import Refused

DENIAL = "websocket.http.response"
"""The extension of ASGI by which a handshake is answered like any other request."""


class Admission(Struct, frozen=True):
    """Who is let in where, and what he knows already: up to fact ``after`` of game ``number``."""

    room: Room
    guest: Guest
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
    return Admission(room, guest, _number(query.get("game")), _number(query.get("after")))


async def deny(websocket: WebSocket, refused: Refused) -> None:
    """Says why, where the server can; by itself, an unopened socket closes with status 403."""
    if DENIAL in websocket.scope.get("extensions", {}):
        await websocket.send_denial_response(problem(refused.code))
    else:
        await websocket.close()


def _number(text: str | None) -> int:
    if text is None:
        return 0
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused("not-understood")
    return int(text)
