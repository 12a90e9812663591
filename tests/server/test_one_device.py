"""Several people on one device, over sockets: each connection looks through one pair of eyes."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from ridotto.games import GAMES
from ridotto.kernel.record import read
from ridotto.server.finished_games import FinishedGame
from ridotto.server.python_client import Client, TableSocket
from ridotto.store.history import Filter, page
from ridotto.table.verify import verify
from tests.server.helpers import Visit, close, open_house, pick, quiet, scenario

pytestmark = pytest.mark.usefixtures("any_server")


async def gathered(visit: Visit, players: int = 3, **settings: Any) -> tuple[str, Client, Client]:
    """Ann and Ben share Ann's device; Carla, if there are three, has her own."""
    ann, carla = await visit.guest("Ann"), await visit.guest("Carla")
    settings = {"game": "masks", "options": {"players": players}, **settings}
    table = await ann.open_table(settings)
    async with await ann.sit_at(table) as device:
        assert (await device.ask("bring", name="Ben"))["type"] == "done"
    if players == 3:
        async with await carla.sit_at(table) as seat:
            assert (await seat.ask("sit"))["type"] == "done"
    return table, ann, carla


async def begun(visit: Visit, players: int = 3, **settings: Any) -> tuple[str, Client, Client]:
    table, ann, carla = await gathered(visit, players, **settings)
    async with await ann.sit_at(table) as device:
        assert (await device.ask("start"))["type"] == "done"
    return table, ann, carla


async def code(guest: Client, table: str, eyes: str) -> tuple[int, str]:
    """With what a socket is refused."""
    with pytest.raises(InvalidStatus) as answer:
        await guest.sit_at(table, eyes=eyes)
    response = answer.value.response
    return response.status_code, str(msgspec.json.decode(response.body)["code"])


async def all_of(socket: TableSocket) -> list[dict[str, Any]]:
    """Whatever has come by now."""
    asked = await socket.send("mute", member=9_999)
    heard = []
    while (message := await socket.receive()).get("id") != asked:
        heard.append(message)
    return heard


def test_a_connection_of_a_shared_device_is_covered_until_it_says_whose_it_is() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, _ = await begun(visit)
            async with await ann.sit_at(table) as device:
                heard = await all_of(device)
                assert [message["type"] for message in heard] == ["hello", "table", "covered"]
                assert (device.you["seat"], device.you["seats"]) == (None, [0, 1])
                assert set(heard[2]) == {"type", "number", "to_act", "clocks"}
            for seat in (0, 1):
                async with await ann.sit_at(table, eyes=f"seat={seat}") as hand:
                    await quiet(hand)
                    assert hand.you["seat"] == hand.update["view"]["seat"] == seat
                    assert hand.update["view"]["private"] is not None

    scenario(run)


def test_covered_one_hears_whose_turn_it_is_and_nothing_else() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, carla = await begun(visit)
            device = await ann.sit_at(table)
            hands = [await ann.sit_at(table, eyes=f"seat={seat}") for seat in (0, 1)]
            hands.append(await carla.sit_at(table))
            await quiet(device, *hands)
            rng = random.Random(2)
            for _ in range(4):
                acting = hands[0].update["view"]["public"]["to_act"][0]
                await hands[1].ask("note", key="a", value=str(rng.random()))
                await hands[2].ask("say", text="hello")
                do = pick(hands[acting].update, rng)
                assert (await hands[acting].ask("act", do=do))["type"] == "done"
                await quiet(*hands)
                heard = {message["type"] for message in await all_of(device)}
                assert heard <= {"table", "covered"}
                if hands[0].info["phase"] == "over":
                    break
            await close(device, *hands)

    scenario(run)


def test_what_is_asked_while_covered_is_refused() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, _ = await begun(visit)
            async with await ann.sit_at(table) as device:
                for type_, fields in (
                    ("act", {"do": "ask green"}),
                    ("draft", {"do": "ask green"}),
                    ("note", {"key": "a", "value": "b"}),
                    ("say", {"text": "hello"}),
                    ("resign", {}),
                    ("choices", {"kind": "ask"}),
                    ("ways", {}),
                    ("prove", {"whose": "red", "what": "mask", "value": "fox"}),
                    ("weigh", {"do": "ask green"}),
                ):
                    answer = await device.ask(type_, **fields)
                    assert (answer["type"], answer.get("code")) == ("refused", "covered"), type_
                for type_ in ("abort", "leave", "back"):  # these are for all of a device
                    assert (await device.ask(type_))["type"] == "done"

    scenario(run)


def test_nobody_looks_through_eyes_that_are_not_his() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, carla = await gathered(visit)
            zoe = await visit.guest("Zoe")
            assert await code(ann, table, "seat=0") == (409, "not-now")
            assert await code(carla, table, "seat=0") == (403, "not-your-seat")
            async with await ann.sit_at(table) as device:
                assert (await device.ask("start"))["type"] == "done"
            assert await code(ann, table, "seat=2") == (403, "not-your-seat")
            assert await code(carla, table, "seat=1") == (403, "not-your-seat")
            assert await code(zoe, table, "seat=1") == (409, "no-seat")
            for nonsense in ("-1", "x", "1.0", "٣", "9999999999", ""):
                assert await code(ann, table, f"seat={nonsense}") == (400, "not-understood")
            assert await code(ann, table, "seat=7") == (403, "not-your-seat")
            assert await code(ann, table, "board=1&seat=0") == (400, "not-understood")
            assert await code(ann, table, "board=0") == (400, "not-understood")

    scenario(run)


