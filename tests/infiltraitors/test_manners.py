"""One action a turn, and what holds at every table of the house: whose turn it is, the end."""

import pytest

from ridotto.kernel import IllegalAction
from tests.infiltraitors.scene import Scene, words


def refused(scene: Scene, text: str, seat: int | None = None) -> tuple[str, str]:
    """The code and the rule with which this is refused; nothing may have changed."""
    actor = scene.public.to_act[0] if seat is None else seat
    before = scene.state.encode()
    with pytest.raises(IllegalAction) as caught:
        scene.state.apply(actor, scene.notation.read(text))
    assert scene.state.encode() == before
    return caught.value.reason, caught.value.rule


def test_A0_a_turn_is_one_of_five_actions() -> None:
    scene = Scene("1", 3)
    assert scene.kinds() == {"identify", "files"}
    scene.identify("green-6")
    assert scene.public.turn == 1
    assert scene.kinds() == {"identify", "files", "exchange", "eliminate"}
    scene.skip_to(0)
    assert scene.kinds() == {"files", "clue"}


def test_A0_exchange_and_elimination_are_about_another_agent_with_a_traitor() -> None:
    scene = Scene("1", 3)
    scene.identify("green-6")
    card = words(scene.own(1).hand[:1])
    assert refused(scene, f"exchange lynx {card}") == ("not-yourself", "A0")
    assert refused(scene, f"exchange otter {card}") == ("no-traitor-there", "A0")
    assert refused(scene, "eliminate lynx red-4") == ("not-yourself", "A0")
    assert refused(scene, "eliminate otter red-4") == ("no-traitor-there", "A0")


@pytest.mark.parametrize(
    ("mission", "seat", "text", "code"),
    [
        ("3", 2, "eliminate lynx red-4", "not-the-lowest"),
        ("7", 1, "eliminate falcon red-4", "not-in-balance"),
        ("8", 1, "exchange falcon CARD", "not-on-your-left"),
        ("11", 2, "eliminate falcon red-4", "not-on-your-right"),
        ("12", 0, "identify", "marksman-takes-none"),
        ("12", 2, "eliminate lynx red-4", "not-the-marksman"),
        ("14", 2, "eliminate lynx red-4", "not-the-lowest"),
    ],
)
def test_H4_what_only_the_mission_forbids_is_told_with_the_mission(
    mission: str, seat: int, text: str, code: str
) -> None:
    scene = Scene(mission, 3)
    for agent, traitor in zip(range(seat), ("green-6", "green-7"), strict=False):
        if "identify" in scene.kinds():
            scene.identify(traitor)
        else:
            scene.skip_to(agent + 1)
    text = text.replace("CARD", words(scene.own(seat).hand[:1]))
    assert refused(scene, text) == (code, mission)


def test_H4_what_is_not_offered_is_refused() -> None:
    scene = Scene("1", 3)
    scene.identify("green-6")
    not_held = next(
        word for word in ("red-4", "red-5") if word not in words(scene.own(1).hand).split()
    )
    assert refused(scene, f"exchange falcon {not_held}") == ("not-offered", "H4")


def test_H1_what_is_not_waited_for_has_to_wait() -> None:
    scene = Scene("1", 3)
    assert refused(scene, "identify", seat=1) == ("not-your-turn", "H1")
    assert refused(scene, "request") == ("not-now", "H1")


def test_H2_a_mission_that_is_over_is_over() -> None:
    scene = Scene("1", 3)
    scene.table("forfeit lynx")
    assert refused(scene, "identify", seat=0) == ("game-over", "H2")


def test_H3_without_an_agent_the_mission_is_lost_for_all() -> None:
    scene = Scene("1", 3)
    scene.table("forfeit lynx")
    outcome = scene.public.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.side, outcome.winners) == ("forfeit", "traitors", ())
