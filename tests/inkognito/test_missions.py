"""The mission table: each of the 24 missions met, and not met."""

import pytest

from ridotto.games.inkognito.board import EMBASSY, NUMBERED
from ridotto.games.inkognito.components import BUILDS, COLOURS
from tests.inkognito.play import Play

SPOT = 9
"""A quiet space where pieces are brought together."""
ASIDE = 3
"""Another one, where nothing happens."""

# What must be brought about: the pieces by the agents' names ("LF" is his true figure, "LF?" one
# of his others) and where they stand; "amb!" means brought there in this turn.
MET = {
    "LF-AB": {"LF?": SPOT, "X": SPOT},
    "LF-AC": {"LF": NUMBERED[5]},
    "LF-AD": {"CB": SPOT, "ZZ": SPOT},
    "LF-BA": {"CB?": SPOT, "X": SPOT},
    "LF-BC": {"CB?": SPOT, "amb": SPOT},
    "LF-BD": {"CB": NUMBERED[1]},
    "LF-CA": {"LF": NUMBERED[7]},
    "LF-CB": {"LF": SPOT, "amb": SPOT},
    "LF-CD": {"amb!": EMBASSY},
    "LF-DA": {"LF?": SPOT, "ZZ": SPOT},
    "LF-DB": {"LF": SPOT, "CB": SPOT},
    "LF-DC": {"amb!": NUMBERED[8]},
    "ZZ-AB": {"ZZ?": SPOT, "amb": SPOT},
    "ZZ-AC": {"X?": SPOT, "CB": SPOT},
    "ZZ-AD": {"ZZ": SPOT, "amb": SPOT},
    "ZZ-BA": {"X": SPOT, "amb": SPOT},
    "ZZ-BC": {"ZZ": SPOT, "X": SPOT},
    "ZZ-BD": {"X?": SPOT, "LF": SPOT},
    "ZZ-CA": {"ZZ": SPOT, "CB": SPOT},
    "ZZ-CB": {"ZZ": NUMBERED[4]},
    "ZZ-CD": {"X": NUMBERED[2]},
    "ZZ-DA": {"amb!": NUMBERED[3]},
    "ZZ-DB": {"ZZ?": SPOT, "LF": SPOT},
    "ZZ-DC": {"X": NUMBERED[6]},
}

NOT_MET = {
    "LF-AB": {"LF?": SPOT, "X?": SPOT},
    "LF-AC": {"LF?": NUMBERED[5], "CB": ASIDE},
    "LF-AD": {"CB": SPOT, "X": SPOT},
    "LF-BA": {"CB?": SPOT, "ZZ": SPOT},
    "LF-BC": {"CB": SPOT, "LF": ASIDE},
    "LF-BD": {"CB?": NUMBERED[1], "LF": ASIDE},
    "LF-CA": {"CB": NUMBERED[7]},
    "LF-CB": {"LF": SPOT, "X": SPOT},
    "LF-CD": {"amb": EMBASSY},
    "LF-DA": {"LF?": SPOT, "ZZ?": SPOT},
    "LF-DB": {"LF": SPOT, "CB?": SPOT},
    "LF-DC": {"amb": NUMBERED[8]},
    "ZZ-AB": {"ZZ?": SPOT, "LF": SPOT},
    "ZZ-AC": {"X?": SPOT, "CB?": SPOT},
    "ZZ-AD": {"ZZ?": SPOT, "amb": SPOT},
    "ZZ-BA": {"X": SPOT, "CB": SPOT},
    "ZZ-BC": {"ZZ": SPOT, "X?": SPOT},
    "ZZ-BD": {"X?": SPOT, "LF?": SPOT},
    "ZZ-CA": {"ZZ": SPOT, "LF": SPOT},
    "ZZ-CB": {"ZZ?": NUMBERED[4], "X": ASIDE},
    "ZZ-CD": {"X?": NUMBERED[2]},
    "ZZ-DA": {"amb": NUMBERED[3]},
    "ZZ-DB": {"ZZ?": SPOT, "CB": SPOT},
    "ZZ-DC": {"ZZ": NUMBERED[6]},
}

COLOUR = {"LF": "blue", "CB": "green", "X": "red", "ZZ": "yellow"}
BUILD = {"LF": "thin", "CB": "fat", "X": "short", "ZZ": "tall"}


def envelopes(tag: str) -> tuple[str, ...]:
    first, second = tag[3], tag[4]
    rest = [letter for letter in "ABCD" if letter not in (first, second)]
    letters = dict(zip(("LF", "CB", "X", "ZZ"), (first, second, *rest), strict=True))
    if tag.startswith("ZZ"):
        letters = dict(zip(("ZZ", "X", "LF", "CB"), (first, second, *rest), strict=True))
    return tuple(f"{name} {BUILD[name]} {letters[name]}" for name in COLOUR)


