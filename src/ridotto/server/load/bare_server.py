"""The yardstick: a bare Starlette server that only parses a JSON move and sends as many separately
encoded JSON messages as the table has seats. It knows no rules and keeps nothing. It runs under the
same web server as the house, through the same public interface.
"""

import sys

import msgspec
import uvicorn
from msgspec import Struct
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ridotto.server.run import listen


class Move(Struct):
    """As a client sends it."""

    type: str
    id: str
    do: str


class Moved(Struct):
    """As everyone at the table is told; ``view`` makes it as long as a real one."""

    type: str
    id: str
    do: str
    seat: int
    view: str


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Move).decode


def build(size: int) -> Starlette:
    """A server whose messages have about that many bytes."""
    tables: dict[str, list[WebSocket]] = {}
    padding = "x" * max(0, size - 70)

    async def endpoint(websocket: WebSocket) -> None:
        await websocket.accept()
        sockets = tables.setdefault(websocket.path_params["table"], [])
        sockets.append(websocket)
        try:
            while True:
                move = decode(await websocket.receive_text())
                for seat, socket in enumerate(sockets):
                    moved = Moved("update", move.id, move.do, seat, padding)
                    await socket.send_text(encode(moved).decode())
        except WebSocketDisconnect:
            sockets.remove(websocket)

    return Starlette(routes=[WebSocketRoute("/{table}", endpoint)])


def main() -> None:
    """Serves on a free port, and prints which."""
    listening = listen("127.0.0.1", 0)
    sys.stdout.write(f"{listening.getsockname()[1]}\n")
    sys.stdout.flush()
    config = uvicorn.Config(
        build(int(sys.argv[1])),
        log_level="error",
        access_log=False,
        lifespan="off",
        loop="uvloop",
        http="h11",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
