"""Legal actions by kind, as sequences.

Those of a hand are not written out and look at it live: good until the next action, as every list
of legal actions is.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any

from ridotto.games.infiltraitors.actions import (
    CLUES,
    EXCHANGES,
    MOST_AGENTS,
    MOST_FILES,
    SHOTS,
    Clue,
    Decline,
    Dig,
    Discard,
    Exchange,
    Files,
    Identify,
    Request,
    TimeUp,
)
from ridotto.games.infiltraitors.components import Card
from ridotto.kernel import Action, Fixed, Picked, Seat
from ridotto.kernel.seats import SEATS_IN

Actions = Sequence[Action]

IDENTIFY = Fixed([Identify()])
REQUEST = Fixed([Request()])
DECLINE = Fixed([Decline()])
DIG = Fixed([Dig()])
TIME_UP = Fixed([TimeUp()])
FILES = tuple(Fixed(map(Files, range(1, most + 1))) for most in range(MOST_FILES + 1))
"""By the highest number that may be said."""

_ANY_CLUE = (CLUES,)
_EXCHANGES_WITH = tuple(
    tuple(EXCHANGES[agent] for agent in SEATS_IN[bits]) for bits in range(1 << MOST_AGENTS)
)


class ClueGroup(Picked):
    """A2 with any card of a hand."""

    __slots__ = ()

    def __init__(self, hand: list[Card]) -> None:
        super().__init__(_ANY_CLUE, hand)

    def __contains__(self, action: object) -> bool:
        return action.__class__ is Clue and action.card in self.picked


class ExchangeGroup(Picked):
    """A3 with any card of a hand and any of these agents, who are bits."""

    __slots__ = ("_whom",)

    def __init__(self, hand: list[Card], whom: int) -> None:
        super().__init__(_EXCHANGES_WITH[whom], hand)
        self._whom = whom

    def __contains__(self, action: object) -> bool:
        return (
            action.__class__ is Exchange
            and action.card in self.picked
            and action.whom in SEATS_IN[self._whom]
        )


def shots(deck: tuple[Card, ...], agents: int) -> tuple[tuple[Actions, ...], ...]:
    """The groups of A5 for every set of agents it may be done against, as bits; none for nobody."""

    def against(whom: tuple[Seat, ...]) -> Actions:
        return Fixed(SHOTS[agent][card] for agent in whom for card in deck)

    return tuple((against(SEATS_IN[bits]),) if bits else () for bits in range(1 << agents))


@cache
def places(size: int, number: int) -> tuple[tuple[int, ...], ...]:
    """All ways to choose that many places of a hand."""
    return tuple(combinations(range(size), number))


class DiscardGroup(Sequence[Action]):
    """A6: this many cards of a hand."""

    __slots__ = ("_hand", "_number", "things")

    def __init__(self, hand: list[Card], number: int) -> None:
        self._hand = sorted(hand)
        self._number = number
        self.things = self._hand
        """Any so many of these make an action."""

    def __len__(self) -> int:
        return len(places(len(self._hand), self._number))

    def __getitem__(self, at: Any) -> Any:
        chosen = places(len(self._hand), self._number)[at]
        return Discard(tuple([self._hand[place] for place in chosen]))

    def __contains__(self, action: object) -> bool:
        if action.__class__ is not Discard:
            return False
        cards: tuple[Card, ...] = action.cards
        chosen = set(cards)
        return (
            len(cards) == len(chosen) == self._number
            and chosen.issubset(self._hand)
            and list(cards) == sorted(cards)
        )
