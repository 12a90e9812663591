"""A1 to A4, and A6."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.games.infiltraitors.facts import Clued, Exchanged, Gave, Met
from ridotto.kernel import CHANCE, SPECTATOR, IllegalAction
from tests.infiltraitors.oracle import deep_walk
from tests.infiltraitors.scene import Scene, cards, words
from tests.lanes import examples


def test_A1_only_the_agent_sees_the_traitor_and_a_card_goes_down_unseen() -> None:
    scene = Scene("1", 3)
    hq = scene.public.hq
    scene.identify("green-6")
    assert scene.own(0).traitor == cards("green-6")[0]
    assert (scene.public.middle, scene.public.hq, scene.public.buried) == (6, hq - 1, 1)
    assert scene.public.turn == 1
    for seat in (1, 2, SPECTATOR):
        assert not any(isinstance(fact, Met) for fact in scene.stream(seat))
    # Nobody has seen the discard: it is still one of those chance has not turned up.
    assert len(scene.state.truth.pool) == 6 + scene.public.hq + 1


def test_A1_not_with_a_traitor_nor_without_headquarters() -> None:
    scene = Scene("1", 2)
    scene.identify("green-6")
    scene.identify("green-7")
    assert "identify" not in scene.kinds()
    with pytest.raises(IllegalAction, match="you-have-a-traitor"):
        scene.do("identify")
    empty = Scene("T1", 2)
    empty.rig(hq=0)
    assert "identify" not in empty.kinds()
    with pytest.raises(IllegalAction, match="headquarters-empty"):
        empty.do("identify")
    none = Scene("T1", 2)
    none.rig(middle=0)
    with pytest.raises(IllegalAction, match="no-traitor-left"):
        none.do("identify")


def test_A1_takes_the_traitors_in_the_order_laid() -> None:
    scene = Scene("1", 3)
    for number, traitor in enumerate(("green-6", "green-7", "green-8")):
        scene.identify(traitor)
        assert scene.front(number).number == number + 1


def test_A2_upright_if_it_shares_and_flat_if_not() -> None:
    scene = Scene("1", 2, {0: "red-4 red-6"})
    with pytest.raises(IllegalAction, match="no-traitor-of-yours"):
        scene.do("clue red-4")
    scene.identify("green-6")
    scene.do("files 1")
    scene.settle()
    scene.do("clue red-4")
    assert Clued(0, cards("red-4")[0], upright=False) in scene.facts(Clued)
    assert scene.public.hands == [4, 6]
    scene.do("files 1")
    scene.settle()
    scene.do("clue red-6")
    assert words(scene.front(0).upright) == "red-6"
    assert Gave(cards("red-6")[0]) in scene.stream(0)
    assert Gave(cards("red-6")[0]) not in scene.stream(1)


def test_A3_the_owner_turns_the_card_and_then_one_may_draw() -> None:
    scene = Scene("1", 2, {1: "red-4 red-6"})
    scene.identify("green-6")
    hq = scene.public.hq
    scene.do("exchange falcon red-6")
    assert Exchanged(1, 0, cards("red-6")[0], upright=True) in scene.facts(Exchanged)
    assert scene.public.to_act == (1,)
    assert scene.legal() == ["request", "decline"]
    scene.do("request")
    scene.draw("blue-9" if "draw blue-9" in scene.odds() else "green-9")
    assert scene.public.hq == hq - 1
    assert words(scene.own(1).hand).split()[-1] == "green-9"
    assert scene.public.turn == 0


def test_A3_one_need_not_draw() -> None:
    scene = Scene("1", 2, {1: "red-4"})
    scene.identify("green-6")
    hq = scene.public.hq
    scene.do("exchange falcon red-4", "decline")
    assert (scene.public.hq, scene.public.hands[1], scene.public.turn) == (hq, 4, 0)


def test_A3_not_with_oneself_nor_where_there_is_no_traitor() -> None:
    scene = Scene("1", 3, {1: "red-4"})
    scene.identify("green-6")
    with pytest.raises(IllegalAction, match="not-yourself"):
        scene.do("exchange lynx red-4")
    with pytest.raises(IllegalAction, match="no-traitor-there"):
        scene.do("exchange otter red-4")


def test_A3_the_last_card_of_headquarters_can_be_drawn_and_then_none() -> None:
    scene = Scene("1", 2, {0: "red-8", 1: "red-4 red-6"})
    scene.identify("green-6")
    scene.rig(hq=1)
    scene.do("exchange falcon red-6", "request")
    scene.settle()
    assert scene.public.hq == 0
    scene.do("clue red-8")
    scene.do("exchange falcon red-4")  # nothing to draw: the turn is over
    assert scene.public.turn == 0


def test_A3_with_a_full_hand_and_the_limit_only_at_the_end_of_the_turn() -> None:
    scene = Scene("1", 2, {1: "red-4 red-6"})
    scene.identify("green-6")
    scene.do("files 3")
    scene.settle()
    scene.do("discard " + words(sorted(scene.own(1).hand)[:1]))
    scene.skip_to(1)
    assert scene.public.hands[1] == 7
    scene.do("exchange falcon " + words(scene.own(1).hand[:1]), "request")
    scene.settle()
    assert scene.public.hands[1] == 7
    assert scene.public.turn == 0


def test_A4_one_down_unseen_then_the_number_said() -> None:
    scene = Scene("1", 3)
    hq = scene.public.hq
    assert [text for text in scene.legal() if "files" in text] == ["files 1", "files 2", "files 3"]
    scene.do("files 2")
    assert scene.public.to_act == (CHANCE,)
    scene.settle()
    assert (scene.public.hq, scene.public.buried, scene.public.hands[0]) == (hq - 3, 1, 7)


@pytest.mark.parametrize(("hq", "most"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (9, 3)])
def test_A4_at_most_one_less_than_headquarters_has(hq: int, most: int) -> None:
    scene = Scene("1", 2)
    scene.rig(hq=hq)
    assert [text for text in scene.legal() if "files" in text] == [
        f"files {number}" for number in range(1, most + 1)
    ]
    if most < 3:
        with pytest.raises(IllegalAction, match="headquarters-too-small"):
            scene.do(f"files {most + 1}")


def test_A6_down_to_the_limit_face_up_all_at_once() -> None:
    scene = Scene("1", 3)
    scene.do("files 3")
    scene.settle()
    assert scene.public.phase == "discard"
    hand = sorted(scene.own(0).hand)
    assert scene.legal() == [f"discard {words([card])}" for card in hand]
    scene.do(f"discard {words(hand[2:3])}")
    assert scene.public.discard == hand[2:3]
    assert scene.public.hands[0] == 7
    assert scene.public.turn == 1


def test_A6_two_at_once_in_one_action() -> None:
    scene = Scene("9", 3)
    scene.do("files 3")
    scene.settle()
    hand = sorted(scene.own(0).hand)
    assert len(scene.legal()) == 20
    scene.do(f"discard {words(hand[:3])}")
    assert scene.own(0).hand == [c for c in scene.own(0).hand if c in hand[3:]]
    with pytest.raises(IllegalAction, match="not-now"):
        scene.do(f"discard {words(hand[3:4])}")


@examples(40)
@given(
    st.sampled_from(["1", "2", "5", "6", "14", "16", "17", "18", "19"]),
    st.integers(2, 5),
    st.integers(0, 10_000),
)
def test_S1_no_card_is_ever_lost_or_doubled(mission: str, players: int, seed: int) -> None:
    walk = deep_walk(mission, players, seed)
    deck = {*walk.state.mission.deck, *walk.state.mission.informers()}  # type: ignore[attr-defined]
    while (move := walk.next()) is not None:
        state, public = walk.state, walk.state.public
        fronts = [f for f in (*public.fronts, public.kingpin) if f is not None]
        in_hands = [c for seat in range(players) for c in state.hand(seat)]  # type: ignore[attr-defined]
        held = [c for own in state.private for c in (own.traitor, own.second)]
        places = [
            *state.truth.pool,
            *state.truth.hq,
            *state.truth.buried,
            *public.discard,
            *public.informers,
            *(c for front in fronts for c in front.clues()),
            *in_hands,
            *(c for c in (*held, state.truth.kingpin) if c is not None),
            *(c for c in public.rewards if public.apart and public.phase != "redeal"),
        ]
        if public.phase not in ("redeal",) and (public.apart or not public.rewards):
            assert sorted(places) == sorted(deck), public.phase
        walk.take(*move)
