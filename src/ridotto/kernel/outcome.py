"""How a game ended."""

from msgspec import Struct

from ridotto.kernel.seats import Seat


class Outcome(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Why the game ended, which side won and who that was; nobody in a draw.

    ``reason`` and ``side`` are codes, with words in the locale files.
    """

    reason: str
    side: str
    winners: tuple[Seat, ...]
