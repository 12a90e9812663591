"""What a law finds, and what it is given to look at."""

import random
from collections import Counter

from msgspec import Struct, field

from ridotto.kernel import Game, Options
from ridotto.testing.walk import Choose


class LawBroken(AssertionError):
    """A game breaks a law of the house."""

    def __init__(self, law: int, case: "Case", finding: str) -> None:
        options = " ".join(f"{name}={value}" for name, value in case.options.items())
        super().__init__(f"law {law}, {case.game.id} {options}: {finding}")
        self.law = law


class Case(Struct):
    """One game with one set of options, and where to count what was looked at."""

    game: Game
    options: Options
    rng: random.Random
    choose: Choose
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def seats(self) -> int:
        return len(self.game.seats(self.options))
