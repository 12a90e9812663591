"""The two editions: balls, expulsion, and what a right contest leads to."""

from itertools import combinations_with_replacement
from math import comb, prod
from typing import Literal

from msgspec import Struct

from ridotto.games.inkognito.actions import Shake
from ridotto.games.inkognito.board import KINDS, mask_of
from ridotto.games.inkognito.components import BALLS, DataError, number_of, read_data
from ridotto.games.inkognito.parts import LESS, NOTHING, SINGLE, THREE
from ridotto.kernel import Lottery

SHOWN = 3
"""T5: how many balls a shake shows."""
IN_ALL = 10
"""T5: how many balls the Phantom holds."""


class EditionFile(Struct, frozen=True, forbid_unknown_fields=True):
    """One edition as the file has it."""

    players: tuple[int, ...]
    balls: dict[str, int]
    expulsion: tuple[str, ...]
    penalty: Literal["judge", "answer-again"]
    talk: Literal["tics", "open"]


class Judge:
    """Q7, classic: after a right contest the shower says which of his cards were true."""

    judges = True

    def due(self, shape: str, repeat: int) -> str:
        """Nothing more is shown."""
        return NOTHING


class AnswerAgain:
    """Q7, 2013: after a right contest the shower answers again, with fewer cards."""

    judges = False

    def due(self, shape: str, repeat: int) -> str:
        """A three for the second time: one card less; anything else: a single true card."""
        return LESS if shape == THREE and repeat == 1 else SINGLE


PENALTIES: dict[str, Judge | AnswerAgain] = {"judge": Judge(), "answer-again": AnswerAgain()}


class Edition:
    """What differs between the editions."""

    __slots__ = ("balls", "expulsion", "name", "penalty", "players", "shakes", "talk")

    def __init__(self, name: str, file: EditionFile) -> None:
        self.name = name
        self.players = file.players
        self.balls = tuple(file.balls.get(ball, 0) for ball in BALLS)
        self.expulsion = mask_of(*file.expulsion)
        """X1: where figures are sent, if free."""
        self.penalty = PENALTIES[file.penalty]
        self.talk = file.talk
        self.shakes = _shakes(self.balls)


def _shakes(balls: tuple[int, ...]) -> Lottery:
    """M1: every set of three balls, with the number of ways to draw it from the ten."""
    outcomes = []
    for drawn in combinations_with_replacement(range(len(balls)), SHOWN):
        ways = prod(comb(count, drawn.count(ball)) for ball, count in enumerate(balls))
        if ways:
            outcomes.append((ways, Shake(drawn)))
    outcomes.sort(key=lambda outcome: -outcome[0])
    return Lottery(
        [shake for _, shake in outcomes], comb(IN_ALL, SHOWN), [ways for ways, _ in outcomes]
    )


def check_editions(editions: dict[str, EditionFile]) -> dict[str, Edition]:
    """The editions by name. Raises DataError, naming the entry that does not hold."""
    for name, file in editions.items():
        for ball in file.balls:
            number_of(f"editions: {name}: balls", ball, BALLS)
        if sum(file.balls.values()) != IN_ALL:
            raise DataError(f"editions: {name}: the balls are not {IN_ALL}")
        for kind in file.expulsion:
            number_of(f"editions: {name}: expulsion", kind, KINDS)
        if not set(file.players) <= {3, 4, 5}:
            raise DataError(f"editions: {name}: players: not a table size among {file.players}")
    return {name: Edition(name, file) for name, file in editions.items()}


EDITIONS = check_editions(read_data("editions.json", dict[str, EditionFile]))
