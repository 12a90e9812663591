"""Sets of cards as integers: a card is in the set if the bit of its number is set."""

from collections.abc import Iterable, Iterator
from functools import cache

from ridotto.games.infiltraitors.components import CARDS, HIGHEST, SHARES, SPECIALITIES, Card

SHARING = tuple(sum(1 << other for other in CARDS if SHARES[card][other]) for card in CARDS)
"""For each card, the cards that share with it."""

SAME_NUMBER = tuple(
    sum(1 << speciality * HIGHEST + at for speciality in range(len(SPECIALITIES)))
    for at in range(HIGHEST)
)
"""For each number less one, the cards with it."""


def set_of(cards: Iterable[Card]) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def members(cards: int) -> Iterator[Card]:
    """In increasing order."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def place(cards: int, card: Card) -> int:
    """How many of the set come before this card."""
    return (cards & (1 << card) - 1).bit_count()


def every(cards: int, step: int, first: int) -> int:
    """Of the set in order, the one at place ``first`` and each ``step`` places further."""
    found = 0
    for at, card in enumerate(members(cards)):
        if at % step == first:
            found |= 1 << card
    return found


def turned(card: Card, identity: Card, cards: int) -> int:
    """What is left of a set after this card was laid next to this traitor."""
    sharing = SHARING[card]
    return cards & sharing if sharing >> identity & 1 else cards & ~sharing


@cache
def with_number_in(cards: int) -> int:
    """All cards with a number that some card of the set has."""
    found = 0
    for same in SAME_NUMBER:
        if same & cards:
            found |= same
    return found