def test_two_tabs_with_different_seats_each_get_their_own() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, _ = await begun(visit)
            one = await ann.sit_at(table, eyes="seat=0")
            other = await ann.sit_at(table, eyes="seat=1")
            await one.ask("note", key="secret", value="of Ann")
            await other.ask("note", key="secret", value="of Ben")
            heard = await all_of(one) + await all_of(other)
            assert not any("of Ann" in str(m) for m in await all_of(other))
            notes = [message["notes"] for message in heard if message["type"] == "notes"]
            assert all(note != {"secret": "of Ann"} for note in notes)
            await close(one, other)
            async with await ann.sit_at(table, eyes="seat=1") as again:
                heard = await all_of(again)
                assert [m["notes"] for m in heard if m["type"] == "notes"] == [{"secret": "of Ben"}]
                assert "of Ann" not in str(heard)

    scenario(run)


def test_numbers_of_another_seats_stream_bring_nothing_of_it() -> None:
    """Whoever says that he knows facts of a game is told what follows in the stream he looks at."""

    async def run() -> None:
        async with open_house() as visit:
            table, ann, _ = await begun(visit)
            streams: dict[int, list[Any]] = {}
            for seat in (0, 1):
                async with await ann.sit_at(table, eyes=f"seat={seat}") as hand:
                    await quiet(hand)
                    streams[seat] = list(hand.facts)
            assert streams[0] != streams[1]
            for after in range(len(streams[0]) + 3):
                async with await ann.sit_at(table, game=1, after=after, eyes="seat=1") as hand:
                    while (message := await hand.socket.recv(decode=False))[
                        :16
                    ] != b'{"type":"update"':
                        pass
                    update = msgspec.json.decode(message)
                    known = update["after"]
                    assert known == (after if after <= len(streams[1]) else 0)
                    assert update["facts"] == streams[1][known:]

    scenario(run)


def test_after_a_restart_of_the_house_all_is_as_it_was(tmp_path: Path) -> None:
    async def run() -> None:
        database = str(tmp_path / "house.db")
        async with open_house(database) as visit:
            table, ann, _ = await begun(visit)
            async with await ann.sit_at(table, eyes="seat=1") as hand:
                await hand.ask("note", key="a", value="of Ben")
                await quiet(hand)
                facts = list(hand.facts)
            cookie = ann.cookie
        async with open_house(database) as visit:
            ann = Client("127.0.0.1", visit.port, cookie)
            async with await ann.sit_at(table) as device:
                heard = [message["type"] for message in await all_of(device)]
                assert heard[:3] == ["hello", "table", "covered"]
            after = len(facts)
            async with await ann.sit_at(table, game=1, after=after, eyes="seat=1") as hand:
                hand.facts = facts
                heard_all = await all_of(hand)
                (update,) = [m for m in heard_all if m["type"] == "update"]
                assert (update["after"], update["facts"]) == (after, [])
                assert [m["notes"] for m in heard_all if m["type"] == "notes"] == [{"a": "of Ben"}]

    scenario(run)


def test_a_connection_for_a_seat_does_not_outlast_its_game() -> None:
    """Seats move with a rematch: whoever still looked through a seat would see another's."""

    async def run() -> None:
        async with open_house() as visit:
            table, ann, carla = await begun(visit, 3)
            hands = [await ann.sit_at(table, eyes=f"seat={seat}") for seat in (0, 1)]
            hands.append(await carla.sit_at(table))
            await quiet(*hands)
            rng = random.Random(1)
            while hands[0].info["phase"] == "playing":
                acting = hands[0].update["view"]["public"]["to_act"][0]
                await hands[acting].ask("act", do=pick(hands[acting].update, rng))
                await quiet(*hands)
            assert (await hands[0].ask("rematch"))["type"] == "done"
            assert (await hands[0].ask("start"))["type"] == "done"
            await quiet(*hands)
            for old in hands[:2]:
                old.update = {}
                assert (old.you["seat"], old.you["seats"]) == (None, [1, 2])
                assert (await old.ask("act", do="ask red"))["code"] == "covered"
            assert await code(ann, table, "seat=0") == (403, "not-your-seat")
            carlas = hands[2].update
            assert carlas["view"]["seat"] == 0
            (acting,) = carlas["view"]["public"]["to_act"]
            if acting == 0:
                await hands[2].ask("act", do=pick(carlas, rng))
            else:
                async with await ann.sit_at(table, eyes=f"seat={acting}") as hand:
                    await quiet(hand)
                    await hand.ask("act", do=pick(hand.update, rng))
            heard = [m["type"] for old in hands[:2] for m in await all_of(old)]
            assert "update" not in heard
            assert "covered" in heard
            await close(*hands)

    scenario(run)


