"""S1 and S2."""

import pytest

from ridotto.games.infiltraitors.components import number_of, speciality_of
from ridotto.games.infiltraitors.missions import MISSIONS, mission_of
from ridotto.kernel import CHANCE
from tests.infiltraitors.scene import GAME, NAMES, Scene


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mission", MISSIONS)
def test_S1_hands_traitors_and_headquarters_are_the_deck(mission: str, players: int) -> None:
    scene = Scene(mission, players)
    public, rules = scene.public, mission_of(mission, players)
    assert public.hands == [rules.dealt] * players
    assert [len(scene.state.hand(seat)) for seat in range(players)] == public.hands
    assert public.middle + public.apart == rules.traitors
    assert public.cartridges == rules.cartridges
    assert public.hq + rules.traitors + sum(public.hands) == len(rules.deck)
    assert len(scene.state.truth.pool) == public.hq + rules.traitors


def test_S1_the_deck_is_what_the_mission_says() -> None:
    deck = mission_of("T1", 3).deck
    assert len(deck) == 36
    assert {number_of(c) for c in deck} == set(range(2, 14))
    assert {speciality_of(c) for c in deck} == {0, 1, 2}
    assert len(mission_of("1", 3).deck) == 56
    assert len(mission_of("5", 3).deck) == 70


def test_S1_five_cards_are_dealt_and_seven_is_the_limit() -> None:
    rules = mission_of("1", 4)
    assert (rules.dealt, rules.limit) == (5, 7)
    assert GAME.start(GAME.settle({"players": 4, "mission": "1"})).public.limit == 7


def test_S2_a_random_agent_starts_and_play_goes_clockwise() -> None:
    state = GAME.start(GAME.settle({"players": 4, "mission": "1"}))
    starts = state.legal(CHANCE)
    assert [str(odd) for odd in starts.probabilities()] == ["1/4"] * 4  # type: ignore[union-attr]
    scene = Scene("1", 4)
    turns = []
    for _ in range(5):
        turns.append(scene.public.turn)
        scene.do("files 1")
        scene.settle()
    assert turns == [0, 1, 2, 3, 0]
    assert len(NAMES) == 5


def test_S2_sizes_are_public() -> None:
    scene = Scene("1", 3)
    hq = scene.public.hq
    scene.do("files 2")
    scene.settle()
    assert (scene.public.hq, scene.public.hands, scene.public.buried) == (hq - 3, [7, 5, 5], 1)
