"""What a hostile client cannot do."""

import asyncio
import base64
import os
import random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from ridotto.server.client import Client
from ridotto.server.guests import CODE_LENGTH
from tests.server.helpers import Visit, open_house, scenario


async def refused(guest: Client, table: str, **other: Any) -> int:
    """The status a socket is refused with."""
    with pytest.raises(InvalidStatus) as answer:
        await guest.sit_at(table, **other)
    return answer.value.response.status_code


async def two_at_a_table(visit: Visit, **settings: Any) -> tuple[str, Client, Client]:
    """Ann hosts, Bob sits; a game of masks has begun and Ann is to act."""
    ann, bob = await visit.guest("Ann"), await visit.guest("Bob")
    table = await ann.open_table({"game": "masks", "options": {"players": 2}, **settings})
    async with await ann.sit_at(table) as one, await bob.sit_at(table) as other:
        assert (await other.ask("sit"))["type"] == "done"
        assert (await one.ask("start"))["type"] == "done"
    return table, ann, bob


def test_one_cannot_act_for_another_seat_or_for_the_house() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, bob = await two_at_a_table(visit, spectators="open")
            eve = await visit.guest("Eve")
            log = visit.house.rooms[table].count
            for guest, code in ((bob, "not-your-turn"), (eve, "no-seat")):
                async with await guest.sit_at(table) as seat:
                    assert (await seat.ask("act", do="ask green"))["code"] == code
                    for house in ("bot-acts", "time-up", "opened", "expired"):
                        await seat.send(house, seat=0, do="ask green")
                        assert (await seat.until("refused"))["code"] == "not-understood"
                    await seat.send("act", do="ask green", seat=0)
                    assert (await seat.until("refused"))["code"] == "not-understood"
                    await seat.send("act", do="ask green", who=ann.cookie)
                    assert (await seat.until("refused"))["code"] == "not-understood"
            assert visit.house.rooms[table].count == log

    scenario(run)


def test_only_the_host_does_what_hosts_do() -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann, bob = await visit.guest("Ann"), await visit.guest("Bob")
            table = await ann.open_table({"game": "masks"})
            async with await bob.sit_at(table) as seat:
                await seat.ask("sit")
                for kind, fields in (
                    ("start", {}),
                    ("place", {"seat": 2, "bot": "random"}),
                    ("remove", {"seat": 0}),
                    ("mute", {"member": 0}),
                ):
                    assert (await seat.ask(kind, **fields))["code"] == "not-host"

    scenario(run)


def test_one_cannot_read_another_s_stream() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, bob = await two_at_a_table(visit)
            eve = await visit.guest("Eve")
            assert await refused(eve, table) == 403  # no seat, no spectators
            assert await refused(Client("127.0.0.1", visit.port), table) == 401
            async with await bob.sit_at(table) as seat:
                await seat.until("update")
                assert seat.update["view"]["seat"] == 1
                secrets = [fact for fact in seat.facts if fact["kind"] == "wears"]
                assert len(secrets) == 1
            for forged in forgeries(ann.cookie, bob.cookie):
                assert await refused(Client("127.0.0.1", visit.port, forged), table) == 401

    scenario(run)


def forgeries(one: str, other: str) -> list[str]:
    """Cookies that are not what the house signed."""
    name, value = one.split("=", 1)
    version, id_, who, signature = value.split(".")
    theirs = other.split("=", 1)[1].split(".")
    flipped = signature[:-1] + ("0" if signature[-1] != "0" else "1")
    renamed = base64.urlsafe_b64encode(b"Host").decode().rstrip("=")
    return [
        f"{name}={value}"
        for value in (
            f"{version}.{id_}.{who}.{flipped}",
            f"{version}.{id_}.{who}.{theirs[3]}",
            f"{version}.{theirs[1]}.{who}.{signature}",
            f"{version}.{id_}.{renamed}.{signature}",
            f"{version}.{id_}.{who}.",
            f"{version}.{id_}.{who}",
            "....",
            "x" * 4000,
        )
    ]


def test_a_cookie_is_good_only_where_its_guest_sits() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, _, _ = await two_at_a_table(visit)
            other, carl, _ = await two_at_a_table(visit)
            assert await refused(carl, table) == 403
            async with await carl.sit_at(other) as seat:
                assert (await seat.until("update"))["view"]["seat"] == 0

    scenario(run)


def test_a_removed_guest_does_not_come_back() -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann, bob = await visit.guest("Ann"), await visit.guest("Bob")
            table = await ann.open_table({"game": "masks"})
            async with await ann.sit_at(table) as host, await bob.sit_at(table) as seat:
                await seat.ask("sit")
                await host.ask("remove", seat=1)
                assert await seat.drain() == "removed"
            assert await refused(bob, table) == 403

    scenario(run)


def test_no_credential_is_ever_sent_to_anybody_else() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, bob = await two_at_a_table(visit, spectators="open", visibility="public")
            eve = await visit.guest("Eve")
            heard = b""
            for guest in (bob, eve):
                async with await guest.sit_at(table) as seat:
                    seat.keeps = True
                    await seat.ask("say", text="hello")
                    heard += b"".join(seat.raw)
            for path in ("/api/tables", f"/api/tables/{table}", "/metrics"):
                heard += (await eve.request("GET", path))[1]
            for secret in ann.cookie.split("=", 1)[1].split(".")[1::2]:
                assert len(secret) >= 32
                assert secret.encode() not in heard
            assert visit.house.rooms[table].table.seed.encode() not in heard

    scenario(run)


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
            open_.append(await bob.sit_at(other))
            assert await refused(bob, other) == 429
            for seat in open_:
                await seat.socket.close()
            while any(room.post.sockets for room in visit.house.rooms.values()):
                await asyncio.sleep(0.01)
            async with await bob.sit_at(other):
                pass

    scenario(run)


