"""The deal: drawn from a secret that was committed to before anybody could influence it.

The table makes a seed of 256 random bits and publishes its ``commitment``, a hash. Then every
seat that wants to contributes a random number. Key of the deal is the HMAC of all that is known
by then (game, options, seats, commitment, contributions) under the seed, and chance is drawn from
the HMAC-SHA-256 counter-mode stream (NIST SP 800-108) of that key. When the game ends the seed is
revealed: anyone can check it against the commitment and draw again.

The commitment tells nothing about the deal, since it can only be undone by trying 2**256 seeds.
The table cannot choose the deal, since it does not know the contributions when it commits; a seat
cannot, since it does not know the seed. A table in league with the last seat to contribute could:
it takes one honest contribution that comes after theirs.

All tables of one deal of an evening (``table/evening.py``) have the same seed, and the same
contributions, those of all entrants: so they have the same key, and draw from the same stream.
"""

import copy
import hashlib
import hmac
import struct
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import version

import msgspec

from ridotto.kernel import Game, Header, Options

SEED_BYTES = 32
MOST_CONTRIBUTED = 64
"""The longest contribution, in hexadecimal digits."""

_encode = msgspec.json.Encoder(order="deterministic").encode


def commit(seed: bytes) -> str:
    """The commitment to a seed, in hexadecimal digits."""
    return hashlib.sha256(b"ridotto commitment 1\0" + seed).hexdigest()


def new_header(
    game: Game,
    options: Options,
    players: Sequence[str],
    seed: bytes,
    contributions: Mapping[str, str],
) -> Header:
    """What is settled before a game begins."""
    return Header(
        game=game.id,
        options=dict(options),
        seats=game.seats(options),
        players=tuple(players),
        version=_version(),
        vocabulary=dict(game.vocabulary(options)),
        commitment=commit(seed),
        contributions=dict(contributions),
    )


@cache
def _version() -> str:
    return version("ridotto")


class Dealer:
    """Draws the chance of one game: a ``Randomness`` that seed and header determine."""

    def __init__(self, seed: bytes, header: Header) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        settled = (
            header.game,
            header.options,
            header.seats,
            header.commitment,
            header.contributions,
        )
        self._key = hmac.digest(seed, b"ridotto deal 1\0" + _encode(settled), "sha256")
        self._counter = 0
        self._pool: list[int] = []

    def copy(self) -> "Dealer":
        """One that draws the same from here on."""
        twin = copy.copy(self)
        twin._pool = list(self._pool)
        return twin

    def random(self) -> float:
        """A number from 0 up to, not with, 1."""
        return self.randrange(1 << 32) / (1 << 32)

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 up to, not with, ``stop``, each equally likely.

        A 32-bit word that would favour the small numbers is thrown away.
        """
        fair = (1 << 32) - (1 << 32) % stop
        while True:
            if not self._pool:
                self._refill()
            word = self._pool.pop()
            if word < fair:
                return word % stop

    def _refill(self) -> None:
        self._counter += 1
        block = hmac.digest(self._key, struct.pack(">Q", self._counter), "sha256")
        self._pool = list(reversed(struct.unpack(">8I", block)))
