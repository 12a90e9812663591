"""K1: whose sheets there are, who may mark them; and what a table that repeats nothing forgets."""

from ridotto.games.infiltraitors.components import CARD_WORDS
from ridotto.games.infiltraitors.facts import Clued, Drew, Exchanged, Gave, Met
from ridotto.games.infiltraitors.special.missions_2_14_dark import SweptDark
from ridotto.kernel import SPECTATOR, Fact, Seat, SharedSheet, Veiled
from tests.infiltraitors.scene import GAME, Scene, cards, words
from tests.infiltraitors.test_finale import leave_after


def told(scene: Scene, seat: Seat, put_away: int = 0) -> list[Fact]:
    """A stream, as a table tells it that repeats nothing."""
    facts = scene.stream(seat)
    veils = GAME.manners.veils(scene.options, seat, facts, put_away)
    return [veils.get(place, fact) for place, fact in enumerate(facts)]


def test_K1_everybody_but_its_owner_may_mark_a_sheet() -> None:
    scene = Scene("1", 3)
    scene.identify("green-6")
    assert GAME.manners.sheets(scene.options, scene.public) == {1: SharedSheet("falcon", (0,))}


def test_K1_the_kingpin_has_a_sheet_once_somebody_has_left_closed_to_whoever_saw_him() -> None:
    scene = Scene("19", 3, reserved="blue-15")
    leave_after(scene, 0)
    leaver = scene.public.turn
    scene.do("leave")
    scene.draw("blue-15")
    assert 0 not in GAME.manners.sheets(scene.options, scene.public)
    scene.do(f"lay {words(scene.own(leaver).hand[:1])}")
    sheet = GAME.manners.sheets(scene.options, scene.public)[0]
    assert sheet == SharedSheet("kingpin", (leaver,))


def test_mission_19_the_kingpin_is_forgotten_when_he_is_put_away() -> None:
    scene = Scene("19", 3, reserved="blue-15")
    leave_after(scene, 0)
    leaver = scene.public.turn
    scene.do("leave")
    scene.draw("blue-15")
    through = len(scene.stream(leaver))
    assert told(scene, leaver) == scene.stream(leaver)
    assert Veiled("glimpsed", None, None, 1) in told(scene, leaver, through)


def test_mission_2_what_went_dark_is_not_named_again_in_old_lines_either() -> None:
    scene = Scene("2", 2, {0: "red-4", 1: "red-8"})
    scene.identify("green-6")
    scene.do("exchange falcon red-8", "decline")
    scene.skip_to(0)
    scene.do("clue red-4")
    naming = (Clued, Exchanged, Drew, Gave, SweptDark)
    clues = cards("red-4 red-8")

    def named(seat: Seat) -> list[str]:
        found = [fact for fact in told(scene, seat) if isinstance(fact, naming)]
        seen = [fact.cards if isinstance(fact, SweptDark) else (fact.card,) for fact in found]
        return [CARD_WORDS[card] for each in seen for card in each if card in clues]

    assert named(SPECTATOR) == ["red-8", "red-4"]
    scene.do("eliminate falcon green-6")
    assert [named(seat) for seat in (0, 1, SPECTATOR)] == [[], [], []]
    assert Veiled("exchanged", 1, 0, 1) in told(scene, SPECTATOR)
    assert Veiled("clued", 0, None, 1) in told(scene, SPECTATOR)
    assert Veiled("swept-dark", None, None, 2) in told(scene, 1)
    assert not any(isinstance(fact, Met) for fact in told(scene, 0))
    # Out of the dark again, it is named from then on.
    scene.do("dig")
    scene.draw("red-4")
    assert named(1) == ["red-4"]
    assert named(0) == []
