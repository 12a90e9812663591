"""What a hostile client cannot do: wear the house out, or break it."""

import asyncio
import base64
import contextlib
import os
import random
from typing import Any

import msgspec
import pytest

from ridotto.server.python_client import Client
from tests.server.helpers import Visit, open_house, refused, scenario, two_at_a_table


def test_a_big_message_closes_the_socket_and_a_big_body_is_not_read() -> None:
    async def run() -> None:
        async with open_house(message=2048, body=4096) as visit:
            table, ann, _ = await two_at_a_table(visit)
            async with await ann.sit_at(table) as seat:
                await seat.send("say", text="x" * 1500)  # within the size, but not the text's
                assert (await seat.until("refused"))["code"] == "not-understood"
                await seat.socket.send("x" * 3000)
                assert await seat.drain() == ""
                assert seat.socket.close_code == 1009
            async with await ann.sit_at(table) as seat:
                await seat.socket.send(("x" * 500 for _ in range(10)), text=True)  # in fragments
                assert await seat.drain() == ""
                assert seat.socket.close_code == 1009
            status, _ = await ann.request("POST", "/api/guest", b'{"name": "' + b"x" * 9000 + b'"}')
            assert status == 413

    scenario(run)


def test_who_sends_fast_is_read_slowly_and_who_asks_often_is_refused() -> None:
    async def run() -> None:
        async with open_house(messages_rate=50.0, messages_burst=5, requests_burst=20) as visit:
            table, ann, _ = await two_at_a_table(visit)
            loop = asyncio.get_running_loop()
            async with await ann.sit_at(table) as seat:
                started = loop.time()
                for _ in range(25):
                    await seat.send("undo")
                for _ in range(25):
                    await seat.until("refused")
                assert loop.time() - started > 0.3  # 20 of them at 50 a second

    scenario(run)

    async def often() -> None:
        async with open_house(requests_rate=0.001, requests_burst=5) as visit:
            eve = Client("127.0.0.1", visit.port)
            statuses = [(await eve.request("GET", "/api/house"))[0] for _ in range(8)]
            assert statuses == [200] * 5 + [429] * 3
            assert (await eve.request("GET", "/healthz"))[0] == 200

    scenario(often)


def test_sockets_an_address_sockets_a_table_and_tables_are_capped() -> None:
    async def run() -> None:
        caps: dict[str, Any] = {
            "sockets_an_address": 3,
            "sockets_a_table": 2,
            "tables": 3,
            "tables_a_guest": 2,
        }
        async with open_house(**caps) as visit:
            ann, bob = await visit.guest("Ann"), await visit.guest("Bob")
            table = await ann.open_table({"game": "masks"})
            other = await ann.open_table({"game": "masks"})
            body = {"settings": {"game": "masks"}}
            assert (await ann.request("POST", "/api/tables", body))[0] == 409
            assert (await bob.request("POST", "/api/tables", body))[0] == 201
            assert (await bob.request("POST", "/api/tables", body))[0] == 503
            open_ = [await ann.sit_at(table), await bob.sit_at(table)]
            assert await refused(bob, table) == 503
            open_.append(await ann.sit_at(table))  # nobody is kept from his own seat
            assert await refused(bob, other) == 429
            for seat in open_:
                await seat.socket.close()
            while any(room.outbox.sockets for room in visit.house.rooms.values()):
                await asyncio.sleep(0.01)
            async with await bob.sit_at(other):
                pass

    scenario(run)


def test_one_address_opens_tables_slowly_and_big_bodies_count_as_many_requests() -> None:
    async def run() -> None:
        async with open_house(tables_rate=0.001, tables_burst=2) as visit:
            ann, bob = await visit.guest("Ann"), await visit.guest("Bob")
            body = {"settings": {"game": "masks"}}
            asking = [guest.request("POST", "/api/tables", body) for guest in (ann, bob, bob)]
            statuses = [(await asked)[0] for asked in asking]
            assert statuses == [201, 201, 429]
        async with open_house(requests_rate=0.001, requests_burst=20) as visit:
            eve = Client("127.0.0.1", visit.port)
            record = {"record": "x" * 1_000_000}
            statuses = [(await eve.request("POST", "/api/replay", record))[0] for _ in range(2)]
            assert statuses == [409, 429]

    scenario(run)


def test_who_does_not_read_is_hung_up_on_and_the_others_play_on() -> None:
    async def run() -> None:
        async with open_house(queued=200_000) as visit:
            table, ann, bob = await two_at_a_table(visit)
            slow = await bob.sit_at(table, max_queue=1)
            slow.socket.transport.pause_reading()
            async with await ann.sit_at(table) as seat:
                sent = 0
                while len(visit.house.rooms[table].outbox.sockets) == 2 and sent < 4_000:
                    await seat.ask("say", text="😀" * 290)
                    sent += 1
                assert sent < 4_000
                assert (await seat.ask("say", text="still here"))["type"] == "done"
            slow.socket.transport.abort()

    scenario(run)


def test_a_dead_socket_is_not_kept_alive() -> None:
    async def run() -> None:
        async with open_house(ping=0.2) as visit:
            table, _, bob = await two_at_a_table(visit)
            _, writer = await handshake(visit, bob, table)
            sockets = visit.house.rooms[table].outbox.sockets
            while not sockets:
                await asyncio.sleep(0.01)
            async with asyncio.timeout(5):  # it never answers a ping
                while sockets:
                    await asyncio.sleep(0.02)
            writer.close()

    scenario(run)


