"""Face-down piles: what may come off them, and with what odds.

Cards that chance never turned up form one pool. They lie in the middle, in headquarters and among
the discards that went down unseen, and nothing that has happened depends on which lies where: so
each of them is equally likely at each of those places, and a pile need only be known by its size.
A card that somebody has seen and that is face down again has a place of its own, in the truth's
``hq`` or ``buried``.

A pile of ``size`` cards, ``k`` of them known, gives each known card with a chance of 1/size, and
each of the pool's ``n`` with a chance of (size - k)/size/n: they sum to one. When an unseen card
goes from headquarters to the discard, nothing is drawn as long as headquarters can hold no known
card; from then on (``mixed``, which all know) chance says which one it was, and nobody is told.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ridotto.games.infiltraitors.actions import DRAWS, Draw
from ridotto.games.infiltraitors.components import CARDS, Card
from ridotto.games.infiltraitors.parts import MissionTruth
from ridotto.kernel import Lottery


def new_truth(deck: Iterable[Card]) -> MissionTruth:
    """Nothing has been turned up yet."""
    pool = list(deck)
    place = [-1] * len(CARDS)
    for at, card in enumerate(pool):
        place[card] = at
    return MissionTruth(pool, place)


def lift(truth: MissionTruth, card: Card) -> None:
    """The card leaves the pile in which it lay face down, if it did."""
    at = truth.place[card]
    if at >= 0:
        pool = truth.pool
        last = pool.pop()
        if last != card:
            pool[at] = last
            truth.place[last] = at
        truth.place[card] = -1
    elif card in truth.hq:
        truth.hq.remove(card)
    elif card in truth.buried:
        truth.buried.remove(card)


class Pool(Sequence[Draw]):
    """The draws of the pool, without writing them out."""

    __slots__ = ("_cards", "_place")

    def __init__(self, truth: MissionTruth) -> None:
        self._cards = truth.pool
        self._place = truth.place

    def __len__(self) -> int:
        return len(self._cards)

    def __getitem__(self, at: Any) -> Any:
        return DRAWS[self._cards[at]]

    def __iter__(self) -> Iterator[Draw]:
        return map(DRAWS.__getitem__, self._cards)

    def __contains__(self, action: object) -> bool:
        return action.__class__ is Draw and self._place[action.card] >= 0


def from_pile(pool: Pool, known: Sequence[Card], size: int) -> Lottery:
    """The top of a shuffled pile of ``size`` cards, these known ones among them."""
    cards = [DRAWS[card] for card in known]
    unknown = size - len(known)
    if unknown == 0:
        return Lottery(cards, size)
    turns = len(pool)
    weights = [turns] * len(cards) + [unknown] * turns
    return Lottery([*cards, *pool], size * turns, weights)
