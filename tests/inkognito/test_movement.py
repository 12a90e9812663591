"""M1-M4 and E1-E3."""

import pytest

from ridotto.games.inkognito.facts import Stepped
from tests.inkognito.play import Play


def test_M1_a_step_is_ball_piece_and_destination() -> None:
    play = Play("land water none", edition="classic")
    assert play.legal("blue", "land blue.tall") == {"land blue.tall 13>9", "land blue.tall 13>11"}
    assert play.legal("blue", "water blue.tall") == {
        "water blue.tall 13>8",
        "water blue.tall 13>50",
    }
    assert play.legal("blue", "either") == set()
    assert "done" in play.legal("blue")


def test_M1_an_either_ball_gives_one_step_where_land_and_water_join_two_spaces() -> None:
    play = Play("either either either", {"blue.tall": 4})
    assert "either blue.tall 4>5" in play.legal("blue")
    steps = [a for a in play.state.legal(0) if play.notation.write(a) == "either blue.tall 4>5"]
    assert len(steps) == 1


def test_M1_balls_are_used_in_any_order_and_one_figure_may_take_several() -> None:
    play = Play("land land water")
    play.do("blue", "water blue.tall 13>50", "land blue.tall 50>37", "land blue.tall 37>8", "done")
    assert play.at("blue.tall") == 8


def test_M1_no_ball_has_to_be_used() -> None:
    play = Play("land land water")
    play.do("blue", "done")
    assert play.legal("blue", "end") == {"end"}


def test_M1_the_shake_is_public_and_a_used_ball_is_gone() -> None:
    play = Play("land water ambassador")
    play.do("blue", "land blue.tall 13>9")
    assert play.refused("blue", "land blue.tall 9>10") == "no-such-ball"
    assert play.refused("blue", "water red.fat 31>39") == "not-that-piece"
    assert play.refused("blue", "water blue.tall 13>50") == "not-standing-there"


def test_Ex4_two_land_balls_and_an_ambassador_ball() -> None:
    play = Play("land land ambassador")
    play.do("blue", "land blue.tall 13>9", "land blue.short 20>19", "ambassador ambassador 58>36")
    assert (play.at("blue.tall"), play.at("blue.short"), play.at("ambassador")) == (9, 19, 36)
    play = Play("land land ambassador")
    play.do("blue", "land blue.tall 13>9", "land blue.tall 9>10", "ambassador ambassador 58>29")
    assert (play.at("blue.tall"), play.at("ambassador")) == (10, 29)


def test_M2_a_figure_passes_through_its_own_kind_with_two_balls() -> None:
    play = Play("land land none", {"blue.short": 9}, edition="classic")
    play.do("blue", "land blue.tall 13>9")
    assert play.refused("blue", "done") == "no-end-here"
    assert play.legal("blue", "declare") == set()
    play.do("blue", "land blue.tall 9>10", "done")
    assert play.at("blue.tall") == 10


def test_M2_two_figures_may_swap_over_one_space() -> None:
    play = Play("land land none", {"blue.short": 9}, edition="classic")
    play.do("blue", "land blue.tall 13>9", "land blue.short 9>13", "done")
    assert (play.at("blue.tall"), play.at("blue.short")) == (9, 13)


def test_E1_no_two_figures_of_one_colour_share_a_space() -> None:
    play = Play("land none none", {"blue.short": 9}, edition="classic")
    assert play.legal("blue", "land blue.tall") == {"land blue.tall 13>11"}
    play = Play("opponent none none", {"red.tall": 30, "red.fat": 33}, edition="classic")
    assert "opponent red.tall 30>33" not in play.legal("blue")
    assert "opponent red.tall 30>34" in play.legal("blue")


def test_E2_two_pieces_share_only_with_the_active_player() -> None:
    at = {"ambassador": 29, "red.tall": 18, "blue.tall": 22}
    play = Play("ambassador none none", at, edition="classic")
    assert "ambassador ambassador 29>18" not in play.legal("blue")
    assert "ambassador ambassador 29>22" in play.legal("blue")


