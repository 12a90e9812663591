"""The cards (C1) and what two of them share (C2).

A card is a small number: 15 for each speciality before its own, plus its number, minus
one. Number 1 stands for the special card of a speciality, which has no number of its own.
"""

from typing import Annotated

from ridotto.kernel import Of

Card = Annotated[int, Of("card")]

SPECIALITIES = ("orange", "black", "red", "green", "blue")
SYMBOLS = {"orange": "▲", "black": "■", "red": "●", "green": "◆", "blue": "★"}
"""One each, for whoever does not see the colour; the words of the cards show them too."""

SPECIAL = 1
HIGHEST = 15
CARDS = range(len(SPECIALITIES) * HIGHEST)

CARD_WORDS = tuple(
    f"{speciality}-{'special' if number == SPECIAL else number}"
    for speciality in SPECIALITIES
    for number in range(SPECIAL, HIGHEST + 1)
)


def card(speciality: int, number: int) -> Card:
    """The card of a speciality (0 to 4) and a number, 1 for the special card."""
    return speciality * HIGHEST + number - 1


def speciality_of(card: Card) -> int:
    return card // HIGHEST


def number_of(card: Card) -> int:
    return card % HIGHEST + 1


def share(one: Card, other: Card) -> bool:
    """Same speciality, same number, or one number a multiple of the other; a special card has no
    number to share.
    """
    if speciality_of(one) == speciality_of(other):
        return True
    low, high = sorted((number_of(one), number_of(other)))
    return low != SPECIAL and high % low == 0


SHARES = tuple(tuple(share(one, other) for other in CARDS) for one in CARDS)
"""``share`` of any two cards."""


def named(word: str) -> Card:
    """The card of a word: ``named("green-6")``."""
    return CARD_WORDS.index(word)
