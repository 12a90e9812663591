"""Missions 18 and 19: their last parts."""

import pytest

from ridotto.games.infiltraitors.components import named
from ridotto.games.infiltraitors.facts import Unveiled
from ridotto.games.infiltraitors.special.mission_18_finale import HandsThrown, Scattered
from ridotto.games.infiltraitors.special.mission_19_kingpin import Glimpsed
from ridotto.kernel import CHANCE, IllegalAction, among
from tests.infiltraitors.scene import NAMES, Scene, cards, words

TRAITORS = [f"blue-{number}" for number in range(2, 11)]
RESERVED = " ".join([*TRAITORS, "blue-15", "red-15"])


def shoot_next(scene: Scene, number: int, *reward: str) -> None:
    """The agent to play identifies, and the next one shoots; the reward as said."""
    owner = scene.public.turn
    if scene.public.fronts[owner] is None:
        scene.identify(TRAITORS[number])
    else:
        scene.do("files 1")
    scene.settle()
    scene.do(f"eliminate {NAMES[owner]} {TRAITORS[number]}", *reward)
    scene.settle()
    while scene.public.phase == "discard":
        scene.do(scene.legal()[0])


def eight_down(players: int, *, rewards: int) -> Scene:
    scene = Scene("18", players, reserved=RESERVED)
    for number in range(8):
        if number >= 8 - rewards:
            shoot_next(scene, number, "dig")
            continue
        scene.identify(TRAITORS[number])
        scene.rig(buried=0)
        shooter = scene.public.turn
        owner = NAMES[(shooter - 1) % players]
        scene.do(f"eliminate {owner} {TRAITORS[number]}")
        scene.settle()
        while scene.public.phase == "discard":
            scene.do(scene.legal()[0])
    return scene


def test_mission_18_the_ninth_lies_apart_and_counts() -> None:
    scene = Scene("18", 3)
    assert (scene.public.middle, scene.public.apart, scene.public.left()) == (8, 1, 9)
    scene.identify("blue-6")
    scene.do("eliminate falcon blue-7")
    assert scene.ended() == "cartridges"
    assert not scene.facts(Unveiled)  # nobody has looked at him, so nobody is told


def test_mission_18_the_reward_must_be_chosen_and_is_laid_aside() -> None:
    scene = Scene("18", 3, {0: "red-4"}, reserved=RESERVED)
    scene.identify("blue-6")
    scene.skip_to(0)
    scene.do("clue red-4", "eliminate falcon blue-6")
    assert scene.legal() == ["reward red-4", "dig"]
    with pytest.raises(IllegalAction):
        scene.do("decline")
    hand = scene.public.hands[1]
    scene.do("dig")
    scene.draw("red-15")
    assert scene.public.rewards == cards("red-15")
    assert scene.public.hands[1] == hand


def test_mission_18_after_the_eighth_all_is_discarded_and_the_rewards_are_dealt() -> None:
    scene = Scene("18", 3, reserved=" ".join(TRAITORS))
    for number in range(7):
        shoot_next(scene, number, "dig")
    maker = (scene.public.turn + 1) % 3
    scene.identify(TRAITORS[7])
    scene.do(f"eliminate {NAMES[(maker - 1) % 3]} {TRAITORS[7]}", "dig")
    held = sorted(card for own in scene.state.private for card in own.hand)
    scene.draw()
    (thrown,) = scene.facts(HandsThrown)
    assert isinstance(thrown, HandsThrown)
    assert sorted(thrown.cards) == held != []
    buried = scene.public.buried
    while scene.public.phase == "scatter":
        scene.draw()
    assert scene.facts(Scattered)
    assert scene.public.hq == 0
    assert scene.public.buried == buried
    assert scene.public.hands[maker] == scene.public.hands[(maker + 1) % 3] == 3
    assert scene.public.hands[(maker + 2) % 3] == 2
    rewards = scene.public.rewards
    assert set(scene.odds()) == {f"draw {words([card])}" for card in rewards}
    while scene.public.phase == "redeal":
        scene.draw()
    assert scene.public.phase == "last"
    scene.draw(TRAITORS[8])
    assert scene.own(maker).traitor == named(TRAITORS[8])
    assert scene.public.turn == (maker + 1) % 3
    assert sorted(c for own in scene.state.private for c in own.hand) == sorted(rewards)
    shooter_card = words(scene.own(scene.public.turn).hand[:1])
    scene.do(f"exchange {NAMES[maker]} {shooter_card}")
    assert scene.public.turn == (maker + 2) % 3  # nothing to draw
    scene.do(f"eliminate {NAMES[maker]} {TRAITORS[8]}")
    assert scene.ended() == "eliminated"


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("rewards", [0, 3])
def test_mission_18_with_fewer_than_eight_rewards(players: int, rewards: int) -> None:
    scene = eight_down(players, rewards=rewards)
    assert len(scene.public.rewards) == rewards
    assert sum(scene.public.hands) == rewards
    assert max(scene.public.hands) - min(scene.public.hands) <= 1
    assert scene.public.apart == 0
    assert scene.public.phase == "turn"
    assert "eliminate" in scene.kinds()


