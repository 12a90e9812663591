"""Nothing of a deal is told, on any path, before the last table of the evening has played it."""

import io
import itertools
import zipfile
from typing import Any

import pytest

from ridotto.server.python_client import Client
from ridotto.server.time_and_chance import TimeAndChance
from tests.server.evening_guests import begun, own_table, resign
from tests.server.helpers import Visit, open_house, scenario
from tests.server.test_history import counts_of, games_of

SETTLED: dict[str, dict[str, Any]] = {
    "rematch": {},
    "close": {},
    "abort": {},
    "leave": {},
    "watching": {"on": True},
    "answer": {"member": 0, "yes": True},
    "sit": {},
    "remove": {"seat": 0},
    "place": {"seat": 0, "bot": "random"},
    "contribute": {"number": "ff"},
    "settings": {"settings": {"game": "masks"}},
    "start": {},
}
"""What could free a seat, let somebody look on, deal again, or end a game without a result."""


class Counting(TimeAndChance):
    """A clock that stands still, and random numbers that count."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)

    def now(self) -> int:
        return 1_700_000_000_000

    def token(self, size: int) -> str:
        return f"{next(self._numbers):0{2 * size}x}"

    def seed(self) -> str:
        return f"{next(self._numbers):064x}"


async def four(visit: Visit, deals: int = 1) -> tuple[str, list[Client]]:
    """Ann plays against Cleo at one table, Bob against Dan at the other."""
    path, guests = await begun(visit, "Ann", "Bob", "Cleo", "Dan", deals=deals)
    tables = [await own_table(path, guest) for guest in guests]
    assert tables[0] == tables[2] != tables[1] == tables[3]
    return path, guests


def ways_to(table: str, path: str) -> list[tuple[str, str, Any]]:
    """Every request whose answer could tell of a game."""
    replays = [
        {"table": table, "number": 1, "viewer": viewer, "start": start}
        for viewer, start in ((-1, 0), (7, 0), (0, 0), (1, 5))
    ]
    return [
        ("GET", path, None),
        ("GET", "/api/evenings", None),
        ("GET", f"/api/tables/{table}", None),
        ("GET", f"/api/tables/{table}/records/1", None),
        *(("POST", "/api/replay", replay) for replay in replays),
        ("POST", "/api/review", {"table": table, "number": 1}),
        ("GET", "/api/tables", None),
        ("GET", "/api/mine", None),
        ("GET", "/api/games", None),
        ("GET", "/api/games?game=masks", None),
        ("GET", "/api/games/statistics", None),
        ("GET", "/api/games/records", None),
        ("GET", "/metrics", None),
    ]


async def all_told(guest: Client, table: str, path: str) -> dict[str, bytes]:
    """The answers to all of them."""
    return {
        f"{method} {where} {body}": b"%d %b" % await guest.request(method, where, body)
        for method, where, body in ways_to(table, path)
    }


async def compared(guest: Client, table: str, path: str) -> list[bytes]:
    """The same but the last, in which how long things took is counted."""
    return list((await all_told(guest, table, path)).values())[:-1]


async def heard_at_the_door(guest: Client, table: str) -> list[bytes]:
    """All that a socket hears at a table where its guest has no seat, whatever it tries."""
    async with await guest.sit_at(table, prefix="door") as socket:
        socket.keeps = True
        await socket.until("outside")
        for wish, fields in {**SETTLED, "knock": {}, "say": {"text": "who won?"}}.items():
            assert (await socket.ask(wish, **fields))["type"] == "refused"
        return socket.raw


def test_a_played_deal_is_told_to_nobody_before_all_have_played_it() -> None:
    async def run() -> None:
        async with open_house() as visit:
            path, (ann, bob, cleo, dan) = await four(visit)
            stranger = await visit.guest("Eve")
            table = await resign(path, cleo)
            room = visit.house.rooms[table]
            assert room.table.past[-1].outcome.winners == (0,)
            for guest in (ann, bob, cleo, dan, stranger):
                answers = await all_told(guest, table, path)
                sealed = [one for one in answers if "/records/" in one or "/replay" in one]
                assert len(sealed) == 5
                for one in sealed:
                    assert answers[one].startswith(b"409 "), one
                    assert b'"sealed"' in answers[one]
                for one, answer in answers.items():
                    assert room.table.seed.encode() not in answer, one
                    for word in (b"winners", b"guessed", b"forfeit"):
                        assert word not in answer.replace(b'"outcome":null', b""), (one, answer)
                assert (await games_of(guest))["total"] == 0
                assert (await counts_of(guest))["total"]["played"] == 0
                assert answers["GET /api/games/records None"].startswith(b"404 ")
            for guest in (bob, dan, stranger):
                heard = b"".join(await heard_at_the_door(guest, table))
                assert b"outcome" not in heard
                assert room.table.seed.encode() not in heard
            # The last one plays, and then it is told, to everybody who has the link.
            await resign(path, bob)
            answers = await all_told(stranger, table, path)
            assert all(answers[one].startswith(b"200 ") for one in sealed)
            for guest in (ann, bob, cleo, dan):
                assert (await games_of(guest))["total"] == 1
                status, zipped = await guest.request("GET", "/api/games/records")
                assert status == 200
                with zipfile.ZipFile(io.BytesIO(zipped)) as file:
                    assert len(file.namelist()) == 1

    scenario(run)


def test_those_who_sat_there_can_open_nothing() -> None:
    async def run() -> None:
        async with open_house() as visit:
            path, (ann, bob, cleo, _) = await four(visit)
            table = await own_table(path, ann)
            async with await ann.sit_at(table) as seat, await cleo.sit_at(table) as other:
                await seat.until("table")
                for wish in ("abort", "watching", "close", "answer", "rematch", "start"):
                    answer = await seat.ask(wish, **SETTLED[wish])
                    assert answer["type"] == "refused", wish
                assert (await other.ask("resign"))["type"] == "done"
                for wish, fields in SETTLED.items():
                    answer = await seat.ask(wish, **fields)
                    assert answer["type"] == "refused", wish
                await other.ask("say", text="it was the owl")
                assert seat.info["past"] == []
                assert seat.info["evening"]["sealed"]
                assert seat.update["view"]["public"]["outcome"]["winners"] == [0]
            assert (await bob.call("GET", f"/api/tables/{table}"))["past"] == []
            await resign(path, bob)
            assert len((await bob.call("GET", f"/api/tables/{table}"))["past"]) == 1

    scenario(run)


def test_a_table_adds_nothing_to_the_deal_and_deals_nothing_else() -> None:
    async def run() -> None:
        async with open_house() as visit:
            path, (ann, bob, *_) = await four(visit)
            begun = []
            for guest in (ann, bob):
                async with await guest.sit_at(await own_table(path, guest)) as seat:
                    begun.append(await seat.until("game"))
            numbers = {f"entrant-{number}": f"{number:04x}" for number in (1, 2, 3, 4)}
            assert begun[0]["contributions"] == begun[1]["contributions"] == numbers
            promised = (await ann.call("GET", path))["deals"][0]["commitment"]
            assert begun[0]["commitment"] == begun[1]["commitment"] == promised

    scenario(run)


@pytest.mark.parametrize("deals", [1, 2])
def test_how_it_ended_elsewhere_changes_no_byte(deals: int) -> None:
    """Two houses that differ in who won at the other table tell those who still play the same."""

    async def told(loser: int) -> tuple[list[bytes], list[bytes]]:
        async with open_house(outside=Counting()) as visit:
            path, (ann, bob, cleo, _) = await four(visit, deals)
            elsewhere, own = await own_table(path, ann), await own_table(path, bob)
            async with (
                await ann.sit_at(elsewhere) as one,
                await cleo.sit_at(elsewhere) as other,
                await bob.sit_at(own, prefix="b") as seat,
            ):
                seat.keeps = True
                assert (await (one, other)[loser].ask("resign"))["type"] == "done"
                await seat.ask("say", text="still here")
                while_playing = await compared(bob, elsewhere, path)
                while_playing += await heard_at_the_door(bob, elsewhere)
                await resign(path, bob)
                while_playing += seat.raw
            return while_playing, await compared(bob, elsewhere, path)

    async def run() -> None:
        one, other = await told(0), await told(1)
        assert one[0] == other[0]
        assert one[1] != other[1]

    scenario(run)
