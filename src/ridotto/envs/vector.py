"""Many games at once: one call steps all of them. In this process, or in several.

In each game one seat is to choose; a batch has what that seat observes and may do. A game that is
over begins anew, and says in ``rewards`` what everyone has won.
"""

import multiprocessing
import random
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from ridotto.envs.play import NumberedGame, Play
from ridotto.games import GAMES
from ridotto.kernel import RidottoError, Value


class Batch(Struct, frozen=True):
    """All games after a step, the first dimension of every array: the seat that is to choose, what
    it observes, what it may do, whether the step ended the game, and what each seat has won by it.
    """

    seats: npt.NDArray[np.int8]
    observations: npt.NDArray[np.uint8]
    masks: npt.NDArray[np.int8]
    over: npt.NDArray[np.bool_]
    rewards: npt.NDArray[np.float32]


class VectorPlay:
    """Some games in this process. Game ``i`` is the same whatever else is in the batch."""

    def __init__(
        self,
        game: str,
        count: int,
        *,
        first: int = 0,
        reward: str | None = None,
        **options: Value,
    ) -> None:
        """``count`` games, numbered from ``first``. Raises UnknownGame, OptionError or
        RidottoError.
        """
        if count < 1:
            raise RidottoError(f"a batch has at least one game, not {count}")
        rules = GAMES[game]
        self.numbered = NumberedGame(rules, rules.settle(options, simulated=True), reward)
        self.count = count
        self._first = first
        self._plays: list[Play] = []
        self._rngs: list[random.Random] = []

    def reset(self, seed: int = 0) -> Batch:
        """All games anew."""
        self._rngs = [random.Random(f"{seed} {self._first + n}") for n in range(self.count)]
        self._plays = [Play(self.numbered, rng) for rng in self._rngs]
        return self._batch({})

    def step(self, numbers: Sequence[int] | npt.NDArray[Any]) -> Batch:
        """One move in each game, by its number. Raises IllegalAction: then the games before the
        one that is wrong have moved.
        """
        ended: dict[int, list[float]] = {}
        for place, play in enumerate(self._plays):
            play.choose(int(numbers[place]))
            if play.seat is None:
                ended[place] = play.rewards()
                self._plays[place] = Play(self.numbered, self._rngs[place])
        return self._batch(ended)

    def _batch(self, ended: dict[int, list[float]]) -> Batch:
        numbered, count, plays = self.numbered, self.count, self._plays
        seats = np.array([play.seat for play in plays], np.int8)
        observations = np.empty((count, numbered.size), np.uint8)
        masks = np.empty((count, len(numbered.numbering)), np.int8)
        for place, play in enumerate(plays):
            observations[place] = play.observe(play.seat or 0)
            masks[place] = play.mask()
        over = np.zeros(count, np.bool_)
        won = np.zeros((count, len(numbered.seats)), np.float32)
        for place, rewards in ended.items():
            over[place] = True
            won[place] = rewards
        return Batch(seats, observations, masks, over, won)


class VectorProcesses:
    """The same, the games dealt out to several processes; close it when done, or use ``with``."""

    def __init__(
        self,
        game: str,
        count: int,
        processes: int,
        *,
        reward: str | None = None,
        **options: Value,
    ) -> None:
        if not 1 <= processes <= count:
            raise RidottoError(f"{count} games in {processes} processes")
        spawn = multiprocessing.get_context("spawn")
        bounds = [count * n // processes for n in range(processes + 1)]
        self._shares = [slice(low, high) for low, high in pairwise(bounds)]
        self._pipes: list[Connection] = []
        self._processes = []
        for share in self._shares:
            ours, theirs = spawn.Pipe()
            settings = {**options, "reward": reward, "first": share.start}
            process = spawn.Process(
                target=_work,
                args=(theirs, game, share.stop - share.start, settings),
                daemon=True,
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def reset(self, seed: int = 0) -> Batch:
        """All games anew."""
        return self._ask([("reset", seed)] * len(self._pipes))

    def step(self, numbers: Sequence[int] | npt.NDArray[Any]) -> Batch:
        """One move in each game, by its number. Raises whatever a game raises."""
        return self._ask([("step", np.asarray(numbers[share])) for share in self._shares])

    def close(self) -> None:
        """Ends the processes."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _ask(self, requests: Sequence[tuple[str, Any]]) -> Batch:
        for pipe, request in zip(self._pipes, requests, strict=True):
            pipe.send(request)
        answers = [pipe.recv() for pipe in self._pipes]
        for answer in answers:
            if isinstance(answer, BaseException):
                raise answer
        return Batch(*(np.concatenate(parts) for parts in zip(*answers, strict=True)))


def _work(pipe: Connection, game: str, count: int, settings: dict[str, Any]) -> None:
    """What a process does: it steps its share of the games until nobody asks any more."""
    try:
        games: VectorPlay | RidottoError = VectorPlay(game, count, **settings)
    except RidottoError as error:
        games = error
    while True:
        try:
            what, value = pipe.recv()
        except EOFError:
            return
        if isinstance(games, RidottoError):
            pipe.send(RidottoError(str(games)))
            continue
        try:
            batch = games.reset(value) if what == "reset" else games.step(value)
            pipe.send(tuple(getattr(batch, name) for name in batch.__struct_fields__))
        except RidottoError as error:
            pipe.send(RidottoError(str(error)))
