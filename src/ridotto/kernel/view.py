"""What one seat knows."""

from typing import Any

import msgspec
from msgspec import Struct

from ridotto.kernel.copying import copied
from ridotto.kernel.events import Fact, Open, Secret
from ridotto.kernel.seats import Seat

_encode = msgspec.json.Encoder(order="deterministic").encode


class View(Struct):
    """The public part, and the private part of one seat (none for a spectator).

    Folding the facts a seat was sent, from ``Game.view`` on, gives exactly that seat's view.
    """

    seat: Seat
    public: Any
    private: Any

    def fold(self, fact: Fact) -> None:
        """Take in the next fact of this seat's stream."""
        if isinstance(fact, Open):
            fact.seen(self.public)
        elif isinstance(fact, Secret):
            fact.told(self.private)

    def encode(self) -> bytes:
        """The view as bytes: equal views give equal bytes."""
        return _encode(self)

    def copy(self) -> "View":
        """A view of its own, which shares nothing that changes."""
        return View(self.seat, copied(self.public), copied(self.private))

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "View":
        return self.copy()
