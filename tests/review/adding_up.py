"""Whether what a seat learned adds up."""

import pytest

from ridotto.review.results import SeatReview


def stretches_that_add_up(seat: SeatReview) -> int:
    """In how many stretches, in each of which the same things are hidden, all gains together are
    the bits by which what there was to learn fell. Fails if in one they are not.
    """
    starts = [place for place, point in enumerate(seat.curve) if point.fresh]
    assert starts[:1] == ([0] if seat.curve else [])
    for start, end in zip(starts, [*starts[1:], len(seat.curve)], strict=True):
        first, *rest = seat.curve[start:end]
        last = rest[-1] if rest else first
        assert sum(point.gain for point in rest) == pytest.approx(first.bits - last.bits)
        assert first.gain == 0
    return len(starts)
