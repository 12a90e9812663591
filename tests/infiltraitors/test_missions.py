"""The table of missions, row by row: figures, and the rules that change little."""

import pytest

from ridotto.cli.campaign import rule_line
from ridotto.games.infiltraitors.components import number_of
from ridotto.games.infiltraitors.mission_data import MISSION_DATA, BriefingError, read_briefings
from ridotto.games.infiltraitors.missions import MISSIONS, mission_class, mission_of
from ridotto.kernel import IllegalAction
from ridotto.words import LANGUAGES, Words
from tests.infiltraitors.scene import Scene, cards, words

FIGURES = {
    "T1": (2, 5, 36),
    "T2": (4, 7, 42),
    "T3": (4, 7, 56),
    "1": (7, 10, 56),
    "2": (8, 11, 56),
    "3": (8, 11, 56),
    "4": (8, 9, 56),
    "5": (9, 12, 70),
    "6": (9, 9, 56),
    "7": (6, 7, 56),
    "8": (8, 8, 56),
    "9": (9, 12, 70),
    "10": (9, 10, 70),
    "11": (9, 12, 56),
    "12": (6, 6, 70),
    "13": (8, 10, 70),
    "14": (9, 11, 70),
    "15": (9, 10, 75),
    "16": (9, 10, 70),
    "17": (9, 9, 70),
    "18": (9, 9, 70),
    "19": (9, 9, 70),
    "20": (11, 12, 70),
}


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_row_has_its_figures(mission: str) -> None:
    rules = mission_of(mission, 4)
    assert (rules.traitors, rules.cartridges, len(rules.deck)) == FIGURES[mission]


def test_the_missions_are_in_the_order_of_the_campaign() -> None:
    assert tuple(FIGURES) == MISSIONS


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ('{"traitors": {"fixed": 2}, "cartridges": {"fixed": 1}, "specialities": 3}', "cartridges"),
        ('{"traitors": {"fixed": 2}, "cartridges": {"fixed": 3}, "specialities": 6}', "special"),
        ('{"traitors": {"fixed": 2}, "cartridges": {"fixed": 3}}', "specialities"),
        (
            '{"traitors": {"fixed": 1}, "cartridges": {"fixed": 3}, "specialities": 3,'
            ' "numbers": [0, 4]}',
            "numbers 0 to 4",
        ),
    ],
)
def test_a_bad_entry_is_named(entry: str, problem: str) -> None:
    with pytest.raises(BriefingError, match=f"mission X: .*{problem}"):
        read_briefings(f'{{"X": {entry}}}')


