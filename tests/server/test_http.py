"""The HTTP interface keeps what its description promises, whatever is thrown at it."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from ridotto.server.openapi import openapi
from ridotto.server.python_client import Client
from tests.server.helpers import SERVERS, Chosen, open_house

schema = schemathesis.openapi.from_dict(openapi())


class HouseThread(threading.Thread):
    """A house on a thread of its own, for a client that knows no event loop."""

    def __init__(self) -> None:
        super().__init__()
        self.port = 0
        self.cookie = ""
        self.ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._ending = asyncio.Event()

    def run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._live())

    async def _live(self) -> None:
        async with open_house(tables=10**6, tables_a_guest=10**6) as visit:
            self.port = visit.port
            guest: Client = await visit.guest("Ann")
            self.cookie = guest.cookie
            self.ready.set()
            await self._ending.wait()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._ending.set)
        self.join()


@pytest.fixture(scope="module", params=list(SERVERS))
def house(request: pytest.FixtureRequest) -> Iterator[HouseThread]:
    house = HouseThread()
    with pytest.MonkeyPatch.context() as chosen:
        chosen.setattr(Chosen, "server", staticmethod(SERVERS[request.param]))
        house.start()
        assert house.ready.wait(20)
    yield house
    house.close()


@schema.parametrize()
@settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_every_operation_answers_as_described(
    case: schemathesis.Case[Any], house: HouseThread
) -> None:
    base = f"http://127.0.0.1:{house.port}"
    # To JSON Schema 1.0 is an integer; to us it is not.
    case.call_and_validate(
        base_url=base,
        headers={"Cookie": house.cookie},
        excluded_checks=[positive_data_acceptance],
    )
