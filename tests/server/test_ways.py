"""What steps of a draft can reach, as the house tells it: held against every sequence there is."""

import random
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from ridotto.games.inkognito import Inkognito
from ridotto.games.inkognito.actions import Done, Step
from ridotto.games.inkognito.components import EITHER, LAND, PIECES, WATER
from ridotto.kernel import CHANCE, Action, AnyState, Legal, Seat
from ridotto.server import drafted_ways
from ridotto.server.drafted_ways import reach_of, ways
from ridotto.server.incoming import ListWays
from ridotto.server.messages import Ways
from ridotto.table import Refused
from ridotto.table.commands import Act, Draft, Undo
from ridotto.testing import Walk
from tests.inkognito.play import Play
from tests.table.helpers import Hand

GAME = Inkognito()
SIZES = [("classic", 3), ("classic", 4), ("2013", 3), ("2013", 4), ("2013", 5)]
Best = dict[tuple[int, int], tuple[int, list[int]]]
"""Piece and end: the fewest steps, and of the balls these take the least free."""


def of(piece: int) -> Callable[[Action], bool]:
    return lambda step: isinstance(step, Step) and step.piece == piece


def sequences(state: AnyState, seat: Seat, piece: int) -> Iterator[tuple[tuple[Step, ...], bool]]:
    """Every sequence of legal steps of one piece, and whether the movement may end after it."""
    for step in list(state.legal(seat)):
        if isinstance(step, Step) and step.piece == piece:
            after = state.copy()
            after.apply(seat, step)
            yield (step,), Done() in after.legal(seat)
            for rest, ends in sequences(after, seat, piece):
                yield (step, *rest), ends


def positions(edition: str, players: int, rng: random.Random, most: int) -> Iterator[Walk]:
    """Random positions of a movement."""
    options = GAME.settle({"edition": edition, "players": players})
    walk = Walk(GAME, options, rng)
    found = 0
    while found < most:
        move = walk.next()
        if move is None:
            walk = Walk(GAME, options, rng)
            continue
        if walk.state.public.phase == "move" and move[0] != CHANCE:
            found += 1
            yield walk
        walk.take(*move)


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_ways_are_the_best_of_all_sequences(edition: str, players: int, times: int) -> None:
    rng = random.Random(f"{edition} {players}")
    far = 0
    for walk in positions(edition, players, rng, 25 * times):
        state, seat = walk.state, walk.state.public.to_act[0]
        legal = state.legal(seat)
        assert isinstance(legal, Legal)
        for piece in {step.piece for step in legal if isinstance(step, Step)}:
            best: Best = {}
            ends: dict[int, bool] = {}
            for steps, rests in sequences(state, seat, piece):
                goal, balls = steps[-1].goal, sorted((s.ball for s in steps), reverse=True)
                if goal != steps[0].start:
                    known = best.get((piece, goal), (99, []))
                    best[piece, goal] = min(known, (len(steps), balls))
                    ends[goal] = rests
            reach = reach_of(GAME.manners, state, seat, of(piece))
            assert not reach.cut
            told: Best = {}
            for end in reach.ends:
                last = end.steps[-1]
                assert isinstance(last, Step)
                assert (piece, last.goal) not in told
                told[piece, last.goal] = len(end.steps), list(end.spent)
                assert (Done() in end.state.legal(seat)) == ends[last.goal]
                for one, other in pairwise(end.steps):
                    assert isinstance(one, Step)
                    assert isinstance(other, Step)
                    assert one.goal == other.start
                far += len(end.steps) > 1
            assert told == best
    assert far


def reached(play: Play, piece: str) -> dict[int, list[str]]:
    """Where this piece may go, and by which steps."""
    reach = reach_of(GAME.manners, play.state, 0, of(PIECES.index(piece)))
    found = {}
    for end in reach.ends:
        last = end.steps[-1]
        assert isinstance(last, Step)
        found[last.goal] = [play.notation.write(step) for step in end.steps]
    return found


