"""A terminal for tests of the command line."""

import sys

import pytest

from ridotto.cli import main


class Terminal:
    """Runs commands and keeps what the last one printed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.out = self.err = ""

    def run(self, *arguments: str) -> int:
        """The exit code of ``ridotto ARGUMENTS``."""
        self._monkeypatch.setattr(sys, "argv", ["ridotto", *arguments])
        self._monkeypatch.setenv("LC_ALL", "C.UTF-8")
        with pytest.raises(SystemExit) as exited:
            main()
        self.out, self.err = self._capsys.readouterr()
        code = exited.value.code
        return code if isinstance(code, int) else 0
