"""Missions 2, 14, 16 and 17: who sees what."""

import msgspec
import pytest

from ridotto.games.infiltraitors.components import named
from ridotto.games.infiltraitors.facts import Discarded, Drew, Revealed, Sank
from ridotto.games.infiltraitors.special.mission_16_cipher import Keyed
from ridotto.games.infiltraitors.special.mission_17_blind import Kept, Saw
from ridotto.games.infiltraitors.special.missions_2_14_dark import DiscardedDark
from ridotto.kernel import IllegalAction, View
from ridotto.words import Told, Words
from tests.infiltraitors.oracle import deep_walk
from tests.infiltraitors.scene import GAME, Scene, cards, words


@pytest.mark.parametrize("mission", ["2", "14"])
def test_mission_2_14_discards_are_face_down_and_remembered_by_whoever_saw_them(
    mission: str,
) -> None:
    scene = Scene(mission, 2)
    scene.do("files 3")
    scene.settle()
    lost = scene.own(0).hand[0]
    buried = scene.public.buried
    scene.do(f"discard {words([lost])}")
    assert scene.public.discard == []
    assert scene.public.buried == buried + 1
    assert scene.own(0).sunk == [lost]
    assert DiscardedDark(0, 1) in scene.stream(1)
    assert not any(isinstance(fact, Sank | Discarded) for fact in scene.stream(1))
    assert scene.state.truth.buried == [lost]


def test_mission_2_clues_are_turned_down_and_the_reward_is_a_random_one() -> None:
    scene = Scene("2", 2, {0: "red-4"})
    scene.identify("green-6")
    scene.skip_to(0)
    scene.do("clue red-4")
    scene.do("eliminate falcon green-6")
    assert scene.public.discard == []
    assert scene.public.swept == cards("red-4")
    assert scene.legal() == ["dig", "decline"]
    scene.do("dig")
    buried = scene.public.buried + 1
    assert scene.odds()["draw red-4"] == pytest.approx(1 / buried)
    scene.events.clear()
    scene.draw("red-4")
    assert Drew(cards("red-4")[0]) in scene.stream(1)
    assert Drew(cards("red-4")[0]) not in scene.stream(0)


def test_mission_14_is_order_and_dark_together() -> None:
    scene = Scene("14", 3, {0: "red-4"})
    scene.identify("green-6")
    scene.identify("green-7")
    assert {text.split()[1] for text in scene.legal() if "eliminate" in text} == {"falcon"}
    scene.skip_to(0)
    scene.do("clue red-4")
    scene.do("eliminate falcon green-6")
    assert scene.public.swept == cards("red-4")


def cipher() -> Scene:
    """Falcon's traitor is the red 6, with a green card: the green 6."""
    scene = Scene("16", 2, {0: "green-4 red-4 red-12", 1: "green-6"}, reserved="red-6 green-15")
    scene.do("identify")
    scene.draw("red-6")
    scene.draw("green-15")
    return scene


def test_mission_16_the_double_card_is_number_and_speciality() -> None:
    scene = cipher()
    own = scene.own(0)
    assert (own.traitor, own.second, own.identity) == tuple(cards("red-6 green-15 green-6"))
    assert scene.public.buried == 0
    assert Keyed(named("green-15")) not in scene.stream(1)
    for clue in ("green-4", "red-4", "red-12"):
        scene.skip_to(0)
        scene.do(f"clue {clue}")
    assert words(scene.front(0).upright) == "green-4 red-12"
    assert words(scene.front(0).flat) == "red-4"


def test_mission_16_the_end_reveals_the_combined_identity() -> None:
    scene = cipher()
    scene.table("forfeit lynx")
    (told,) = scene.facts(Revealed)
    assert isinstance(told, Revealed)
    assert told.traitors == (scene.own(0).identity,)
    assert told.traitors != (scene.own(0).traitor,)


def test_mission_16_the_identity_may_equal_a_card_in_plain_sight() -> None:
    scene = cipher()
    scene.do("exchange falcon green-6", "decline")
    assert words(scene.front(0).upright) == "green-6"
    scene.skip_to(1)
    hq = scene.public.hq
    scene.do("eliminate falcon green-6")
    assert scene.public.phase == "reward"
    assert scene.public.hq == hq + 2
    assert sorted(scene.state.truth.hq) == sorted(cards("red-6 green-15"))
    assert scene.own(0).returned == cards("red-6 green-15")
    assert not set(cards("red-6 green-15")) & set(scene.public.gone)


def test_mission_16_both_cards_go_back_unseen() -> None:
    scene = cipher()
    scene.do("eliminate falcon green-6")
    stream = msgspec.json.encode(scene.stream(1)).decode()
    assert '"kind":"returned"' not in stream
    assert f'"card":{named("green-15")}' not in stream


def test_mission_17_one_sees_every_hand_but_ones_own() -> None:
    scene = Scene("17", 3)
    for seat in range(3):
        assert scene.own(seat).hand == []
        for other in range(3):
            seen = scene.own(seat).others[other]
            assert seen == ([] if other == seat else list(scene.state.hand(other)))
    assert len(scene.state.hand(0)) == 5


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("seed", range(6))
def test_mission_17_a_stream_never_contains_its_own_unseen_cards(players: int, seed: int) -> None:
    walk = deep_walk("17", players, seed)
    unseen: list[dict[int, None]] = [{} for _ in range(players)]
    while (move := walk.next()) is not None:
        for event in walk.take(*move).events:
            fact = event.fact
            if isinstance(fact, Saw):
                assert not event.to >> fact.seat & 1
                if event.to:
                    unseen[fact.seat][fact.card] = None
        for seat in range(players):
            state = walk.state
            own = state.private[seat]
            view = View(seat, None, own)
            hidden = set(state.hand(seat)) - {card for _, card in own.known}  # type: ignore[attr-defined]
            shown = {*own.hand, *(c for hand in own.others for c in hand), own.traitor}
            assert not hidden & shown, view
    assert any(unseen)


