"""Who runs the application: ``ridotto serve``'s own server, or another one."""

import pytest

from tests.server.helpers import SERVERS, Chosen


@pytest.fixture(params=list(SERVERS))
def any_server(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The houses of a test are served by one server, then by the other."""
    monkeypatch.setattr(Chosen, "server", staticmethod(SERVERS[request.param]))
    return str(request.param)
