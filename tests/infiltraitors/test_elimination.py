"""A5, A7 and the ends of a mission: W1, L1 to L3."""

import pytest

from ridotto.games.infiltraitors.facts import (
    Drew,
    Dug,
    Eliminated,
    Revealed,
    Rewarded,
    Shot,
    Swept,
    Turn,
)
from ridotto.kernel import Ended, IllegalAction
from tests.infiltraitors.scene import GAME, Scene, cards, words


def ready(mission: str = "1", players: int = 2) -> Scene:
    """Falcon's traitor is the green 6, with two clues; Lynx is to play."""
    scene = Scene(mission, players, {0: "red-4 red-6"}, reserved="green-6 green-9 green-10")
    scene.identify("green-6")
    scene.skip_to(0)
    scene.do("clue red-4")
    scene.skip_to(0)
    scene.do("clue red-6")
    return scene


def test_A5_right_the_traitor_goes_to_headquarters_and_a_face_up_card_is_the_reward() -> None:
    scene = ready()
    hq, shells = scene.public.hq, scene.public.cartridges
    scene.do("eliminate falcon green-6")
    assert scene.public.cartridges == shells - 1
    assert scene.public.hq == hq + 1
    assert scene.public.fronts[0] is None
    assert scene.own(0).traitor is None
    assert scene.public.discard == cards("red-6 red-4")
    assert "reward green-6" not in scene.legal()
    assert scene.legal() == ["reward red-6", "reward red-4", "dig", "decline"]
    hand = scene.public.hands[1]
    scene.do("reward red-4")
    assert cards("red-4")[0] in scene.own(1).hand
    assert scene.public.hands[1] == hand + 1
    assert scene.public.discard == cards("red-6")


def test_A5_the_reward_may_be_declined() -> None:
    scene = ready()
    hand = scene.public.hands[1]
    scene.do("eliminate falcon green-6", "decline")
    assert scene.public.hands[1] == hand
    assert scene.public.turn == 0


def test_A5_a_blind_reward_is_seen_by_its_taker_only() -> None:
    scene = ready()
    scene.do("eliminate falcon green-6", "dig")
    buried = scene.public.buried
    scene.events.clear()
    scene.draw("green-10")
    assert scene.own(1).hand[-1] == cards("green-10")[0]
    assert Drew(cards("green-10")[0]) in scene.stream(1)
    assert not any(isinstance(fact, Drew) for fact in scene.stream(0))
    assert scene.public.buried == buried


def test_A5_the_odds_of_a_blind_reward_and_of_the_next_draw_are_exact() -> None:
    scene = ready()
    scene.do("eliminate falcon green-6", "dig")
    pool = len(scene.state.truth.pool)
    assert set(scene.odds().values()) == {1 / pool}  # all that went down was unseen
    scene.settle()
    scene.skip_to(0)
    scene.do("files 1")
    # The unseen discard is drawn now that headquarters holds a card somebody knows.
    assert scene.public.phase == "bury"
    hq = scene.public.hq + 2
    odds = scene.odds()
    assert odds["draw green-6"] == pytest.approx(1 / hq)
    assert sum(odds.values()) == pytest.approx(1)
    before = len(scene.stream(0)), len(scene.stream(1))
    scene.draw("green-6")
    assert [words(scene.state.truth.buried)] == ["green-6"]
    after = len(scene.stream(0)), len(scene.stream(1))
    assert (after[0] - before[0], after[1] - before[1]) == (1, 1)  # the files are opened
    assert "draw green-6" not in scene.odds()


def test_A5_wrong_costs_a_cartridge_and_nothing_more() -> None:
    scene = ready()
    shells, hq = scene.public.cartridges, scene.public.hq
    scene.do("eliminate falcon green-5")
    assert (scene.public.cartridges, scene.public.hq) == (shells - 1, hq)
    assert scene.front(0).missed == cards("green-5")
    assert scene.public.turn == 0


