"""What everybody made of a deal, compared with those who held the same seat at the other tables.

A game won counts one, any other nothing; the score is that less the mean of what the others made of
the same seat in the same deal. So the scores of a seat in a deal add up to nothing, and neither the
deal nor the seat helps anybody.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from ridotto.kernel import Outcome, Seat
from ridotto.table.rotation import Seating


class Ranked(Struct, frozen=True):
    """An entrant's place: who made as much shares it."""

    entrant: int
    rank: int
    score: Fraction


def deal_scores(outcomes: Sequence[Outcome | None], seats: int) -> list[list[Fraction]]:
    """The score of each seat at each table of one deal."""
    won = [[_won(outcome, seat) for seat in range(seats)] for outcome in outcomes]
    return [
        [
            Fraction(own) - Fraction(sum(table[seat] for table in won) - own, len(won) - 1)
            for seat, own in enumerate(row)
        ]
        for row in won
    ]


def totals(seatings: Sequence[Seating], scores: Sequence[list[list[Fraction]]]) -> list[Fraction]:
    """What each entrant made of all deals that were scored."""
    made: dict[int, Fraction] = {entrant: Fraction(0) for row in seatings[0] for entrant in row}
    for seating, deal in zip(seatings, scores, strict=False):
        for row, points in zip(seating, deal, strict=True):
            for entrant, score in zip(row, points, strict=True):
                made[entrant] += score
    return [made[entrant] for entrant in range(len(made))]


def ranking(scores: Sequence[Fraction]) -> list[Ranked]:
    """The best first; those who made as much in their own order, with the same rank."""
    ranks: Mapping[Fraction, int] = {
        score: 1 + sum(other > score for other in scores) for score in scores
    }
    found = [Ranked(entrant, ranks[score], score) for entrant, score in enumerate(scores)]
    return sorted(found, key=lambda one: (one.rank, one.entrant))


def _won(outcome: Outcome | None, seat: Seat) -> int:
    return int(outcome is not None and seat in outcome.winners)
