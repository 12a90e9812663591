"""The call and the match: F1, F2."""

import pytest

from ridotto.games.inkognito_cards.facts import (
    Called,
    Compared,
    Greeted,
    PutAway,
    Scored,
    Unmasked,
    Voided,
)
from ridotto.kernel import Outcome
from tests.inkognito_cards.helpers import RIGHT, WRONG, Table

TRUTH = ((0, 4), (1, 5), (2, 6), (3, 7))


def blue_meets_yellow() -> Table:
    table = Table()
    table.go("RRMGS")
    return table


def blue_meets_green() -> Table:
    table = Table()
    table.go("RMRGS")
    return table


def test_F1_either_may_call_before_cards_are_passed_the_earlier_is_asked_first() -> None:
    table = blue_meets_yellow()
    assert table.to_act == ("blue",)
    assert table.refused("blue", "pass LF 29") == "not-now"
    events = table.do("blue", "greet")
    assert table.heard("spectator", events) == [Greeted(0, (1,))]
    assert table.to_act == ("yellow",)
    table.do("yellow", "greet")
    assert table.stage == "pass"
    assert table.refused("blue", RIGHT) == "not-now"


def test_F1_turn_order_is_the_rounds() -> None:
    table = Table(leader="yellow")
    table.go("RRMGS")
    assert table.to_act == ("yellow",)


def test_F1_no_call_is_possible_with_the_ambassador_or_without_a_meeting() -> None:
    table = Table()
    assert table.refused("blue", RIGHT) == "not-now"
    table.go("RGMBR")
    assert table.to_act == ("blue",)
    assert table.refused("blue", RIGHT) == "not-now"


def test_F1_a_call_gives_everything_once_and_the_callers_own_as_they_are() -> None:
    table = blue_meets_yellow()
    calls = [text.split()[1:] for text in table.legal("blue") if text.startswith("call")]
    assert len(calls) == 36
    for cards in calls:
        assert cards[:2] == ["LF", "0"]
        assert set(cards[::2]) == {"LF", "CB", "X", "ZZ"}
        assert set(cards[1::2]) == {"0", "11", "29", "52"}
    for wrong in (
        "call CB 0 LF 11 X 29 ZZ 52",
        "call LF 11 CB 0 X 29 ZZ 52",
        "call LF 0 CB 11 X 29 X 52",
        "call LF 0 CB 11 X 29 ZZ 29",
        "call LF 0 CB 11 X 29",
    ):
        assert table.refused("blue", wrong) == "wrong-call"


@pytest.mark.parametrize("caller", ["blue", "yellow"])
def test_F1_all_eight_right_and_the_ally_met_is_a_point_for_both(caller: str) -> None:
    table = blue_meets_yellow()
    if caller == "yellow":
        table.greet("blue")
    events = table.do(caller, RIGHT)
    assert table.scores() == {"blue": 1, "yellow": 1, "green": 0, "pink": 0}
    assert table.heard("spectator", events) == [
        Called(table.names[caller], *TRUTH),
        Unmasked(*TRUTH),
        Compared((), (), ally=True),
        Scored(right=True, who=(0, 1)),
    ]


@pytest.mark.parametrize("caller", ["blue", "yellow"])
def test_F1_a_wrong_fragment_is_a_point_for_each_of_the_rivals(caller: str) -> None:
    table = blue_meets_yellow()
    if caller == "yellow":
        table.greet("blue")
    events = table.do(caller, WRONG)
    assert table.scores() == {"blue": 0, "yellow": 0, "green": 1, "pink": 1}
    assert Scored(right=False, who=(2, 3)) in table.heard("spectator", events)
    assert Compared((), (2, 3), ally=True) in table.heard("spectator", events)


def test_F1_a_wrong_identity_is_wrong_too() -> None:
    table = blue_meets_yellow()
    events = table.do("blue", "call LF 0 CB 11 ZZ 29 X 52")
    assert Compared((2, 3), (), ally=True) in table.heard("spectator", events)
    assert table.scores() == {"blue": 0, "yellow": 0, "green": 1, "pink": 1}


def test_F1_all_eight_right_to_a_rival_is_wrong() -> None:
    table = blue_meets_green()
    events = table.do("blue", RIGHT)
    assert Compared((), (), ally=False) in table.heard("spectator", events)
    assert table.scores() == {"blue": 0, "yellow": 0, "green": 1, "pink": 1}


def test_F1_when_both_wish_to_call_the_earlier_does() -> None:
    table = blue_meets_yellow()
    assert table.refused("yellow", RIGHT) == "not-your-turn"
    table.do("blue", WRONG)
    # The game is over: yellow, who knew better, cannot call any more.
    assert table.stage == "deal"
    assert table.refused("yellow", RIGHT) == "not-your-turn"
    assert table.scores() == {"blue": 0, "yellow": 0, "green": 1, "pink": 1}


def test_F1_a_call_ends_the_game_also_when_another_meeting_is_waiting() -> None:
    table = Table()
    table.go("RRMMS")
    assert len(table.public.meetings) == 2
    table.do("blue", WRONG)
    assert table.public.game == 2
    assert table.to_act == ("chance",)


