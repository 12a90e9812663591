"""What guests are told of the games they have finished: their own, all of it, and nothing else."""

import io
import zipfile
from typing import Any
from urllib.parse import urlencode

import pytest

from ridotto.games import GAMES
from ridotto.kernel.record import read
from ridotto.server.exports import MISSING
from ridotto.server.history import MOST_PEOPLE, ON_A_PAGE
from ridotto.server.python_client import Client
from ridotto.store import Finish, Played
from ridotto.store.writes import lines_of
from ridotto.table import Refused
from ridotto.table.verify import verify
from tests.server.helpers import Visit, open_house, scenario, two_at_a_table

BOTS = {"masks": [None, "random", "random"], "infiltraitors": [None, "novice"]}
PATHS = ("/api/games", "/api/games/statistics", "/api/games/records")


async def games_of(guest: Client, **only: Any) -> dict[str, Any]:
    found = await guest.call("GET", f"/api/games?{urlencode(only)}")
    assert isinstance(found, dict)
    return found


async def counts_of(guest: Client, **only: Any) -> dict[str, Any]:
    found = await guest.call("GET", f"/api/games/statistics?{urlencode(only)}")
    assert isinstance(found, dict)
    return found


async def resigned(visit: Visit, guest: Client, game: str = "masks", **settings: Any) -> str:
    """A game against bots that this guest gives up at once."""
    players = {"players": len(BOTS[game])}
    settings = {"game": game, "options": players, **settings}
    table = await guest.open_table(settings, places=BOTS[game])
    async with await guest.sit_at(table) as seat:
        for command in ("start", "resign"):
            assert (await seat.ask(command))["type"] == "done"
    return table


async def won_against(visit: Visit, winner: str, loser: str) -> tuple[str, Client, Client]:
    """A game of two that the second gives up at once."""
    one, other = await visit.guest(winner), await visit.guest(loser)
    table = await one.open_table({"game": "masks", "options": {"players": 2}})
    async with await one.sit_at(table) as first, await other.sit_at(table) as second:
        for seat, command in ((second, "sit"), (first, "start"), (second, "resign")):
            assert (await seat.ask(command))["type"] == "done"
    return table, one, other


def test_lists_and_counts_agree_whatever_is_asked() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, bob = await won_against(visit, "Ann", "Bob")
            for game in ("masks", "masks", "infiltraitors"):
                await resigned(visit, ann, game)
            await visit.house.journal.flush()
            mine = await games_of(ann)
            assert (mine["total"], mine["pages"], mine["page"]) == (4, 1, 1)
            assert [one["result"] for one in mine["games"]] == ["lost", "lost", "lost", "won"]
            oldest = mine["games"][-1]["finished"]
            assert (oldest["table"], oldest["number"], oldest["game"]) == (table, 1, "masks")
            assert oldest["began"] <= oldest["ended"]
            assert oldest["moves"] == 0
            assert oldest["players"] == [
                {"seat": "blue", "name": "Ann", "bot": False},
                {"seat": "green", "name": "Bob", "bot": False},
            ]
            counts = await counts_of(ann)
            assert counts["total"] == {"game": "", "what": "", "played": 4, "won": 1, "drawn": 0}
            for by in ("games", "sides", "bots"):
                assert sum(one["played"] for one in counts[by]) == 4
                assert sum(one["won"] for one in counts[by]) == 1
            assert [(one["what"], one["played"]) for one in counts["people"]] == [("Bob", 1)]
            assert [(one["what"], one["played"]) for one in counts["missions"]] == [("T1", 1)]
            assert {one["what"]: one["played"] for one in counts["bots"]} == {
                "": 1,
                "novice": 1,
                "random": 2,
            }
            for only in (
                {"game": "masks"},
                {"result": "won"},
                {"person": "Bob"},
                {"game": "infiltraitors", "result": "lost"},
                {"game": "inkognito"},
            ):
                counted = (await counts_of(ann, **only))["total"]["played"]
                assert counted == (await games_of(ann, **only))["total"]
            assert (await games_of(bob))["total"] == 1
            assert (await games_of(bob, person="Ann"))["games"][0]["result"] == "lost"

    scenario(run)


def test_sides_are_those_one_was_on() -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann = await visit.guest("Ann")
            table = await ann.open_table(
                {"game": "inkognito", "options": {"players": 5}},
                places=[None, "novice", "novice", "novice", "novice"],
            )
            async with await ann.sit_at(table) as seat:
                await seat.ask("start")
                await seat.ask("resign")
            (side,) = (await counts_of(ann))["sides"]
            assert (side["game"], side["what"]) in (("inkognito", "lf-cb"), ("inkognito", "x-zz"))
            (mine,) = (await games_of(ann))["games"]
            assert mine["finished"]["outcome"]["side"] != side["what"]  # she lost

    scenario(run)


