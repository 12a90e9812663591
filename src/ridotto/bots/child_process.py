"""A child process that plays any number of games and seats, and speaks JSON lines.

One is started for each command and kept, until this process ends or the child fails. At the end its
input is closed, and it has a moment to save what it wants to keep.
"""

import atexit
import contextlib
import os
import select
import subprocess
import tempfile
import time
from collections.abc import Iterator
from typing import IO

from ridotto.bots.bot import BotFailed

PATIENCE = 60.0
"""Seconds until a child is taken to hang, if nobody else is less patient."""
FAREWELL = 5.0
"""Seconds a child has to end by itself once its input is closed."""
LONGEST = 1 << 16
"""So many bytes an answer may have."""
LAST_WORDS = 400
"""So much of its error output is told when it fails."""


class ChildProcess:
    """One process. Lines go in and out; what it writes to its error output is kept."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self._read = b""
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as this
        try:
            self._process = subprocess.Popen(  # noqa: S603 - who seats a bot names its command
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                bufsize=0,
            )
        except OSError as error:
            self._errors.close()
            raise BotFailed("gone", f"{' '.join(command)}: {error.strerror}") from None

    def send(self, line: bytes) -> None:
        """Raises BotFailed."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + b"\n")
        except (OSError, ValueError):
            raise self._gone() from None

    def line(self) -> bytes:
        """The next line of the child. Raises BotFailed."""
        assert self._process.stdout is not None
        source = self._process.stdout.fileno()
        until = time.monotonic() + PATIENCE
        while b"\n" not in self._read:
            ready, _, _ = select.select([source], [], [], max(0.0, until - time.monotonic()))
            if not ready:
                raise BotFailed("hung", f"no answer in {PATIENCE:.0f} s")
            more = os.read(source, LONGEST)
            if not more:
                raise self._gone()
            self._read += more
            if len(self._read) > LONGEST:
                raise BotFailed("nonsense", "a line that does not end")
        line, _, self._read = self._read.partition(b"\n")
        return line

    def errors(self) -> str:
        """The end of what it has written to its error output."""
        size = self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, size - LAST_WORDS))
        return self._errors.read().decode(errors="replace").strip()

    def end(self, farewell: float = FAREWELL) -> None:
        """Closes its input and lets it end by itself; if it does not, it is ended."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(farewell)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()
        self._errors.close()

    def _gone(self) -> BotFailed:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1.0)  # so that its last words are there
        last = self.errors()
        return BotFailed("gone", f"the process has ended{': ' if last else ''}{last}")


_running: dict[tuple[str, ...], tuple[int, ChildProcess]] = {}
"""The process of each command, and which process of ours has started it."""


def process_of(command: tuple[str, ...]) -> ChildProcess:
    """The process of a command, started unless it runs. Raises BotFailed."""
    owner, running = _running.get(command, (0, None))
    if running is None or owner != os.getpid():
        running = ChildProcess(command)
        _running[command] = os.getpid(), running
    return running


def give_up(process: ChildProcess) -> None:
    """Ends a process that has failed; who needs it again starts another."""
    if _running.get(process.command, (0, None))[1] is process:
        del _running[process.command]
        process.end(0.0)


@atexit.register
def end_all() -> None:
    """Ends all children politely."""
    for process in list(_ours()):
        process.end()
    _running.clear()


def _ours() -> Iterator[ChildProcess]:
    return (process for owner, process in _running.values() if owner == os.getpid())
