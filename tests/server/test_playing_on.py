"""Playing on at a live house: from finished games and nothing else; counted nowhere; silent."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from ridotto.games import GAMES
from ridotto.kernel.record import read, write
from ridotto.review.positions import drawn_position, true_position
from ridotto.review.puzzles.collection import collection
from ridotto.review.puzzles.making import VARIANTS
from ridotto.server.guest_cookies import COOKIE
from ridotto.server.playing_on import Found, PlayOn
from ridotto.server.python_client import Client, TableSocket
from ridotto.table.commands import Position
from ridotto.table.verify import verify
from tests.review.games_of_bots import played
from tests.review.noted_by_seats import begin_with, noted
from tests.server.helpers import Visit, close, open_house, play_alone, quiet, scenario
from tests.server.test_silence import Scripted


async def code_of(guest: Client, **body: Any) -> str:
    status, told = await guest.request("POST", "/api/play-on", {"seat": 0, **body})
    assert status >= 400
    return str(json.loads(told)["code"])


async def finished(visit: Visit) -> tuple[Client, str]:
    """A guest, and a table at which he has played a game of masks."""
    ann = await visit.guest("Ann")
    table = await ann.open_table({"game": "masks"}, places=[None, "sleuth", "sleuth"])
    async with await ann.sit_at(table) as seat:
        await seat.ask("start")
        await play_alone(seat, random.Random(1))
    return ann, table


def laid_out(seat: TableSocket) -> int:
    """How many facts a seat was told to have been laid out, when the game began."""
    *_, game = (each for each in map(json.loads, seat.raw) if each["type"] == "game")
    return int(game["laid_out"])


def test_a_game_of_the_house_is_played_on_and_counted_nowhere(tmp_path: Path) -> None:
    database = str(tmp_path / "house.db")

    async def run() -> None:
        async with open_house(database) as visit:
            ann, table = await finished(visit)
            counted = await ann.call("GET", "/api/games/statistics")
            for deal in ("true", "drawn"):
                body = {"table": table, "number": 1, "step": 5, "seat": 1, "deal": deal}
                on = (await ann.call("POST", "/api/play-on", body))["table"]
                async with await ann.sit_at(on) as seat:
                    await play_alone(seat, random.Random(2))
                    assert seat.you["seat"] == 1
                    assert seat.you["next_seat"] is None
                    assert seat.info["begun"]["deal"] == deal
                    assert (await seat.ask("rematch"))["code"] == "position-stays"
                _, text = await ann.request("GET", f"/api/tables/{on}/records/1")
                record = read(text.decode(), GAMES)
                verify(record, GAMES["masks"])
                assert record.header.laid_out >= 5
                replay = await ann.call("POST", "/api/replay", {"record": text.decode()})
                assert (replay["begun"]["deal"], replay["wrong"]) == (deal, "")
                before = replay["frames"][: record.header.laid_out]
                assert replay["game"]["laid_out"] == sum(len(each["facts"]) for each in before)
            assert await ann.call("GET", "/api/games/statistics") == counted
            assert [
                each["finished"]["table"] for each in (await ann.call("GET", "/api/games"))["games"]
            ] == [table]

    scenario(run)


def test_a_table_at_a_position_is_the_same_after_a_crash(tmp_path: Path) -> None:
    database = str(tmp_path / "house.db")

    async def run() -> None:
        async with open_house(database) as visit:
            ann, table = await finished(visit)
            body = {"table": table, "number": 1, "step": 4, "seat": 0, "deal": "drawn"}
            on = (await ann.call("POST", "/api/play-on", body))["table"]
            async with await ann.sit_at(on) as seat:
                seat.keeps = True
                await quiet(seat)
                facts, update = list(seat.facts), seat.update
                before = laid_out(seat)
        async with open_house(database) as visit:
            back = Client("127.0.0.1", visit.port, ann.cookie)
            async with await back.sit_at(on) as seat:
                seat.keeps = True
                await quiet(seat)
                assert seat.facts[: len(facts)] == facts
                assert laid_out(seat) == before > 0
                if len(seat.facts) == len(facts):  # a bot may have acted since
                    assert seat.update["view"] == update["view"]

    scenario(run)


def test_friends_gather_and_the_host_begins(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(str(tmp_path / "house.db")) as visit:
            record, game = played("inkognito", {"players": 4}, "novice")
            ann, bob = await visit.guest("Ann"), await visit.guest("Bob")
            body = {
                "record": write(record, game),
                "step": 40,
                "seat": 2,
                "places": ["novice", None, None, "novice"],
            }
            on = (await ann.call("POST", "/api/play-on", body))["table"]
            one, two = await ann.sit_at(on), await bob.sit_at(on)
            one.keeps = two.keeps = True
            assert one.info.get("phase") != "playing"
            assert (await two.ask("sit", seat=1))["type"] == "done"
            assert (await one.ask("start"))["type"] == "done"
            await quiet(one, two)
            position = true_position(record, game, 40, 2)
            for seat, own in ((2, one), (1, two)):
                told = [
                    fact
                    for step in record.steps[: len(position.steps)]
                    for fact in step.facts(seat)
                ]
                sent = [game.fact_decoder.decode(json.dumps(each)) for each in own.facts]
                assert sent[: len(told)] == told
                assert laid_out(own) == len(told)
            await close(one, two)

    scenario(run)


def test_a_game_under_way_is_not_played_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(str(tmp_path / "house.db")) as visit:
            ann, eve = await visit.guest("Ann"), await visit.guest("Eve")
            table = await ann.open_table({"game": "masks"}, places=[None, "sleuth", "sleuth"])
            async with await ann.sit_at(table) as seat:
                await seat.ask("start")
                await play_alone(seat, random.Random(1), most=1)
                for guest in (ann, eve):
                    for deal in ("true", "drawn"):
                        for number in (0, 1, 2):
                            asked = {"table": table, "number": number, "step": 3, "deal": deal}
                            assert await code_of(guest, **asked) == "no-such-record"
                await play_alone(seat, random.Random(1))
            # One that is played on is a game under way like any other.
            body = {"table": table, "number": 1, "step": 4, "seat": 0}
            on = (await ann.call("POST", "/api/play-on", body))["table"]
            assert await code_of(eve, table=on, number=1) == "no-such-record"
            status, _ = await eve.request("GET", f"/api/tables/{on}/records/1")
            assert status == 404
            assert table not in json.dumps(await eve.call("GET", f"/api/tables/{on}"))

    scenario(run)


def test_what_is_no_record_of_a_finished_game_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(str(tmp_path / "house.db")) as visit:
            eve = await visit.guest("Eve")
            record, game = played("inkognito", {"players": 4}, "sleuth")
            text = write(record, game)
            lines = text.splitlines()
            end = json.loads(lines[-1])
            forged = json.dumps({**end, "seed": "00" * 32})
            for kept in (lines[:-1], lines[:40], [*lines[:40], lines[-1]], [*lines[:-1], forged]):
                for deal in ("true", "drawn"):
                    bad = "\n".join(kept) + "\n"
                    assert await code_of(eve, record=bad, deal=deal) == "not-a-record"
            laid = json.loads(lines[0])
            said = [{"steps": steps, "deal": "true", "seat": "red"} for steps in (10**9, -1, 4)]
            for begun in (*said, 7):
                bad = "\n".join([json.dumps({**laid, "begun": begun}), *lines[1:]]) + "\n"
                assert await code_of(eve, record=bad) == "not-a-record"
            assert await code_of(eve, record="no record") == "not-a-record"
            assert await code_of(eve) == "no-such-record"
            assert await code_of(eve, record=text, step=len(record.steps)) == "nothing-left"
            assert await code_of(eve, record=text, seat=5) == "no-such-seat"
            assert await code_of(eve, record=text, seat=7) == "not-understood"
            assert await code_of(eve, record=text, step=-1) == "not-understood"
            assert await code_of(eve, record=text, deal="mine") == "not-understood"
            assert await code_of(eve, record=text, places=[None]) == "wrong-places"
            mine = ["novice", None, None, None]
            assert await code_of(eve, record=text, places=mine) == "wrong-places"
            odd = [None, "rm -rf", None, None]
            assert await code_of(eve, record=text, places=odd) == "no-such-bot"
            assert await code_of(eve, record=text, assistance="all") == "not-understood"
            nobody = Client("127.0.0.1", visit.port)
            assert await code_of(nobody, record=text) == "who-are-you"
            assert not visit.house.rooms

    scenario(run)


def test_whoever_sits_there_is_sent_only_his_own(tmp_path: Path) -> None:
    """Two houses whose positions differ in what one seat was not told send it the same bytes."""
    record, game = played("inkognito", {"players": 4}, "sleuth")
    step, seat = len(record.steps) // 2, 1
    there = true_position(record, game, step, seat)
    other = drawn_position(record, game, step, seat, random.Random(5))
    assert there.steps != other.steps
    begun = structs.replace(there.begun, deal="drawn")

    async def sent(position: Position, name: str) -> list[bytes]:
        async with open_house(str(tmp_path / name), outside=Scripted([])) as visit:
            ann, bob = await visit.guest("Ann"), await visit.guest("Bob")
            host = visit.house.known(ann.cookie.removeprefix(f"{COOKIE}="))
            assert host is not None
            found = Found(game.id, record.header.options, structs.replace(position, begun=begun))
            wanted = PlayOn(seat=0, places=[None] * 4, assistance="odds")
            table = visit.house.play_on(host, wanted, found)
            own = await bob.sit_at(table, prefix="b")
            own.keeps = True
            assert (await own.ask("sit", seat=seat))["type"] == "done"
            friends = [await visit.guest(f"Guest {n}") for n in (2, 3)]
            chairs = [await friend.sit_at(table, prefix="g") for friend in friends]
            for number, chair in enumerate(chairs, 2):
                assert (await chair.ask("sit", seat=number))["type"] == "done"
            async with await ann.sit_at(table, prefix="a") as first:
                assert (await first.ask("start"))["type"] == "done"
                await quiet(own)
                for do in ("done", "end", "accept", "contest", "show grey:tall"):
                    await own.ask("act", do=do)
                await own.ask("choices", kind="show")
                told = list(own.raw)
            await close(own, *chairs)
            return told

    async def run() -> None:
        one, two = await sent(there, "one.db"), await sent(other, "two.db")
        assert len(one) > 8
        assert one == two

    scenario(run)


@pytest.mark.parametrize("deal", ["true", "drawn"])
@pytest.mark.parametrize("game", list(VARIANTS))
def test_a_puzzle_is_played_on_from(tmp_path: Path, game: str, deal: str) -> None:
    """The seat it is told to is sent what was noted, and plays on from there."""
    puzzle = next(each for each in collection() if each.game == game)
    rules = GAMES[game]
    seat = rules.seats(puzzle.options).index(puzzle.notes["me"])

    async def run() -> None:
        async with open_house(str(tmp_path / "house.db")) as visit:
            ann = await visit.guest("Ann")
            before = await ann.call("GET", "/api/games/statistics")
            body = {"puzzle": puzzle.id, "seat": seat, "deal": deal}
            on = (await ann.call("POST", "/api/play-on", body))["table"]
            async with await ann.sit_at(on) as own:
                await quiet(own)
                facts = [rules.fact_decoder.decode(json.dumps(each)) for each in own.facts]
                assert begin_with(noted(puzzle, facts), puzzle)
                assert own.you["seat"] == seat
                assert own.info["begun"]["deal"] == deal
                assert own.info["settings"]["options"] == puzzle.options
                await play_alone(own, random.Random(3), most=1)
            assert await ann.call("GET", "/api/games/statistics") == before

    scenario(run)


def test_what_is_no_puzzle_is_not_played_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(str(tmp_path / "house.db")) as visit:
            eve = await visit.guest("Eve")
            puzzle = collection()[0]
            seats = GAMES[puzzle.game].seats(puzzle.options)
            mine = seats.index(puzzle.notes["me"])
            for bad in ("nothing-1", "inkognito-0", "inkognito", "../inkognito-1", "\u0000"):
                assert await code_of(eve, puzzle=bad) == "no-such-puzzle"
            assert await code_of(eve, puzzle="x" * 41) == "not-understood"
            assert await code_of(eve, puzzle=7) == "not-understood"
            right = {"puzzle": puzzle.id, "seat": mine}
            for more in ({"record": "no record"}, {"table": "abc"}, {"number": 1}, {"step": 3}):
                assert await code_of(eve, **right, **more) == "not-understood"
            assert await code_of(eve, record="no record", table="abc") == "not-understood"
            for other in {*range(7)} - {mine}:
                assert await code_of(eve, puzzle=puzzle.id, seat=other) == "no-such-seat"
            full = ["novice"] * len(seats)
            assert await code_of(eve, **right, places=full) == "wrong-places"
            assert await code_of(eve, **right, deal="mine") == "not-understood"
            nobody = Client("127.0.0.1", visit.port)
            assert await code_of(nobody, **right) == "who-are-you"
            assert not visit.house.rooms

    scenario(run)