def test_a_campaign_is_told_mission_by_mission() -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann = await visit.guest("Ann")
            settings = {"game": "infiltraitors", "options": {"players": 2}, "campaign": True}
            table = await ann.open_table(settings, places=BOTS["infiltraitors"])
            async with await ann.sit_at(table) as seat:
                for command in ("start", "resign", "rematch", "start", "resign"):
                    assert (await seat.ask(command))["type"] == "done"
            await resigned(visit, ann, "infiltraitors")  # a mission alone is no campaign
            (campaign,) = (await counts_of(ann, game="masks"))["campaigns"]  # whatever is asked
            assert (campaign["table"], campaign["bots"], campaign["people"]) == (
                table,
                "novice",
                [],
            )
            (mission,) = campaign["missions"]
            assert (mission["mission"], mission["tries"], mission["won"]) == ("T1", 2, False)
            assert mission["lasted"] >= 0

    scenario(run)


def _played(guest: str, people: str) -> Played:
    return Played(
        guest=guest,
        seat=0,
        game="masks",
        side="blue",
        chapter="",
        campaign=False,
        result="won",
        people=people,
        bots="",
    )


def test_pages_are_as_long_as_they_may_and_the_last_is_the_last() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, _ = await two_at_a_table(visit)
            guest = visit.house.guest(ann.cookie.split("=", 1)[1])
            assert guest is not None
            async with await ann.sit_at(table) as seat:
                await seat.ask("resign")
            ((_, summary),) = await visit.house.store.rows(
                "SELECT seat, summary FROM finished_games JOIN finished_by USING (table_id, number)"
                " WHERE guest = $1",
                guest.id,
            )
            for number in range(2, 2 * ON_A_PAGE + 2):
                people = lines_of([f"Guest {number}", f"Other {number}"])
                mine = _played(guest.id, people)
                await visit.house.store.write([Finish(table, number, 0, number, summary, (mine,))])
            first, last = await games_of(ann), await games_of(ann, page=3)
            assert (first["total"], first["pages"]) == (2 * ON_A_PAGE + 1, 3)
            assert [len(page["games"]) for page in (first, last)] == [ON_A_PAGE, 1]
            assert await games_of(ann, page=999_999) == last
            counts = await counts_of(ann)
            assert (len(counts["people"]), counts["left_off"]) == (
                MOST_PEOPLE,
                4 * ON_A_PAGE + 1 - MOST_PEOPLE,
            )

    scenario(run)


def test_nobody_reads_anothers_history() -> None:
    async def run() -> None:
        async with open_house() as visit:
            _, ann, bob = await won_against(visit, "Ann", "Bob")
            await resigned(visit, ann)
            eve = await visit.guest("Eve")
            own = ann.cookie.split("=", 1)[1]
            version, id_, name, signature = own.split(".")
            forged = [
                "",
                "ridotto=",
                f"ridotto={version}.{id_}.{name}.{'0' * len(signature)}",
                f"ridotto={version}.{id_}.{eve.cookie.split('.')[2]}.{signature}",
                f"ridotto={version}.{id_}.{name}.{eve.cookie.split('.')[3]}",
                f"ridotto={version}.{id_}",
                f"ridotto={version}.{id_}.{name}.{signature}x",
            ]
            for path in PATHS:
                assert (await ann.request("GET", path))[0] == 200
                for cookie in forged:
                    stranger = Client("127.0.0.1", visit.port, cookie)
                    assert (await stranger.request("GET", path))[0] == 401
                for asked in (f"guest={id_}", f"guest={name}", "guest=Ann"):
                    assert (await eve.request("GET", f"{path}?{asked}"))[0] == 400
            assert (await games_of(eve))["total"] == 0
            assert (await games_of(eve, person="Ann"))["games"] == []
            assert (await counts_of(eve))["total"]["played"] == 0
            assert (await eve.request("GET", "/api/games/records"))[0] == 404
            for path in PATHS[:2]:
                said = (await bob.request("GET", path))[1].decode()
                assert id_ not in said
                assert "random" not in said  # the bots of Ann's other game

    scenario(run)


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ("page=0", 400),
        ("page=-1", 400),
        ("page=1.5", 400),
        ("page=", 400),
        ("page=99999999999999999999", 400),
        ("page=1&page=2", 400),
        ("page=1%20OR%201", 400),
        ("result=all", 400),
        ("person=%00", 400),
        ("person=%0AAnn", 400),
        ("person=%ED%A0%80", 200),  # no text at all: it is replaced, and nobody is called so
        ("person=" + "x" * 41, 400),
        ("game=chess", 409),
        ("game=masks'--", 409),
        ("person=%27%20OR%20%271%27=%271", 200),
        ("person=%25", 200),
        ("nonsense=1", 400),
    ],
)
def test_what_is_asked_badly_is_refused_and_finds_nothing(asked: str, status: int) -> None:
    async def run() -> None:
        async with open_house() as visit:
            _, ann, _ = await won_against(visit, "Ann", "Bob")
            found, answer = await ann.request("GET", f"/api/games?{asked}")
            assert found == status, answer
            if status == 200:
                assert b'"total":0' in answer
            else:
                assert b'"code":"' in answer

    scenario(run)


