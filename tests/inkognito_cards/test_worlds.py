"""The hidden worlds: exact at chosen positions, sound along random games."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.games.inkognito_cards import InkognitoCards
from ridotto.games.inkognito_cards.state import CardsState
from ridotto.games.inkognito_cards.worlds import World, imagine, true_world, worlds
from ridotto.kernel import SPECTATOR, Lottery
from ridotto.testing import Walk
from tests.inkognito_cards.helpers import Table
from tests.lanes import examples

GAME = InkognitoCards()


def held(table: Table, seat: str) -> list[World]:
    return list(worlds(table.state.view(table.names[seat])))


@pytest.mark.parametrize(("players", "start"), [(3, 36), (4, 36), (5, 36)])
def test_at_first_an_agent_knows_just_himself(players: int, start: int) -> None:
    table = Table(players)
    assert len(held(table, "blue")) == start
    assert len(list(worlds(table.state.view(SPECTATOR)))) == 576


def test_the_ambassador_knows_nothing_but_his_place() -> None:
    table = Table(5)
    assert len(held(table, "ambassador")) == 576
    table.do("ambassador", "play Rialto")
    assert {world.laid for world in held(table, "ambassador")} == {2}
    assert len(held(table, "blue")) == 36 * 5


def test_a_black_card_leaves_what_it_leaves() -> None:
    table = Table()
    table.go("RGMBR")
    table.do("blue", "name green")
    table.do("green", "show number")
    assert len(held(table, "blue")) == 6 * 2
    assert len(held(table, "yellow")) == 36
    table.go("GMBSG")
    table.do("blue", "name green")
    table.do("green", "show identity")
    assert len(held(table, "blue")) == 2 * 2


def test_of_a_pair_exactly_one_is_true() -> None:
    table = Table()
    table.go("RRMGS")
    table.greet("blue", "yellow")
    table.do("blue", "pass LF 29")
    table.do("yellow", "pass CB 29")
    # Either yellow is CB and has not 29 (2 fragments), or has 29 and is not CB (2 identities).
    secrets = {world.secrets(1) for world in held(table, "blue")}
    assert secrets == {(1, 5), (1, 7), (2, 6), (3, 6)}
    assert len(held(table, "blue")) == 4 * 2 * 2


def test_during_the_deal_and_after_the_match_there_is_nothing_to_guess_but_what_is_dealt() -> None:
    table = Table(points_to_win=1)
    table.go("RRMGS")
    table.do("blue", "call LF 0 CB 11 X 29 ZZ 52")
    assert held(table, "blue") == [World((), ())]
    table = Table()
    table.go("RRMGS")
    table.do("blue", "call LF 0 CB 11 X 29 ZZ 52")
    table.do("chance", "deal LF 0")
    assert held(table, "blue") == [World((0,), (4,))]
    assert len(held(table, "yellow")) == 16


def _finish(state: CardsState, rng: random.Random) -> None:
    while state.public.to_act:
        actor = state.public.to_act[0]
        legal = state.legal(actor)
        if isinstance(legal, Lottery):
            state.apply(actor, legal.pick(rng))
        else:
            state.apply(actor, legal.pick(rng))


@examples(6)
@given(players=st.sampled_from([3, 4, 5]), seed=st.integers(0, 2**32))
def test_along_random_games_the_true_world_is_held_and_any_can_be_imagined(
    players: int, seed: int
) -> None:
    rng = random.Random(seed)
    options = GAME.settle({"players": players, "points_to_win": 1, "max_rounds": 12})
    walk = Walk(GAME, options, rng)
    eyes = (*range(players), SPECTATOR)
    while (move := walk.next()) is not None:
        walk.take(*move)
        state = walk.state
        assert isinstance(state, CardsState)
        if rng.random() < 0.85:
            continue
        for seat in eyes:
            view = state.view(seat)
            possible = list(worlds(view))
            assert true_world(state) in possible
            assert len(set(possible)) == len(possible)
            imagined = imagine(view, rng.choice(possible))
            before = state.encode()
            assert imagined.view(seat).encode() == view.encode()
            assert list(imagined.legal(seat)) == list(state.legal(seat))
            _finish(imagined, rng)
            assert state.encode() == before


@examples(6)
@given(players=st.sampled_from([3, 4, 5]), seed=st.integers(0, 2**32))
def test_the_imagined_world_is_the_one_asked_for(players: int, seed: int) -> None:
    rng = random.Random(seed)
    options = GAME.settle({"players": players, "points_to_win": 1, "max_rounds": 12})
    walk = Walk(GAME, options, rng)
    for _ in range(rng.randrange(80)):
        move = walk.next()
        if move is None:
            break
        walk.take(*move)
    for seat in range(players):
        view = walk.state.view(seat)
        for world in rng.sample(list(worlds(view)), 1):
            imagined = imagine(view, world)
            assert true_world(imagined) == world
            # Whoever holds this world possible there holds the same ones here.
            assert set(worlds(imagined.view(seat))) == set(worlds(view))