def test_mission_17_cards_of_others_are_played_by_place_and_gaps_close() -> None:
    scene = Scene("17", 3, {1: "red-4 red-6 red-8", 2: "blue-2"})
    scene.identify("green-6")
    hand = list(scene.state.hand(1))
    scene.skip_to(0)
    assert "clue-from falcon 0" not in scene.legal()
    hand = list(scene.state.hand(1))
    scene.do("clue-from lynx 1")
    assert list(scene.state.hand(1)) == hand[:1] + hand[2:]
    assert scene.own(0).others[1] == scene.own(2).others[1] == hand[:1] + hand[2:]
    assert words(scene.front(0).upright) == "red-6"


def test_mission_17_after_an_exchange_one_must_draw_unseen() -> None:
    scene = Scene("17", 3, {2: "red-4"}, reserved="blue-15")
    scene.identify("green-6")
    hq = scene.public.hq
    scene.do("exchange-from falcon otter 0")
    assert scene.public.phase == "hand"
    scene.draw("blue-15")
    assert scene.public.hq == hq - 1
    assert scene.state.hand(1)[-1] == named("blue-15")
    assert Saw(1, named("blue-15")) in scene.stream(0)
    assert Saw(1, named("blue-15")) not in scene.stream(1)
    scene.rig(hq=0)
    scene.do("exchange-from falcon lynx 0")
    assert scene.public.turn == 0


def test_mission_17_discards_are_chosen_blind_and_become_open() -> None:
    scene = Scene("17", 2)
    scene.do("files 3")
    scene.settle()
    hand = list(scene.state.hand(0))
    assert scene.legal() == [f"discard-places {place}" for place in range(8)]
    scene.do("discard-places 2")
    assert scene.public.discard == [hand[2]]
    assert list(scene.state.hand(0)) == hand[:2] + hand[3:]


def test_mission_17_a_face_up_reward_is_known_to_its_taker_a_face_down_one_to_the_others() -> None:
    scene = Scene("17", 2, {0: "red-4"})
    scene.identify("green-6")
    scene.do("exchange-from falcon falcon 0")
    scene.settle()
    scene.skip_to(1)
    place = scene.public.hands[1]
    scene.do("eliminate falcon green-6", "reward red-4")
    assert Kept(place, named("red-4")) in scene.stream(1)
    assert scene.own(1).known == [(place, named("red-4"))]
    assert scene.state.hand(1)[place] == named("red-4")
    again = Scene("17", 2, reserved="blue-15")
    again.identify("green-6")
    again.do("eliminate falcon green-6", "dig")
    again.draw("blue-15")
    assert again.own(0).others[1][-1] == named("blue-15")
    assert again.own(1).known == []
    assert str(named("blue-15")) not in msgspec.json.encode(again.stream(1)).decode().split('"')


def test_mission_17_own_known_cards_keep_their_place_when_a_gap_closes() -> None:
    scene = Scene("17", 2, {0: "red-4"})
    scene.identify("green-6")
    scene.do("exchange-from falcon falcon 0")
    scene.settle()
    scene.skip_to(1)
    scene.do("eliminate falcon green-6", "reward red-4")
    scene.skip_to(0)
    scene.identify("green-9")
    scene.skip_to(0)
    place = scene.own(1).known[0][0]
    scene.do("clue-from lynx 0")
    assert scene.own(1).known == [(place - 1, named("red-4"))]
    scene.skip_to(0)
    scene.do(f"clue-from lynx {place - 1}")
    assert scene.own(1).known == []


def test_mission_17_hand_cards_cannot_be_named() -> None:
    scene = Scene("17", 2, {0: "red-4"})
    scene.identify("green-6")
    with pytest.raises(IllegalAction):
        scene.do("exchange falcon red-4")


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        (
            "clue-from lynx 0",
            "Play Lynx’s card 1 next to my traitor",
            "Poser la carte 1 (Lynx) près de mon traître",
        ),
        (
            "exchange-from otter lynx 6",
            "Play Lynx’s card 7 next to Otter’s traitor",
            "Poser la carte 7 (Lynx) près du traître qui est devant Loutre",
        ),
        (
            "discard-places 0 9",
            "Discard by place: 1, 10",
            "Défausser sans regarder, selon la place\u00a0: 1, 10",
        ),
    ],
)
def test_mission_17_places_are_counted_from_one_for_people(
    text: str, english: str, french: str
) -> None:
    scene = Scene("17", 3)
    action = scene.notation.read(text)
    assert scene.notation.write(action) == text
    for language, said in (("en", english), ("fr", french)):
        assert Words(language).action(GAME, scene.options, action) == said


@pytest.mark.parametrize(
    ("told", "english", "french"),
    [
        ("own", "next to my traitor", "près de mon traître"),
        ("advised", "next to your traitor", "près de votre traître"),
        ("done", "next to their own traitor", "près de son traître"),
    ],
)
def test_A2_whose_traitor_it_is_depends_on_who_reads(told: Told, english: str, french: str) -> None:
    scene = Scene("1", 3)
    action = scene.notation.read("clue red-4")
    for language, said in (("en", english), ("fr", french)):
        assert Words(language).action(GAME, scene.options, action, told).endswith(said)