def test_an_unknown_rule_is_named() -> None:
    text = (
        '{"X": {"traitors": {"fixed": 1}, "cartridges": {"fixed": 3}, "specialities": 3,'
        ' "rules": ["odd"]}}'
    )
    with pytest.raises(BriefingError, match="mission X: no rule 'odd'"):
        mission_class("X", read_briefings(text)["X"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mission_has_a_title_and_a_story_and_every_rule_a_line(language: str) -> None:
    speak = Words(language)
    for mission, briefing in MISSION_DATA.items():
        assert speak.text(f"infiltraitors-mission-{mission}-title")
        assert len(speak.text(f"infiltraitors-mission-{mission}-story")) > 30
        for rule in briefing.rules:
            assert rule_line(speak, rule, 3)


def test_T1_two_traitors_whatever_the_table() -> None:
    assert {mission_of("T1", n).traitors for n in (2, 3, 4, 5)} == {2}
    assert max(map(number_of, mission_of("T1", 3).deck)) == 13


def test_T2_one_traitor_an_agent_and_three_cartridges_more() -> None:
    for agents in (2, 3, 4, 5):
        rules = mission_of("T2", agents)
        assert (rules.traitors, rules.cartridges) == (agents, agents + 3)


def test_T3_has_a_clock_of_fifteen_minutes() -> None:
    assert mission_of("T3", 3).minutes == 15
    assert all(mission_of(name, 3).minutes is None for name in MISSIONS if name != "T3")
    assert mission_of("T3", 5).cartridges == 8


@pytest.mark.parametrize("mission", ["1", "5", "20"])
def test_mission_1_5_20_have_no_special_rule(mission: str) -> None:
    assert MISSION_DATA[mission].rules == ()


def test_mission_5_has_five_specialities() -> None:
    assert MISSION_DATA["5"].specialities == 5


def test_mission_20_has_eleven_traitors() -> None:
    assert mission_of("20", 2).traitors == 11


@pytest.mark.parametrize("mission", ["4", "10", "11"])
def test_K2_silent_missions_say_so(mission: str) -> None:
    assert mission_of(mission, 3).silent


def test_mission_4_is_silent_and_nothing_else() -> None:
    assert [name for name in MISSIONS if mission_of(name, 3).silent] == ["4", "10", "11"]
    assert MISSION_DATA["4"].rules == ("silent",)


def test_mission_10_is_silent_with_five_specialities() -> None:
    assert (MISSION_DATA["10"].rules, MISSION_DATA["10"].specialities) == (("silent",), 5)


def test_mission_3_only_the_lowest_number_may_be_shot_at() -> None:
    scene = Scene("3", 3)
    scene.identify("green-6")
    scene.identify("green-7")
    shots = {text.split()[1] for text in scene.legal() if text.startswith("eliminate")}
    assert shots == {"falcon"}
    scene.do("files 1")
    scene.settle()
    assert "eliminate" not in scene.kinds()  # Falcon has the lowest himself
    scene.do("files 1")
    scene.settle()
    scene.do("eliminate falcon green-6", "decline")
    scene.do("files 1")
    scene.settle()
    shots = {text.split()[1] for text in scene.legal() if text.startswith("eliminate")}
    assert shots == {"lynx"}
    assert [front.number for front in scene.public.fronts if front] == [2]


def test_mission_7_only_a_balanced_traitor_may_be_shot_at() -> None:
    scene = Scene("7", 2, {0: "red-4 red-6 red-8 red-12 red-3"})
    scene.identify("green-6")
    for card, may in (("red-4", False), ("red-6", False), ("red-8", False), ("red-12", True)):
        scene.skip_to(0)
        scene.do(f"clue {card}")
        assert ("eliminate" in scene.kinds()) is may, card
    scene.skip_to(0)
    scene.do("clue red-3")
    assert "eliminate" not in scene.kinds()
    with pytest.raises(IllegalAction):
        scene.do("eliminate falcon green-6")


def test_mission_13_is_balance_with_five_specialities() -> None:
    scene = Scene("13", 2)
    scene.identify("blue-6")
    assert "eliminate" not in scene.kinds()
    assert MISSION_DATA["13"].rules == MISSION_DATA["7"].rules


def test_mission_8_exchange_only_with_the_agent_to_the_left() -> None:
    scene = Scene("8", 3)
    scene.identify("green-6")
    scene.identify("green-7")
    scene.identify("green-8")
    partners = {text.split()[1] for text in scene.legal() if text.startswith("exchange")}
    assert partners == {"lynx"}
    targets = {text.split()[1] for text in scene.legal() if text.startswith("eliminate")}
    assert targets == {"lynx", "otter"}


def test_mission_8_with_two_agents_left_is_the_other() -> None:
    scene = Scene("8", 2)
    scene.identify("green-6")
    assert {text.split()[1] for text in scene.legal() if "exchange" in text} == {"falcon"}


def test_mission_9_three_cards_and_a_limit_of_three() -> None:
    scene = Scene("9", 2)
    assert (scene.public.hands, scene.public.limit) == ([3, 3], 3)
    scene.do("files 1")
    scene.settle()
    assert scene.public.phase == "discard"
    scene.do(f"discard {words(scene.own(0).hand[:1])}")
    assert scene.public.hands == [3, 3]


def test_mission_11_shoot_only_at_the_agent_to_the_right() -> None:
    scene = Scene("11", 3)
    for traitor in ("green-6", "green-7", "green-8"):
        scene.identify(traitor)
    assert {text.split()[1] for text in scene.legal() if "eliminate" in text} == {"otter"}
    assert {text.split()[1] for text in scene.legal() if "exchange" in text} == {"lynx", "otter"}
    assert mission_of("11", 3).silent


def test_mission_12_the_elite_agent_alone_eliminates_and_never_identifies() -> None:
    scene = Scene("12", 3, elite=1)
    assert scene.public.elite == 1
    scene.identify("blue-6")
    assert "identify" not in scene.kinds()
    assert "eliminate" in scene.kinds()
    scene.do("files 1")
    scene.settle()
    assert "eliminate" not in scene.kinds()
    assert "identify" in scene.kinds()
    with pytest.raises(IllegalAction):
        scene.do("eliminate falcon blue-6")


def test_mission_6_informers_lie_open_and_serve_for_an_exchange() -> None:
    scene = Scene("6", 2, {1: "red-4"})
    assert words(scene.public.informers) == "orange-special black-special red-special green-special"
    assert not set(scene.public.informers) & set(scene.state.mission.deck)
    scene.identify("green-6")
    hand = list(scene.own(1).hand)
    scene.do("exchange falcon green-special", "decline")
    assert scene.own(1).hand == hand
    assert scene.front(0).upright == cards("green-special")
    assert len(scene.public.informers) == 3
    scene.skip_to(1)
    scene.empty_hand(1)
    assert {text.split()[2] for text in scene.legal() if "exchange" in text} == {
        "orange-special",
        "black-special",
        "red-special",
    }
    scene.do("exchange falcon red-special", "decline")
    assert scene.front(0).flat == cards("red-special")


def test_mission_6_an_informer_may_be_a_reward_and_is_a_hand_card_then() -> None:
    scene = Scene("6", 2)
    scene.identify("green-6")
    scene.do("exchange falcon green-special", "decline")
    scene.skip_to(1)
    scene.do("eliminate falcon green-6", "reward green-special")
    assert cards("green-special")[0] in scene.own(1).hand
    assert len(scene.public.informers) == 3
    scene.identify("green-7")
    scene.do("exchange falcon green-special", "decline")
    assert cards("green-special")[0] not in scene.own(1).hand
    assert len(scene.public.informers) == 3
    assert "clue orange-special" not in scene.legal()


def test_mission_15_special_cards_are_named_as_number_one() -> None:
    scene = Scene("15", 2, {0: "red-4 green-4"})
    scene.identify("green-special")
    assert "eliminate falcon green-special" in scene.legal()
    scene.skip_to(0)
    scene.do("clue red-4")
    scene.skip_to(0)
    scene.do("clue green-4")
    assert (scene.front(0).upright, scene.front(0).flat) == (cards("green-4"), cards("red-4"))
    scene.do("eliminate falcon green-special")
    assert scene.public.phase == "reward"
