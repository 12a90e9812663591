"""The WebSocket of one guest at one table, from the knock to the goodbye."""

import asyncio
import contextlib
from typing import Any, Protocol

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from ridotto.server import messages
from ridotto.server.guests import COOKIE, Guest
from ridotto.server.house import House
from ridotto.server.messages import Incoming
from ridotto.server.operations import problem
from ridotto.server.pictures import encode
from ridotto.server.room import Room
from ridotto.server.socket import Socket
from ridotto.table import Refused

read_incoming = msgspec.json.Decoder(Incoming).decode
MISUNDERSTOOD = "not-understood"


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
        await _serve(room, Socket(websocket, guest, door.house.limits), number, after)
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
    if not room.post.admits(guest.id):
        raise Refused("not-admitted")
    if len(room.post.sockets) >= house.limits.sockets_a_table:
        raise Refused("house-full")
    return room, guest


def _number(text: str | None) -> int:
    if text is None:
        return 0
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused(MISUNDERSTOOD)
    return int(text)


async def _serve(room: Room, socket: Socket, number: int, after: int) -> None:
    create = asyncio.get_running_loop().create_task
    tasks: list[asyncio.Task[Any]] = [
        create(socket.write()),
        create(_listen(room, socket)),
        create(socket.cut.wait()),
    ]
    try:
        room.attach(socket, number, after)
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.detach(socket)
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                await task


async def _listen(room: Room, socket: Socket) -> None:
    while True:
        data = await socket.read()
        if data is None:
            return
        try:
            asked = read_incoming(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            room.staff.counts["misunderstood"] += 1
            socket.send(
                encode(messages.Refused(id="", code=MISUNDERSTOOD, detail=str(error)[:200]))
            )
        else:
            room.receive(socket, asked)
