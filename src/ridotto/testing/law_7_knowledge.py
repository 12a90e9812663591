"""Law 7, knowledge is sound: the true world is always among those a seat holds possible, and
where worlds are few, the fast deduction equals brute force.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import islice, permutations, product
from math import perm, prod

from ridotto.deduction import Knowledge, Tracker
from ridotto.kernel import SPECTATOR, AnyState, Seat, View, sees
from ridotto.kernel.hidden import Hidden, Observation, Pairs, Variable, is_
from ridotto.testing.law import Case, LawBroken
from ridotto.testing.walk import Walk

LAW = 7
FEW_WORLDS = 600
"""Brute force is asked when all deals that agree with one's own cards are no more than these."""

MOST_LOOPS = 50_000
"""And when all deals there are, whoever's cards they agree with, are no more than these."""

Assignment = Mapping[Variable, str]


def check_knowledge(case: Case) -> None:
    """Nothing to check where a game has no study."""
    if case.game.study is not None:
        check_knowledge_in(case, Walk(case.game, case.options, case.rng, case.choose))


def check_knowledge_in(case: Case, walk: Walk) -> None:
    """The law in one game, whoever plays it."""
    game, options = case.game, case.options
    viewers = (*range(case.seats), SPECTATOR)
    trackers = {seat: Tracker(game.studied.lore(options, seat)) for seat in viewers}
    views = {seat: game.view(options, seat) for seat in viewers}
    while (move := walk.next()) is not None:
        events = walk.take(*move).events
        for event in events:
            for seat, tracker in trackers.items():
                if sees(event.to, seat):
                    tracker.hear(event.fact)
                    views[seat].fold(event.fact)
        if walk.state.public.outcome is None:
            actual = game.studied.actual(options, walk.state)
            for seat, tracker in trackers.items():
                _check_truth(case, seat, tracker.knowledge, actual)
        if len(walk.steps) % 16 == 0:
            _check_imagined(case, walk.state, views)
            seat = case.rng.choice(viewers)
            _check_against_brute_force(case, seat, trackers[seat].knowledge)


def _check_truth(case: Case, seat: Seat, knowledge: Knowledge, actual: Assignment) -> None:
    asked = set(knowledge.hidden.variables())
    for variable, value in actual.items():
        if variable in asked and knowledge.holds(is_(variable, value)) == "impossible":
            raise LawBroken(
                LAW, case, f"seat {seat} rules out {variable} {value}, which is the truth"
            )
    case.counts["truths"] += 1


def _check_imagined(case: Case, state: AnyState, views: Mapping[Seat, View]) -> None:
    """The true world, imagined from what a seat knows, is one in which it knows just that."""
    study = case.game.studied
    seats = [actor for actor in state.public.to_act if actor >= 0]
    if not seats:
        return
    seat = case.rng.choice(seats)
    view = views[seat]
    try:
        truth = study.true_world(state)
    except ValueError:  # nothing is hidden yet
        return
    imagined = study.imagine(case.options, view, truth, case.rng)
    if imagined.view(seat).encode() != view.encode():
        raise LawBroken(LAW, case, f"seat {seat} would know something else in the true world")
    worlds = list(islice(study.worlds(case.options, view), FEW_WORLDS))
    if len(worlds) < FEW_WORLDS and truth not in worlds:
        raise LawBroken(LAW, case, f"the true world is not among those of seat {seat}")
    case.counts["imagined"] += 1


def _check_against_brute_force(case: Case, seat: Seat, knowledge: Knowledge) -> None:
    if _size(knowledge.hidden) > MOST_LOOPS or knowledge.everything() > FEW_WORLDS:
        return
    observations = (*knowledge.own, *knowledge.observations)
    worlds = [
        world
        for world in all_worlds(knowledge.hidden)
        if all(allows(world, observation) for observation in observations)
    ]
    if knowledge.count() != len(worlds):
        raise LawBroken(
            LAW, case, f"seat {seat} counts {knowledge.count()} worlds; there are {len(worlds)}"
        )
    for variable, odds in knowledge.probabilities().items():
        for value, chance in odds.items():
            true = Fraction(sum(world[variable] == value for world in worlds), len(worlds))
            if chance != true:
                raise LawBroken(
                    LAW, case, f"seat {seat} gives {variable} {value} {chance}; it is {true}"
                )
    case.counts["brute force"] += 1


def _size(hidden: Hidden) -> int:
    """How many worlds ``all_worlds`` makes."""
    size = prod(perm(len(group.values), len(group.variables)) for group in hidden.groups)
    pairs = hidden.pairs
    return size if pairs is None else size * perm(len(pairs.values), 2 * len(pairs.variables))


def all_worlds(hidden: Hidden) -> Iterator[Assignment]:
    """Every world there is, by plain loops."""
    arrangements = [permutations(group.values, len(group.variables)) for group in hidden.groups]
    for arranged in product(*arrangements):
        world: dict[Variable, str] = {}
        for group, values in zip(hidden.groups, arranged, strict=True):
            world.update(zip(group.variables, values, strict=True))
        if hidden.pairs is None:
            yield world
        else:
            yield from ({**world, **paired} for paired in _all_pairs(hidden.pairs))


def _all_pairs(pairs: Pairs) -> Iterator[Assignment]:
    cards = (*pairs.firsts, *pairs.seconds)
    for values in permutations(pairs.values, len(cards)):
        world = dict(zip(cards, values, strict=True))
        for whole, first, second in zip(pairs.variables, pairs.firsts, pairs.seconds, strict=True):
            world[whole] = pairs.made(world[first], world[second])
        yield world


def allows(world: Assignment, observation: Observation) -> bool:
    """Whether an observation can be made in a world."""
    return all(
        any((world[variable] in values) == holds for variable, values, holds in clause)
        for clause in observation.clauses
    )
