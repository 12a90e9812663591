"""Who still has how much time. Times are milliseconds; the clock itself is outside."""

from collections.abc import Collection

from msgspec import Struct

from ridotto.kernel import Seat
from ridotto.table.settings import Clock, Days, Pace

SECOND = 1000
DAY = 86_400 * SECOND
LEAST_ON_RETURN = 5 * SECOND
HANDING_OVER = 15 * SECOND
"""How much later a clock begins to run where a device has to be handed to whoever is to act."""


class Hand(Struct):
    """One seat's clock: what it had left when it last stopped, and since when it runs, which may
    be in a moment.
    """

    left: int
    since: int | None = None


class Clocks:
    """One clock a seat, or none at a relaxed table."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self._pace = pace
        match pace:
            case Clock(bank, _):
                self._full = bank * SECOND
            case Days(days):
                self._full = days * DAY
            case _:
                self._full = 0
        self.hands = [Hand(self._full) for _ in range(seats)] if self._full else []

    def run(self, seats: Collection[Seat], now: int, later: Collection[Seat] = ()) -> None:
        """From now on these clocks run and the others stand still; those of ``later`` begin when
        there was time to hand a device over.
        """
        for seat, hand in enumerate(self.hands):
            if seat in seats and hand.since is None:
                hand.since = now + (HANDING_OVER if seat in later else 0)
            elif seat not in seats and hand.since is not None:
                self._stop(hand, now)

    def acted(self, seat: Seat, now: int) -> None:
        """Stop this seat's clock, for it has acted; if it is to act again, it starts anew."""
        if self.hands and self.hands[seat].since is not None:
            self._stop(self.hands[seat], now)

    def refill(self, seat: Seat) -> None:
        """A guest came back after his time was up: enough to play on."""
        if self.hands:
            hand = self.hands[seat]
            hand.left = max(hand.left, self._full // 10, LEAST_ON_RETURN)

    def next(self) -> tuple[int, Seat] | None:
        """When the next clock runs out, and whose."""
        running = (
            (hand.since + hand.left, seat)
            for seat, hand in enumerate(self.hands)
            if hand.since is not None
        )
        return min(running, default=None)

    def _stop(self, hand: Hand, now: int) -> None:
        assert hand.since is not None
        hand.left = max(0, hand.left - max(0, now - hand.since))
        hand.since = None
        match self._pace:
            case Clock(_, increment) if hand.left:
                hand.left += increment * SECOND
            case Days():
                hand.left = self._full
