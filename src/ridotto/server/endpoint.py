"""The WebSockets of guests at tables, each from the handshake to the goodbye."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from ridotto.kernel.not_json import NOT_JSON
from ridotto.server import messages
from ridotto.server.address_limits import AddressLimits
from ridotto.server.connections import CONNECTION
from ridotto.server.encoding import encode
from ridotto.server.guest_socket import GuestSocket
from ridotto.server.handshake import admit, deny
from ridotto.server.house import House
from ridotto.server.http_operations import problem
from ridotto.server.incoming import Incoming, StillThere
from ridotto.server.limits import Limits
from ridotto.server.origin import address_of
from ridotto.server.room import Room
from ridotto.server.token_bucket import TokenBucket
from ridotto.table import Refused

log = logging.getLogger("ridotto")
read_incoming: Callable[[str | bytes], Incoming] = msgspec.json.Decoder(Incoming).decode


class SocketEndpoint:
    """Serves the sockets of a house: an ASGI application itself, with no layer in between."""

    def __init__(self, house: House, addresses: AddressLimits) -> None:
        self._house = house
        self._addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one as long as it lasts."""
        websocket = WebSocket(scope, receive, send)
        try:
            admitted = await admit(self._house, self._addresses, websocket)
        except Refused as refused:
            await deny(problem(refused.code), scope, receive, send)
            return
        room, limits = admitted.room, self._house.limits
        socket = GuestSocket(admitted.guest, limits.queued, admitted.eyes)
        with self._addresses.socket_open(address_of(websocket)), suppress(OSError):  # it is gone
            await websocket.accept()
            if CONNECTION in scope and scope[CONNECTION].ending:
                return  # he left meanwhile: uvicorn accepts nobody then, and says nothing of it
            listening = asyncio.create_task(_listen(receive, room, socket, limits))
            try:
                room.attach(socket, admitted.number, admitted.after)
                await socket.send_all(send)
            finally:
                listening.cancel()
                room.detach(socket)


async def _listen(receive: Receive, room: Room, socket: GuestSocket, limits: Limits) -> None:
    """Hears what is said; who says too much is heard slowly, and the server reads no faster."""
    now = asyncio.get_running_loop().time
    bucket = TokenBucket(limits.messages_rate, limits.messages_burst, now())
    try:
        while (message := await receive())["type"] == "websocket.receive":
            wait = bucket.wait(now())
            if wait:
                await asyncio.sleep(wait)
            text = message.get("text")
            asked = _understood(room, socket, message["bytes"] if text is None else text)
            if asked is None:
                continue
            if not isinstance(asked, StillThere):
                # Nothing more is heard while nothing can be stored.
                await room.services.journal.there()
            room.receive(socket, asked)
    except Exception:
        log.exception("message failed")
        socket.hang_up("failed")
    else:
        socket.end()


def _understood(room: Room, socket: GuestSocket, text: str | bytes) -> Incoming | None:
    try:
        return read_incoming(text)
    except NOT_JSON as error:
        room.services.counts["misunderstood"] += 1
        detail = str(error)[:200]
        socket.send(encode(messages.Refused(id="", code="not-understood", detail=detail)))
        return None
