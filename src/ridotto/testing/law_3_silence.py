"""Law 3, silence: a seat's stream holds what the game says it may learn, and nothing else.

Two games are played side by side. The second copies the first, except that now and then, where
this seat is entitled to no difference, chance or another seat does something else. As long as the
seat's entitlements are equal, all it is sent must be equal too, and so must its legal actions and
the errors it gets.
"""

from ridotto.kernel import (
    SPECTATOR,
    Action,
    Actor,
    AnyState,
    Fact,
    Seat,
    sees,
)
from ridotto.testing.law import Case, LawBroken
from ridotto.testing.walk import Walk

LAW = 3
MOST_TRIED = 300
"""How many of a long list of actions are considered for the second game."""


def check_silence(case: Case) -> None:
    first = Walk(case.game, case.options, case.rng, case.choose).finish()
    known = actions_seen(first, case)
    for seat in (*range(case.seats), SPECTATOR):
        for strangeness in (0.02, 0.1, 0.5, 1.0):
            TwinGames(case, first, seat, strangeness, known).compare()


def actions_seen(walk: Walk, case: Case) -> list[Action]:
    seen = list({repr(step.action): step.action for step in walk.steps}.values())
    case.rng.shuffle(seen)
    return seen[:MOST_TRIED]


class TwinGames:
    """One walk, played again as another one that the seat should not be able to tell apart."""

    def __init__(
        self, case: Case, first: Walk, seat: Seat, strangeness: float, known: list[Action]
    ) -> None:
        self.case = case
        self.first = first
        self.seat = seat
        self.strangeness = strangeness
        self.known = known
        self.here = case.game.start(case.options)
        self.there = case.game.start(case.options)
        self.differs = False

    def compare(self) -> None:
        """Plays both until the end, or until nothing fits any more."""
        counts = self.case.counts
        counts["pairs"] += 1
        for step in self.first.steps:
            if not self.compare_choices():
                break
            other = self._counterpart(step.by, step.action)
            if other is None:
                break
            self.differs |= other != step.action
            sent = self._facts(self.here, step.by, step.action)
            sent_there = self._facts(self.there, step.by, other)
            if sent != sent_there:
                raise self._broken(f"after {step.action} or {other}, told {sent} or {sent_there}")
            counts["compared steps"] += self.differs
        counts["different pairs"] += self.differs

    def _facts(self, state: AnyState, actor: Actor, action: Action) -> list[Fact]:
        events = state.apply(actor, action)
        return [event.fact for event in events if sees(event.to, self.seat)]

    def _counterpart(self, actor: Actor, action: Action) -> Action | None:
        entitled = self._entitled(self.here, actor, action)
        legal = self.there.legal(actor)
        rng = self.case.rng

        def fits(other: Action) -> bool:
            return self._entitled(self.there, actor, other) == entitled

        same = action in legal and fits(action)
        if same and rng.random() >= self.strangeness:
            return action
        others = list(legal)
        if len(others) > MOST_TRIED:
            others = rng.sample(others, MOST_TRIED)
        fitting = [other for other in others if other != action and fits(other)]
        if fitting:
            return rng.choice(fitting)
        return action if same else None

    def _entitled(self, state: AnyState, actor: Actor, action: Action) -> list[object]:
        disclosed = self.case.game.discloses[type(action)](state, actor, action)
        values = [value for to, value in disclosed if sees(to, self.seat)]
        if actor == self.seat:
            values.append(action)
        return values

    def compare_choices(self) -> bool:
        """Whether the two can be compared further: not if something illegal was done, for which
        law 4 is there.
        """
        if self.seat == SPECTATOR or not self.differs:
            return True
        here, there = (list(state.legal(self.seat)) for state in (self.here, self.there))
        if here != there:
            raise self._broken(f"may do {here} or {there}")
        probe = self.case.rng.choice(self.known)
        if probe in here:
            return True
        texts = [_error(state, self.seat, probe) for state in (self.here, self.there)]
        if texts[0] != texts[1]:
            raise self._broken(f"is refused {probe} with {texts[0]!r} or {texts[1]!r}")
        return texts[0] is not None

    def _broken(self, finding: str) -> LawBroken:
        return LawBroken(
            LAW, self.case, f"seat {self.seat}, entitled to the same in two games, {finding}"
        )


def _error(state: AnyState, seat: Seat, action: Action) -> str | None:
    try:
        state.apply(seat, action)
    except Exception as error:
        return str(error)
    return None