def test_F2_black_cards_are_dealt_anew_and_the_lead_goes_to_the_left() -> None:
    table = Table(leader="green")
    table.meet(0, 1, 2, 3, 4)
    table.go("SSMGB")
    events = table.do("blue", WRONG)
    assert any(isinstance(event.fact, PutAway) for event in events)
    for seat in table.names:
        assert table.notes(seat).secrets is None
        assert table.notes(seat).pairs == []
    table.deal("X 52, LF 0, ZZ 11, CB 29")
    assert table.public.leader == 3
    assert table.to_act == ("pink",)
    assert table.notes("blue").secrets == (2, 7)
    assert table.public.round == 1
    assert table.public.hands == [31] * 5


def test_F2_what_was_shown_in_an_old_game_may_be_shown_again() -> None:
    table = Table()
    table.go("RRMGS")
    table.greet("blue", "yellow")
    table.do("blue", "pass black-LF 29")
    table.do("yellow", "pass CB 0")
    table.go("GGBSM")
    table.do("yellow", WRONG)
    table.deal()
    table.go("RRMGS")
    table.greet("yellow", "blue")
    assert "pass black-LF 29" in table.legal("blue")
    assert len(table.legal("blue")) == 24


def test_F2_a_match_is_won_by_two_at_once() -> None:
    table = Table(points_to_win=3)
    for game in range(3):
        assert table.public.outcome is None
        if game:
            table.deal()
        table.go("RRMGS")
        table.do(table.to_act[0], RIGHT)
    assert table.scores() == {"blue": 3, "yellow": 3, "green": 0, "pink": 0}
    assert table.public.outcome == Outcome("points", "several", (0, 1))
    assert table.to_act == ()
    assert table.refused("blue", "greet") == "game-over"


def test_F2_a_match_is_won_by_one() -> None:
    table = Table(points_to_win=2)
    table.go("RRMGS")
    table.do("blue", RIGHT)
    table.deal("LF 0, X 11, CB 29, ZZ 52")
    table.go("RMRGS")
    table.do(table.to_act[0], "call LF 0 X 11 CB 29 ZZ 52")
    assert table.scores() == {"blue": 2, "yellow": 1, "green": 1, "pink": 0}
    assert table.public.outcome == Outcome("points", "one", (0,))


def test_F2_one_point_makes_a_single_game() -> None:
    table = Table(points_to_win=1)
    table.go("RRMGS")
    table.do("blue", WRONG)
    assert table.public.outcome == Outcome("points", "several", (2, 3))


def test_F2_after_the_last_round_the_game_is_void() -> None:
    table = Table(max_rounds=2)
    table.meet(0, 1, 2, 3, 4)
    assert table.public.game == 1
    table.go("SSMGB")
    table.greet("yellow", "blue")
    table.do("blue", "pass LF 29")
    events = table.do("yellow", "pass CB 0")
    assert table.heard("spectator", events)[-2:] == [Unmasked(*TRUTH), Voided()]
    assert set(table.scores().values()) == {0}
    assert table.public.game == 2
    table.deal()
    assert table.to_act == ("yellow",)


def test_F2_the_last_round_may_also_end_with_the_ambassadors_card() -> None:
    table = Table(max_rounds=1)
    events = table.meet(0, 1, 2, 3, 4)
    assert table.heard("spectator", events)[-1] == Voided()


@pytest.mark.parametrize("answer", ["decline", "name green"])
def test_F2_the_last_round_may_also_end_with_the_ambassador_met(answer: str) -> None:
    table = Table(max_rounds=1)
    table.meet(0, 1, 2, 3, 0)
    table.do("blue", answer)
    if answer != "decline":
        table.do("green", "show number")
    assert table.public.voids == 1


def test_F2_twenty_void_games_are_a_draw() -> None:
    table = Table(max_rounds=1)
    for game in range(20):
        assert table.public.outcome is None
        if game:
            table.deal()
        table.meet(0, 1, 2, 3, 4)
    assert table.public.voids == 20
    assert table.public.outcome == Outcome("void", "nobody", ())


def test_F2_without_a_limit_a_game_goes_on() -> None:
    table = Table()
    for _ in range(300):
        table.meet(0, 1, 2, 3, 4)
    assert table.public.round == 301


def test_H3_a_seat_that_is_taken_out_leaves_the_match_to_the_best_of_the_others() -> None:
    table = Table()
    table.go("RRMGS")
    table.do("blue", RIGHT)
    events = table.do("table", "forfeit blue")
    assert table.public.outcome == Outcome("forfeit", "one", (1,))
    assert Unmasked((), (), (), ()) in table.heard("spectator", events)


def test_H3_a_seat_that_is_taken_out_before_anyone_scored_leaves_the_match_to_the_others() -> None:
    table = Table(5)
    events = table.do("table", "forfeit ambassador")
    assert table.public.outcome == Outcome("forfeit", "several", (0, 1, 2, 3))
    assert Unmasked(*TRUTH) in table.heard("spectator", events)
