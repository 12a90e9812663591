"""Knowledge in Infiltraitors against plain loops over all cards two traitors can be."""

from fractions import Fraction
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from ridotto.deduction import Knowledge, Tracker
from ridotto.games import GAMES
from ridotto.games.infiltraitors.facts import (
    Clued,
    Discarded,
    Drew,
    Eliminated,
    Identified,
    Met,
    Rewarded,
    Shot,
)
from ridotto.kernel import SPECTATOR

GAME = GAMES["infiltraitors"]
T1 = GAME.settle({"mission": "T1", "players": 3})
WORDS = GAME.vocabulary(T1)["card"]
DECK = [f"{suit}-{number}" for suit in ("orange", "black", "red") for number in range(2, 14)]


def shares(one: str, other: str) -> bool:
    """Same number, same speciality, or one number a multiple of the other."""
    (suit, number), (suit2, number2) = one.split("-"), other.split("-")
    low, high = sorted((int(number), int(number2)))
    return suit == suit2 or high % low == 0


class Moment(Struct, frozen=True):
    """The two traitors that Lynx and Otter guard, and what Falcon (or a spectator) has seen."""

    traitors: tuple[str, str]
    watching: bool
    hand: tuple[str, ...]
    own: str | None
    gone: tuple[str, ...]
    open: tuple[str, ...]
    taken: tuple[str, ...]
    clues: tuple[tuple[int, str], ...]
    missed: tuple[tuple[int, str], ...]


@st.composite
def moments(draw: st.DrawFn) -> Moment:
    deck = draw(st.permutations(DECK))
    traitors, rest = (deck[0], deck[1]), deck[2:]
    watching = draw(st.booleans())
    sizes = [draw(st.integers(0, most)) for most in (0 if watching else 5, 3, 6, 2, 7)]
    piles: list[tuple[str, ...]] = []
    for size in sizes:
        piles.append(tuple(rest[:size]))
        rest = rest[size:]
    hand, gone, shown, taken, laid = piles
    own = rest[0] if not watching and draw(st.booleans()) else None
    clues = tuple((draw(st.integers(0, 1)), card) for card in laid)
    wrong = st.tuples(st.integers(0, 1), st.sampled_from(DECK))
    missed = tuple(m for m in draw(st.lists(wrong, max_size=3)) if traitors[m[0]] != m[1])
    return Moment(traitors, watching, hand, own, gone, shown, taken, clues, missed)


def study(moment: Moment) -> Knowledge:
    number = WORDS.index
    thinking = Tracker(GAME.studied.lore(T1, SPECTATOR if moment.watching else 0))
    for card in moment.gone:
        thinking.hear(Identified(1, 1))
        thinking.hear(Eliminated(1, number(card)))
    for card in moment.hand:
        thinking.hear(Drew(number(card)))
    if moment.own is not None:
        thinking.hear(Identified(0, 1))
        thinking.hear(Met(number(moment.own)))
    for card in (*moment.open, *moment.taken):
        thinking.hear(Discarded(2, (number(card),)))
    for card in moment.taken:
        thinking.hear(Rewarded(2, number(card)))
    for owner in (1, 2):
        thinking.hear(Identified(owner, owner))
    for place, card in moment.clues:
        upright = shares(moment.traitors[place], card)
        thinking.hear(Clued(1 + place, number(card), upright))
    for place, card in moment.missed:
        thinking.hear(Shot(0, 1 + place, number(card), right=False))
    return thinking.knowledge


def allows(cards: tuple[str, ...], moment: Moment) -> bool:
    seen = {*moment.hand, *moment.gone, *moment.open, *moment.taken, moment.own}
    seen.update(card for _, card in moment.clues)
    return (
        not seen & set(cards)
        and all(
            shares(cards[place], clue) == shares(moment.traitors[place], clue)
            for place, clue in moment.clues
        )
        and all(cards[place] != wrong for place, wrong in moment.missed)
    )


@given(moments())
def test_worlds_values_and_odds_equal_brute_force(moment: Moment) -> None:
    knowledge = study(moment)
    left = [cards for cards in permutations(DECK, 2) if allows(cards, moment)]
    hidden = [each for group in knowledge.hidden.groups for each in group.variables]
    unseen = [("lynx", "card"), ("otter", "card")]
    if moment.watching and moment.own is not None:
        unseen.append(("falcon", "card"))
    assert hidden == unseen
    assert knowledge.count() == len(left)
    odds = knowledge.probabilities()
    for place, variable in enumerate(unseen):
        for card in DECK:
            having = sum(cards[place] == card for cards in left)
            assert odds[variable][card] == Fraction(having, len(left))
        assert knowledge.possible(variable) == [
            card for card in DECK if any(cards[place] == card for cards in left)
        ]
