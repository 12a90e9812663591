"""What one seat knows."""

from typing import Any

import msgspec
from msgspec import Struct

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
