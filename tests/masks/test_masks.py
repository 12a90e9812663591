"""Masks, rule by rule."""

from collections import Counter
from fractions import Fraction

import pytest

from ridotto.deduction import Tracker
from ridotto.games.masks import Masks
from ridotto.games.masks.lore import BOX
from ridotto.games.masks.state import MasksState
from ridotto.kernel import CHANCE, TABLE, Event, Fact, IllegalAction, Lottery, sees

GAME = Masks()


class Ball:
    """A game in which chance has dealt these masks; it is played in notation."""

    def __init__(self, masks: str, rounds: int = 1) -> None:
        self.options = GAME.settle({"players": len(masks.split()), "rounds": rounds})
        self.seats = GAME.seats(self.options)
        self.actors = {**{name: n for n, name in enumerate(self.seats)}, "table": TABLE}
        self.notation = GAME.notation(self.options)
        state = GAME.start(self.options)
        assert isinstance(state, MasksState)
        self.state = state
        self.events: list[Event] = []
        for mask in masks.split():
            self.events += state.apply(CHANCE, self.notation.read(f"deal {mask}"))

    def do(self, actor: str, text: str) -> None:
        self.events += self.state.apply(self.actors[actor], self.notation.read(text))

    def questions(self) -> None:
        """Everybody asks somebody, until all guess."""
        while len(self.to_act) == 1:
            (name,) = self.to_act
            self.do(name, self.legal(name)[0])

    def legal(self, name: str) -> list[str]:
        return [self.notation.write(action) for action in self.state.legal(self.actors[name])]

    def refused(self, name: str, text: str) -> str:
        before = self.state.encode()
        with pytest.raises(IllegalAction) as caught:
            self.do(name, text)
        assert self.state.encode() == before
        return caught.value.reason

    def heard(self, name: str) -> list[Fact]:
        return [event.fact for event in self.events if sees(event.to, self.actors[name])]

    def names(self, seats: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(self.seats[seat] for seat in seats)

    @property
    def to_act(self) -> tuple[str, ...]:
        return self.names(self.state.public.to_act)

    def end(self) -> tuple[str, str, tuple[str, ...]]:
        outcome = self.state.public.outcome
        assert outcome is not None
        return outcome.reason, outcome.side, self.names(outcome.winners)


@pytest.mark.parametrize(
    ("players", "seats"),
    [(2, "blue green"), (3, "blue green red"), (4, "blue green red yellow")],
)
def test_T1_the_first_seats_of_the_order_are_taken(players: int, seats: str) -> None:
    assert GAME.seats(GAME.settle({"players": players})) == tuple(seats.split())
    assert GAME.settle({})["players"] == 3


@pytest.mark.parametrize(
    ("players", "masks"),
    [(2, "fox moth owl"), (3, "fox moth owl swan"), (4, "fox moth owl swan wolf")],
)
def test_T2_there_is_one_mask_more_than_guests(players: int, masks: str) -> None:
    assert GAME.vocabulary(GAME.settle({"players": players}))["mask"] == tuple(masks.split())


def test_S1_everyone_gets_a_mask_that_nobody_else_sees_and_one_is_left() -> None:
    state = GAME.start(GAME.settle({"players": 2}))
    for left in (3, 2):
        lottery = state.legal(CHANCE)
        assert isinstance(lottery, Lottery)
        assert Counter(lottery.probabilities()) == {Fraction(1, left): left}
        state.apply(CHANCE, next(iter(lottery)))
    ball = Ball("moth owl")
    assert [fact for fact in ball.heard("blue") if fact not in ball.heard("green")] == [
        ball.events[0].fact
    ]
    assert ball.state.view(0).private.mask == 1
    assert GAME.studied.actual(ball.options, ball.state)[BOX] == "fox"


def test_A1_from_blue_on_each_asks_one_other_guest() -> None:
    ball = Ball("moth owl fox")
    for name, others in (("blue", "green red"), ("green", "blue red"), ("red", "blue green")):
        assert ball.to_act == (name,)
        assert ball.legal(name) == [f"ask {other}" for other in others.split()]
        assert ball.refused(name, f"ask {name}") == "not-yourself"
        ball.do(name, ball.legal(name)[0])
        (asked,) = ball.to_act
        ball.do(asked, ball.legal(asked)[0])


def test_A2_two_masks_are_shown_and_one_of_them_is_worn() -> None:
    ball = Ball("moth owl fox", rounds=2)
    ball.do("blue", "ask green")
    assert set(ball.legal("green")) == {"show fox owl", "show moth owl", "show owl swan"}
    assert ball.refused("green", "show fox moth") == "one-must-be-true"
    ball.do("green", "show owl swan")
    ball.do("green", "ask blue")
    ball.do("blue", "show moth owl")
    ball.do("red", "ask blue")
    ball.do("blue", "show moth owl")
    ball.do("blue", "ask green")
    ball.do("green", "show owl swan")  # the same two again


def test_A3_only_asker_and_shower_see_the_masks() -> None:
    ball = Ball("moth owl fox")
    ball.do("blue", "ask green")
    dealt = {name: len(ball.heard(name)) for name in ball.seats}
    ball.do("green", "show owl swan")
    news = {name: len(ball.heard(name)) - before for name, before in dealt.items()}
    assert news == {"blue": 2, "green": 2, "red": 1}


@pytest.mark.parametrize("rounds", [1, 2])
def test_A4_everyone_asks_once_or_twice(rounds: int) -> None:
    ball = Ball("moth owl fox", rounds)
    for _ in range(3 * rounds):
        assert len(ball.to_act) == 1
        (asker,) = ball.to_act
        ball.do(asker, ball.legal(asker)[0])
        (asked,) = ball.to_act
        ball.do(asked, ball.legal(asked)[0])
    assert ball.to_act == ("blue", "green", "red")


def test_G1_all_guess_at_once_and_may_name_any_mask() -> None:
    ball = Ball("moth owl")
    ball.questions()
    assert ball.to_act == ("blue", "green")
    for name in ball.seats:
        assert ball.legal(name) == ["guess fox", "guess moth", "guess owl"]


def test_G2_a_guess_is_secret_until_the_last_is_made() -> None:
    ball = Ball("moth owl fox")
    ball.questions()
    before = len(ball.heard("blue"))
    ball.do("red", "guess swan")
    (told,) = ball.heard("blue")[before:]
    assert type(told).__name__ == "Decided"
    assert ball.to_act == ("blue", "green")
    ball.do("blue", "guess fox")
    ball.do("green", "guess fox")
    assert type(ball.heard("blue")[-2]).__name__ == "Unmasked"


@pytest.mark.parametrize(
    ("guesses", "side", "winners"),
    [
        ("fox owl", "guests", ("blue",)),
        ("fox fox", "guests", ("blue", "green")),
        ("owl moth", "house", ()),
    ],
)
def test_W1_whoever_is_right_wins_and_otherwise_the_house(
    guesses: str, side: str, winners: tuple[str, ...]
) -> None:
    ball = Ball("moth owl")
    ball.questions()
    for name, mask in zip(ball.seats, guesses.split(), strict=True):
        ball.do(name, f"guess {mask}")
    assert ball.end() == ("guessed", side, winners)


def test_H1_nobody_acts_before_his_turn() -> None:
    ball = Ball("moth owl")
    assert ball.refused("green", "ask blue") == "not-your-turn"


def test_H2_when_the_masks_are_off_nothing_more_is_done() -> None:
    ball = Ball("moth owl")
    ball.questions()
    ball.do("green", "guess fox")
    ball.do("blue", "guess fox")
    assert ball.refused("blue", "guess owl") == "game-over"


def test_H3_who_gives_up_leaves_the_game_to_the_others() -> None:
    ball = Ball("moth owl fox")
    ball.do("table", "forfeit green")
    assert ball.end() == ("forfeit", "guests", ("blue", "red"))


def test_H4_what_is_not_offered_is_refused() -> None:
    ball = Ball("moth owl")
    assert ball.refused("blue", "guess fox") == "not-offered"


def test_Ex1_the_fox_is_in_the_box() -> None:
    ball = Ball("moth owl")
    ball.do("blue", "ask green")
    ball.do("green", "show moth owl")
    study = Tracker(GAME.studied.lore(ball.options, 0))
    for fact in ball.heard("blue"):
        study.hear(fact)
    assert study.knowledge.possible(("green", "mask")) == ["owl"]
    assert study.knowledge.possible(BOX) == ["fox"]