def test_A5_any_card_of_the_deck_may_be_named_even_one_in_plain_sight() -> None:
    scene = ready()
    shots = [text for text in scene.legal() if text.startswith("eliminate")]
    assert len(shots) == len(set(shots)) == 56
    assert "eliminate falcon red-4" in shots
    assert "eliminate falcon blue-4" not in shots
    assert "eliminate falcon red-special" not in shots
    with pytest.raises(IllegalAction, match="not-yourself"):
        scene.do("eliminate lynx green-6")
    three = ready(players=3)
    with pytest.raises(IllegalAction, match="no-traitor-there"):
        three.do("eliminate otter green-6")


def test_A7_cartridge_answer_traitor_clues_reward_limit() -> None:
    scene = ready()
    scene.public.hands[1] = 7
    while len(scene.own(1).hand) < 7:
        scene.own(1).hand.append(scene.state.truth.pool[-1])
        scene.state.truth.place[scene.state.truth.pool.pop()] = -1
    scene.events.clear()
    scene.do("eliminate falcon green-6", "reward red-4")
    order = [type(event.fact) for event in scene.events if event.to > 127]
    assert order[:4] == [Shot, Eliminated, Swept, Rewarded]
    assert scene.public.phase == "discard"
    scene.do("discard red-4")
    assert scene.public.turn == 0


def test_W1_the_last_elimination_wins_before_any_reward() -> None:
    scene = Scene("T2", 2, reserved="red-6")
    scene.identify("red-6")
    scene.rig(middle=0)
    scene.do("eliminate falcon red-6")
    assert scene.ended() == "eliminated"
    outcome = scene.public.outcome
    assert outcome is not None
    assert (outcome.side, outcome.winners) == ("agents", (0, 1))
    assert not scene.facts(Rewarded)
    assert not scene.facts(Dug)


def test_L1_fewer_cartridges_than_traitors_loses_at_once() -> None:
    scene = ready()
    scene.rig(cartridges=scene.public.left() + 1)
    scene.do("eliminate falcon green-5")
    assert not scene.ended()
    scene.skip_to(1)
    scene.do("eliminate falcon green-7")
    assert scene.ended() == "cartridges"
    assert scene.public.outcome is not None
    assert scene.public.outcome.winners == ()


def test_L1_the_last_cartridge_may_win() -> None:
    scene = Scene("T2", 2, reserved="red-6")
    scene.identify("red-6")
    scene.rig(middle=0)
    scene.rig(cartridges=1)
    scene.do("eliminate falcon red-6")
    assert scene.ended() == "eliminated"
    assert scene.public.cartridges == 0


def test_L2_no_legal_action_loses() -> None:
    scene = Scene("1", 2)
    scene.rig(hq=2)
    scene.do("files 1")
    scene.settle()
    # Nobody has a traitor, headquarters has no card: Lynx can do nothing, whatever he holds.
    assert scene.public.hq == 0
    assert scene.ended() == "no-action"
    kinds = [type(fact) for fact in scene.stream(1)[-3:]]
    assert kinds == [Turn, Revealed, Ended]


def test_L2_a_pure_guess_counts_as_an_action() -> None:
    scene = Scene("1", 2, {0: "red-4"})
    scene.identify("green-6")
    scene.rig(hq=0)
    scene.empty_hand(1)
    assert scene.kinds() == {"eliminate"}
    assert not scene.ended()


def test_L3_time_ends_the_mission_even_in_the_middle_of_a_turn() -> None:
    scene = Scene("T3", 2, {1: "red-4"})
    scene.identify("green-6")
    scene.do("exchange falcon red-4")
    scene.table("time-up")
    assert scene.ended() == "time"
    owed = Scene("T3", 2)
    owed.do("files 3")
    owed.draw()
    owed.table("time-up")
    assert owed.ended() == "time"


def test_L3_there_is_a_clock_only_where_the_mission_has_one() -> None:
    scene = Scene("1", 2)
    with pytest.raises(IllegalAction):
        scene.table("time-up")
    scene.table("forfeit lynx")
    assert scene.ended() == "forfeit"


def test_H2_the_end_reveals_hands_and_traitors() -> None:
    scene = ready()
    scene.table("forfeit lynx")
    (told,) = scene.facts(Revealed)
    assert isinstance(told, Revealed)
    assert told.hands == tuple(tuple(scene.own(seat).hand) for seat in (0, 1))
    assert (told.owners, told.traitors) == ((0,), (cards("green-6")[0],))
    assert GAME.id == "infiltraitors"
