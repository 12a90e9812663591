"""What is left of a fact once its content was put away, or has gone dark."""

from ridotto.kernel.events import Fact
from ridotto.kernel.seats import Seat


class Veiled(Fact, frozen=True, gc=False):
    """It happened, but what it showed is no longer said: ``of`` is the kind of fact it was,
    ``count`` how many cards it showed, of which seat and to whom. Changes no view.
    """

    of: str
    seat: Seat | None
    whom: Seat | None
    count: int
