"""Infiltraitors: the shots that missed, the traitors nobody dared to shoot, the cards wasted, and
how the mission ended.
"""

from collections.abc import Iterator

from msgspec import Struct

from ridotto.games.infiltraitors.actions import (
    Accuse,
    Clue,
    ClueFrom,
    Eliminate,
    Exchange,
    ExchangeFrom,
)
from ridotto.games.infiltraitors.components import Card
from ridotto.games.infiltraitors.state import MissionState
from ridotto.kernel import AnyState, Game, Record, Seat, Step
from ridotto.review.results import Argument, Decision, TurningPoint
from ridotto.review.stories.story import Story, Told, percent, point
from ridotto.review.turning_points import Weighed

WASTED = 0.7
"""By so many bits a card must have been worth more elsewhere to be called wasted."""
TOLD = 1.5
"""So many bits a card must tell that it is worth telling."""
A_WIN = 8.0
"""So many bits are about a win."""


class _Shot(Struct, frozen=True):
    """A shot, at whom (nobody's at the kingpin), what was named and what was true; and how many
    cartridges and traitors there were then.
    """

    step: int
    by: Seat
    whom: Seat | None
    named: Card
    true: Card | None
    cartridges: int
    left: int


class MissionStory(Story):
    """All win or lose together. Shots that were laid out before anybody played are another
    table's.
    """

    def __init__(self, record: Record, game: Game) -> None:
        super().__init__(record, game)
        self._shots: dict[int, _Shot] = {}
        self._plays: dict[int, tuple[Card | None, Seat]] = {}

    def see(self, number: int, step: Step, state: AnyState) -> None:
        super().see(number, step, state)
        assert isinstance(state, MissionState)
        public = state.public
        if number <= self.record.header.laid_out:
            return
        match step.action:
            case Eliminate(whom, card):
                true = state.private[whom].identity
                counts = public.cartridges, public.left()
                self._shots[number] = _Shot(number, step.by, whom, card, true, *counts)
            case Accuse(card):
                counts = public.cartridges, public.left()
                true = state.truth.kingpin
                self._shots[number] = _Shot(number, step.by, None, card, true, *counts)
            case Clue(card):
                self._plays[number] = card, step.by
            case Exchange(whom, card):
                self._plays[number] = card, whom
            case ClueFrom(owner, place):
                self._plays[number] = state.hand(owner)[place], step.by
            case ExchangeFrom(whom, owner, place):
                self._plays[number] = state.hand(owner)[place], whom

    def told(self, told: Told) -> tuple[list[Weighed], TurningPoint]:
        lost = not any(seat.won for seat in told.seats)
        found: list[Weighed] = []
        for seat in told.seats:
            for decision in seat.decisions:
                if decision.note == "missed-shot":
                    found.append((0.35, self._not_shot(decision)))
                elif decision.step in self._shots:
                    found += self._shot(decision, lost=lost)
                elif decision.kind == "clue":
                    found += self._played(decision, lost=lost)
        return found, self._ending(told, lost=lost)

    def _shot(self, decision: Decision, *, lost: bool) -> Iterator[Weighed]:
        """A miss weighs more the less likely the hit was, and the fewer cartridges are left to
        spare; a hit that nobody could count on may have saved the mission.
        """
        shot = self._shots[decision.step]
        odds = decision.odds or 0.0
        if shot.named != shot.true:
            weight = (0.5 if lost else 0.3) + 0.4 * (1 - odds)
            yield weight, self._missed(shot, odds)
        elif odds < 1:
            what = self._about(shot, odds)
            yield (0.3 if lost else 0.5) * (1 - odds), point(*self._by(shot), "dared-shot", **what)

    def _missed(self, shot: _Shot, odds: float) -> TurningPoint:
        return point(*self._by(shot), "missed", **self._about(shot, odds))

    def _by(self, shot: _Shot) -> tuple[int, str]:
        return shot.step, self.names[shot.by]

    def _about(self, shot: _Shot, odds: float) -> dict[str, Argument]:
        hit = shot.named == shot.true
        return {
            "whom": ("seat", "kingpin") if shot.whom is None else self.seat(shot.whom),
            "card": self.word("card", shot.named),
            "true": self.word("card", shot.named if shot.true is None else shot.true),
            "odds": percent(odds),
            "cartridges": shot.cartridges - (shot.whom is not None),
            "left": shot.left - hit,
        }

    def _not_shot(self, decision: Decision) -> TurningPoint:
        instead = decision.instead
        arguments: dict[str, Argument] = {"who": ("seat", decision.seat)}
        return TurningPoint(decision.step, decision.seat, "not-shot", arguments, instead)

    def _played(self, decision: Decision, *, lost: bool) -> Iterator[Weighed]:
        """A card that was worth much more elsewhere, or one that told much."""
        card, whom = self._plays.get(decision.step, (None, 0))
        if card is None or decision.expected is None:
            return
        step, who = decision.step, decision.seat
        arguments: dict[str, Argument] = {
            "who": ("seat", who),
            "card": self.word("card", card),
            "whom": self.seat(whom),
            "own": int(self.names[whom] == who),
            "bits": round(decision.expected, 1),
        }
        short = decision.most - decision.worth
        if decision.instead is not None and short >= WASTED:
            weight = short / A_WIN * (1.0 if lost else 0.6)
            yield weight, TurningPoint(step, who, "wasted", arguments, decision.instead)
        elif decision.expected >= TOLD:
            weight = decision.expected / A_WIN * (0.4 if lost else 1.0)
            yield weight, TurningPoint(step, who, "told-much", arguments)

    def _ending(self, told: Told, *, lost: bool) -> TurningPoint:
        assert self.record.end is not None
        reason, public = self.record.end.outcome.reason, told.state.public
        steps = len(self.record.steps)
        shot = self._shots.get(steps)
        if shot is not None and reason in ("eliminated", "cartridges", "kingpin-fell"):
            return point(steps, self.names[shot.by], f"ended-{reason}", **self._last_shot(told))
        if shot is not None and reason == "kingpin-missed":
            return point(
                steps, self.names[shot.by], "ended-kingpin-missed", **self._last_shot(told)
            )
        misses = sum(shot.named != shot.true for shot in self._shots.values())
        arguments: dict[str, Argument] = {
            "left": public.left(),
            "cartridges": public.cartridges,
            "misses": misses,
        }
        return point(steps, self.names[public.turn], f"ended-{reason}", **arguments)

    def _last_shot(self, told: Told) -> dict[str, Argument]:
        steps = len(self.record.steps)
        shot = self._shots[steps]
        decided = [each for each in told.seats[shot.by].decisions if each.step == steps]
        odds = next((each.odds for each in decided if each.odds is not None), 1.0)
        misses = sum(shot.named != shot.true for shot in self._shots.values())
        return {**self._about(shot, odds), "misses": misses}
