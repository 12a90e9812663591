"""What a hostile client cannot do: be somebody else, or come from elsewhere."""

import asyncio
import base64

import msgspec
import pytest

from ridotto.server.one_time_codes import CODE_LENGTH
from ridotto.server.python_client import Client
from tests.server.helpers import open_house, refused, scenario, two_at_a_table

pytestmark = pytest.mark.usefixtures("any_server")


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
            await sees_nothing(eve, table, "no-spectators")
            assert await refused(Client("127.0.0.1", visit.port), table) == 401
            async with await bob.sit_at(table) as seat:
                await seat.until("update")
                assert seat.update["view"]["seat"] == 1
                secrets = [fact for fact in seat.facts if fact["kind"] == "wears"]
                assert len(secrets) == 1
            for forged in forgeries(ann.cookie, bob.cookie):
                assert await refused(Client("127.0.0.1", visit.port, forged), table) == 401

    scenario(run)


async def sees_nothing(guest: Client, table: str, reason: str) -> None:
    """He is told why he may not come in, and nothing else, whatever he asks."""
    async with await guest.sit_at(table) as door:
        door.keeps = True
        for kind, fields in (("say", {"text": "hello"}), ("sit", {}), ("choices", {"kind": "ask"})):
            assert (await door.ask(kind, **fields))["code"] == "not-admitted"
        assert door.outside == reason
        types = [msgspec.json.decode(message)["type"] for message in door.raw]
        assert types == ["outside"] + 3 * ["refused"]


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
            await sees_nothing(carl, table, "no-spectators")
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
                assert (await seat.until("outside"))["reason"] == "removed"
            await sees_nothing(bob, table, "removed")

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
