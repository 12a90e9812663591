"""What all tests share."""

import pytest
from hypothesis import settings

from tests.terminal import Terminal

# A busy machine must not fail a test: timing is for benchmarks.
settings.register_profile("ridotto", deadline=None)
settings.load_profile("ridotto")


@pytest.fixture
def ridotto(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The command line."""
    return Terminal(monkeypatch, capsys)
