"""Where choices at random come from. The kernel itself never draws."""

from typing import Protocol


class Randomness(Protocol):
    """A generator of random numbers, for chance and for seats alike: ``random.Random`` is one, and
    so is the dealer of a table.
    """

    def random(self) -> float:
        """A number from 0 up to, not with, 1."""
        ...

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 up to, not with, ``stop``, each equally likely."""
        ...
