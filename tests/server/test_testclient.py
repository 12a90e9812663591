"""The application under Starlette's test client, which is no server at all: no sockets."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketDenialResponse, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from ridotto.server.app import build_app
from ridotto.server.house import House
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.store import open_store
from tests.server.helpers import limits, pick

SOLO = {"settings": {"game": "masks"}, "places": [None, "random", "random"]}


@asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    store = await open_store(":memory:")
    house = await House.open(store, TimeAndChance(), limits(), bot_pace=0.0)
    app.mount("/", build_app(house))
    app.state.house = house
    yield
    await house.stop()


@pytest.fixture
def visitor() -> Iterator[TestClient]:
    with TestClient(Starlette(lifespan=lifespan)) as client:
        yield client


def ask(session: WebSocketTestSession, number: int, **command: Any) -> list[dict[str, Any]]:
    """All that is said up to the answer."""
    session.send_json({"id": str(number), **command})
    heard = [session.receive_json()]
    while heard[-1].get("id") != str(number):
        heard.append(session.receive_json())
    assert heard[-1]["type"] == "done", heard[-1]
    return heard


def test_a_whole_game_is_played(visitor: TestClient) -> None:
    assert visitor.post("/api/guest", json={"name": "Ann"}).json() == {"name": "Ann"}
    table = visitor.post("/api/tables", json=SOLO).json()["table"]
    rng = random.Random(3)
    with visitor.websocket_connect(f"/api/tables/{table}/socket") as session:
        heard = ask(session, 0, type="start")
        number, offered = 0, {}
        facts: list[Any] = []
        while not facts or facts[-1]["kind"] != "ended":
            for message in heard:
                if message["type"] == "update":
                    assert message["after"] == len(facts)
                    facts += message["facts"]
                    offered = message
            heard = []
            if offered and offered["legal"]:
                number += 1
                do = pick(offered, rng)
                offered = {}
                heard = ask(session, number, type="act", do=do)
            elif facts[-1]["kind"] != "ended":
                heard = [session.receive_json()]
    record = visitor.get(f"/api/tables/{table}/records/1")
    assert record.status_code == 200
    assert record.headers["x-frame-options"] == "DENY"


def test_a_handshake_is_refused_with_its_reason(visitor: TestClient) -> None:
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        visitor.websocket_connect(f"/api/tables/{'0' * 18}/socket"),
    ):
        pass
    assert refused.value.status_code == 401
    assert refused.value.json()["code"] == "who-are-you"


def test_the_house_hangs_up_with_its_reason(visitor: TestClient) -> None:
    visitor.post("/api/guest", json={"name": "Ann"})
    table = visitor.post("/api/tables", json=SOLO).json()["table"]
    with visitor.websocket_connect(f"/api/tables/{table}/socket") as session:
        house: House = visitor.app.state.house  # type: ignore[attr-defined]
        assert visitor.portal is not None
        visitor.portal.call(house.say_goodbye, "restart")
        while (heard := session.receive_json())["type"] != "bye":
            pass
        assert heard["reason"] == "restart"
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_json()
        assert closed.value.code == 1012


def test_a_server_that_cannot_say_why_closes_the_handshake() -> None:
    """Without the extension for denials there is nothing but a close."""

    async def run() -> list[dict[str, Any]]:
        house = await House.open(await open_store(":memory:"), TimeAndChance(), limits())
        sent: list[dict[str, Any]] = []
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{'0' * 18}/socket",
            "headers": [],
            "query_string": b"",
            "scheme": "ws",
        }

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await build_app(house)(scope, receive, send)
        await house.stop()
        return sent

    assert [message["type"] for message in asyncio.run(run())] == ["websocket.close"]
