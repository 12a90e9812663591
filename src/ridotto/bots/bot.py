"""What a bot is."""

import random
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from ridotto.kernel import Action, Fact, Game, Legal, Options, Reason, RidottoError, Seat, View

__all__ = ["Bot", "BotFailed", "Budget", "Maker", "Reason", "UnknownBot"]


class Budget(Struct, frozen=True):
    """How much a bot may think about one decision.

    ``nodes`` are counted, so that a seed repeats a game on any machine. ``seconds`` of processor
    time are a cap on top: where it bites, the game depends on the machine.
    """

    nodes: int = 400
    seconds: float | None = None


class Bot(Protocol):
    """Chooses among the legal actions from what its seat knows, and from nothing else.

    It is sent the facts of its own stream, each once and in order, before it is asked to act.
    Whatever is random in it comes from ``rng``, so that a seed repeats a game.
    """

    name: str

    def hear(self, fact: Fact) -> None: ...

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action: ...

    def reason(self) -> Reason | None:
        """The reason of the last decision, if it had one."""
        ...


class UnknownBot(RidottoError):
    """No bot of that name."""


class BotFailed(RidottoError):
    """A bot that cannot go on; ``fault`` is a code: raised, hung, nonsense, illegal, gone."""

    def __init__(self, fault: str, detail: str) -> None:
        super().__init__(f"{fault}: {detail}")
        self.fault = fault
        self.detail = detail


Maker = Callable[[Game, Options, Seat], Bot]
"""Seats a bot: one for each seat of each game."""
