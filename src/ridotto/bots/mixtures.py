"""Mixtures: the ways of answering that the master draws his own from, and those
he takes others to have. ``ridotto.lab.self_play`` can write it.
"""

import random
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

Shares = tuple[tuple[str, float], ...]
"""Ways of answering (``ways_of_answering``), and how much of a mixture each is."""

FILE = "ways.json"


class Mixtures(Struct, frozen=True):
    """The way of the master himself, of his rivals, and of his partner."""

    own: Shares
    rivals: Shares
    friends: Shares

    def draw(self, rng: random.Random) -> str:
        """One of the master's own ways."""
        return rng.choices([way for way, _ in self.own], [share for _, share in self.own])[0]

    def ways(self) -> tuple[str, ...]:
        """All ways that others may have."""
        return tuple(dict.fromkeys(way for way, _ in (*self.rivals, *self.friends)))


class Trained(Struct, frozen=True, forbid_unknown_fields=True):
    """How it was made, what came out for each game, and what was seen on the way."""

    made_by: str
    games: dict[str, Mixtures]
    log: list[str]


@cache
def mixtures_of(game: str) -> Mixtures:
    """What came out for a game."""
    text = files(__package__).joinpath("data", FILE).read_bytes()
    return msgspec.json.decode(text, type=Trained).games[game]