def test_who_does_not_read_is_hung_up_on_and_the_others_play_on() -> None:
    async def run() -> None:
        async with open_house(queued=200_000) as visit:
            table, ann, bob = await two_at_a_table(visit)
            slow = await bob.sit_at(table, max_queue=1)
            slow.socket.transport.pause_reading()
            async with await ann.sit_at(table) as seat:
                sent = 0
                while len(visit.house.rooms[table].post.sockets) == 2 and sent < 4_000:
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
            _, writer = await knock(visit, bob, table)
            sockets = visit.house.rooms[table].post.sockets
            while not sockets:
                await asyncio.sleep(0.01)
            async with asyncio.timeout(5):  # it never answers a ping
                while sockets:
                    await asyncio.sleep(0.02)
            writer.close()

    scenario(run)


async def knock(
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


def test_malformed_frames_hurt_only_their_sender() -> None:
    async def run() -> None:
        rng = random.Random(4)
        async with open_house() as visit:
            table, ann, bob = await two_at_a_table(visit)
            for number in range(60):
                reader, writer = await knock(visit, bob, table)
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


def test_ten_thousand_fuzzed_messages_change_nothing() -> None:
    async def run() -> None:
        rng = random.Random(9)
        async with open_house() as visit:
            table, ann, bob = await two_at_a_table(visit)
            before = visit.house.rooms[table].table.match
            assert before is not None
            state = before.state.encode()
            async with await bob.sit_at(table) as seat:
                reading = asyncio.create_task(seat.drain())
                for _ in range(10_000):
                    await seat.socket.send(fuzz(rng), text=rng.random() < 0.9)
                assert not reading.done()
                reading.cancel()
            assert before.state.encode() == state
            async with await ann.sit_at(table) as seat:
                assert (await seat.ask("act", do="ask green"))["type"] == "done"

    scenario(run, 100)


def fuzz(rng: random.Random) -> bytes:
    """Almost a message."""
    kinds = ["act", "sit", "note", "say", "draft", "choices", "why", "mark", "contribute", "hello"]
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


def test_other_origins_are_refused() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, _ = await two_at_a_table(visit)
            own = f"http://127.0.0.1:{visit.port}"
            for origin in ("http://evil.example", "null", f"https://127.0.0.1:{visit.port}", ""):
                assert await refused(ann, table, headers={"Origin": origin}) == 403
                headers = {"Origin": origin}
                status, _ = await ann.request("POST", "/api/guest", {"name": "X"}, headers)
                assert status == 403
            async with await ann.sit_at(table, headers={"Origin": own}):
                pass
            assert (await ann.request("POST", "/api/guest", {"name": "X"}, {"Origin": own}))[
                0
            ] == 200

    scenario(run)


def test_a_form_of_another_page_is_refused() -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann = await visit.guest("Ann")
            headers = {"Content-Type": "text/plain"}
            status, _ = await ann.request("POST", "/api/tables", b'{"settings": {}}', headers)
            assert status == 415

    scenario(run)


def test_a_code_moves_a_guest_to_another_device_once() -> None:
    async def run() -> None:
        async with open_house(code_life=1) as visit:
            table, ann, _ = await two_at_a_table(visit)
            code = (await ann.call("POST", "/api/guest/code"))["code"]
            assert len(code) == CODE_LENGTH
            phone = Client("127.0.0.1", visit.port)
            assert (await phone.request("POST", "/api/guest/redeem", {"code": "AAAA"}))[0] == 404
            await phone.call("POST", "/api/guest/redeem", {"code": code.lower()})
            assert (await phone.call("GET", "/api/guest"))["name"] == "Ann"
            async with await phone.sit_at(table) as seat:
                assert (await seat.until("update"))["view"]["seat"] == 0
            assert (await phone.request("POST", "/api/guest/redeem", {"code": code}))[0] == 404
            code = (await ann.call("POST", "/api/guest/code"))["code"]
            await asyncio.sleep(1.1)
            assert (await phone.request("POST", "/api/guest/redeem", {"code": code}))[0] == 404
            nobody = Client("127.0.0.1", visit.port)
            assert (await nobody.request("POST", "/api/guest/code"))[0] == 401

    scenario(run)


def test_every_answer_carries_the_protective_headers() -> None:
    async def run() -> None:
        async with open_house() as visit:
            for path in ("/", "/api/house", "/nowhere", "/api/tables/0"):
                reader, writer = await asyncio.open_connection("127.0.0.1", visit.port)
                writer.write(
                    f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
                )
                head = (await reader.read()).split(b"\r\n\r\n")[0].lower()
                writer.close()
                assert b"content-security-policy: default-src 'none'; script-src 'self'" in head
                assert b"x-content-type-options: nosniff" in head
                assert b"referrer-policy: no-referrer" in head
                assert b"\r\nserver:" not in head
            reader, writer = await asyncio.open_connection("127.0.0.1", visit.port)
            body = b'{"name": "Ann"}'
            post = f"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n"
            writer.write(post.encode() + b"Content-Type: application/json\r\n\r\n" + body)
            cookie = (await reader.readuntil(b"\r\n\r\n")).lower()
            writer.close()
            assert b"httponly" in cookie
            assert b"samesite=lax" in cookie

    scenario(run)
