"""A round: R1, R2, R3."""

from fractions import Fraction

from ridotto.games.inkognito_cards.facts import Went
from ridotto.kernel import CHANCE, Lottery
from tests.inkognito_cards.helpers import Table


def test_R1_clockwise_from_the_first_player_each_plays_a_place_face_up() -> None:
    table = Table(leader="green")
    order = []
    for place in ("Rialto", "Salute", "San-Marco", "San-Giorgio"):
        (actor,) = table.to_act
        order.append(actor)
        events = table.do(actor, f"play {place}")
        assert [type(fact) for fact in table.heard("spectator", events)] == [Went]
    assert order == ["green", "pink", "blue", "yellow"]


def test_R1_then_the_top_card_of_the_ambassadors_deck_is_turned() -> None:
    table = Table()
    for actor in table.names:
        table.do(actor, "play Rialto")
    assert table.to_act == ("chance",)
    events = table.do("chance", "turn Salute")
    assert table.heard("spectator", events) == [Went(4, 4)]


def test_R1_a_place_can_be_played_once() -> None:
    table = Table()
    table.go("MGRBS")
    table.do("yellow", "play Rialto")
    table.do("green", "play Salute")
    table.do("pink", "play Salute")
    assert "play San-Marco" not in table.legal("blue")
    assert table.refused("blue", "play San-Marco") == "place-used"
    assert len(table.legal("blue")) == 4


def test_R1_any_card_left_in_the_ambassadors_deck_may_be_turned() -> None:
    table = Table()
    for left in (5, 4, 3, 2, 1, 5):
        for _ in range(4):
            (actor,) = table.to_act
            table.do(actor, table.legal(actor)[0])
        lottery = table.state.legal(CHANCE)
        assert isinstance(lottery, Lottery)
        assert lottery.probabilities() == [Fraction(1, left)] * left
        table.do("chance", table.legal("chance")[0])


def test_R2_after_five_rounds_everyone_takes_his_places_back() -> None:
    table = Table()
    for number in range(5):
        assert all(hand.bit_count() == 5 - number for hand in table.public.hands)
        table.meet(0, 1, 2, 3, 4)
    assert table.public.round == 6
    (leader,) = table.to_act
    assert len(table.legal(leader)) == 5
    assert all(hand.bit_count() == 5 for hand in table.public.hands)


def test_R2_the_lead_goes_to_the_left() -> None:
    table = Table(leader="green")
    leaders: list[str] = []
    for _ in range(6):
        leaders += table.to_act
        table.meet(0, 1, 2, 3, 4)
    assert leaders == ["green", "pink", "blue", "yellow", "green", "pink"]


def test_R3_exactly_two_cards_make_a_meeting() -> None:
    table = Table()
    table.go("RRMGS")
    assert [meeting.who for meeting in table.public.meetings] == [(0, 1)]
    assert table.to_act == ("blue",)


def test_R3_nothing_happens_where_one_is_alone_or_three_are() -> None:
    table = Table()
    table.go("RRRGS")
    assert table.public.round == 2
    table.go("MGMBM")
    assert table.public.round == 3


def test_R3_nothing_happens_where_four_or_five_are() -> None:
    table = Table()
    table.go("RRRRS")
    table.go("MMMMM")
    assert table.public.round == 3


def test_R3_two_meetings_in_one_round_go_by_their_earliest_player() -> None:
    table = Table(leader="pink")
    table.go("RMMRS")
    assert [meeting.who for meeting in table.public.meetings] == [(3, 0), (1, 2)]
    table.greet("pink", "blue")
    table.do("blue", "pass LF 11")
    table.do("pink", "pass LF ZZ")
    assert table.to_act == ("yellow",)
    table.greet("yellow", "green")
    table.do("yellow", "pass CB 0")
    table.do("green", "pass X 0")
    assert table.public.round == 2


def test_R3_a_meeting_with_the_ambassador_waits_for_an_earlier_one() -> None:
    table = Table()
    table.go("RRGMG")
    assert [meeting.who for meeting in table.public.meetings] == [(0, 1), (2, 4)]
    table = Table(leader="green")
    table.go("RRGMG")
    assert [meeting.who for meeting in table.public.meetings] == [(2, 4), (0, 1)]
