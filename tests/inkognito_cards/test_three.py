"""Three players: P3.1 to P3.4."""

import pytest

from ridotto.games.inkognito_cards import InkognitoCards
from ridotto.games.inkognito_cards.facts import Black, Looked, Secrets, Went
from ridotto.kernel import CHANCE, Lottery, Outcome
from ridotto.words import Words
from tests.inkognito_cards.helpers import RIGHT, WRONG, Table


def test_P3_1_the_fourth_agent_has_two_black_cards_that_nobody_sees() -> None:
    table = Table(3)
    (event,) = [e for e in table.events if isinstance(e.fact, Secrets) and e.fact.who == 3]
    assert event.to == 0
    assert table.state.truth.cards[6:] == [3, 7]


def test_P3_1_in_his_turn_one_of_his_unused_places_is_turned_at_random() -> None:
    table = Table(3, leader="green")
    table.do("green", "play Rialto")
    lottery = table.state.legal(CHANCE)
    assert isinstance(lottery, Lottery)
    assert len(lottery) == 5
    events = table.do("chance", "turn Salute")
    assert table.heard("spectator", events) == [Went(3, 4)]
    assert table.to_act == ("blue",)
    table.do("blue", "play San-Marco")
    table.do("yellow", "play San-Giorgio")
    table.do("chance", "turn Bridge-of-Sighs")
    # Now it is he who leads, and Salute is used.
    assert table.public.first == 3
    assert "turn Salute" not in table.legal("chance")
    assert len(table.legal("chance")) == 4


def test_P3_1_he_has_no_seat() -> None:
    assert "pink" not in Table(3).names


def with_the_fictitious_agent(table: Table) -> None:
    table.meet(0, 1, 2, 0, 3)
    table.greet("blue")


def test_P3_2_alone_with_him_a_player_may_look_at_one_of_his_cards() -> None:
    table = Table(3)
    with_the_fictitious_agent(table)
    assert table.to_act == ("blue",)
    assert table.legal("blue") == ["look identity", "look number", "decline"]
    events = table.do("blue", "look number")
    assert table.heard("blue", events) == [Black(3, (0,), 15), Looked(0)]
    for eyes in ("yellow", "green", "spectator"):
        assert table.heard(eyes, events) == [Looked(0)]


def test_P3_2_the_choice_is_his_and_he_need_not_look() -> None:
    table = Table(3)
    with_the_fictitious_agent(table)
    events = table.do("blue", "look identity")
    assert Black(3, (0,), 11) in table.heard("blue", events)
    with_the_fictitious_agent(table)
    table.do("blue", "decline")
    assert table.public.round == 3


def test_P3_2_it_does_not_matter_who_of_the_two_was_first() -> None:
    table = Table(3, leader="pink")
    with_the_fictitious_agent(table)
    table.do("blue", "look number")
    assert table.notes("blue").proven == [0, 0, 0, 128, 0]


def test_P3_2_the_ambassador_with_him_does_nothing() -> None:
    table = Table(3)
    table.meet(0, 1, 2, 3, 3)
    assert table.public.round == 2


def test_P3_2_looking_may_end_the_last_round() -> None:
    table = Table(3, max_rounds=1)
    with_the_fictitious_agent(table)
    table.do("blue", "look number")
    assert table.public.voids == 1


def test_P3_3_only_the_other_two_players_can_be_asked() -> None:
    table = Table(3)
    table.meet(0, 1, 2, 3, 0)
    table.greet("blue")
    assert table.legal("blue") == ["decline", "name yellow", "name green"]
    assert table.refused("blue", "name pink") == "cannot-be-named"


MEETINGS = {
    "a player": (0, 0, 1, 2, 3),
    "fictitious": (0, 1, 2, 0, 3),
    "ambassador": (0, 1, 2, 3, 0),
}


@pytest.mark.parametrize("steps", MEETINGS.values(), ids=MEETINGS)
def test_P3_4_in_any_meeting_a_player_may_call_and_a_right_call_is_his_point(
    steps: tuple[int, ...],
) -> None:
    table = Table(3)
    table.meet(*steps)
    assert len(table.legal("blue")) == 37
    table.do("blue", RIGHT)
    assert table.scores() == {"blue": 1, "yellow": 0, "green": 0}


@pytest.mark.parametrize("steps", MEETINGS.values(), ids=MEETINGS)
def test_P3_4_a_wrong_call_is_a_point_for_each_of_the_two_others(steps: tuple[int, ...]) -> None:
    table = Table(3)
    table.meet(*steps)
    table.do("blue", WRONG)
    assert table.scores() == {"blue": 0, "yellow": 1, "green": 1}


def test_P3_4_of_two_players_both_are_asked_and_the_ally_gets_nothing() -> None:
    table = Table(3)
    table.meet(0, 0, 1, 2, 3)
    table.greet("blue")
    table.do("yellow", RIGHT)
    assert table.scores() == {"blue": 0, "yellow": 1, "green": 0}


def test_P3_4_without_a_meeting_nobody_may_call() -> None:
    table = Table(3)
    table.meet(0, 1, 2, 3, 3)
    assert table.stage == "place"


def test_F2_the_fictitious_agent_leads_in_his_turn() -> None:
    table = Table(3, leader="green", points_to_win=1, max_rounds=1)
    table.meet(0, 1, 2, 3, 4)
    table.deal()
    assert table.public.leader == 3
    assert table.to_act == ("chance",)


def test_F2_a_single_winner_of_three() -> None:
    table = Table(3, points_to_win=1)
    table.meet(0, 0, 1, 2, 3)
    table.do("blue", RIGHT)
    assert table.public.outcome == Outcome("points", "one", (0,))


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "You saw Pink’s card: "), ("fr", "Vous voyez la carte de Rose\u00a0: ")],
)
def test_P3_2_the_agent_nobody_plays_shows_nothing_himself(language: str, said: str) -> None:
    text = Words(language).fact(InkognitoCards(), Table(3).options, Black(3, (0,), 15), 0)
    assert text.startswith(said)