async def handshake(
    visit: Visit, guest: Client, table: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """An open WebSocket without a client behind it: what is sent is up to the test."""
    reader, writer = await asyncio.open_connection("127.0.0.1", visit.port)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{visit.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {guest.cookie}",
    ]
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def flood(visit: Visit, guest: Client, table: str, frame: bytes, most: int) -> int:
    """How many of these frames the house takes from somebody who reads nothing."""
    _, writer = await handshake(visit, guest, table)
    taken = 0
    with contextlib.suppress(ConnectionError, TimeoutError):
        while taken < most:
            writer.write(frame * 100)
            await asyncio.wait_for(writer.drain(), 0.5)
            taken += 100
    writer.transport.abort()
    return taken


PING = bytes([0x89, 0xFD]) + b"mask" + b"x" * 125
FIRST_PART, NEXT_PART = bytes([0x01, 0x80]) + b"mask", bytes([0x00, 0x80]) + b"mask"
NEVER = 10**6
"""So seldom does the house ask whether a socket is alive, that this ends none."""


def test_pings_that_nobody_reads_the_answers_to_do_not_pile_up() -> None:
    async def run() -> None:
        async with open_house(queued=100_000, ping=NEVER) as visit:
            table, ann, bob = await two_at_a_table(visit)
            assert await flood(visit, bob, table, PING, 1_000_000) < 200_000
            async with await ann.sit_at(table) as seat:
                assert (await seat.ask("act", do="ask green"))["type"] == "done"

    scenario(run)


@pytest.mark.parametrize(
    "frames", [PING * 700, FIRST_PART + NEXT_PART * 20_000], ids=["pings", "fragments"]
)
def test_who_sends_a_lot_and_never_a_message_is_cut_off(frames: bytes) -> None:
    async def run() -> None:
        async with open_house(messages_rate=10.0, messages_burst=40, ping=NEVER) as visit:
            table, ann, bob = await two_at_a_table(visit)
            reader, writer = await handshake(visit, bob, table)
            writer.write(frames)
            with contextlib.suppress(ConnectionError):
                while await reader.read(100_000):
                    pass
            writer.close()
            async with await ann.sit_at(table) as seat:
                assert (await seat.ask("act", do="ask green"))["type"] == "done"

    scenario(run)


def test_pings_between_messages_cut_nobody_off() -> None:
    async def run() -> None:
        async with open_house(messages_rate=1e4, messages_burst=10, message=500) as visit:
            table, _, bob = await two_at_a_table(visit)
            async with await bob.sit_at(table) as seat:
                for _ in range(20):  # twice as many bytes as would be too many without a message
                    for _ in range(4):
                        await (await seat.socket.ping(b"x" * 125))
                    assert (await seat.ask("undo"))["type"] == "refused"

    scenario(run)


def test_malformed_frames_hurt_only_their_sender() -> None:
    async def run() -> None:
        rng = random.Random(4)
        async with open_house() as visit:
            table, ann, bob = await two_at_a_table(visit)
            for number in range(60):
                reader, writer = await handshake(visit, bob, table)
                frames = [
                    bytes([0x81, 0x85]) + b"mask",  # cut off
                    bytes([0x81, 0x03]) + b"abc",  # not masked
                    bytes([0xF1, 0x80]) + b"mask",  # reserved bits
                    bytes([0x8F, 0x80]) + b"mask",  # no such opcode
                    bytes([0x89, 0xFE, 0xFF, 0xFF]) + b"mask",  # a ping too long
                    bytes([0x81, 0xFF]) + b"\xff" * 8 + b"mask",  # a length of 2**64
                    bytes([0x80, 0x80]) + b"mask",  # a continuation of nothing
                    bytes([0x81, 0x82]) + b"\0\0\0\0\xff\xfe",  # not text
                    rng.randbytes(rng.randrange(1, 200)),
                ]
                writer.write(frames[number % len(frames)])
                writer.write_eof()
                await asyncio.wait_for(reader.read(), 20)
                writer.close()
            async with await ann.sit_at(table) as seat:
                assert (await seat.ask("act", do="ask green"))["type"] == "done"

    scenario(run)


def test_ten_thousand_fuzzed_messages_change_nothing(times: int) -> None:
    async def run() -> None:
        rng = random.Random(9)
        async with open_house() as visit:
            table, ann, bob = await two_at_a_table(visit)
            before = visit.house.rooms[table].table.match
            assert before is not None
            state = before.state.encode()
            async with await bob.sit_at(table) as seat:
                reading = asyncio.create_task(seat.drain())
                for _ in range(10_000 * times):
                    await seat.socket.send(fuzz(rng), text=rng.random() < 0.9)
                assert not reading.done()
                reading.cancel()
            assert before.state.encode() == state
            async with await ann.sit_at(table) as seat:
                assert (await seat.ask("act", do="ask green"))["type"] == "done"

    scenario(run, 100 * times)


def fuzz(rng: random.Random) -> bytes:
    """Almost a message."""
    kinds = [
        "act",
        "sit",
        "note",
        "say",
        "draft",
        "choices",
        "prove",
        "mark",
        "contribute",
        "hello",
    ]
    values: list[Any] = [None, True, -1, 10**30, 1.5, "", "ask blue", "x" * 300, [], {}, [[]] * 9]
    message: dict[str, Any] = {"type": rng.choice(kinds), "id": str(rng.random())}
    names = ["do", "seat", "text", "key", "value", "kind", "fixed", "number", "id", "type", "x"]
    for _ in range(rng.randrange(4)):
        message[rng.choice(names)] = rng.choice(values)
    message.pop("text" if message["type"] == "say" else "", None)
    data = bytearray(msgspec.json.encode(message))
    for _ in range(rng.choice((0, 0, 1, 3))):
        data[rng.randrange(len(data))] = rng.randrange(0x20, 0x7F)
    return bytes(data[: rng.choice((len(data), len(data), rng.randrange(len(data)) + 1))])
