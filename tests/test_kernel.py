"""Seats and audiences, legal actions, chance, options, notation, the registry."""

import random
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.games import GAMES
from ridotto.games.masks.actions import Ask, Deal, Guess, Show
from ridotto.kernel import (
    CHANCE,
    EVERYONE,
    NOBODY,
    SPECTATOR,
    TABLE,
    Event,
    Forfeit,
    IllegalAction,
    Legal,
    Lottery,
    NotationError,
    Option,
    OptionError,
    Registry,
    UnknownGame,
    among,
    only,
    sees,
)
from ridotto.testing import Walk

MASKS = GAMES["masks"]
THREE = MASKS.settle({"players": 3})


def started(*deals: str) -> Walk:
    """A game of three in which chance has dealt these masks."""
    walk = Walk(MASKS, THREE, random.Random(0))
    notation = MASKS.notation(THREE)
    for mask in deals:
        walk.take(CHANCE, notation.read(f"deal {mask}"))
    return walk


def test_an_audience_is_a_set_of_seats() -> None:
    assert [seat for seat in range(8) if sees(only(0, 2), seat)] == [0, 2]
    assert among([1]) == only(1)
    assert all(sees(EVERYONE, seat) for seat in (*range(6), SPECTATOR))
    assert not any(sees(NOBODY, seat) for seat in (*range(6), SPECTATOR))


def test_an_event_needs_an_audience() -> None:
    with pytest.raises(TypeError):
        Event(fact=None)  # type: ignore[call-arg, arg-type]


def test_legal_actions_are_one_object() -> None:
    legal = Legal([Ask(0), Ask(1)], [Guess(2)], final=([Forfeit(1)],))
    assert list(legal) == [Ask(0), Ask(1), Guess(2), Forfeit(1)]
    assert len(legal) == 4
    assert Guess(2) in legal
    assert Forfeit(1) in legal
    assert Guess(1) not in legal


def test_random_play_picks_the_kind_first_and_seldom_one_that_ends_the_game() -> None:
    legal = Legal([Ask(n) for n in range(30)], [Guess(2)], final=([Forfeit(1)],))
    rng = random.Random(1)
    kinds = Counter(type(legal.pick(rng)) for _ in range(10_000))
    assert 4500 < kinds[Ask] < 5300
    assert 4500 < kinds[Guess] < 5300
    assert 100 < kinds[Forfeit] < 300
    assert isinstance(Legal(final=([Forfeit(1)],)).pick(rng), Forfeit)


class Ticket(random.Random):
    """Draws this number, whatever it is asked."""

    def __init__(self, number: int) -> None:
        super().__init__(0)
        self.number = number

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return self.number


def test_a_lottery_gives_every_ticket_its_outcome() -> None:
    lottery = Lottery([Deal(0), Deal(1), Deal(2)], 6, [3, 1, 2])
    drawn = [lottery.pick(Ticket(number)) for number in range(6)]
    assert drawn == [Deal(0)] * 3 + [Deal(1)] + [Deal(2)] * 2
    assert lottery.probabilities() == [Fraction(1, 2), Fraction(1, 6), Fraction(1, 3)]


def test_everybody_guesses_at_once_and_in_secret() -> None:
    walk = Walk(MASKS, THREE, random.Random(3))
    while len(walk.state.public.to_act) != 3:
        move = walk.next()
        assert move is not None
        walk.take(*move)
    step = walk.take(1, Guess(0))
    assert walk.state.public.to_act == (0, 2)
    assert [event.to for event in step.events] == [only(1), EVERYONE]
    with pytest.raises(IllegalAction, match="not-your-turn"):
        walk.take(1, Guess(1))
    assert walk.state.public.outcome is None
    walk.take(2, Guess(0))
    walk.take(0, Guess(3))
    assert walk.state.public.outcome is not None


