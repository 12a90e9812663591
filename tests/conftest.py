"""What all tests share."""

import pytest

from tests.terminal import Terminal


@pytest.fixture
def ridotto(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The command line."""
    return Terminal(monkeypatch, capsys)
