"""What holds at every table of the house: gestures, talk, whose turn it is, the end."""

import pytest

from tests.inkognito.play import GAME, Play


def test_G1_four_gestures_belong_to_the_game() -> None:
    assert GAME.manners.tics == ("wink", "tug", "frown", "nose")


@pytest.mark.parametrize(("edition", "talk"), [("classic", "tics"), ("2013", "open")])
def test_G2_each_edition_has_its_way_of_talking(edition: str, talk: str) -> None:
    assert GAME.manners.talk(GAME.settle({"edition": edition})) == talk


def test_H1_nobody_acts_while_another_is_waited_for() -> None:
    play = Play("land land water")
    assert play.to_act == ("blue",)
    assert play.refused("green", "done") == "not-your-turn"


def test_H2_after_the_handshake_all_is_over() -> None:
    play = Play("land land water")
    play.do("blue", "declare green A B")
    events = play.do("green", "refuse")
    heard = [type(fact).__name__ for fact in play.heard("red", events)]
    assert heard[-3:] == ["Unmasked", "Weighed", "Ended"]
    assert play.refused("blue", "end") == "game-over"


def test_H4_what_is_not_offered_is_refused() -> None:
    play = Play("land land water")
    play.do("blue", "done")
    assert play.refused("blue", "ask green identity") == "not-offered"
