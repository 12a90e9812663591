"""Another game in which a seat was told just the same: what it did not know is drawn anew.

It is a whole game, legal from its first step on, so that everybody at the table has a stream of
his own, and the rules need not know of it.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from ridotto.deduction import Knowledge, Tracker
from ridotto.deduction.findings import others
from ridotto.kernel import (
    CHANCE,
    Action,
    AnyState,
    Fact,
    Game,
    IllegalAction,
    Options,
    Seat,
    Step,
    facts_for,
    sees,
)
from ridotto.kernel.hidden import Observation, Variable, is_
from ridotto.kernel.randomness import Randomness

ATTEMPTS = 60
"""So many worlds are drawn: what others did among themselves may not be possible in one, though the
seat could not have known."""
MOST_TRIED = 400
"""So many actions are tried for a step."""
LONGEST = 1_500
"""So many more than the game is long may be tried in one world."""
SHUFFLED = 60
"""So many things that chance brought unseen are brought anew."""

World = dict[Variable, str]


def retold(
    game: Game, options: Options, steps: Sequence[Step], seat: Seat, rng: Randomness
) -> list[Step] | None:
    """Steps of a game in which this seat was sent, step by step, what it was sent in these, and in
    which whatever is hidden from it is drawn from what it could hold possible; if one is found.
    """
    return _Retelling(game, options, steps, seat, rng).found()


class _Retelling:
    """``settled`` says of each hidden thing after which step it is what it is at the end."""

    def __init__(
        self, game: Game, options: Options, steps: Sequence[Step], seat: Seat, rng: Randomness
    ) -> None:
        self._game, self._options, self._steps = game, options, steps
        self._seat, self._rng = seat, rng
        self._study = game.studied
        self._settled: dict[Variable, int] = {}
        before: Mapping[Variable, str] = {}
        state = game.start(options)
        for place, step in enumerate(steps):
            state.apply(step.by, step.action)
            actual = dict(self._study.actual(options, state))
            for variable, value in actual.items():
                if before.get(variable) != value:
                    self._settled[variable] = place
            before = actual

    def found(self) -> list[Step] | None:
        for attempt in range(ATTEMPTS):
            world = drawn_world(self._knowledge(), self._rng)
            free = (
                [] if attempt % 2 else [n for n, step in enumerate(self._steps) if self._free(step)]
            )
            told = self._attempt(world, self._steps, free, LONGEST)
            if told is not None:
                return self._shuffled(world, told)
        return None

    def _free(self, step: Step) -> bool:
        """Whether somebody else did what this seat was not told, or not all of."""
        told_all = all(sees(event.to, self._seat) for event in step.events)
        return not told_all and step.by not in (CHANCE, self._seat)

    def _shuffled(self, world: World, told: list[Step]) -> list[Step]:
        """What chance brought unseen is brought anew, one thing after the other, where the seat
        cannot have found out: hands that nobody has shown.
        """
        unseen = [
            place
            for place, step in enumerate(self._steps)
            if step.by == CHANCE and not all(sees(event.to, self._seat) for event in step.events)
        ]
        unseen.sort(key=lambda _: self._rng.random())
        for place in unseen[:SHUFFLED]:
            told = self._attempt(world, told, (place,), 0) or told
        return told

    def _knowledge(self) -> Knowledge:
        tracker = Tracker(self._study.lore(self._options, self._seat))
        for step in self._steps:
            for fact in step.facts(self._seat):
                tracker.hear(fact)
        return tracker.knowledge

    def _attempt(
        self, world: World, guide: Sequence[Step], anew: Collection[int], more: int
    ) -> list[Step] | None:
        """The game in that world, in which is done what was done in another wherever it can have
        been, but for the steps that are drawn ``anew``. What leads nowhere is taken back, as long
        as not too much was tried.
        """
        states = [self._game.start(self._options)]
        told: list[Step] = []
        left = more + 4 * len(self._steps)
        ways = [self._candidates(states[0], told, guide, anew)]
        while len(told) < len(self._steps):
            place = len(told)
            step = self._steps[place]
            for action in ways[-1]:
                left -= 1
                tried = self._tried(states[-1], step, action, place, world)
                if tried is not None:
                    break
            else:
                if not told or left < 0:
                    return None
                for path in (ways, states, told):
                    path.pop()
                continue
            state, events = tried
            states.append(state)
            told.append(Step(step.by, action, events))
            ways.append(self._candidates(state, told, guide, anew))
        return told

    def _candidates(
        self, state: AnyState, told: Sequence[Step], guide: Sequence[Step], anew: Collection[int]
    ) -> Iterator[Action]:
        """What could have been done as the next step, what fits best first: what was done there,
        and else, of chance, what it has not brought because something else came in its place.
        """
        place = len(told)
        if place == len(guide):
            return
        step = guide[place]
        if place not in anew:
            yield step.action
        if step.by == self._seat:
            return
        legal: Any = state.legal(step.by)
        if step.by == CHANCE and place not in anew:
            yield from (action for action in _missing(guide[:place], told) if action in legal)
        rest = list(islice(legal, MOST_TRIED))
        rest.sort(key=lambda _: self._rng.random())
        yield from rest

    def _tried(
        self, state: AnyState, step: Step, action: Action, place: int, world: World
    ) -> tuple[AnyState, Any] | None:
        state = state.copy()
        try:
            events = state.apply(step.by, action)
        except IllegalAction:
            return None
        if facts_for(self._seat, events) != step.facts(self._seat):
            return None
        actual = self._study.actual(self._options, state)
        for variable, value in world.items():
            if self._settled.get(variable, place + 1) <= place and actual.get(variable) != value:
                return None
        return state, tuple(events)


def _missing(guide: Sequence[Step], told: Sequence[Step]) -> Counter[Action]:
    """What chance brought in the one and not in the other."""
    one, other = (Counter(s.action for s in steps if s.by == CHANCE) for steps in (guide, told))
    return one - other


def drawn_world(knowledge: Knowledge, rng: Randomness) -> World:
    """One of the worlds that are left, each equally likely: everything hidden, with its value. What
    is drawn is learned, so the knowledge is used up.
    """
    world: World = {}
    for variable in others(knowledge):
        odds = knowledge.probabilities()[variable]
        left = rng.random()
        for value, chance in odds.items():
            if chance:
                world[variable] = value
                left -= float(chance)
                if left < 0:
                    break
        knowledge.learn(Observation(((is_(variable, world[variable]),),), "", Fact()))
    return world
