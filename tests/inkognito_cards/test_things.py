"""Seats, cards and the deal: C0, C1, C2."""

from fractions import Fraction

import pytest

from ridotto.games.inkognito_cards import InkognitoCards
from ridotto.games.inkognito_cards.components import (
    CARDS,
    FACES,
    FRAGMENTS,
    IDENTITIES,
    PLACES,
    allied,
)
from ridotto.games.inkognito_cards.facts import Dealt, Secrets
from ridotto.kernel import CHANCE, Lottery, OptionError, sees
from tests.inkognito_cards.helpers import Table

SEATS = {
    3: ("blue", "yellow", "green"),
    4: ("blue", "yellow", "green", "pink"),
    5: ("blue", "yellow", "green", "pink", "ambassador"),
}


@pytest.mark.parametrize("players", SEATS)
def test_C0_seats_go_blue_yellow_green_pink_and_the_ambassador_is_outside(players: int) -> None:
    game = InkognitoCards()
    options = game.settle({"players": players})
    assert game.seats(options) == SEATS[players]
    # Anyone of the four in the order may lead, also the fictitious agent, never the Ambassador.
    state = game.start(options)
    lottery = state.legal(CHANCE)
    assert isinstance(lottery, Lottery)
    leaders = [game.notation(options).write(action) for action in lottery]
    assert leaders == ["lead blue", "lead yellow", "lead green", "lead pink"]
    assert lottery.probabilities() == [Fraction(1, 4)] * 4


def test_C0_the_leader_drawn_leads() -> None:
    table = Table(leader="green")
    assert table.to_act == ("green",)
    assert Table(3, leader="pink").to_act == ("chance",)


def test_C1_four_agents_in_two_teams_four_fragments_and_five_places() -> None:
    assert IDENTITIES == ("LF", "CB", "X", "ZZ")
    assert FRAGMENTS == ("0", "11", "29", "52")
    assert [place.replace("-", " ") for place in PLACES] == [
        "San Marco",
        "San Giorgio",
        "Rialto",
        "Bridge of Sighs",
        "Salute",
    ]
    allies = {(a, b) for a in range(4) for b in range(a, 4) if allied(a, b)}
    assert {(IDENTITIES[a], IDENTITIES[b]) for a, b in allies} == {("LF", "CB"), ("X", "ZZ")}


def test_C2_everybody_has_eight_coloured_cards_and_two_black_ones() -> None:
    assert len(FACES) == 8
    assert len(CARDS) == 16
    table = Table()
    assert len(table.legal("blue")) == 5
    table.go("RRMGS")
    table.greet("blue", "yellow")
    cards = {card for text in table.legal("blue") for card in text.split()[1:]}
    assert cards == {*FACES, "black-LF", "black-0"}


@pytest.mark.parametrize("players", SEATS)
def test_C2_black_cards_are_dealt_one_of_each_kind_to_every_agent(players: int) -> None:
    game = InkognitoCards()
    options = game.settle({"players": players})
    state = game.start(options)
    read = game.notation(options).read
    state.apply(CHANCE, read("lead blue"))
    odds = []
    for secrets in ("LF 0", "CB 11", "X 29", "ZZ 52"):
        lottery = state.legal(CHANCE)
        assert isinstance(lottery, Lottery)
        odds.append(lottery.probabilities())
        state.apply(CHANCE, read(f"deal {secrets}"))
    assert odds == [[Fraction(1, n * n)] * (n * n) for n in (4, 3, 2, 1)]


@pytest.mark.parametrize("players", SEATS)
def test_C2_only_their_owner_sees_black_cards(players: int) -> None:
    table = Table(players)
    dealt = [event for event in table.events if isinstance(event.fact, Secrets)]
    for agent, event in enumerate(dealt):
        told = [seat for seat in range(8) if sees(event.to, seat)]
        assert told == ([agent] if agent < min(players, 4) else [])
    assert [fact.who for fact in table.heard("spectator") if isinstance(fact, Dealt)] == [
        0,
        1,
        2,
        3,
    ]
    assert table.notes("blue").secrets == (0, 4)


@pytest.mark.parametrize(
    ("option", "value"),
    [("players", 2), ("players", 6), ("points_to_win", 0), ("max_rounds", 0)],
)
def test_options_out_of_range_are_refused(option: str, value: int) -> None:
    with pytest.raises(OptionError, match=option):
        InkognitoCards().settle({option: value})
