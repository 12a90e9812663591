"""Whatever is sent, on a socket or as a request: a plain answer, and play goes on."""

import logging
import random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from ridotto.games import GAMES
from ridotto.kernel.record import write
from ridotto.lab.simulate import SimulationPlan, play_one
from ridotto.server.python_client import Client
from tests.mangled_texts import MESSAGES, mangled
from tests.server.helpers import open_house, sat, scenario

RECORD = write(
    play_one(SimulationPlan("masks", GAMES["masks"].settle({}), ("random",), "hostile"), 2),
    GAMES["masks"],
)
ASKED = (
    ("POST", "/api/guest", '{"name":"Ann"}'),
    ("POST", "/api/guest/redeem", '{"code":"ABCDEFGHJK"}'),
    (
        "POST",
        "/api/tables",
        '{"settings":{"game":"masks","options":{"players":3},"pace":{"kind":"clock","bank":5}},'
        '"places":[null,"random","random"]}',
    ),
    ("POST", "/api/replay", msgspec.json.encode({"record": RECORD, "count": 2}).decode()),
    ("POST", "/api/replay", '{"table":"0123456789abcdef01","number":1}'),
    ("POST", "/api/review", msgspec.json.encode({"record": RECORD}).decode()),
    ("GET", "/api/tables/0123456789abcdef01", ""),
    ("GET", "/api/tables/0123456789abcdef01/records/1", ""),
    ("GET", "/api/mine", ""),
    ("GET", "/t/0123456789abcdef01", ""),
    ("GET", "/replay/0123456789abcdef01/1", ""),
)


@pytest.fixture
def times_over(request: pytest.FixtureRequest) -> int:
    return 180_000 if request.config.getoption("--long") else 300


def test_mangled_messages_are_refused_and_the_socket_lives(
    times_over: int, caplog: pytest.LogCaptureFixture
) -> None:
    rng = random.Random("messages")

    async def run() -> None:
        async with open_house(tables_a_guest=10**6, message=10**6) as visit:
            _, seats = await sat(visit, "Ann", "Bob")
            await seats[0].ask("start")
            seat = seats[1]
            for number in range(times_over):
                text = mangled(rng.choice(MESSAGES), rng)
                await seat.socket.send(text if rng.random() < 0.9 else text.encode()[::-1])
                if number % 50 == 0:
                    for one in seats:  # the other one too: who never reads is taken for gone
                        assert (await one.ask("mute", member=9_999))["type"] == "refused"
            assert (await seats[0].ask("mute", member=9_999))["code"] == "nobody-there"
            for one in seats:
                await one.socket.close()

    scenario(run, 60 + times_over / 100)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_mangled_requests_never_get_an_error_of_ours(
    times_over: int, caplog: pytest.LogCaptureFixture
) -> None:
    rng = random.Random("requests")

    async def run() -> None:
        async with open_house(tables_a_guest=10**6, tables=10**6, tables_burst=10**6) as visit:
            ann = await visit.guest("Ann")
            cookie = ann.cookie
            for _ in range(times_over // 2):
                ann = Client("127.0.0.1", visit.port, cookie)
                method, path, body = rng.choice(ASKED)
                if rng.random() < 0.3:
                    path = (
                        "/"
                        + "".join(
                            letter for letter in mangled(path, rng)[1:] if "!" <= letter <= "~"
                        )[:3_000]
                    )
                sent = mangled(body, rng).encode("utf-8", "surrogateescape") if body else None
                status, answer = await ann.request(method, path, sent)
                assert status < 500, (method, path, sent, answer)

    scenario(run, 60 + times_over / 50)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_the_same_bytes_on_every_seat_s_socket_at_once(caplog: pytest.LogCaptureFixture) -> None:
    """Deep nesting, cut-off text, another alphabet: answered, or the socket is closed politely."""

    async def run() -> None:
        async with open_house() as visit:
            for text in ("[" * 1_900, '{"type":' * 200, b"\x3d\xd8", b"\xff\xfe"):
                _, seats = await sat(visit, "Ann", "Bob")
                for seat in seats:
                    await seat.socket.send(text)
                    try:
                        assert (await seat.until("refused"))["code"] == "not-understood"
                        await seat.socket.close()
                    except ConnectionClosed:
                        pass

    scenario(run)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
