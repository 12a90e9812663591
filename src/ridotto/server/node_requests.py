"""Requests from node to node: each says for whom it is made, and proves by a key, which is in the
database, that a node says so.
"""

import asyncio
import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol
from urllib.parse import urlsplit

import h11
from msgspec import Struct
from starlette.types import Scope

KEY, VISITOR, SCHEME = b"x-ridotto-node", b"x-ridotto-visitor", b"x-ridotto-scheme"
MISDIRECTED = 421
"""The status of an answer that says: it is not here any more. Nothing was done then."""
_OURS = (KEY, VISITOR, SCHEME)
_OF_ONE_CONNECTION = (
    *(b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"expect"),
    *(b"proxy-connection", b"te", b"trailer", b"upgrade", b"date", b"server", b"forwarded"),
)
RELAYED = "ridotto.relayed"
"""Whether a request came by way of another node, in its scope."""


class Unanswered(ConnectionError):
    """A request was sent, and nobody knows what came of it."""


Headers = list[tuple[bytes, bytes]]


class Line(Protocol):
    """A connection to another node."""

    def cut(self) -> None:
        """Ends it."""


class Asked(Struct):
    """What a node is asked."""

    method: str
    path: bytes
    headers: Headers
    body: bytes = b""


class Answer(Struct):
    """An answer of another node: its beginning, and its body as it comes."""

    status: int
    headers: Headers
    body: AsyncIterator[bytes]


def vouched(scope: Scope, key: bytes) -> Scope:
    """The scope as it was at the node that relays it; as it is, if no node says so."""
    headers = scope["headers"]
    said = {name: value for name, value in headers if name in _OURS}
    if not said:
        return scope
    scope = {**scope, "headers": [pair for pair in headers if pair[0] not in _OURS]}
    if hmac.compare_digest(said.get(KEY, b""), key):
        scope["client"] = said.get(VISITOR, b"").decode("latin-1"), 0
        scope["scheme"] = said.get(SCHEME, b"http").decode("latin-1")
        scope[RELAYED] = True
    return scope


def for_node(scope: Scope, key: bytes) -> Headers:
    """The headers with which a request is passed on, but for those of its own connection."""
    client = scope.get("client")
    kept = [
        (name, value)
        for name, value in scope["headers"]
        if name not in _OURS
        and name not in _OF_ONE_CONNECTION
        and not name.startswith(b"x-forwarded-")
    ]
    visitor = (client[0] if client else "").encode("latin-1")
    return [*kept, (KEY, key), (VISITOR, visitor), (SCHEME, scope["scheme"].encode())]


def target(scope: Scope) -> bytes:
    """What a request asks for."""
    path: bytes = scope["raw_path"]
    query: bytes = scope["query_string"]
    return path + b"?" + query if query else path


def upgrade(scope: Scope, key: bytes) -> bytes:
    """The request by which a WebSocket is opened at another node."""
    headers = [*for_node(scope, key), (b"connection", b"Upgrade"), (b"upgrade", b"websocket")]
    lines = [b"GET " + target(scope) + b" HTTP/1.1", *(b": ".join(pair) for pair in headers)]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def where(address: str) -> tuple[str, int]:
    """Host and port of a node."""
    parts = urlsplit(address)
    return parts.hostname or "", parts.port or 80


@asynccontextmanager
async def ask(address: str, asked: Asked, lines: set[Line]) -> AsyncIterator[Answer]:
    """The answer of a node to a request. While it is under way, its connection is among ``lines``.
    Raises OSError if it cannot be reached, and Unanswered if it hangs up.
    """
    reader, writer = await asyncio.open_connection(*where(address))
    line = _Line(writer.transport)
    lines.add(line)
    try:
        speaker = h11.Connection(h11.CLIENT)
        length = b"%d" % len(asked.body)
        headers = [*asked.headers, (b"connection", b"close"), (b"content-length", length)]
        request = h11.Request(method=asked.method, target=asked.path, headers=headers)
        for event in (request, h11.Data(data=asked.body), h11.EndOfMessage()):
            writer.write(speaker.send(event) or b"")
        events = _events(speaker, reader)
        first = await anext(events)
        if not isinstance(first, h11.Response):
            raise Unanswered("no answer")
        kept = [pair for pair in first.headers if pair[0] not in _OF_ONE_CONNECTION]
        yield Answer(first.status_code, kept, _bytes(events))
    except h11.RemoteProtocolError as error:
        raise Unanswered(str(error)) from None
    finally:
        lines.discard(line)
        writer.transport.abort()


class _Line:
    def __init__(self, transport: asyncio.WriteTransport) -> None:
        self._transport = transport

    def cut(self) -> None:
        self._transport.abort()


async def _events(speaker: h11.Connection, reader: asyncio.StreamReader) -> AsyncIterator[object]:
    while True:
        event = speaker.next_event()
        if event is h11.NEED_DATA:
            speaker.receive_data(await reader.read(65_536))
        elif isinstance(event, h11.InformationalResponse):
            continue
        else:
            yield event
            if isinstance(event, h11.EndOfMessage | h11.ConnectionClosed):
                return


async def _bytes(events: AsyncIterator[object]) -> AsyncIterator[bytes]:
    async for event in events:
        if isinstance(event, h11.Data):
            yield bytes(event.data)
