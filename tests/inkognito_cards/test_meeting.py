"""Meetings: R4, R5, R6."""

import pytest

from ridotto.games.inkognito_cards.components import ALL_SECRETS, PAIRS, valid_pairs
from ridotto.games.inkognito_cards.facts import (
    Black,
    Chosen,
    Declined,
    Named,
    Pair,
    Showed,
)
from ridotto.kernel import Secret
from tests.inkognito_cards.helpers import Table


def at_the_rialto() -> Table:
    """Blue (LF, 0) and yellow (CB, 11) meet; nobody calls."""
    table = Table()
    table.go("RRMGS")
    table.greet("blue", "yellow")
    return table


def test_R4_two_cards_exactly_one_of_which_is_true() -> None:
    table = at_the_rialto()
    legal = {text for text in table.legal("blue") if "black" not in text}
    true_identity = {"LF CB", "LF X", "LF ZZ", "LF 11", "LF 29", "LF 52"}
    true_number = {"CB 0", "X 0", "ZZ 0", "0 11", "0 29", "0 52"}
    assert legal == {f"pass {pair}" for pair in true_identity | true_number}
    assert table.refused("blue", "pass LF 0") == "exactly-one-true"
    assert table.refused("blue", "pass CB 11") == "exactly-one-true"


@pytest.mark.parametrize("secrets", ALL_SECRETS)
def test_R4_there_are_twelve_pairs_for_everyone(secrets: tuple[int, int]) -> None:
    pairs = valid_pairs(secrets)
    assert len(pairs) == 12
    assert all(len({*pair} & {*secrets}) == 1 for pair in pairs)
    assert set(pairs) <= set(PAIRS)


def test_R4_black_cards_cannot_lie() -> None:
    table = at_the_rialto()
    assert len(table.legal("blue")) == 24
    assert "pass black-LF 11" in table.legal("blue")
    assert "pass CB black-0" in table.legal("blue")
    assert table.refused("blue", "pass black-LF black-0") == "exactly-one-true"
    assert table.refused("blue", "pass LF black-11") == "not-your-card"


def test_R4_both_choose_at_the_same_time_without_seeing() -> None:
    table = at_the_rialto()
    assert {*table.to_act} == {"blue", "yellow"}
    events = table.do("yellow", "pass CB 52")
    assert table.heard("blue", events) == [Chosen(1, 0)]
    assert table.heard("yellow", events) == [Pair(1, 0, 1, 7), Chosen(1, 0)]
    assert table.notes("blue").pairs == []
    assert table.to_act == ("blue",)
    assert table.refused("yellow", "pass CB 52") == "not-your-turn"
    events = table.do("blue", "pass black-LF 29")
    assert table.heard("blue", events) == [Pair(0, 1, 8, 6), Pair(1, 0, 1, 7), Chosen(0, 1)]
    assert table.heard("yellow", events) == [Pair(0, 1, 8, 6), Chosen(0, 1)]
    assert table.notes("blue").pairs == [(1, 1, 7)]
    assert table.notes("yellow").pairs == [(0, 8, 6)]


def test_R4_either_of_the_two_may_choose_first() -> None:
    for order in (("blue", "yellow"), ("yellow", "blue")):
        table = at_the_rialto()
        for seat in order:
            table.do(seat, table.legal(seat)[0])
        assert table.public.round == 2


def exchange(table: Table, blue: str | None = None) -> list[str]:
    """Blue and yellow meet and pass something; gives what blue could have passed."""
    table.meet(0, 0, 1, 2, 3)
    table.greet(*table.to_act)
    table.greet(*table.to_act)
    could = table.legal("blue")
    table.do("blue", blue or could[0])
    table.do("yellow", table.legal("yellow")[0])
    return could


def test_R4_the_same_pair_may_not_be_passed_to_the_same_agent_twice() -> None:
    table = Table()
    exchange(table, "pass LF 29")
    table.meet(0, 0, 1, 2, 3)
    table.greet("yellow", "blue")
    assert table.refused("blue", "pass LF 29") == "pair-repeated"
    assert table.refused("blue", "pass black-LF 29") == "pair-repeated"
    assert len(table.legal("blue")) == 22


def test_R4_a_black_card_has_the_face_of_the_coloured_one() -> None:
    table = Table()
    exchange(table, "pass black-LF 29")
    table.meet(0, 0, 1, 2, 3)
    table.greet("yellow", "blue")
    assert table.refused("blue", "pass LF 29") == "pair-repeated"


