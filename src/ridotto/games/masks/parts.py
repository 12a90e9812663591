"""The parts of the state: what everyone knows, and what a guest knows beside that."""

from msgspec import Struct, field

from ridotto.games.masks.components import Mask
from ridotto.kernel import Public, Seat


class MasksPublic(Public):
    """What everyone knows."""

    seats: int
    rounds: int
    dealt: int = 0
    asked: int = 0
    asker: Seat = 0


class MasksPrivate(Struct):
    """What one guest knows: his mask, the pairs he saw or showed, his guess once made."""

    mask: Mask | None = None
    shown: list[tuple[Seat, Seat, Mask, Mask]] = field(default_factory=list)
    guess: Mask | None = None
