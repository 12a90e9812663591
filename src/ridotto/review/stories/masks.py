"""Masks: what was learned from whom, and who guessed right."""

from ridotto.games.masks.facts import Shown
from ridotto.games.masks.lore import BOX
from ridotto.review.results import Argument, TurningPoint
from ridotto.review.stories.story import Story, Told, jumps, percent
from ridotto.review.turning_points import Weighed


class MasksStory(Story):
    """Everybody guesses once, for himself."""

    def told(self, told: Told) -> tuple[list[Weighed], TurningPoint]:
        found: list[Weighed] = []
        for seat in told.seats:
            for step, before, after in jumps(seat.curve, " ".join(BOX)):
                arguments: dict[str, Argument] = {
                    "who": ("seat", seat.seat),
                    "whom": ("seat", self._shower(step)),
                    "before": percent(before),
                    "after": percent(after),
                }
                code = "saw-through" if after > before else "misled-mask"
                found.append((abs(after - before), TurningPoint(step, seat.seat, code, arguments)))
        return found, self._ending(told)

    def _shower(self, step: int) -> str:
        shown = [event.fact for event in self.record.steps[step - 1].events]
        return next(self.names[fact.shower] for fact in shown if isinstance(fact, Shown))

    def _ending(self, told: Told) -> TurningPoint:
        assert self.record.end is not None
        outcome = self.record.end.outcome
        ending = self.plain_ending(outcome.winners[0] if outcome.winners else 0)
        if outcome.reason != "guessed":
            return ending
        odds = [
            percent(each.odds or 0.0)
            for seat in told.seats
            for each in seat.decisions
            if each.kind == "call"
        ]
        arguments: dict[str, Argument] = {
            **ending.arguments,
            "winners": self.seat(*outcome.winners),
            "count": len(outcome.winners),
            "odds": max(odds, default=0),
        }
        return TurningPoint(ending.step, ending.seat, ending.code, arguments)
