"""Five players: P5.1 to P5.5."""

import pytest

from ridotto.games.inkognito_cards import InkognitoCards
from ridotto.games.inkognito_cards.facts import (
    Black,
    Chosen,
    Hidden,
    Laid,
    Pair,
    Secrets,
    Showed,
    Went,
)
from ridotto.kernel import SPECTATOR, Outcome
from ridotto.words import Words
from tests.inkognito_cards.helpers import RIGHT, WRONG, Table


def test_P5_1_the_fifth_is_the_ambassador_with_places_and_no_identity() -> None:
    table = Table(5)
    assert table.notes("ambassador").secrets is None
    assert not any(isinstance(fact, Secrets) for fact in table.heard("ambassador"))
    assert len(table.legal("ambassador")) == 5


def test_P5_1_he_calls_for_the_four_agents() -> None:
    table = Table(5)
    table.go("RGMBR")
    table.greet("blue")
    assert len(table.legal("ambassador")) == 1 + 24 * 24


def test_P5_2_he_lays_his_place_face_down_before_the_first_player_plays() -> None:
    table = Table(5, leader="pink")
    assert table.to_act == ("ambassador",)
    events = table.do("ambassador", "play Rialto")
    assert table.heard("ambassador", events) == [Laid(2), Hidden()]
    for eyes in ("blue", "yellow", "green", "pink", "spectator"):
        assert table.heard(eyes, events) == [Hidden()]
    assert table.to_act == ("pink",)


def test_P5_2_he_reveals_it_after_the_last() -> None:
    table = Table(5)
    events = table.go("MGBSR")
    assert table.heard("spectator", events) == [
        Hidden(),
        Went(0, 0),
        Went(1, 1),
        Went(2, 3),
        Went(3, 4),
        Went(4, 2),
    ]
    assert "play Rialto" not in table.legal("ambassador")
    assert table.refused("ambassador", "play Rialto") == "place-used"


def test_P5_2_he_takes_his_places_back_after_five_rounds() -> None:
    table = Table(5)
    for left in (5, 4, 3, 2, 1, 5):
        assert len(table.legal("ambassador")) == left
        table.meet(0, 1, 2, 3, 4)


def test_P5_3_alone_with_him_an_agent_may_ask_and_he_sees_the_card_too() -> None:
    table = Table(5)
    table.go("RGMBR")
    table.greet("blue", "ambassador")
    assert table.legal("blue") == ["decline", "name yellow", "name green", "name pink"]
    assert table.refused("blue", "name ambassador") == "cannot-be-named"
    table.do("blue", "name green")
    events = table.do("green", "show identity")
    for eyes in ("blue", "green", "ambassador"):
        assert table.heard(eyes, events) == [Black(2, (0, 4), 10), Showed(2, 0)]
    for eyes in ("yellow", "pink", "spectator"):
        assert table.heard(eyes, events) == [Showed(2, 0)]
    assert table.notes("ambassador").proven[2] == 1 << 2


def test_P5_3_what_only_the_ambassador_has_seen_may_still_be_shown() -> None:
    table = Table(5)
    table.go("RGMBR")
    table.greet("blue", "ambassador")
    table.do("blue", "name green")
    table.do("green", "show identity")
    table.go("GMBSM")
    table.greet("yellow", "ambassador")
    table.do("yellow", "name green")
    assert table.legal("green") == ["show identity", "show number"]


def three_at_the_rialto(table: Table) -> None:
    table.meet(0, 0, 1, 2, 0)
    table.greet("ambassador")


def test_P5_4_two_agents_with_him_show_him_two_cards_each_and_exchange_nothing() -> None:
    table = Table(5)
    three_at_the_rialto(table)
    assert table.to_act == ("blue", "yellow")
    assert len(table.legal("blue")) == 24
    assert table.refused("blue", "pass LF 0") == "exactly-one-true"
    events = table.do("yellow", "pass CB 0")
    assert table.heard("ambassador", events) == [Chosen(1, 4)]
    assert table.heard("blue", events) == [Chosen(1, 4)]
    events = table.do("blue", "pass black-LF 29")
    assert table.heard("ambassador", events) == [
        Pair(0, 4, 8, 6),
        Pair(1, 4, 1, 4),
        Chosen(0, 4),
    ]
    assert table.heard("yellow", events) == [Chosen(0, 4)]
    assert table.heard("blue", events) == [Pair(0, 4, 8, 6), Chosen(0, 4)]
    assert table.notes("blue").pairs == table.notes("yellow").pairs == []
    assert table.public.round == 2


