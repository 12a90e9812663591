"""Bots in other languages, each on one seat of one game; ``docs/bots.md`` has their protocol."""

import itertools
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from ridotto.bots.bot import BotFailed, Budget, Reason
from ridotto.bots.child_process import ChildProcess, give_up, process_of
from ridotto.kernel import (
    Action,
    Ended,
    Fact,
    Game,
    Legal,
    NotationError,
    Options,
    Seat,
    View,
    Vocabulary,
)
from ridotto.kernel.not_json import NOT_JSON
from ridotto.kernel.vocabulary import worded_fields

VERSION = 2

_encode = msgspec.json.Encoder(order="deterministic").encode
_numbers = itertools.count(1)


class ChildAnswer(msgspec.Struct):
    """What a child writes: which game it means, and an action in the game's notation."""

    game: int
    do: str


_decode = msgspec.json.Decoder(ChildAnswer).decode


class ChildBot:
    """One seat of one game that a child process plays. Seats and games share its process."""

    def __init__(self, command: Sequence[str], game: Game, options: Options, seat: Seat) -> None:
        self.name = " ".join(command)
        self._command = tuple(command)
        self._notation = game.notation(options)
        self._vocabulary = game.vocabulary(options)
        self._number = next(_numbers)
        self._process: ChildProcess | None = None
        self._greeting: dict[str, object] = {
            "ridotto": VERSION,
            "name": game.id,
            "options": dict(options),
            "seats": game.seats(options),
            "seat": game.seats(options)[seat],
            "vocabulary": self._vocabulary,
            "board": {} if game.study is None else game.study.board(options),
            "view": game.view(options, seat),
        }

    def hear(self, fact: Fact) -> None:
        with self._speaking() as process:
            words = _words(fact, self._vocabulary)
            self._send(process, {"fact": fact, "words": words} if words else {"fact": fact})
            if isinstance(fact, Ended):
                self._send(process, {"over": fact.outcome})

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        with self._speaking() as process:
            self._send(
                process,
                {
                    "act": [self._notation.write(action) for action in legal],
                    "view": view,
                    "nodes": budget.nodes,
                    "seconds": budget.seconds,
                    "seed": rng.getrandbits(32),
                },
            )
            try:
                answer = _decode(process.line())
                action = self._notation.read(answer.do)
            except (*NOT_JSON, NotationError) as error:
                raise BotFailed("nonsense", str(error)[:200]) from None
            if answer.game != self._number:
                raise BotFailed("nonsense", f"an answer for game {answer.game}, not {self._number}")
            return action

    def reason(self) -> Reason | None:
        return None

    @contextmanager
    def _speaking(self) -> Iterator[ChildProcess]:
        """The process, greeted when there is first something to say to it. Whatever goes wrong, it
        is not spoken to again: nobody knows what it would answer to.
        """
        if self._process is None:
            self._process = process_of(self._command)
            self._send(self._process, self._greeting)
        try:
            yield self._process
        except BaseException:
            give_up(self._process)
            raise

    def _send(self, process: ChildProcess, message: dict[str, object]) -> None:
        process.send(_encode({"game": self._number, **message}))


def _words(fact: Fact, vocabulary: Vocabulary) -> dict[str, object]:
    """The words of a fact's fields that stand for some."""
    fields = worded_fields(type(fact)).items()
    return {name: _worded(getattr(fact, name), vocabulary[of]) for name, of in fields}


def _worded(value: Any, words: Sequence[str]) -> object:
    if isinstance(value, int):
        return words[value] if 0 <= value < len(words) else None
    return None if value is None else [_worded(each, words) for each in value]
