"""Inkognito, the card game: who learned the whole call, who could have made it first, and how the
calls went.
"""

from collections.abc import Iterator

from msgspec import Struct

from ridotto.games.inkognito_cards.components import AGENTS
from ridotto.games.inkognito_cards.facts import (
    Black,
    Called,
    Compared,
    Pair,
    Scored,
    Voided,
)
from ridotto.kernel import AnyState, Game, Record, Seat, Step
from ridotto.review.results import Argument, SeatReview, TurningPoint
from ridotto.review.stories.story import (
    SURE,
    Story,
    Told,
    chances,
    gave_away,
    jumps,
    percent,
    point,
    slips,
)
from ridotto.review.turning_points import Weighed

CALL = "call"
"""What a curve calls everything that must be said on the telephone."""


class _Game(Struct):
    """One game of a match: its steps, and the call that ended it."""

    first: int
    last: int
    called: Called | None = None
    compared: Compared | None = None
    scored: Scored | None = None


class CardsStory(Story):
    """A match is a few games; each is decided by a call."""

    def __init__(self, record: Record, game: Game) -> None:
        super().__init__(record, game)
        self._games = [_Game(1, 1)]

    def see(self, number: int, step: Step, state: AnyState) -> None:
        super().see(number, step, state)
        now = self._games[-1]
        if now.scored is not None or now.last < 0:
            now = _Game(number, number)
            self._games.append(now)
        now.last = number
        for event in step.events:
            match event.fact:
                case Called():
                    now.called = event.fact
                case Compared():
                    now.compared = event.fact
                case Scored():
                    now.scored = event.fact
                case Voided():
                    now.last = -number

    def told(self, told: Told) -> tuple[list[Weighed], TurningPoint]:
        *_, last = played = [game for game in self._games if game.called is not None] or self._games
        found = [
            (0.8 - 0.3 * bool(game.scored and game.scored.right), self._call(told, game))
            for game in played[:-1]
            if game.called is not None
        ]
        found += chances(told.losers())
        found += slips(told)
        if last.called is not None and last.called.who < len(told.seats):
            found += self._learned(told, last, told.seats[last.called.who])
        assert self.record.end is not None
        outcome = self.record.end.outcome
        if outcome.reason != "points" or last.called is None:
            return found, self.plain_ending()
        ended = self._call(told, last)
        winners = self.seat(*outcome.winners)
        arguments = {**ended.arguments, "winners": winners, "count": len(outcome.winners)}
        return found, TurningPoint(ended.step, ended.seat, f"ended-{ended.code}", arguments)

    def _call(self, told: Told, game: _Game) -> TurningPoint:
        """How a call went, and what was wrong about it."""
        assert game.called is not None
        assert game.compared is not None
        assert game.scored is not None
        caller, compared = game.called.who, game.compared
        decided = [
            each
            for each in told.seats[caller].decisions
            if each.kind == "call" and each.step == game.last and each.odds is not None
        ]
        arguments: dict[str, Argument] = {
            "odds": percent(decided[0].odds or 0.0) if decided else 100,
            "identities": self._agents(compared.identities),
            "fragments": self._agents(compared.fragments),
            "wrong": bool(compared.identities) + 2 * bool(compared.fragments),
            "scored": self.seat(*game.scored.who),
            "points": len(game.scored.who),
        }
        code = "called-right" if game.scored.right else "called-wrong"
        if compared.ally is False and not arguments["wrong"]:
            code = "called-stranger"
        return point(game.last, self.names[caller], code, **arguments)

    def _agents(self, agents: tuple[int, ...]) -> tuple[str, ...]:
        return ("seat", *(AGENTS[agent] for agent in agents))

    def _learned(self, told: Told, game: _Game, seat: SeatReview) -> Iterator[Weighed]:
        """What brought the caller to his call; nobody counts who was too far behind to call."""
        for step, before, after in jumps(seat.curve, CALL):
            if after < before or not game.first <= step <= game.last:
                continue
            by = self._giver(step, self.names.index(seat.seat))
            arguments: dict[str, Argument] = {
                "who": ("seat", seat.seat),
                "whom": ("seat", by or seat.seat),
                "before": percent(before),
                "after": percent(after),
                "sure": int(after >= SURE),
            }
            code = "closer" if by is not None else "looked"
            answer = None
            if by is not None and by in self.names:
                answer = gave_away(told, by, seat.seat, step)
            whose = seat.seat if answer is None or by is None else by
            instead = None if answer is None else answer.instead
            weight = 0.3 + 0.6 * (after - before)
            yield weight, TurningPoint(step, whose, code, arguments, instead)

    def _giver(self, step: int, to: Seat) -> str | None:
        """Who let this seat see cards in a step; nobody, if it looked by itself."""
        for event in self.record.steps[step - 1].events:
            if event.to >> to & 1:
                match event.fact:
                    case Pair(giver) if giver != to:
                        return AGENTS[giver]
                    case Black(shower) if shower != to and shower < len(self.names):
                        return AGENTS[shower]
        return None
