"""What guests and chance can do."""

from typing import ClassVar

from ridotto.games.masks.components import Mask
from ridotto.kernel import Action, Seat


class Deal(Action, frozen=True, gc=False):
    """Chance gives the next guest his mask."""

    form: ClassVar[str] = "deal {mask}"
    mask: Mask


class Ask(Action, frozen=True, gc=False):
    form: ClassVar[str] = "ask {whom}"
    whom: Seat


class Show(Action, frozen=True, gc=False):
    """Two masks, one of them the shower's."""

    form: ClassVar[str] = "show {one} {other}"
    one: Mask
    other: Mask


class Guess(Action, frozen=True, gc=False):
    """Which mask is in the box."""

    form: ClassVar[str] = "guess {mask}"
    mask: Mask
