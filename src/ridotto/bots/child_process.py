"""Bots in other languages: a child process that speaks JSON lines. ``docs/bots.md`` tells how."""

import os
import random
import select
import subprocess
import time
import weakref
from collections.abc import Sequence

import msgspec

from ridotto.bots.bot import BotFailed, Budget, Reason
from ridotto.kernel import Action, Fact, Game, Legal, NotationError, Options, Seat, View

VERSION = 1
PATIENCE = 60.0
"""Seconds until a child is taken to hang, if nobody else is less patient."""
LONGEST = 1 << 16
"""So many bytes an answer may have."""

_encode = msgspec.json.Encoder(order="deterministic").encode


class ChildAnswer(msgspec.Struct):
    """What a child writes: an action in the game's notation."""

    do: str


_decode = msgspec.json.Decoder(ChildAnswer).decode


class ChildBot:
    """One process a seat and game. It ends with the bot."""

    def __init__(self, command: Sequence[str], game: Game, options: Options, seat: Seat) -> None:
        self.name = " ".join(command)
        self._notation = game.notation(options)
        self._command = tuple(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._read = b""
        self._greeting: dict[str, object] = {
            "ridotto": VERSION,
            "game": game.id,
            "options": dict(options),
            "seats": game.seats(options),
            "seat": game.seats(options)[seat],
        }

    def hear(self, fact: Fact) -> None:
        self._send({"fact": fact})

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        self._send(
            {
                "act": [self._notation.write(action) for action in legal],
                "nodes": budget.nodes,
                "seconds": budget.seconds,
                "seed": rng.getrandbits(32),
            }
        )
        line = self._line()
        try:
            return self._notation.read(_decode(line).do)
        except (msgspec.DecodeError, NotationError) as error:
            raise BotFailed("nonsense", str(error)[:200]) from None

    def reason(self) -> Reason | None:
        return None

    def _start(self) -> "subprocess.Popen[bytes]":
        """The process, greeted; started when there is something to say to it."""
        if self._process is None:
            try:
                self._process = subprocess.Popen(  # noqa: S603 - who seats a bot names its command
                    self._command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    bufsize=0,
                )
            except OSError as error:
                raise BotFailed("gone", f"{self.name}: {error.strerror}") from None
            weakref.finalize(self, _stop, self._process)
            self._send(self._greeting)
        return self._process

    def _send(self, message: dict[str, object]) -> None:
        stdin = self._start().stdin
        assert stdin is not None
        try:
            stdin.write(_encode(message) + b"\n")
        except OSError:
            raise BotFailed("gone", "the process has ended") from None

    def _line(self) -> bytes:
        """The next line of the child."""
        stdout = self._start().stdout
        assert stdout is not None
        source = stdout.fileno()
        until = time.monotonic() + PATIENCE
        while b"\n" not in self._read:
            ready, _, _ = select.select([source], [], [], max(0.0, until - time.monotonic()))
            if not ready:
                raise BotFailed("hung", f"no answer in {PATIENCE:.0f} s")
            more = os.read(source, LONGEST)
            if not more:
                raise BotFailed("gone", "the process has ended")
            self._read += more
            if len(self._read) > LONGEST:
                raise BotFailed("nonsense", "a line that does not end")
        line, _, self._read = self._read.partition(b"\n")
        return line


def _stop(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()