def test_E2_never_three() -> None:
    at = {"blue.tall": 22, "red.tall": 29, "ambassador": 18}
    play = Play("land ambassador none", at, edition="classic")
    play.do("blue", "land blue.tall 22>29")
    assert "ambassador ambassador 18>29" not in play.legal("blue")
    assert play.refused("blue", "ambassador ambassador 18>29") == "no-way-to-an-end"


def test_E3_at_most_one_figure_of_each_other_colour_is_met() -> None:
    at = {"blue.tall": 22, "blue.short": 33, "red.tall": 29, "red.fat": 30, "green.tall": 38}
    at |= {"blue.fat": 1}
    play = Play("land land none", at, edition="classic")
    play.do("blue", "land blue.tall 22>29")
    assert "land blue.short 33>30" not in play.legal("blue")
    assert "land blue.short 33>38" in play.legal("blue")


def test_M3_a_step_without_a_legal_end_is_refused() -> None:
    play = Play("land water none", {"blue.short": 9}, edition="classic")
    # 9 has no water route, and nobody else could make room by water.
    assert play.refused("blue", "land blue.tall 13>9") == "no-way-to-an-end"
    play = Play("land either none", {"blue.short": 9}, edition="classic")
    assert "land blue.tall 13>9" in play.legal("blue")


def test_M3_the_last_step_must_leave_a_legal_end() -> None:
    play = Play("land land none", {"blue.short": 9, "blue.fat": 10}, edition="classic")
    play.do("blue", "land blue.tall 13>9")
    steps = play.legal("blue")
    assert "land blue.short 9>13" in steps
    assert "land blue.short 9>10" not in steps
    assert "land blue.thin 41>46" not in steps


def test_M4_the_ambassador_cannot_end_with_another_agents_figure() -> None:
    play = Play("ambassador none none", {"red.tall": 36, "blue.tall": 29}, edition="classic")
    assert play.legal("blue", "ambassador") == {"ambassador ambassador 58>29"}


def test_M4_the_ambassador_passes_a_figure_with_two_black_balls() -> None:
    play = Play("ambassador ambassador none", {"red.tall": 36}, edition="classic")
    play.do("blue", "ambassador ambassador 58>36")
    assert play.refused("blue", "done") == "no-end-here"
    assert play.legal("blue") == {"ambassador ambassador 36>37", "ambassador ambassador 36>58"}


def test_M4_a_purple_moved_figure_ends_alone_or_with_the_active_player() -> None:
    at = {"red.tall": 37, "blue.tall": 8, "green.tall": 50, "ambassador": 36}
    play = Play("opponent land land", at)
    assert play.legal("blue", "opponent red.tall") == {"opponent red.tall 37>8"}
    play.do("blue", "opponent red.tall 37>8", "done")
    assert play.legal("blue", "ask") == {"ask red identity", "ask red build"}


def test_M4_a_purple_figure_may_pass_the_ambassador_if_a_black_ball_moves_him_on() -> None:
    play = Play("opponent ambassador land", {"red.tall": 37, "ambassador": 36})
    play.do("blue", "opponent red.tall 37>36")
    assert play.refused("blue", "done") == "no-end-here"
    assert play.legal("blue", "ambassador") == {
        "ambassador ambassador 36>37",
        "ambassador ambassador 36>58",
    }
    assert play.legal("blue", "land")  # a land ball first still leaves a way


def test_M4_the_active_player_does_not_move_others_without_purple() -> None:
    play = Play("either either either")
    assert all(text.startswith("either blue.") for text in play.legal("blue", "either"))


@pytest.mark.parametrize("edition", ["classic", "2013"])
def test_M2_steps_are_announced_to_all(edition: str) -> None:
    play = Play("land land water", edition=edition)
    events = play.do("blue", "land blue.tall 13>9")
    assert play.heard("red", events) == [Stepped(0, 0, 0, 13, 9)]
