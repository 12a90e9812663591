"""First evenings at a live house: begun at once, taken up again, counted nowhere, private."""

import pytest

from ridotto.games import GAMES
from ridotto.kernel import ToChoose, ToPlay
from ridotto.kernel.record import read
from ridotto.server.python_client import TableSocket
from ridotto.table.verify import verify
from tests.server.helpers import Visit, open_house, scenario

LEARNED = [game.id for game in GAMES if game.lesson is not None]


async def step_of(seat: TableSocket) -> str:
    """The step at which something is wanted of the learner."""
    while not seat.info or seat.info["lesson"]["wants"] == "wait":
        await seat.receive()
    return str(seat.info["lesson"]["step"])


async def go_on(seat: TableSocket, game: str) -> None:
    """Does what the evening wants."""
    lesson = GAMES[game].lesson
    assert lesson is not None
    id_ = await step_of(seat)
    step = next(each for each in lesson.steps if getattr(each, "id", "") == id_)
    if isinstance(step, ToPlay):
        *drafted, last = step.lines[0]
        for wanted in drafted:
            await _do(seat, "draft", wanted)
        await _do(seat, "act", last)
    else:
        answer = step.right if isinstance(step, ToChoose) else ""
        assert (await seat.ask("learn", step=id_, answer=answer))["type"] == "done"
    while seat.info["lesson"]["step"] == id_ and seat.info["phase"] == "playing":
        await seat.receive()


async def _do(seat: TableSocket, how: str, wanted: str) -> None:
    """The first of all that this stands for that the rules allow."""
    kind = "pass" if wanted == "pass *" else "show" if wanted == "show *" else ""
    asked = [wanted.replace("*", ball) for ball in ("land", "water", "either")]
    if kind:
        asked = (await seat.ask("choices", kind=kind))["actions"]
    elif wanted == "reward *":
        asked = ["decline"]
    for do in asked:
        if (await seat.ask(how, do=do))["type"] == "done":
            return
    raise AssertionError(wanted)


async def evening(visit: Visit, game: str) -> None:
    ann, bob = await visit.guest("Ann"), await visit.guest("Bob")
    table = await ann.open_table({"game": game}, lesson=True)
    assert await ann.open_table({"game": game}, lesson=True) == table
    other = await bob.open_table({"game": game}, lesson=True)
    assert other != table
    async with await bob.sit_at(table) as stranger:
        assert (await stranger.receive())["reason"] == "no-spectators"
        assert (await stranger.ask("knock"))["code"] == "in-a-lesson"
    async with await ann.sit_at(table) as seat:
        for _ in range(5):
            await go_on(seat, game)
        left_at = await step_of(seat)
    async with await ann.sit_at(table) as seat:
        assert await step_of(seat) == left_at
        assert (await seat.ask("learn", step="another"))["code"] == "not-now"
        while seat.info["phase"] == "playing":
            await go_on(seat, game)
        assert seat.info["lesson"]["step"] == "end"
        assert (await seat.ask("rematch"))["code"] == "in-a-lesson"
        assert seat.you["next_seat"] is None
    status, record = await ann.request("GET", f"/api/tables/{table}/records/1")
    assert status == 200
    verify(read(record.decode(), GAMES), GAMES[game])
    assert (await ann.call("GET", "/api/games"))["games"] == []
    assert await ann.open_table({"game": game}, lesson=True) != table
    public = await bob.call("GET", "/api/tables")
    assert public["tables"] == []


@pytest.mark.parametrize("game", LEARNED)
def test_an_evening_over_the_socket(game: str) -> None:
    async def run() -> None:
        async with open_house() as visit:
            await evening(visit, game)

    scenario(run)


def test_a_game_without_a_first_evening_says_so() -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann = await visit.guest("Ann")
            status, answer = await ann.request(
                "POST", "/api/tables", {"settings": {"game": "masks"}, "lesson": True}
            )
            assert status >= 400
            assert b"no-lesson" in answer
            listed = await ann.call("GET", "/api/house")
            told = {game["game"] for game in listed["games"] if game["lesson"]}
            assert told == set(LEARNED)

    scenario(run)


def test_an_ordinary_table_has_no_lesson() -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann = await visit.guest("Ann")
            table = await ann.open_table({"game": "masks"})
            async with await ann.sit_at(table) as seat:
                while not seat.info:
                    await seat.receive()
                assert seat.info["lesson"] is None
                assert (await seat.ask("learn", step="welcome"))["code"] == "not-now"

    scenario(run)
