"""Positions to play on from: what a seat was told stays, and everything else may be otherwise."""

import random
from collections import Counter

import pytest

from ridotto.deduction import Tracker
from ridotto.kernel import CHANCE, Game, Record, RecordError, Seat, Step, Value, facts_for
from ridotto.review.other_worlds import drawn_world
from ridotto.review.positions import drawn_position, true_position
from ridotto.table.commands import Position
from ridotto.table.refused import Refused
from tests.review.games_of_bots import VARIANTS, played

each_variant = pytest.mark.parametrize(("name", "chosen"), VARIANTS)


def laid_out(position: Position, record: Record, game: Game) -> list[Step]:
    """What the rules make of a position."""
    options = record.header.options
    state, notation = game.start(options), game.notation(options)
    steps = []
    for by, do in position.steps:
        action = notation.read(do)
        steps.append(Step(by, action, tuple(state.apply(by, action))))
    assert state.public.outcome is None
    assert CHANCE not in state.public.to_act
    return steps


def moments_of(record: Record, times: int) -> list[int]:
    """Some steps, the first and the last that can be played on from among them."""
    last = len(record.steps) - 1
    while record.steps[last].by == CHANCE:
        last -= 1
    rng = random.Random(1)
    return [0, last, *(rng.randrange(last) for _ in range(4 * times))]


@each_variant
def test_a_true_position_is_how_the_game_began(
    name: str, chosen: dict[str, Value], times: int
) -> None:
    record, game = played(name, chosen, "novice")
    for step in moments_of(record, times):
        position = true_position(record, game, step, 0)
        steps = laid_out(position, record, game)
        assert len(steps) >= step
        assert all(each.by == CHANCE for each in steps[step:])
        for here, there in zip(steps, record.steps, strict=False):
            assert (here.by, here.action, here.events) == (there.by, there.action, there.events)
        assert position.begun.origin == record.header.commitment


@each_variant
def test_in_a_drawn_position_one_was_told_the_same(
    name: str, chosen: dict[str, Value], times: int
) -> None:
    record, game = played(name, chosen, "novice")
    rng = random.Random(2)
    others = 0
    for step in moments_of(record, times):
        seat = rng.randrange(len(record.header.seats))
        position = drawn_position(record, game, step, seat, rng)
        steps = laid_out(position, record, game)
        for here, there in zip(steps, record.steps, strict=False):
            assert here.by == there.by
            assert here.facts(seat) == there.facts(seat)
        others += position.steps != true_position(record, game, step, seat).steps
        assert position.begun.deal == "drawn"
    assert others > 2


def test_every_world_that_one_could_hold_possible_is_drawn_about_as_often() -> None:
    record, game = played("inkognito-cards", {"players": 4, "points_to_win": 2}, "sleuth")
    options, seat = record.header.options, 1
    place = next(
        n for n in range(len(record.steps)) if _worlds(record, game, n, seat) in range(3, 13)
    )
    rng = random.Random(3)
    drawn: Counter[object] = Counter()
    for _ in range(400):
        steps = laid_out(drawn_position(record, game, place, seat, rng), record, game)
        state = game.start(options)
        for step in steps:
            state.apply(step.by, step.action)
        drawn[tuple(sorted(game.studied.actual(options, state).items()))] += 1
    count = _worlds(record, game, place, seat)
    assert len(drawn) == count
    # The odds that one of them comes up so rarely or so often by chance are below one in 10^6.
    spread = 6 * (400 / count) ** 0.5
    assert all(abs(times - 400 / count) < spread for times in drawn.values())


def _worlds(record: Record, game: Game, place: int, seat: Seat) -> int:
    """How many worlds a seat could hold possible, where a seat is to act and all is dealt."""
    tracker = Tracker(game.studied.lore(record.header.options, seat))
    for step in record.steps[:place]:
        for fact in facts_for(seat, step.events):
            tracker.hear(fact)
    if record.steps[place].by == CHANCE:
        return 0
    return tracker.knowledge.count()


def test_a_drawn_world_is_a_possible_one() -> None:
    record, game = played("infiltraitors", {"mission": "16"}, "sleuth")
    for place in range(20, len(record.steps), 25):
        tracker = Tracker(game.studied.lore(record.header.options, 0))
        for step in record.steps[:place]:
            for fact in step.facts(0):
                tracker.hear(fact)
        knowledge = tracker.knowledge
        drawn_world(knowledge, random.Random(place))
        assert knowledge.count() >= 1


def test_only_a_whole_and_true_record_is_played_on() -> None:
    record, game = played("inkognito", {"players": 4}, "novice")
    rng = random.Random(1)
    under_way = Record(record.header, record.steps[:60], None)
    for bad in (under_way, Record(record.header, record.steps[:60], record.end)):
        with pytest.raises(RecordError):
            true_position(bad, game, 20, 0)
        with pytest.raises(RecordError):
            drawn_position(bad, game, 20, 0, rng)
    for step in (len(record.steps), len(record.steps) + 7):
        with pytest.raises(Refused, match="nothing-left"):
            true_position(record, game, step, 0)
    for seat in (4, -1):
        with pytest.raises(Refused, match="no-such-seat"):
            drawn_position(record, game, 20, seat, rng)