def leave_after(scene: Scene, number: int) -> None:
    """The agent to play identifies or waits, the next one in shoots right and may leave."""
    shoot_next(scene, number, "decline")
    assert scene.public.phase == "leave"


@pytest.mark.parametrize(("players", "clues"), [(2, 2), (5, 1)])
def test_mission_19_agents_leave_with_clues_until_one_must_shoot(players: int, clues: int) -> None:
    scene = Scene("19", players, reserved=RESERVED)
    number = 0
    while scene.public.phase != "accuse":
        leave_after(scene, number)
        leaver = scene.public.turn
        first = scene.public.out == 0
        scene.do("leave")
        if first:
            scene.draw("blue-15")
        assert scene.own(leaver).kingpin == named("blue-15")
        for _ in range(clues):
            assert scene.public.phase == "lay"
            scene.do(f"lay {words(scene.own(leaver).hand[:1])}")
        assert scene.public.out >> leaver & 1
        assert scene.public.hands[leaver] == 0
        number += 1
    assert number == players - 1
    last = scene.public.to_act[0]
    assert scene.public.out == among(range(players)) & ~(1 << last)
    assert scene.own(last).kingpin is None
    assert not any(isinstance(fact, Glimpsed) for fact in scene.stream(last))
    laid = scene.public.kingpin.clues()
    assert len(laid) == clues * (players - 1)
    scene.do("accuse blue-15")
    assert scene.ended() == "kingpin-fell"
    assert scene.public.outcome is not None
    assert scene.public.outcome.winners == tuple(range(players))


def test_mission_19_a_wrong_name_for_the_kingpin_loses() -> None:
    scene = Scene("19", 2, reserved=RESERVED)
    leave_after(scene, 0)
    scene.do("leave")
    scene.draw("blue-15")
    hand = scene.own(scene.public.turn).hand
    scene.do(f"lay {words(hand[:1])}", f"lay {words(hand[1:2])}")
    assert scene.kinds() == {"accuse"}
    scene.do("accuse blue-14")
    assert scene.ended() == "kingpin-missed"
    assert scene.facts(Unveiled) == [Unveiled(named("blue-15"))]


def test_mission_19_a_miss_loses_since_the_kingpin_counts() -> None:
    scene = Scene("19", 3)
    scene.identify("blue-6")
    scene.do("eliminate falcon blue-7")
    assert scene.ended() == "cartridges"


def test_mission_19_clues_may_come_from_the_discard_and_are_true() -> None:
    scene = Scene("19", 3, {0: "red-5 red-4"}, reserved=RESERVED)
    scene.identify("blue-6")
    scene.skip_to(0)
    scene.do("clue red-5")
    scene.do("eliminate falcon blue-6", "decline", "leave")
    scene.draw("blue-15")
    hand = list(scene.own(1).hand)
    scene.do("lay red-5")
    assert scene.public.kingpin.upright == cards("red-5")
    assert scene.public.discard[-len(hand) :] == hand
    assert scene.public.turn == 2


def test_mission_19_who_left_is_skipped_but_can_be_exchanged_with_and_shot_at() -> None:
    scene = Scene("19", 3, reserved=RESERVED)
    scene.identify(TRAITORS[0])
    scene.identify(TRAITORS[1])  # Lynx has one too
    scene.skip_to(1)
    scene.do(f"eliminate falcon {TRAITORS[0]}", "decline", "leave")
    scene.draw("blue-15")
    scene.do(f"lay {words(scene.own(1).hand[:1])}")
    assert scene.public.turn == 2
    assert scene.public.fronts[1] is not None
    targets = {text.split()[1] for text in scene.legal() if "eliminate" in text}
    partners = {text.split()[1] for text in scene.legal() if "exchange" in text}
    assert targets == partners == {"lynx"}
    scene.do("files 1")
    scene.settle()
    assert scene.public.turn == 0
    scene.do("files 1")
    scene.settle()
    assert scene.public.turn == 2  # not Lynx


def test_mission_19_with_too_few_cards_one_cannot_leave() -> None:
    scene = Scene("19", 2, reserved=RESERVED)
    scene.identify(TRAITORS[0])
    scene.empty_hand(1)
    scene.public.discard.clear()
    scene.do(f"eliminate falcon {TRAITORS[0]}", "decline")
    assert scene.public.phase == "turn"


def test_mission_19_two_left_after_the_eighth_elimination_lose() -> None:
    scene = Scene("19", 3, reserved=RESERVED)
    for number in range(8):
        shoot_next(scene, number, "decline")
        if scene.public.phase == "leave" and number < 7:
            scene.do("decline")
        while scene.public.phase == "discard":
            scene.do(scene.legal()[0])
    assert scene.public.phase == "leave"
    scene.do("leave")
    scene.draw("blue-15")
    scene.do(scene.legal()[0])
    assert scene.ended() == "kingpin-escaped"
    stay = Scene("19", 2, reserved=RESERVED)
    for number in range(8):
        shoot_next(stay, number, "decline")
        stay.do("decline")
        while stay.public.phase == "discard":
            stay.do(stay.legal()[0])
    assert stay.ended() == "kingpin-escaped"
    assert CHANCE not in stay.public.to_act