def test_the_least_free_ball_is_spent_and_a_street_before_a_canal() -> None:
    # 16 and 17 are joined by a street and by a canal.
    at = {"blue.tall": 16}
    assert reached(Play("land water either", at), "blue.tall")[17] == ["land blue.tall 16>17"]
    assert reached(Play("water either", at), "blue.tall")[17] == ["water blue.tall 16>17"]
    assert reached(Play("either either", at), "blue.tall")[17] == ["either blue.tall 16>17"]
    assert LAND < WATER < EITHER


def test_fewer_steps_come_before_freer_balls() -> None:
    # From 22 to 23 by a street, to 24 by a canal: nothing shorter, and no other balls.
    far = reached(Play("land water either", {"blue.tall": 22}), "blue.tall")
    assert far[24] == ["land blue.tall 22>23", "water blue.tall 23>24"]
    assert far[23] == ["land blue.tall 22>23"]


def at_a_table() -> tuple[Hand, Seat]:
    """Somebody is to move at a table of four guests."""
    hand = Hand("inkognito").seat("host", "ann", "bob", "cyd").start()
    rng = random.Random(3)
    for _ in range(200):
        match = hand.table.match
        assert match is not None
        seat = match.state.public.to_act[0]
        legal = match.state.legal(seat)
        assert isinstance(legal, Legal)
        if match.state.public.phase == "move" and len(legal.groups[0]) > 10:
            return hand, seat
        hand.ask(hand.table.chairs[seat].guest, Act, do=match.notation.write(legal.pick(rng)))
    raise AssertionError("nobody ever moves")


def asked(hand: Hand, seat: Seat, **fixed: str) -> Ways:
    return ways(hand.table, seat, ListWays(id="q", fixed=fixed))


def test_a_way_is_drafted_step_by_step_and_the_next_ways_begin_where_it_ends() -> None:
    hand, seat = at_a_table()
    guest = hand.table.chairs[seat].guest
    before = asked(hand, seat)
    way = max(before.ways, key=lambda way: len(way.steps))
    assert len(way.steps) > 1
    for step in way.steps:
        hand.ask(guest, Draft, do=step)
    assert asked(hand, seat) != before
    for _ in way.steps:
        hand.ask(guest, Undo)
    assert asked(hand, seat) == before


def test_ways_of_one_piece_are_those_of_all_that_are_its_own() -> None:
    hand, seat = at_a_table()
    everything = asked(hand, seat).ways
    pieces = {way.steps[0].split(" ")[1] for way in everything}
    assert len(pieces) > 1
    for piece in pieces:
        own = [way for way in everything if way.steps[0].split(" ")[1] == piece]
        assert asked(hand, seat, piece=piece).ways == own
    assert asked(hand, seat, piece="nobody").ways == []
    assert asked(hand, seat, nonsense="x").ways == []


def test_whoever_is_not_to_act_is_refused() -> None:
    hand, seat = at_a_table()
    with pytest.raises(Refused, match="not-your-turn"):
        asked(hand, (seat + 1) % 4)
    with pytest.raises(Refused, match="no-seat"):
        asked(hand, 7)
    with pytest.raises(Refused):
        asked(Hand("inkognito"), 0)


def test_a_game_without_such_steps_has_no_ways() -> None:
    hand = Hand("masks", options={"players": 2}).seat("host", "ann").start()
    match = hand.table.match
    assert match is not None
    assert asked(hand, match.state.public.to_act[0]) == Ways(id="q", ways=[], more=False)


def test_an_answer_costs_no_more_than_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, seat = at_a_table()
    assert not asked(hand, seat).more
    monkeypatch.setattr(drafted_ways, "MOST_TRIED", 3)
    cut = asked(hand, seat)
    assert cut.more
    assert 0 < len(cut.ways) <= 3