def test_a_device_is_there_as_long_as_one_of_its_connections_is() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, carla = await begun(visit)
            seat = await carla.sit_at(table)
            device, hand = await ann.sit_at(table), await ann.sit_at(table, eyes="seat=1")
            await quiet(hand, device)
            await close(hand)
            while len(visit.house.rooms[table].outbox.sockets) > 2:
                await asyncio.sleep(0.005)
            await quiet(seat)
            assert all(chair["here"] for chair in seat.info["chairs"])
            await close(device)
            while any(chair["here"] for chair in seat.info["chairs"][:2]):
                await seat.until("table")
            await close(seat)

    scenario(run)


def test_a_game_on_one_device_counts_once_and_keeps_all_names() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, carla = await begun(visit)
            hands = [await ann.sit_at(table, eyes=f"seat={seat}") for seat in (0, 1)]
            hands.append(await carla.sit_at(table))
            await quiet(*hands)
            rng = random.Random(1)
            while hands[0].info["phase"] == "playing":
                acting = hands[0].update["view"]["public"]["to_act"][0]
                await hands[acting].ask("act", do=pick(hands[acting].update, rng))
                await quiet(*hands)
            mine = await ann.call("GET", "/api/games")
            assert len(mine["games"]) == 1
            players = mine["games"][0]["finished"]["players"]
            names = [(player["name"], player.get("beside", "")) for player in players]
            seats = [player["seat"] for player in players]
            assert names == [("Ann", ""), ("Ben", seats[0]), ("Carla", "")]
            counted = await ann.call("GET", "/api/games/statistics")
            won = 0 in hands[0].update["view"]["public"]["outcome"]["winners"]
            assert "Ben" in str(counted)
            assert mine["games"][0]["result"] == ("won" if won else "lost")
            _, text = await ann.request("GET", f"/api/tables/{table}/records/1")
            record = read(text.decode(), GAMES)
            assert record.header.players == ("Ann", "Ben", "Carla")
            verify(record, GAMES["masks"])
            await close(*hands)
            rooms = visit.house.store
            guests = {chair.guest for chair in visit.house.rooms[table].table.chairs}
            assert len(guests) == 2
            for guest in guests:
                found = await page(rooms, guest, Filter(), 0, 10)
                assert len(found) == 1
            await ann.call("POST", "/api/guest/forget", {"name": "Ann"})
            while visit.house.forgetting.locked() or "Ben" in str(
                theirs := await carla.call("GET", "/api/games")
            ):
                await asyncio.sleep(0.01)
            finished = msgspec.convert(theirs["games"][0]["finished"], FinishedGame)
            assert [player.name for player in finished.players] == ["Volto", "Volto 2", "Carla"]
            _, text = await carla.request("GET", f"/api/tables/{table}/records/1")
            assert read(text.decode(), GAMES).header.players == ("Volto", "Volto 2", "Carla")

    scenario(run)


def test_one_is_called_to_a_table_when_anybody_of_his_device_is_to_act() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, _ = await begun(visit, 2)
            for seat in (0, 1):
                (listed,) = (await ann.call("GET", "/api/mine"))["tables"]
                assert listed["seat"] in listed["to_act"]
                acting = visit.house.rooms[table].table.match
                assert acting is not None
                (now,) = acting.state.public.to_act
                async with await ann.sit_at(table, eyes=f"seat={now}") as hand:
                    await quiet(hand)
                    await hand.ask("act", do=pick(hand.update, random.Random(seat)))

    scenario(run)


def test_a_board_in_the_middle_shows_what_all_may_see_and_does_nothing() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, carla = await begun(visit, spectators="open")
            async with (
                await ann.sit_at(table, eyes="board=1") as board,
                await carla.sit_at(table) as seat,
            ):
                await quiet(board, seat)
                assert board.update["view"] == {
                    **board.update["view"],
                    "seat": None,
                    "private": None,
                }
                assert (board.you["seat"], board.you["seats"], board.you["host"]) == (
                    None,
                    [],
                    False,
                )
                assert board.info["watching"] == 0
                assert [chair["here"] for chair in board.info["chairs"]] == [False, False, True]
                for type_, fields in (("say", {"text": "x"}), ("start", {}), ("abort", {})):
                    assert (await board.ask(type_, **fields))["code"] == "only-a-board"
                assert (await board.ask("choices", kind="ask"))["code"] == "only-a-board"
                await seat.ask("say", text="hello")
                assert "said" not in [message["type"] for message in await all_of(board)]

    scenario(run)


def test_where_nobody_may_watch_there_is_no_board() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, _ = await begun(visit, spectators="none")
            board = await ann.sit_at(table, eyes="board=1")
            await board.receive()
            assert board.outside == "no-spectators"
            async with await ann.sit_at(table) as device:
                await device.ask("watching", on=True)
                await board.until("update")
                await device.ask("watching", on=False)
                while board.outside != "no-spectators":
                    await board.receive()
            await close(board)

    scenario(run)
