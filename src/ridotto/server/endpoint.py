"""The WebSocket of one guest at one table, from the knock to the goodbye."""

from functools import partial
from typing import Protocol

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from ridotto.server import messages
from ridotto.server.guests import COOKIE, Guest
from ridotto.server.house import House
from ridotto.server.http_operations import problem
from ridotto.server.messages import Incoming
from ridotto.server.room import Room
from ridotto.server.socket import Socket, seal
from ridotto.server.wire import EXTENSION, Wire
from ridotto.table import Refused

read_incoming = msgspec.json.Decoder(Incoming).decode
MISUNDERSTOOD = "not-understood"
CODES = {"restart": 1012, "failed": 1011}
REFUSED = 4403
"""The code that a socket is closed with for all other reasons."""


class Door(Protocol):
    """What checks connections and counts sockets an address."""

    house: House
    sockets: dict[str, int]

    def allows(self, connection: HTTPConnection) -> bool: ...


async def talk(door: Door, websocket: WebSocket, *, same_origin: bool, address: str) -> None:
    """Serves a socket as long as it lasts."""
    try:
        room, guest = _admit(door, websocket, same_origin=same_origin, address=address)
        number, after = (_number(websocket.query_params.get(name)) for name in ("game", "after"))
    except Refused as refused:
        await websocket.send_denial_response(problem(refused.code))
        return
    door.sockets[address] = door.sockets.get(address, 0) + 1
    try:
        await websocket.accept()
        wire: Wire = websocket.scope["extensions"][EXTENSION]
        socket = Socket(wire, guest, door.house.limits)
        socket.received = partial(_received, room, socket)
        wire.heard = socket.hear
        await _serve(room, socket, websocket, (number, after))
    finally:
        door.sockets[address] -= 1
        if not door.sockets[address]:
            del door.sockets[address]


def _admit(
    door: Door, websocket: WebSocket, *, same_origin: bool, address: str
) -> tuple[Room, Guest]:
    house = door.house
    if not same_origin:
        raise Refused("wrong-origin")
    if (
        not door.allows(websocket)
        or door.sockets.get(address, 0) >= house.limits.sockets_an_address
    ):
        raise Refused("too-fast")
    if house.stopping:
        raise Refused("stopping")
    guest = house.guests.read(websocket.cookies.get(COOKIE))
    if guest is None:
        raise Refused("who-are-you")
    room = house.room(websocket.path_params["table"])
    if not room.outbox.admits(guest.id):
        raise Refused("not-admitted")
    crowded = len(room.outbox.sockets) >= house.limits.sockets_a_table
    if crowded and room.table.seat_of(guest.id) is None:  # nobody is kept from his own seat
        raise Refused("house-full")
    return room, guest


def _number(text: str | None) -> int:
    if text is None:
        return 0
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused(MISUNDERSTOOD)
    return int(text)


async def _serve(room: Room, socket: Socket, websocket: WebSocket, known: tuple[int, int]) -> None:
    try:
        room.attach(socket, *known)
        # All the application is told from now on is that the line is dead, or is to be closed.
        message = await websocket.receive()
        if message["type"] == "websocket.receive":
            await websocket.close(CODES.get(message["text"], REFUSED))
    except WebSocketDisconnect:
        pass
    finally:
        room.detach(socket)


def _received(room: Room, socket: Socket, data: bytes) -> None:
    try:
        asked = read_incoming(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        room.services.counts["misunderstood"] += 1
        detail = str(error)[:200]
        socket.send(seal(messages.Refused(id="", code=MISUNDERSTOOD, detail=detail)))
    else:
        room.receive(socket, asked)