def test_P5_4_three_agents_or_four_cards_are_no_meeting() -> None:
    table = Table(5)
    table.go("RRRMS")
    table.go("MMMBM")
    assert table.public.round == 3


def test_P5_5_the_ban_on_repeats_holds_for_the_ambassador_as_receiver() -> None:
    table = Table(5)
    three_at_the_rialto(table)
    table.do("blue", "pass LF 29")
    table.do("yellow", "pass CB 0")
    three_at_the_rialto(table)
    assert table.refused("blue", "pass LF 29") == "pair-repeated"
    assert len(table.legal("blue")) == 22


def test_P5_5_an_agent_may_have_what_the_ambassador_had() -> None:
    table = Table(5)
    table.go("RRMGR")
    table.greet("ambassador")
    table.do("blue", "pass LF 29")
    table.do("yellow", "pass CB 0")
    table.go("MMGBS")
    table.greet("yellow", "blue")
    assert "pass LF 29" in table.legal("blue")


TWO_AGENTS, WITH_HIM, THREE = "RRMGS", "RGMBR", "RRMGR"
CALLS = [
    (TWO_AGENTS, (), "blue"),
    (TWO_AGENTS, ("blue",), "yellow"),
    (WITH_HIM, (), "blue"),
    (WITH_HIM, ("blue",), "ambassador"),
    (THREE, (), "ambassador"),
]


@pytest.mark.parametrize(("places", "before", "caller"), CALLS)
def test_P5_5_a_right_call_is_the_callers_point(
    places: str, before: tuple[str, ...], caller: str
) -> None:
    table = Table(5)
    table.go(places)
    table.greet(*before)
    table.do(caller, RIGHT)
    assert table.scores() == {seat: int(seat == caller) for seat in table.names}


@pytest.mark.parametrize(("places", "before", "caller"), CALLS)
def test_P5_5_a_wrong_call_is_a_point_for_the_other_four(
    places: str, before: tuple[str, ...], caller: str
) -> None:
    table = Table(5)
    table.go(places)
    table.greet(*before)
    table.do(caller, WRONG)
    assert table.scores() == {seat: int(seat != caller) for seat in table.names}


def test_P5_5_in_a_meeting_of_three_only_the_ambassador_may_call() -> None:
    table = Table(5)
    table.go(THREE)
    assert table.to_act == ("ambassador",)
    table.greet("ambassador")
    assert table.stage == "pass"


def test_P5_5_otherwise_he_is_asked_last() -> None:
    table = Table(5)
    table.go(WITH_HIM)
    assert table.to_act == ("blue",)
    table.greet("blue")
    assert table.to_act == ("ambassador",)
    table.greet("ambassador")
    assert table.stage == "name"


def test_P5_5_he_may_not_call_where_he_is_not() -> None:
    table = Table(5)
    table.go(TWO_AGENTS)
    table.greet("blue", "yellow")
    assert table.to_act == ("blue", "yellow")


def test_F2_four_may_win_a_match_at_once() -> None:
    table = Table(5, points_to_win=1)
    table.go(WITH_HIM)
    table.greet("blue")
    table.do("ambassador", WRONG)
    assert table.public.outcome == Outcome("points", "several", (0, 1, 2, 3))


def test_F2_the_ambassador_never_leads() -> None:
    table = Table(5, leader="pink", max_rounds=1)
    table.meet(0, 1, 2, 3, 4)
    table.deal()
    assert table.public.leader == 0
    table.do("ambassador", "play Rialto")
    assert table.to_act == ("blue",)


def test_F2_a_last_round_without_a_meeting_is_over_with_the_last_place() -> None:
    table = Table(5, max_rounds=1)
    table.meet(0, 1, 2, 3, 4)
    assert table.public.voids == 1


@pytest.mark.parametrize(
    ("language", "mine", "yours", "others"),
    [
        (
            "en",
            "Blue and the Ambassador saw your card: ",
            "You and the Ambassador saw Green’s card: ",
            "Blue and the Ambassador saw Green’s card: ",
        ),
        (
            "fr",
            "Vous montrez à Bleu et à l’Ambassadeur\u00a0: ",
            "Vous et l’Ambassadeur voyez la carte de Vert\u00a0: ",
            "Bleu et l’Ambassadeur voient la carte de Vert\u00a0: ",
        ),
    ],
)
def test_P5_3_a_card_that_two_see_is_told_with_both(
    language: str, mine: str, yours: str, others: str
) -> None:
    game = InkognitoCards()
    for reader, said in ((2, mine), (0, yours), (SPECTATOR, others)):
        text = Words(language).fact(game, Table(5).options, Black(2, (0, 4), 10), reader)
        assert text.startswith(said)
