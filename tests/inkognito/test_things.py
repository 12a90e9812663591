"""T1-T5 and S1-S3: what there is, and how a game begins."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from ridotto.games.inkognito.actions import Shake
from ridotto.games.inkognito.board import BOARD, EMBASSY, STARTS
from ridotto.games.inkognito.components import (
    BALLS,
    BUILDS,
    CARDS,
    COLOURS,
    IDENTITIES,
    PIECES,
    partner_of,
    team_of,
)
from ridotto.games.inkognito.editions import EDITIONS
from ridotto.games.inkognito.facts import Dealt, Enveloped, Opened
from ridotto.kernel import CHANCE, Lottery, only
from tests.inkognito.play import GAME, Play

OPEN_DEAL = ("deal LF tall A", "deal X fat C", "deal ZZ thin B")


def begin(*texts: str, **options: str | int) -> Play:
    """A game from its very beginning, with chance doing these things."""
    play = Play.__new__(Play)
    play.options = GAME.settle(options)
    play.state = GAME.start(play.options)
    play.notation = GAME.notation(play.options)
    play.seats = GAME.seats(play.options)
    play.do("chance", *texts)
    return play


def lottery(play: Play) -> Lottery:
    drawn = play.state.legal(CHANCE)
    assert isinstance(drawn, Lottery)
    return drawn


def outcomes(play: Play) -> list[str]:
    return [play.notation.write(action) for action in lottery(play)]


def test_T1_four_colours_with_four_builds_each() -> None:
    play = Play("land land water")
    assert play.seats == ("blue", "green", "red", "yellow")
    assert PIECES[:16] == tuple(f"{colour}.{build}" for colour in COLOURS for build in BUILDS)
    assert sorted(play.state.public.at[:16]) == sorted(s for starts in STARTS for s in starts)


def test_T2_LF_and_CB_are_one_team_X_and_ZZ_the_other() -> None:
    names = {IDENTITIES[i]: IDENTITIES[partner_of(i)] for i in range(4)}
    assert names == {"LF": "CB", "CB": "LF", "X": "ZZ", "ZZ": "X"}
    assert [team_of(i) for i in range(4)] == [0, 0, 1, 1]


def test_T3_eight_coloured_cards_and_twelve_grey_ones() -> None:
    assert [card for card in CARDS if ":" not in card] == [*IDENTITIES, *BUILDS]
    assert sum(card.startswith("grey:") for card in CARDS) == 8
    assert sum(card.startswith("mission:") for card in CARDS) == 4


def test_T4_the_ambassador_is_one_neutral_figure() -> None:
    assert PIECES[16] == "ambassador"
    assert len(PIECES) == 17
    assert all("ambassador" not in text for text in Play("land land water").legal("blue"))


@pytest.mark.parametrize(
    ("edition", "balls"),
    [
        ("classic", "land land water water either ambassador ambassador none none none"),
        ("2013", "land land water water either either either ambassador ambassador opponent"),
    ],
)
def test_T5_a_shake_shows_three_of_the_ten_balls(edition: str, balls: str) -> None:
    shakes = EDITIONS[edition].shakes
    drawn = Counter(
        Shake(tuple(sorted(map(BALLS.index, three)))) for three in combinations(balls.split(), 3)
    )
    odds = dict(zip(shakes, shakes.probabilities(), strict=True))
    assert odds == {three: Fraction(ways, 120) for three, ways in drawn.items()}


def test_T5_every_ball_moves_what_it_says() -> None:
    moved = {
        "land": {"blue"},
        "water": {"blue"},
        "either": {"blue"},
        "ambassador": {"ambassador"},
        "opponent": {"green", "red", "yellow"},
    }
    for ball, owners in moved.items():
        texts = Play(f"{ball} none none").legal("blue", ball)
        assert {text.split(" ")[1].split(".")[0] for text in texts} == owners
    assert Play("none none none").legal("blue", "none") == set()


def test_S1_pieces_start_on_the_embassy_and_on_coloured_spaces() -> None:
    play = begin(*OPEN_DEAL, "begin red", *["place fat thin tall short"] * 4)
    assert play.at("ambassador") == EMBASSY == 58
    assert [play.at(f"blue.{build}") for build in ("fat", "thin", "tall", "short")] == [
        13,
        20,
        38,
        41,
    ]
    for side, colour in enumerate(COLOURS):
        spaces = {place.id for place in BOARD.spaces if place.colour == colour}
        assert {play.at(f"{colour}.{build}") for build in BUILDS} == spaces == set(STARTS[side])


def test_S1_placement_is_drawn_by_default() -> None:
    play = begin(*OPEN_DEAL, "begin red")
    assert play.to_act == ("chance",)
    drawn = lottery(play)
    assert set(outcomes(play)) == {f"place {' '.join(order)}" for order in permutations(BUILDS)}
    assert set(drawn.probabilities()) == {Fraction(1, 24)}


def test_S1_placement_may_be_chosen_in_turn_order_from_the_starting_seat() -> None:
    play = begin("begin red", placement="choose")
    for seat in ("red", "yellow", "blue", "green"):
        assert play.to_act == (seat,)
        assert len(play.legal(seat)) == 24
        play.do(seat, "place fat thin tall short")
    assert play.to_act == ("chance",)
    play.do("chance", *OPEN_DEAL)
    play.do("chance", "phantom land land water")
    assert play.to_act == ("red",)


def test_S1_whoever_chooses_knows_no_secret_yet_and_nobody_can_be_taken_out() -> None:
    play = begin("begin red", placement="choose")
    for seat in ("red", "yellow", "blue", "green"):
        assert [own.identity for own in play.state.private] == [None] * 4
        assert play.refused("table", "forfeit blue") == "not-offered"
        play.do(seat, "place fat thin tall short")
    assert set(outcomes(play)) >= {"deal LF tall A"}
    play.do("chance", *OPEN_DEAL)
    assert None not in [own.identity for own in play.state.private]
    play.do("table", "forfeit blue")


def test_S2_three_independent_shuffles_one_of_each_a_seat() -> None:
    play = begin()
    assert len(lottery(play)) == 64
    play.do("chance", "deal LF tall A")
    assert set(outcomes(play)) == {
        f"deal {identity} {build} {letter}"
        for identity in ("CB", "X", "ZZ")
        for build in ("short", "fat", "thin")
        for letter in "BCD"
    }
    play.do("chance", "deal X fat C")
    assert len(lottery(play)) == 8


def test_S2_a_seat_sees_only_its_own_three() -> None:
    play = begin("deal LF tall A", "deal X fat C")
    events = play.do("chance", "deal ZZ thin B")
    assert [(event.to, event.fact) for event in events if event.to < 128] == [
        (only(2), Enveloped(3, 3, 1)),
        (only(3), Enveloped(1, 1, 3)),
    ]
    assert play.heard("blue", events) == [Dealt(2, last=False), Dealt(3, last=True)]


def test_S3_the_starting_seat_is_random_and_announced() -> None:
    play = begin(*OPEN_DEAL)
    assert outcomes(play) == [f"begin {colour}" for colour in COLOURS]
    assert set(lottery(play).probabilities()) == {Fraction(1, 4)}
    events = play.do("chance", "begin yellow")
    assert play.heard("blue", events)[0] == Opened(3)


def test_nobody_can_be_taken_out_before_everyone_has_an_envelope() -> None:
    play = begin("deal LF tall A")
    assert play.refused("table", "forfeit blue") == "not-offered"
