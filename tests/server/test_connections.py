"""Connections that ask for little and give nothing: half-sent requests, slow ones, far too many."""

import asyncio
import contextlib
from typing import Any

import pytest
from websockets.exceptions import InvalidHandshake

from ridotto.server import endpoint
from ridotto.server.connections import CONNECTION
from ridotto.server.handshake import admit
from ridotto.server.python_client import Client
from ridotto.table import Refused
from tests.server.helpers import Visit, open_house, scenario, two_at_a_table


async def spoken(visit: Visit, head: bytes, *rest: bytes) -> bytes:
    """What the house says, if anything, before it hangs up on whoever says this."""
    reader, writer = await asyncio.open_connection("127.0.0.1", visit.port)
    writer.write(head)
    with contextlib.suppress(ConnectionError):
        for part in rest:
            writer.write(part)
            await writer.drain()
    answer = b""
    with contextlib.suppress(ConnectionError):
        answer = await reader.read()
    writer.close()
    return answer


def test_a_request_whose_head_does_not_end_is_not_listened_to() -> None:
    async def run() -> None:
        async with open_house() as visit:
            lines = [b"X-%d: %b\r\n" % (n, b"x" * 1000) for n in range(2_000)]
            answer = await spoken(visit, b"GET /healthz HTTP/1.1\r\nHost: x\r\n", *lines)
            assert answer == b"" or answer.startswith(b"HTTP/1.1 400 ")
            assert (await Client("127.0.0.1", visit.port).request("GET", "/healthz"))[0] == 200

    scenario(run)


def test_who_takes_too_long_to_say_what_he_wants_is_not_waited_for() -> None:
    async def run() -> None:
        async with open_house(slow=0.2) as visit:
            assert await spoken(visit, b"") == b""
            assert await spoken(visit, b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-") == b""
            head = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            late = await spoken(visit, head + b'Content-Length: 99\r\n\r\n{"name": ')
            assert late.startswith(b"HTTP/1.1 408 ")
            table, ann, _ = await two_at_a_table(visit)
            async with await ann.sit_at(
                table
            ) as seat:  # a socket may be silent as long as it likes
                await asyncio.sleep(0.5)
                assert (await seat.ask("act", do="ask green"))["type"] == "done"

    scenario(run)


def test_the_second_request_of_a_connection_is_not_waited_for_either() -> None:
    async def run() -> None:
        async with open_house(slow=0.2) as visit:
            reader, writer = await asyncio.open_connection("127.0.0.1", visit.port)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
            await reader.readexactly(len(b'{"status":"ok"}'))
            await asyncio.sleep(0.4)  # in between one may be silent
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /he")
            assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
            await reader.readexactly(len(b'{"status":"ok"}'))
            writer.write(b"althz HTT")
            assert await reader.read() == b""
            writer.close()

    scenario(run)


async def half_asked(visit: Visit, address: str) -> tuple[asyncio.StreamReader, Any]:
    """A connection from that address with half a request on it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", visit.port, local_addr=(address, 0))
    with contextlib.suppress(ConnectionError):
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-")
        await writer.drain()
    return reader, writer


def test_half_sent_requests_of_one_address_keep_no_other_out() -> None:
    async def run() -> None:
        async with open_house(connections_an_address=5, connections=8) as visit:
            eve, mallory = "127.0.0.2", "127.0.0.3"
            kept = [await half_asked(visit, eve) for _ in range(5)]
            for _ in range(50):
                await turned_away(visit, eve)
            assert (await Client("127.0.0.1", visit.port).request("GET", "/healthz"))[0] == 200
            kept += [await half_asked(visit, mallory) for _ in range(3)]
            await turned_away(visit, mallory)  # the house is full
            for _, writer in kept:
                writer.write(b"A: b\r\nConnection: close\r\n\r\n")
            for reader, writer in kept:  # those that were let in are served
                assert (await reader.read()).startswith(b"HTTP/1.1 200 ")
                writer.close()
            assert (await Client("127.0.0.1", visit.port).request("GET", "/healthz"))[0] == 200

    scenario(run)


async def turned_away(visit: Visit, address: str) -> None:
    reader, writer = await half_asked(visit, address)
    with contextlib.suppress(ConnectionError):
        assert await reader.read() == b""
    writer.close()


def test_a_proxy_is_believed_whose_visitors_these_are_and_others_are_not() -> None:
    async def run() -> None:
        few: dict[str, Any] = {"requests_rate": 0.001, "requests_burst": 2}
        async with open_house(proxies="127.0.0.1", connections_an_address=2, **few) as visit:
            kept = [await half_asked(visit, "127.0.0.1") for _ in range(5)]
            proxy = Client("127.0.0.1", visit.port)
            for visitor in ("192.0.2.1", "192.0.2.2"):
                said = {"X-Forwarded-For": visitor}
                asked = [await proxy.request("GET", "/api/house", headers=said) for _ in range(3)]
                assert [status for status, _ in asked] == [200, 200, 429]
            for _, writer in kept:
                writer.close()
        async with open_house(**few) as visit:
            liar = Client("127.0.0.1", visit.port)
            asked = []
            for number in range(3):
                said = {"X-Forwarded-For": f"192.0.2.{number}"}
                asked.append(await liar.request("GET", "/api/house", headers=said))
            assert [status for status, _ in asked] == [200, 200, 429]

    scenario(run)


def test_behind_a_proxy_that_speaks_tls_cookies_are_secure_and_its_origin_is_ours() -> None:
    async def run() -> None:
        async with open_house(proxies="127.0.0.1") as visit:
            body = b'{"name": "Ann"}'
            lines = [
                "POST /api/guest HTTP/1.1",
                "Host: ridotto.example",
                "Origin: https://ridotto.example",
                "X-Forwarded-Proto: https",
                "X-Forwarded-For: 192.0.2.1",
                "Content-Type: application/json",
                f"Content-Length: {len(body)}",
                "Connection: close",
            ]
            answer = await spoken(visit, "\r\n".join(lines).encode() + b"\r\n\r\n" + body)
            assert answer.startswith(b"HTTP/1.1 200 ")
            assert b"; secure" in answer.lower()

    scenario(run)


def test_who_leaves_while_he_is_let_in_is_no_error_of_the_house(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def left(house: Any, addresses: Any, websocket: Any) -> Any:
        admitted = await admit(house, addresses, websocket)
        websocket.scope[CONNECTION]._transport.abort()
        return admitted

    async def run() -> None:
        async with open_house() as visit:
            table, ann, _ = await two_at_a_table(visit)
            monkeypatch.setattr(endpoint, "admit", left)
            with pytest.raises((InvalidHandshake, OSError)):
                await ann.sit_at(table)
            monkeypatch.undo()
            async with await ann.sit_at(table) as seat:
                assert (await seat.until("table"))["info"]["watching"] == 0

    scenario(run)
    assert not [record for record in caplog.records if "Exception" in record.getMessage()]


def test_a_server_that_stops_while_somebody_is_refused_answers_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever is still at the door then, the server sends away itself."""

    async def stopped(house: Any, addresses: Any, websocket: Any) -> Any:
        websocket.scope[CONNECTION].inner.shutdown()
        raise Refused("stopping")

    async def run() -> None:
        async with open_house() as visit:
            table, ann, _ = await two_at_a_table(visit)
            monkeypatch.setattr(endpoint, "admit", stopped)
            with pytest.raises(InvalidHandshake):
                await ann.sit_at(table)
            monkeypatch.undo()
            async with await ann.sit_at(table) as seat:
                assert (await seat.until("table"))["info"]["watching"] == 0

    scenario(run)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
