"""A small client of the protocol, as others might write one: for the load generator and tests."""

import asyncio
import http.client
import secrets
from types import TracebackType
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ridotto.kernel import RidottoError


class ClientError(RidottoError):
    """The house answered something else than expected."""


class Client:
    """A guest of a house at an address; ``name`` makes him one."""

    def __init__(self, host: str, port: int, cookie: str = "") -> None:
        self.host = host
        self.port = port
        self.cookie = cookie

    async def name(self, name: str) -> "Client":
        await self.call("POST", "/api/guest", {"name": name})
        return self

    async def open_table(self, settings: dict[str, Any], **other: Any) -> str:
        """Opens a table and gives its id."""
        answer = await self.call("POST", "/api/tables", {"settings": settings, **other})
        return str(answer["table"])

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """The JSON answer to a request. Raises ClientError unless it went well."""
        status, answer = await self.request(method, path, body)
        if status >= 300:
            raise ClientError(f"{method} {path}: {status} {answer.decode()}")
        return msgspec.json.decode(answer)

    async def request(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, bytes]:
        """Status and body of an answer; keeps the cookie."""
        return await asyncio.to_thread(self._request, method, path, body, headers)

    def _request(
        self, method: str, path: str, body: Any, headers: dict[str, str] | None
    ) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection(self.host, self.port, timeout=30)
        sent = {"Cookie": self.cookie, "Content-Type": "application/json", **(headers or {})}
        data = (
            body if isinstance(body, bytes) else None if body is None else msgspec.json.encode(body)
        )
        try:
            connection.request(method, path, data, sent)
            response = connection.getresponse()
            set_ = response.headers.get("Set-Cookie")
            if set_ is not None:
                self.cookie = set_.split(";")[0]
            return response.status, response.read()
        finally:
            connection.close()

    async def sit_at(
        self,
        table: str,
        game: int = 0,
        after: int = 0,
        prefix: str = "",
        eyes: str = "",
        **other: Any,
    ) -> "TableSocket":
        """Opens a socket at a table, telling the last number known. ``prefix`` begins the ids of
        its commands; a random one does, without it. ``eyes`` are whose it looks through, if not
        simply one's own: ``seat=2`` or ``board=1``.
        """
        url = f"ws://{self.host}:{self.port}/api/tables/{table}/socket?game={game}&after={after}"
        if eyes:
            url += f"&{eyes}"
        headers = {"Cookie": self.cookie, **other.pop("headers", {})}
        socket = await connect(
            url, additional_headers=headers, compression=None, max_size=None, proxy=None, **other
        )
        return TableSocket(socket, prefix or secrets.token_hex(4))


class TableSocket:
    """An open socket at a table. Messages are decoded as they come; ``raw`` keeps their bytes."""

    def __init__(self, socket: ClientConnection, prefix: str) -> None:
        self.socket = socket
        self.raw: list[bytes] = []
        self.keeps = False
        self._ids = 0
        self._prefix = prefix
        self.update: dict[str, Any] = {}
        """The newest update."""
        self.info: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.facts: list[Any] = []
        self.outside = ""
        """Why one may not be at the table, if so."""

    async def __aenter__(self) -> "TableSocket":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.socket.close()

    async def send(self, type_: str, **fields: Any) -> str:
        """Sends a command; its id."""
        self._ids += 1
        fields.setdefault("id", f"{self._prefix}-{self._ids}")
        await self.socket.send(msgspec.json.encode({"type": type_, **fields}), text=True)
        return str(fields["id"])

    async def receive(self) -> dict[str, Any]:
        """The next message. Raises ConnectionClosed at the end."""
        data = await self.socket.recv(decode=False)
        if self.keeps:
            self.raw.append(data)
        message: dict[str, Any] = msgspec.json.decode(data)
        if message["type"] == "update":
            self.update = message
            del self.facts[message["after"] :]
            if message["after"] != len(self.facts):
                raise ClientError(f"facts after {message['after']}, but {len(self.facts)} known")
            self.facts += message["facts"]
        elif message["type"] == "table":
            self.info, self.you = message["info"], message["you"]
        elif message["type"] in ("hello", "outside"):
            self.outside = message.get("reason", "")
        return message

    async def until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message = await self.receive()
            if message["type"] in types:
                return message

    async def ask(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Sends a command and waits for its answer."""
        id_ = await self.send(type_, **fields)
        while True:
            message = await self.until("done", "refused", "choices", "ways", "proof", "weighed")
            if message["id"] == id_:
                return message

    async def drain(self) -> str:
        """Reads until the house hangs up; why it did."""
        reason = ""
        try:
            while True:
                message = await self.receive()
                if message["type"] == "bye":
                    reason = message["reason"]
        except ConnectionClosed:
            return reason


__all__ = ["Client", "ClientError", "ConnectionClosed", "TableSocket"]
