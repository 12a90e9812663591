"""The house as its guests meet it: lobby, talk, help, bots, idle tables, failures."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from ridotto.bots import Budget, RandomBot, offered_for
from ridotto.games import GAMES
from ridotto.kernel import Action, Game, Legal, Outcome, View
from ridotto.server.client import ClientError, Seat
from ridotto.server.nature import Nature
from ridotto.store import Append, StoreError, Write
from ridotto.table.assist import levels_for
from tests.server.helpers import Visit, open_house, pick, play_alone, scenario


async def sat(visit: Visit, *names: str, **settings: Any) -> tuple[str, list[Seat]]:
    """A table with one socket for each of these guests, all seated."""
    guests = [await visit.guest(name) for name in names]
    settings.setdefault("game", "masks")
    settings.setdefault("options", {"players": max(2, len(names))})
    table = await guests[0].open_table(settings)
    seats = [await guest.sit_at(table) for guest in guests]
    for seat in seats[1:]:
        assert (await seat.ask("sit"))["type"] == "done"
    return table, seats


async def quiet(*seats: Seat) -> None:
    """Until all that was sent is read."""
    for seat in seats:
        await seat.ask("mute", member=9_999)


async def close(*seats: Seat) -> None:
    for seat in seats:
        await seat.socket.close()


def test_the_lobby_lists_what_is_public_and_what_is_mine() -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann, bob = await visit.guest("Ann"), await visit.guest("Bob")
            house = await bob.call("GET", "/api/house")
            assert {game["game"] for game in house["games"]} == {game.id for game in GAMES}
            for listed in house["games"]:
                assert listed["bots"] == offered_for(GAMES[listed["game"]])
            hidden = await ann.open_table({"game": "masks"})
            open_ = await ann.open_table({"game": "masks", "visibility": "public"}, sit=False)
            tables = (await bob.call("GET", "/api/tables"))["tables"]
            assert [info["table"] for info in tables] == [open_]
            mine = await ann.call("GET", "/api/mine")
            assert {info["table"] for info in mine["tables"]} == {hidden, open_}
            assert (await bob.call("GET", "/api/mine"))["tables"] == []
            info = await bob.call("GET", f"/api/tables/{hidden}")
            assert [chair["kind"] for chair in info["chairs"]] == ["guest", "free", "free"]
            assert (await ann.call("POST", "/api/guest", {"name": "Anna"}))["name"] == "Anna"
            assert len((await ann.call("GET", "/api/mine"))["tables"]) == 2

    scenario(run)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"settings": {"game": "go"}}, 409, "no-such-game"),
        ({"settings": {"game": "masks", "options": {"players": 9}}}, 409, "bad-option"),
        ({"settings": {"game": "masks", "stand_in": "genius"}}, 409, "no-such-bot"),
        ({"settings": {"game": "masks"}, "places": ["genius", None, None]}, 409, "no-such-bot"),
        ({"settings": {"game": "masks"}, "places": [None]}, 409, "wrong-places"),
        ({"settings": {"game": "masks"}, "places": ["random"] * 3}, 409, "no-free-seat"),
        ({"settings": {"game": "masks", "pace": {"kind": "days", "days": 99}}}, 400, None),
        ({"settings": {"game": "masks", "colour": "red"}}, 400, "not-understood"),
        (b"{", 400, "not-understood"),
        (b"\xff\xfe", 400, "not-understood"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_reason(
    body: Any, status: int, code: str | None
) -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann = await visit.guest("Ann")
            answer = await ann.request("POST", "/api/tables", body)
            assert answer[0] == status
            assert code is None or f'"code":"{code}"'.encode() in answer[1]
            assert not visit.house.rooms

    scenario(run)


def test_names_can_be_read() -> None:
    async def run() -> None:
        async with open_house() as visit:
            for name in ("", "   ", "a\x00b", "a\u202eb", "x" * 25):
                with pytest.raises(ClientError):
                    await visit.guest(name)
            assert (await (await visit.guest("  Zoë  B ")).call("GET", "/api/guest")) == {
                "name": "Zoë B"
            }

    scenario(run)


def test_spectators_talk_apart_and_see_no_secret() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, (ann, bob) = await sat(visit, "Ann", "Bob", spectators="open")
            await ann.ask("start")
            eve = await (await visit.guest("Eve")).sit_at(table)
            eve.keeps = bob.keeps = True
            await eve.ask("say", text="psst")
            await ann.ask("say", text="hello all")
            await quiet(ann, bob, eve)
            assert b"psst" not in b"".join(bob.raw)
            assert b"hello all" in b"".join(eve.raw)
            assert eve.update["view"]["private"] is None
            assert eve.update["view"]["seat"] is None
            assert "assist" not in eve.update
            assert not [fact for fact in eve.facts if fact["kind"] == "wears"]
            assert ann.info["watching"] == 1
            await close(ann, bob, eve)

    scenario(run)


def test_a_guest_without_a_seat_leaves_when_a_table_without_spectators_begins() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, (ann, bob) = await sat(visit, "Ann", "Bob")
            eve = await (await visit.guest("Eve")).sit_at(table)
            await ann.ask("start")
            assert await eve.drain() == "no-spectators"
            assert eve.socket.close_code == 4403
            await close(ann, bob)

    scenario(run)


@pytest.mark.parametrize("level", ["none", "record", "logic", "odds"])
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_help_is_what_the_table_chose(game: Game, level: str) -> None:
    async def run() -> None:
        options = next(iter(game.variants()))
        assert level in levels_for(game, options)
        bots = ["random"] * (len(game.seats(options)) - 1)
        async with open_house() as visit:
            ann = await visit.guest("Ann")
            settings = {"game": game.id, "options": dict(options), "assistance": level}
            table = await ann.open_table(settings, places=[None, *bots])
            async with await ann.sit_at(table) as seat:
                await seat.ask("start")
                await play_alone(seat, random.Random(3), most=3)
                await quiet(seat)
                while not seat.update:
                    await seat.receive()
                assist = seat.update.get("assist")
                private = seat.update["view"]["private"]
                assert not set(private) & set(game.noted)
                if level == "none":
                    assert assist is None
                else:
                    assert assist is not None
                    assert set(assist["shown"]) == set(game.noted)
                    assert ("possible" in assist) == (level == "logic")
                    assert ("odds" in assist) == (level == "odds")
                if assist is not None and level == "odds":
                    for secrets in assist["odds"].values():
                        for chances in secrets.values():
                            assert sum(chances.values()) == pytest.approx(1)
                asked = await seat.ask("why", whose="x", what="y", value="z")
                assert asked["code"] == ("no-such-thing" if level == "odds" else "no-reasons")

    scenario(run)


def test_what_is_certain_has_reasons() -> None:
    async def run() -> None:
        async with open_house() as visit:
            _, (ann, bob) = await sat(visit, "Ann", "Bob", assistance="odds")
            await ann.ask("start")
            await quiet(ann)
            own = next(fact["mask"] for fact in ann.facts if fact["kind"] == "wears")
            masks = ("fox", "moth", "owl")
            answer = await ann.ask("why", whose="blue", what="mask", value=masks[own])
            assert [reason["fact"] for reason in answer["reasons"]] == [
                {"kind": "wears", "mask": own}
            ]
            wrong = await ann.ask("why", whose="green", what="mask", value=masks[own])
            assert wrong["code"] == "not-certain"
            await close(ann, bob)

    scenario(run)


def test_drafts_and_notes_are_seen_by_their_maker_only() -> None:
    async def run() -> None:
        async with open_house() as visit:
            options = {"players": 4, "edition": "2013"}
            names = ("Ann", "Bob", "Cleo", "Dan")
            _, seats = await sat(visit, *names, game="inkognito", options=options)
            await seats[0].ask("start")
            await quiet(*seats)
            maker = next(seat for seat in seats if seat.update["legal"])
            others = [seat for seat in seats if seat is not maker]
            for seat in others:
                seat.keeps = True
            steps = next(g for g in maker.update["legal"] if g["kind"] == "step")["actions"]
            assert (await maker.ask("note", key="k", value="v"))["type"] == "done"
            await maker.send("draft", do=steps[0])
            drafted = await maker.until("drafted")
            assert drafted["draft"] == [steps[0]]
            assert drafted["view"]["public"] != maker.update["view"]["public"]
            await quiet(*seats)
            heard = [message for seat in others for message in seat.raw]
            assert all(message.startswith(b'{"type":"refused"') for message in heard)
            await maker.send("undo", all=True)
            undone = await maker.until("drafted")
            assert undone["view"]["public"] == maker.update["view"]["public"]
            await maker.send("draft", do=steps[0])
            drafted = await maker.until("drafted")
            final = [g for g in drafted["legal"] if g["kind"] == "done"]
            do = "done" if final else next(g for g in drafted["legal"])["actions"][0]
            assert (await maker.ask("act", do=do))["type"] == "done"
            await quiet(*seats)
            told = [f["kind"] for f in others[0].update["facts"]]
            assert "stepped" in told
            await close(*seats)

    scenario(run)


class Slow(RandomBot):
    """Takes its time."""

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        time.sleep(0.12)
        return super().act(view, legal, rng, budget)


class Broken(RandomBot):
    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        raise RuntimeError("no idea")


def test_bots_act_at_an_even_pace_however_long_they_think(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = {"masks": {"slow": Slow, "broken": Broken}}
    monkeypatch.setattr("ridotto.bots.levels.BOTS", bots)

    async def run() -> None:
        async with open_house(bot_pace=0.25) as visit:
            ann = await visit.guest("Ann")
            places = ["random", "slow", "broken"]
            table = await ann.open_table(
                {"game": "masks", "spectators": "open"}, places=places, sit=False
            )
            room = visit.house.rooms[table]
            async with await ann.sit_at(table) as seat:
                loop = asyncio.get_running_loop()
                await seat.ask("start")
                gaps: list[float] = []
                last = loop.time()
                while room.table.phase == "playing" and len(gaps) < 6:
                    message = await seat.until("update")
                    if message["after"]:
                        gaps.append(loop.time() - last)
                        last = loop.time()
            assert len(gaps) == 6
            # Nobody acts before his time; a busy machine may make all of them late.
            assert all(gap > 0.2 for gap in gaps), gaps

    scenario(run)


class Later(Nature):
    """A clock that can be turned."""

    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


def test_idle_tables_are_closed_and_their_finished_games_kept(tmp_path: Path) -> None:
    async def run() -> None:
        nature, database = Later(), str(tmp_path / "house.db")
        async with open_house(database, nature=nature) as visit:
            ann = await visit.guest("Ann")
            played = await ann.open_table({"game": "masks"}, places=[None, "random", "random"])
            async with await ann.sit_at(played) as seat:
                await seat.ask("start")
                await play_alone(seat, random.Random(2))
            empty = await ann.open_table({"game": "masks"})
            while visit.house.rooms[played].post.sockets:
                await asyncio.sleep(0.01)
            visit.house.sweep()
            assert set(visit.house.rooms) == {played, empty}
            nature.ahead = 7 * 3_600_000
            visit.house.sweep()
            assert set(visit.house.rooms) == {played}
            nature.ahead = 30 * 3_600_000
            visit.house.sweep()
            assert not visit.house.rooms
            assert (await ann.request("GET", f"/api/tables/{empty}"))[0] == 404
            assert (await ann.request("GET", f"/api/tables/{played}/records/1"))[0] == 200
            assert (await ann.request("GET", f"/api/tables/{played}/records/2"))[0] == 404
            assert (await ann.request("GET", f"/api/tables/{empty}/records/1"))[0] == 404
        async with open_house(database) as visit:
            assert not visit.house.rooms
            ann.port = visit.port
            assert (await ann.request("GET", f"/api/tables/{played}/records/1"))[0] == 200

    scenario(run)


def test_a_clock_runs_out_a_bot_stands_in_and_one_comes_back() -> None:
    async def run() -> None:
        nature = Later()
        async with open_house(nature=nature, bot_pace=0.3) as visit:
            pace = {"kind": "clock", "bank": 1, "increment": 0}
            _, (ann, bob) = await sat(visit, "Ann", "Bob", pace=pace)
            await ann.ask("start")
            await quiet(ann, bob)
            assert ann.update["clocks"][0]["since"] is not None
            while not ann.info["chairs"][0]["stood_in"]:
                await ann.until("table")
            assert (await ann.ask("act", do="ask green"))["code"] == "stood-in"
            assert (await ann.ask("back"))["type"] == "done"
            await quiet(ann)
            assert not ann.info["chairs"][0]["stood_in"]
            await close(ann, bob)

    scenario(run)


def test_when_the_store_fails_nothing_is_said_and_the_house_closes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        async with open_house() as visit:
            _, (ann, bob) = await sat(visit, "Ann", "Bob")
            await ann.ask("start")
            await quiet(ann, bob)

            async def full(writes: list[Write]) -> None:
                assert isinstance(writes[0], Append)
                raise StoreError("disk full")

            monkeypatch.setattr(visit.house.store, "write", full)
            bob.keeps = True
            await ann.send("act", do="ask green")
            assert await ann.drain() == "failed"
            assert await bob.drain() == "failed"
            assert b"asked" not in b"".join(bob.raw)

    scenario(run)


def test_a_table_that_fails_begins_again_as_it_was_stored(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def run() -> None:
        async with open_house(str(tmp_path / "house.db")) as visit:
            cookies = [await visit.guest("Ann"), await visit.guest("Bob")]
            table = await cookies[0].open_table({"game": "masks", "options": {"players": 2}})
            ann, bob = [await guest.sit_at(table) for guest in cookies]
            await bob.ask("sit")
            await ann.ask("start")
            room = visit.house.rooms[table]

            def defect(*_: object) -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(room.post, "letters", defect)
            await ann.send("act", do="ask green")
            assert await bob.drain() == "restart"
            while visit.house.rooms.get(table) in (None, room):
                await asyncio.sleep(0.01)
            again = visit.house.rooms[table]
            assert again.count == room.count
            ann_again = await cookies[0].sit_at(table)
            async with ann_again as seat:
                await seat.until("update")
                assert (await seat.ask("act", do="ask green"))["type"] == "done"

    scenario(run)


def test_long_lists_are_written_out_on_demand() -> None:
    async def run() -> None:
        async with open_house() as visit:
            options = {"players": 5, "edition": "2013"}
            names = ("Ann", "Bob", "Cleo", "Dan", "Eva")
            _, seats = await sat(visit, *names, game="inkognito", options=options)
            await seats[0].ask("start")
            rng = random.Random(1)
            for _ in range(400):
                await quiet(*seats)
                maker = next(seat for seat in seats if seat.update["legal"])
                long = [g for g in maker.update["legal"] if not g["actions"]]
                if long:
                    break
                group = [g for g in maker.update["legal"] if not g["final"]]
                await maker.ask("act", do=pick({"legal": group or maker.update["legal"]}, rng))
            assert long
            listed = await maker.ask("choices", kind=long[0]["kind"])
            assert len(listed["actions"]) == 250
            assert listed["more"]
            first = listed["actions"][0].split()
            fixed = await maker.ask("choices", kind=long[0]["kind"], fixed={"nonsense": "x"})
            assert fixed["actions"] == []
            assert first
            bystander = next(seat for seat in seats if seat is not maker)
            refused = await bystander.ask("choices", kind=long[0]["kind"])
            assert refused["code"] == "not-your-turn"
            await close(*seats)

    scenario(run)


def test_a_rematch_of_a_won_mission_is_the_next_one() -> None:
    game = GAMES["infiltraitors"]
    options = game.settle({"players": 2, "mission": "T1"})
    won, lost = Outcome("", "agents", (0, 1)), Outcome("", "traitors", ())
    assert game.sequel(options, won)["mission"] == "T2"
    assert game.sequel(options, lost)["mission"] == "T1"
    last = game.settle({"players": 2, "mission": "20"})
    assert game.sequel(last, won) == last


def test_marks_are_shared_and_never_on_ones_own_sheet() -> None:
    async def run() -> None:
        async with open_house() as visit:
            names = ("Ann", "Bob")
            options = {"players": 2, "mission": "T1"}
            _, seats = await sat(visit, *names, game="infiltraitors", options=options)
            await seats[0].ask("start")
            await quiet(*seats)
            for _ in range(60):
                maker = next(seat for seat in seats if seat.update["legal"])
                names_ = [group["kind"] for group in maker.update["legal"]]
                kind = "identify" if "identify" in names_ else names_[0]
                group = next(g for g in maker.update["legal"] if g["kind"] == kind)
                await maker.ask("act", do=group["actions"][0])
                await quiet(*seats)
                if maker.update["view"]["public"]["fronts"].count(None) < 2:
                    break
            fronts = maker.update["view"]["public"]["fronts"]
            owner = next(number for number, front in enumerate(fronts) if front)
            sheet = fronts[owner]["number"]
            assert (await seats[owner].ask("mark", sheet=sheet, cell="a", value="x"))[
                "code"
            ] == "own-sheet"
            other = seats[1 - owner]
            await other.send("mark", sheet=sheet, cell="a", value="x")
            heard = await seats[owner].until("marks")
            assert heard["marks"] == {"a": "x"}
            refused = await other.ask("mark", sheet=999, cell="a", value="x")
            assert refused["code"] == "no-such-sheet"
            await close(*seats)

    scenario(run)
