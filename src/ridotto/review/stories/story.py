"""What a story is: the moments of a game, each with what it did to winning, and its end.

A weight is about the share of a win: 1 for a win that was certain and let go, or for what made one
certain.
"""

from abc import ABC, abstractmethod
from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from ridotto.kernel import AnyState, Fact, Game, Record, Seat, Step
from ridotto.review.results import Argument, Decision, Moment, SeatReview, TurningPoint
from ridotto.review.turning_points import Weighed

SURE = 0.9
"""From here on somebody knows enough to act."""
JUMP = 0.15
"""By so much odds must change in a step that it is told."""
SLIP = 0.15
"""More than this nothing weighs that was not about winning at once."""
TOO_MUCH = 0.3
"""So many bits more than necessary are told as a mistake."""


class Told(Struct, frozen=True):
    """What a story is made of when the game is over: all seats, who is on one side with each, and
    how everything lay in the end.
    """

    seats: Sequence[SeatReview]
    together: Mapping[str, Container[str]]
    state: AnyState

    def answer(self, by: str, to: str, until: int) -> Decision | None:
        """The last answer that one gave another, up to a step."""
        (seat,) = (each for each in self.seats if each.seat == by)
        given = [
            each
            for each in seat.decisions
            if each.kind == "answer" and each.to == to and each.step <= until
        ]
        return given[-1] if given else None

    def losers(self) -> list[SeatReview]:
        return [seat for seat in self.seats if not seat.won]


class Story(ABC):
    """Follows a record step by step."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.options = record.header.options
        self.names = record.header.seats
        self.vocabulary = game.vocabulary(self.options)
        self.facts: list[tuple[int, Fact]] = []

    def see(self, number: int, step: Step, state: AnyState) -> None:
        """The next step, counted from 1, and how everything lies before it."""
        self.facts += [(number, event.fact) for event in step.events]

    @abstractmethod
    def told(self, told: Told) -> tuple[list[Weighed], TurningPoint]:
        """All that may have decided the game, and how it ended."""

    def word(self, of: str, *numbers: int) -> tuple[str, ...]:
        """Words of a list, as a message takes them."""
        return (of, *(self.vocabulary[of][number] for number in numbers))

    def seat(self, *seats: Seat) -> tuple[str, ...]:
        return self.word("seat", *seats)

    def plain_ending(self, seat: Seat = 0) -> TurningPoint:
        """Where nobody did anything to end it: the reason is all there is to say."""
        assert self.record.end is not None
        reason = self.record.end.outcome.reason
        return point(len(self.record.steps), self.names[max(0, seat)], f"ended-{reason}")


def point(step: int, who: str, code: str, /, **arguments: Argument) -> TurningPoint:
    """``who`` is always among the arguments."""
    return TurningPoint(step, who, code, {"who": ("seat", who), **arguments})


def percent(odds: float) -> int:
    return round(100 * odds)


def jumps(curve: Sequence[Moment], about: str) -> Iterator[tuple[int, float, float]]:
    """The steps in which the odds of what is true changed much, and how they were before and
    after.
    """
    for before, now in pairwise(curve):
        old, new = before.odds.get(about), now.odds.get(about)
        if not now.fresh and old is not None and new is not None and abs(new - old) >= JUMP:
            yield now.step, old, new


def at_last(curve: Sequence[Moment], about: str) -> float:
    """The odds of what is true in the end."""
    return next((now.odds[about] for now in reversed(curve) if about in now.odds), 0.0)


def chances(seats: Sequence[SeatReview]) -> Iterator[Weighed]:
    """Wins that were within reach of those who did not win: calls that were certain and not made,
    and places from where one could have called.
    """
    for seat in seats:
        calling, who = seat.calling, seat.seat
        if calling.could is not None and calling.waited:
            yield 1.0, point(calling.could, who, "waited", turns=calling.waited)
        for decision in seat.decisions:
            lost = decision.most - decision.worth
            if decision.note == "missed-deed" and lost >= JUMP:
                odds = {"odds": percent(decision.worth), "most": percent(decision.most)}
                missed = point(decision.step, who, "missed-deed", **odds)
                yield 0.9 * lost, replace(missed, instead=decision.instead)


def slips(told: Told) -> Iterator[Weighed]:
    """What those who did not win did worse than they could: no such slip decides a game, but they
    add up.
    """
    for seat in told.losers():
        for decision in seat.decisions:
            short = decision.most - decision.worth
            if decision.instead is None:
                continue
            found: TurningPoint | None = None
            if decision.kind == "question" and decision.instead.would is not None:
                bits = round(decision.expected or 0.0, 1)
                found = point(decision.step, seat.seat, "weak-question", bits=bits)
            elif decision.to is not None and gave_away(told, seat.seat, decision.to, decision.step):
                bits, least = round(decision.told or 0.0, 1), round(decision.told_least or 0.0, 1)
                whom = "seat", decision.to
                figures = {"bits": bits, "least": least}
                found = point(decision.step, seat.seat, "gave-away", whom=whom, **figures)
            elif decision.note == "missed-meeting":
                found = point(decision.step, seat.seat, "missed-meeting")
            if found is not None:
                instead = None if decision.kind == "movement" else decision.instead
                yield min(SLIP, 0.1 * short), replace(found, instead=instead)


def gave_away(told: Told, by: str, to: str, step: int) -> Decision | None:
    """The answer from which something followed, if it told a rival more than it had to."""
    answer = told.answer(by, to, step)
    if answer is None or answer.friend or answer.told is None or answer.told_least is None:
        return None
    return answer if answer.told - answer.told_least >= TOO_MUCH else None
