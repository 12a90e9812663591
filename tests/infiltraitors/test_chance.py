"""Drawing late gives the same odds as shuffling first."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from ridotto.games.infiltraitors.actions import Draw
from ridotto.games.infiltraitors.components import Card
from ridotto.games.infiltraitors.disclosures import clone
from ridotto.games.infiltraitors.piles import Pool, from_pile, lift, new_truth
from ridotto.games.infiltraitors.state import MissionState
from ridotto.kernel import CHANCE, Lottery
from tests.infiltraitors.scene import Scene, cards


def odds(state: MissionState) -> dict[Card, Fraction]:
    lottery = state.legal(CHANCE)
    assert isinstance(lottery, Lottery)
    drawn = [action.card for action in lottery if isinstance(action, Draw)]
    return dict(zip(drawn, lottery.probabilities(), strict=True))


def test_A5_an_unseen_discard_then_a_blind_reward_by_all_ways_chance_can_go() -> None:
    scene = Scene("T1", 2, reserved="red-6 red-7")
    scene.identify("red-6")
    scene.do("eliminate falcon red-6", "decline")  # the red 6 is in headquarters now
    hq = scene.public.hq
    scene.do("identify")
    scene.draw("red-7")
    # One of the cards of headquarters goes down unseen. Which one the next reward may turn up:
    returned = cards("red-6")[0]
    total: dict[Card, Fraction] = {}
    for buried, chance in odds(scene.state).items():
        state = clone(scene.state)
        state.apply(CHANCE, Draw(buried))
        lottery = from_pile(state.pool, state.truth.buried, state.public.buried)
        for action, weight in zip(lottery, lottery.probabilities(), strict=True):
            assert isinstance(action, Draw)
            total[action.card] = total.get(action.card, Fraction(0)) + chance * weight
    assert sum(total.values()) == 1
    # Of two face-down discards one was put down after the red 6 came back.
    assert scene.public.buried == 2
    assert total.pop(returned) == Fraction(1, hq) / 2
    assert len(set(total.values())) == 1


@given(st.integers(1, 12), st.integers(0, 6), st.integers(0, 6))
def test_a_pile_gives_known_and_unknown_cards_their_exact_share(
    pool: int, known: int, unknown: int
) -> None:
    size = known + min(unknown, pool)
    if not size:
        return
    truth = new_truth(range(pool))
    lottery = from_pile(Pool(truth), range(50, 50 + known), size)
    chances = dict(zip(lottery, lottery.probabilities(), strict=True))
    assert sum(chances.values()) == 1
    for action, chance in chances.items():
        assert isinstance(action, Draw)
        if action.card >= 50:
            assert chance == Fraction(1, size)
        else:
            assert chance == Fraction(size - known, size) / pool


@given(st.permutations(range(12)))
def test_the_pool_holds_what_was_not_drawn(order: list[int]) -> None:
    truth = new_truth(range(12))
    pool = Pool(truth)
    for at, card in enumerate(order):
        assert Draw(card) in pool
        lift(truth, card)
        assert Draw(card) not in pool
        assert {draw.card for draw in pool} == set(order[at + 1 :])
        assert all(pool[place].card == truth.pool[place] for place in range(len(pool)))