def test_a_game_under_way_is_in_no_list_no_count_and_no_file() -> None:
    async def run() -> None:
        async with open_house() as visit:
            _, ann, bob = await won_against(visit, "Ann", "Bob")
            before = [(await ann.request("GET", path))[1] for path in PATHS[:2]]
            with zipfile.ZipFile(io.BytesIO((await ann.request("GET", PATHS[2]))[1])) as file:
                names = file.namelist()
            table = await ann.open_table({"game": "masks", "options": {"players": 2}})
            async with await ann.sit_at(table) as one, await bob.sit_at(table) as other:
                await other.ask("sit")
                await one.ask("start")
                action = one.update["legal"][0]["actions"][0]
                assert (await one.ask("act", do=action))["type"] == "done"
                assert [(await ann.request("GET", path))[1] for path in PATHS[:2]] == before
                with zipfile.ZipFile(io.BytesIO((await ann.request("GET", PATHS[2]))[1])) as file:
                    assert file.namelist() == names
                for number in (0, 1, 2):
                    path = f"/api/tables/{table}/records/{number}"
                    assert (await ann.request("GET", path))[0] == 404
                asked = {"table": table, "number": 1, "viewer": -1}
                assert (await ann.request("POST", "/api/replay", asked))[0] == 404
                for who in (one, other):
                    await who.ask("abort", agree=True)
                assert one.info["phase"] == "over" or (await one.until("table"))
            assert [(await ann.request("GET", path))[1] for path in PATHS[:2]] == before

    scenario(run)


def test_the_file_holds_every_record_of_ones_own() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, _ = await won_against(visit, "Ann", "Bob")
            async with await ann.sit_at(table) as one:
                await one.until("table")
                await one.ask("rematch")
            await resigned(visit, ann, "infiltraitors")
            status, data = await ann.request("GET", "/api/games/records")
            assert status == 200
            with zipfile.ZipFile(io.BytesIO(data)) as file:
                assert file.testzip() is None
                kinds = sorted(name[6:].split("-", 3)[3] for name in file.namelist())
                assert kinds == ["infiltraitors.ridotto", "masks.ridotto"]
                for name in file.namelist():
                    record = read(file.read(name).decode(), GAMES)
                    verify(record, GAMES[record.header.game])
                    assert "Ann" in record.header.players
                assert all(table not in name for name in file.namelist())

    scenario(run)


def test_a_file_is_bounded_and_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with open_house(export=2) as visit:
            ann = await visit.guest("Ann")
            for _ in range(3):
                await resigned(visit, ann)
            sizes = []
            for part in (1, 2):
                data = (await ann.request("GET", f"/api/games/records?part={part}"))[1]
                with zipfile.ZipFile(io.BytesIO(data)) as file:
                    sizes.append(len(file.namelist()))
            assert sizes == [2, 1]
            assert (await ann.request("GET", "/api/games/records?part=3"))[0] == 404
            assert (await ann.request("GET", "/api/games/records?part=0"))[0] == 400
            guest = visit.house.guest(ann.cookie.split("=", 1)[1])
            assert guest is not None
            visit.house.exporting.add(guest.id)
            assert (await ann.request("GET", "/api/games/records"))[0] == 409
            visit.house.exporting.clear()

            async def given_up(*_: Any) -> None:
                raise Refused("too-big")

            monkeypatch.setattr(visit.house.work, "do", given_up)
            data = (await ann.request("GET", "/api/games/records?part=2"))[1]
            with zipfile.ZipFile(io.BytesIO(data)) as file:
                assert file.namelist() == [MISSING]
                assert file.read(MISSING).startswith(b"00003-")
            assert not visit.house.exporting

    scenario(run)