def test_an_answer_is_seen_by_the_two_and_noticed_by_all() -> None:
    walk = started("fox", "owl", "moth")
    walk.take(0, Ask(1))
    events = walk.take(1, Show(0, 2)).events
    assert [event.to for event in events] == [only(0, 1), EVERYONE]


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (1, Ask(0), "not-your-turn"),
        (0, Ask(0), "not-yourself"),
        (0, Guess(0), "not-offered"),
        (0, Show(1, 2), "one-must-be-true"),
        (CHANCE, Deal(0), "not-your-turn"),
        (TABLE, Forfeit(5), "not-offered"),
    ],
)
def test_a_refusal_names_its_reason(seat: int, action: Ask, reason: str) -> None:
    walk = started("fox", "owl", "moth")
    before = walk.state.encode()
    with pytest.raises(IllegalAction) as caught:
        walk.take(seat, action)
    assert caught.value.reason == reason
    assert walk.state.encode() == before


def test_the_table_can_end_a_game_from_outside() -> None:
    walk = started("fox")
    walk.take(TABLE, Forfeit(0))
    outcome = walk.state.public.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("forfeit", (1, 2))
    with pytest.raises(IllegalAction, match="game-over"):
        walk.take(TABLE, Forfeit(1))


def test_the_house_wins_when_nobody_is_right() -> None:
    walk = started("fox", "owl", "moth")
    for seat in range(3):
        walk.take(seat, Ask((seat + 1) % 3))
        shower = walk.state.public.to_act[0]
        walk.take(shower, next(iter(walk.state.legal(shower))))
    for seat in range(3):
        walk.take(seat, Guess(0))
    outcome = walk.state.public.outcome
    assert outcome is not None
    assert (outcome.side, outcome.winners) == ("house", ())


@given(st.integers(0, 2), st.integers(0, 3), st.integers(0, 3))
def test_notation_comes_back(seat: int, one: int, other: int) -> None:
    notation = MASKS.notation(THREE)
    for action in (Ask(seat), Show(one, other), Guess(one), Deal(other), Forfeit(seat)):
        assert notation.read(notation.write(action)) == action


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("ask", "expected 'ask SEAT'"),
        ("ask  red", "expected 'ask SEAT'"),
        ("ask red ", "expected 'ask SEAT'"),
        ("ask purple", "no seat 'purple'; one of: blue, green, red"),
        ("ask yellow", "no seat 'yellow'"),
        ("show fox", "expected 'show MASK MASK'"),
        ("show fox hat", "no mask 'hat'"),
        ("sing", "expected 'deal MASK', 'ask SEAT', 'show MASK MASK'"),
        ("", "expected"),
        ("Ask red", "expected"),
    ],
)
def test_a_wrong_notation_is_refused_with_what_was_expected(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        MASKS.notation(THREE).read(text)
    assert reason in caught.value.reason


@given(st.text(max_size=30))
def test_notation_reads_only_what_it_writes(text: str) -> None:
    notation = MASKS.notation(THREE)
    try:
        action = notation.read(text)
    except NotationError:
        return
    assert notation.write(action) == text


def test_options_have_defaults_and_are_validated() -> None:
    assert MASKS.settle({}) == {"players": 3, "rounds": 1}
    for wrong in ({"players": 5}, {"players": "3"}, {"players": True}, {"colour": 1}):
        with pytest.raises(OptionError, match=f"option {next(iter(wrong))}"):
            MASKS.settle(wrong)


def test_options_may_be_a_range_or_none_and_differ_in_simulations() -> None:
    limit = Option(name="limit", default=None, least=1, most=99, simulated=60)
    assert [limit.takes(value) for value in (None, 1, 99, 0, 100, "x")] == [True] * 3 + [False] * 3
    assert limit.read("none") is None
    assert limit.read("7") == 7
    assert limit.allowed() == "a number from 1 to 99, or none"
    for text in ("0", "x", ""):
        with pytest.raises(OptionError, match="option limit"):
            limit.read(text)


def test_the_registry_finds_games_and_names_the_missing() -> None:
    assert GAMES["masks"].id == "masks"
    with pytest.raises(UnknownGame, match=r"no game 'go'; there are: .*masks"):
        GAMES["go"]
    with pytest.raises(ValueError, match="masks"):
        Registry(MASKS, MASKS)