def test_R4_another_agent_may_get_the_same_pair() -> None:
    table = Table()
    table.go("RRMGS")
    table.greet("blue", "yellow")
    table.do("blue", "pass LF 29")
    table.do("yellow", "pass CB 0")
    table.go("GMGSB")
    table.greet("green", "blue")
    assert "pass LF 29" in table.legal("blue")


def test_R4_when_all_twelve_pairs_are_used_up_any_goes() -> None:
    table = Table()
    left = [len(exchange(table)) for _ in range(14)]
    assert left == [24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2, 24, 24]


def with_the_ambassador(table: Table) -> None:
    """Blue meets the Ambassador."""
    table.meet(0, 1, 2, 3, 0)
    assert table.stage == "name"
    assert table.to_act == ("blue",)


def test_R5_he_may_name_another_agent_who_shows_a_black_card_of_his_choice() -> None:
    table = Table()
    with_the_ambassador(table)
    assert table.legal("blue") == ["decline", "name yellow", "name green", "name pink"]
    assert table.refused("blue", "name blue") == "not-yourself"
    events = table.do("blue", "name green")
    assert table.heard("spectator", events) == [Named(0, 2)]
    assert table.to_act == ("green",)
    assert table.legal("green") == ["show identity", "show number"]
    events = table.do("green", "show number")
    assert table.heard("blue", events) == [Black(2, (0,), 14), Showed(2, 0)]
    assert table.heard("green", events) == [Black(2, (0,), 14), Showed(2, 0)]
    assert table.heard("yellow", events) == [Showed(2, 0)]


def test_R5_never_a_card_that_the_asker_has_seen() -> None:
    table = Table()
    with_the_ambassador(table)
    table.do("blue", "name green")
    table.do("green", "show number")
    with_the_ambassador(table)
    table.do("blue", "name green")
    assert table.legal("green") == ["show identity"]
    assert table.refused("green", "show number") == "shown-before"


def test_R5_what_one_asker_has_seen_another_has_not() -> None:
    table = Table()
    with_the_ambassador(table)
    table.do("blue", "name green")
    table.do("green", "show number")
    table.go("RMGBM")
    assert table.to_act == ("yellow",)
    table.do("yellow", "name green")
    assert table.legal("green") == ["show identity", "show number"]


def test_R5_a_black_card_passed_in_a_meeting_counts_as_shown() -> None:
    table = Table()
    table.go("RRMGS")
    table.greet("blue", "yellow")
    table.do("blue", "pass LF 29")
    table.do("yellow", "pass black-CB 0")
    table.go("GMSRG")
    assert table.to_act == ("blue",)
    table.do("blue", "name yellow")
    assert table.legal("yellow") == ["show number"]


def test_R5_an_agent_with_nothing_left_cannot_be_named() -> None:
    table = Table()
    for kind in ("number", "identity"):
        with_the_ambassador(table)
        table.do("blue", "name green")
        table.do("green", f"show {kind}")
    with_the_ambassador(table)
    assert table.legal("blue") == ["decline", "name yellow", "name pink"]
    assert table.refused("blue", "name green") == "cannot-be-named"


def test_R5_if_nobody_can_be_named_it_looks_like_not_wishing_to_ask() -> None:
    asked_out = Table()
    for whom in ("yellow", "green", "pink"):
        for kind in ("identity", "number"):
            with_the_ambassador(asked_out)
            asked_out.do("blue", f"name {whom}")
            asked_out.do(whom, f"show {kind}")
    with_the_ambassador(asked_out)
    assert asked_out.legal("blue") == ["decline"]
    unwilling = Table()
    with_the_ambassador(unwilling)
    assert asked_out.to_act == unwilling.to_act
    events = [table.do("blue", "decline") for table in (asked_out, unwilling)]
    assert [event.fact for event in events[0]] == [Declined(0, 4)]
    assert events[0] == events[1]


def test_R6_everyone_sees_who_meets_and_asks_and_nobody_else_sees_cards() -> None:
    table = Table()
    table.go("RRMGM")
    table.greet("blue", "yellow")
    table.do("blue", "pass LF 29")
    table.do("yellow", "pass CB 0")
    table.do("green", "name blue")
    table.do("blue", "show number")
    seen = [fact for fact in table.heard("spectator") if not isinstance(fact, Secret)]
    assert seen == table.heard("spectator")
    assert [Chosen(0, 1), Chosen(1, 0), Named(2, 0), Showed(0, 2)] == seen[-4:]
    secrets = {
        seat: [fact for fact in table.heard(seat) if isinstance(fact, Pair | Black)]
        for seat in table.names
    }
    assert secrets["pink"] == []
    assert secrets["green"] == [Black(0, (2,), 12)]
    assert len(secrets["yellow"]) == 2