def pieces(scene: dict[str, int]) -> dict[str, int]:
    at = {}
    for name, space in scene.items():
        agent = name.rstrip("?!")
        if agent == "amb":
            at["ambassador"] = space
            continue
        true = BUILD[agent]
        build = true if not name.endswith("?") else next(b for b in BUILDS if b != true)
        at[f"{COLOUR[agent]}.{build}"] = space
    return at


def declared(tag: str, scene: dict[str, int], declarer: str, players: int = 4) -> Play:
    """The named team declares in that position."""
    team = ("LF", "CB") if tag.startswith("LF") else ("ZZ", "X")
    partner = team[1] if declarer == team[0] else team[0]
    play = Play("land land water", envelopes=envelopes(tag), turn=COLOUR[declarer], players=players)
    play.put({f"{colour}.{b}": 0 for colour in COLOURS for b in BUILDS} | {"ambassador": 0})
    play.put(_apart() | pieces(scene))
    play.state.public.arrived = "amb!" in scene
    play.state.public.phase = "meet"
    letters = dict(zip(team, tag[3:], strict=True))
    play.do(COLOUR[declarer], f"declare {COLOUR[partner]} {letters[declarer]} {letters[partner]}")
    play.do(COLOUR[partner], "shake hands")
    return play


def _apart() -> dict[str, int]:
    """All pieces on plain spaces of their own."""
    spaces = (4, 6, 7, 8, 11, 16, 17, 18, 19, 22, 25, 26, 29, 30, 32, 33)
    names = [f"{colour}.{build}" for colour in COLOURS for build in BUILDS]
    return dict(zip(names, spaces, strict=True)) | {"ambassador": 36}


@pytest.mark.parametrize("tag", MET)
def test_mission_met(tag: str) -> None:
    for declarer in ("LF", "CB") if tag.startswith("LF") else ("ZZ", "X"):
        play = declared(tag, MET[tag], declarer)
        assert play.outcome.reason == "accomplished"
        assert COLOUR[declarer] in play.winners()


@pytest.mark.parametrize("tag", NOT_MET)
def test_mission_not_met(tag: str) -> None:
    for declarer in ("LF", "CB") if tag.startswith("LF") else ("ZZ", "X"):
        play = declared(tag, NOT_MET[tag], declarer)
        assert play.outcome.reason == "failed"
        assert COLOUR[declarer] not in play.winners()


@pytest.mark.parametrize("tag", MET)
def test_mission_not_met_by_the_other_teams_scene(tag: str) -> None:
    """Standing about on quiet spaces accomplishes nothing."""
    play = declared(tag, {}, "LF" if tag.startswith("LF") else "ZZ")
    assert play.outcome.reason == "failed"


def test_Ex3_LF_has_B_and_CB_has_D_so_CB_goes_to_1_and_the_others_are_after_CB() -> None:
    assert declared("LF-BD", {"CB": NUMBERED[1]}, "LF").outcome.reason == "accomplished"
    for tag in ("ZZ-AC", "ZZ-CA"):  # the other two hold A and C in some order
        assert declared(tag, {"X?": SPOT, "CB": SPOT}, "X").outcome.reason == "accomplished"


def test_W5_the_ambassador_off_and_back_in_one_turn_counts() -> None:
    play = Play("ambassador ambassador land", envelopes=envelopes("LF-CD"))
    play.do("blue", "ambassador ambassador 58>36", "ambassador ambassador 36>58")
    play.do("blue", "declare green C D")
    play.do("green", "shake hands")
    assert play.outcome.reason == "accomplished"


def test_W5_the_ambassador_who_never_left_the_embassy_does_not_count() -> None:
    play = Play("ambassador ambassador land", envelopes=envelopes("LF-CD"))
    play.do("blue", "declare green C D")
    play.do("green", "shake hands")
    assert play.outcome.reason == "failed"


def test_W5_the_ambassador_may_be_brought_by_expulsion_but_only_in_the_declarers_turn() -> None:
    def expelled() -> Play:
        at = {"blue.tall": 22, "ambassador": 29}
        play = Play("land land water", at, envelopes=envelopes("LF-CD"))
        play.do("blue", "land blue.tall 22>29", "done", "ask red build via ambassador")
        play.do("red", "show short tall")
        play.do("blue", "expel ambassador 58")
        return play

    play = expelled()
    play.do("blue", "declare green C D")
    play.do("green", "shake hands")
    assert play.outcome.reason == "accomplished"
    play = expelled()
    play.do("blue", "end")
    play.turn("green", "land land water")
    play.do("green", "declare blue D C")
    play.do("blue", "shake hands")
    assert play.outcome.reason == "failed"
