"""Where the master of the card game goes: what others would learn without it counts."""

from math import log2

import pytest

from ridotto.bots.inkognito_cards.asking import WIN
from ridotto.bots.inkognito_cards.beliefs import Beliefs
from ridotto.bots.inkognito_cards.everyone_for_himself import (
    BLACK_CARD,
    KEPT,
    PAIR,
    Rivals,
    best_questions,
)
from ridotto.bots.inkognito_cards.places import others_learn
from ridotto.games import GAMES
from ridotto.games.inkognito_cards.actions import Look, Name, Play
from ridotto.games.inkognito_cards.components import AMBASSADOR, FICTITIOUS
from ridotto.games.inkognito_cards.facts import Black, Secrets
from ridotto.games.inkognito_cards.parts import CardsPrivate, CardsPublic

GAME = GAMES["inkognito-cards"]


def table(players: int, at: dict[int, int]) -> tuple[CardsPublic, Beliefs]:
    """Blue is to play his place; these others have played theirs, and nobody else plays any."""
    public: CardsPublic = GAME.start(GAME.settle({"players": players})).public
    for agent in range(AMBASSADOR + 1):
        public.at[agent] = at.get(agent)
        public.hands[agent] = 0
    mind = Beliefs(players, 0)
    mind.hear(Secrets(0, 0, 4))
    mind.refresh()
    return public, mind


@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_others_do_not_meet_where_one_goes_oneself(players: int) -> None:
    public, mind = table(players, {1: 2, 2: 2})
    assert others_learn(public, mind, 2) == 0
    rivals = 2 * (1 - 2 / 3) if players == 4 else 2  # either may be the ally
    assert others_learn(public, mind, 0) == pytest.approx(rivals)


def test_whoever_nobody_plays_learns_nothing() -> None:
    public, mind = table(3, {1: 2, FICTITIOUS: 2})
    assert others_learn(public, mind, 0) == pytest.approx(1)
    public, mind = table(3, {FICTITIOUS: 2, AMBASSADOR: 2})
    assert others_learn(public, mind, 0) == 0


def test_three_at_a_place_do_not_meet() -> None:
    public, mind = table(4, {1: 2, 2: 2, 3: 2})
    assert others_learn(public, mind, 0) == 0


def rivals(players: int, at: dict[int, int], bar: float = 0.75) -> Rivals:
    """Blue's places, where everyone plays for himself."""
    public, mind = table(players, at)
    return Rivals(mind, public, CardsPrivate(0), bar)


@pytest.mark.parametrize("players", [3, 5])
def test_a_meeting_in_which_a_rival_learns_as_much_is_worth_less(players: int) -> None:
    weighed = rivals(players, {})
    shared = PAIR / (players - 1)
    assert weighed.learned[(1,)] - weighed.worth[(1,)] == pytest.approx(shared)
    alone = BLACK_CARD / 4 if players == 5 else 0  # with five somebody plays the Ambassador
    assert weighed.learned[(AMBASSADOR,)] - weighed.worth[(AMBASSADOR,)] == pytest.approx(alone)
    if players == 3:
        assert weighed.learned[(FICTITIOUS,)] == weighed.worth[(FICTITIOUS,)]


@pytest.mark.parametrize("players", [3, 5])
def test_where_two_rivals_would_meet_it_is_worth_going(players: int) -> None:
    weighed = rivals(players, {1: 2, 2: 2})
    names = ["blue", "yellow", "green", "pink", "ambassador"]
    there, elsewhere = (weighed.weighed(Play(place), names).worth for place in (2, 0))
    assert there - elsewhere == pytest.approx(2 * PAIR / (players - 1))


def test_a_place_where_one_may_still_meet_somebody_is_kept() -> None:
    public, mind = table(3, {1: 0, 2: 1})
    public.hands[FICTITIOUS] = 1 << 3
    public.at[FICTITIOUS] = 2
    weighed = Rivals(mind, public, CardsPrivate(0), 0.75)
    names = ["blue", "yellow", "green", "pink", "ambassador"]
    kept, spent = (weighed.weighed(Play(place), names).worth for place in (3, 4))
    assert spent - kept == pytest.approx(KEPT * weighed.learned[(FICTITIOUS,)])


def test_whoever_is_sure_goes_where_he_can_call() -> None:
    assert min(rivals(3, {}, bar=1 / 36).worth.values()) > WIN - 1
    assert max(rivals(3, {}, bar=1 / 35).worth.values()) < WIN


def test_through_the_ambassador_one_asks_whom_one_can_expect_most_of() -> None:
    _, mind = table(3, {})
    mind.hear(Black(1, (0,), 8 + 1))  # yellow's identity: his number is open still
    mind.refresh()
    own = CardsPrivate(0)
    own.proven[1] = 1 << 1
    asks = best_questions(
        mind, own, [Name(1), Name(2), Look(0)], ["blue", "yellow", "green", "pink"]
    )
    worth = {each.action: each.worth for each in asks}
    # Of green's two cards he may show the identity, of which only one bit is left.
    assert worth[Name(1)] == pytest.approx(log2(3))
    assert worth[Name(2)] == pytest.approx((1 + log2(3)) / 2)
    assert worth[Look(0)] == pytest.approx(1)
