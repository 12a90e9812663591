"""What a card is worth next to a traitor: what it tells apart, and whether it keeps the balance."""

from math import log2

from ridotto.bots.infiltraitors.card_sets import SHARING, members, set_of, turned
from ridotto.bots.infiltraitors.following_traitors import Follower
from ridotto.games.infiltraitors.candidates import KINGPIN
from ridotto.games.infiltraitors.components import CARDS, Card
from ridotto.games.infiltraitors.special.missions_7_13_balance import EVEN
from ridotto.kernel import Seat

LOG = (0.0, *(log2(number) for number in range(1, len(CARDS) + 1)))

OWN = 0.15
"""A card next to one's own traitor is worth so much more: others' clues are given in the dark."""
FEW = 12
"""With at most so many candidates, it counts how hard each two are to tell apart."""
USUAL = 0.35
"""The share of cards that tell two candidates apart, as a rule."""
LEAST = 0.03
SHARPNESS = 0.3
"""How much it counts what a card would tell about just anybody."""
POISE = 0.5
"""How much a clue that is missing for the balance counts, if flat; upright ones are rarer."""
RARE = 1.5


class Scales:
    """Weighs cards at one moment, for one agent.

    A candidate weighs the more, the fewer cards are left that tell it from the truth: 7 and 14 of
    one speciality, which only a 2 can part, are much more trouble than two others.
    """

    def __init__(self, mind: Follower, playable: set[Card]) -> None:
        self.mind = mind
        self.know = mind.i_know()
        self._playable = set_of(playable)
        self._left = mind.deck & ~mind.open
        self._size = max(1, self._left.bit_count())
        self._balance = "balance" in mind.mission.briefing.rules
        own = mind.own.identity
        self._mine = 0 if own is None else mind.all_know(mind.seat)
        self._doubt = 0.0 if own is None else self._alone(own, self._mine, self._playable)
        self._weights: dict[tuple[Card, Card], float] = {}

    def gain(self, card: Card, whom: Seat) -> float:
        """What all would gain by this card next to this agent's traitor, about in bits."""
        told = self._told_of_mine(card) if whom == self.mind.seat else self._told(card, whom)
        return told + self.balance(card, whom)

    def balance(self, card: Card, whom: Seat) -> float:
        """What the card does for the balance, where it is asked for."""
        return POISE * self._poise(card, whom) if self._balance else 0.0

    def bits(self, card: Card, whom: Seat) -> float:
        """How many bits all would learn about who this traitor is, in the mean."""
        before, after = self._split(card, whom)
        return LOG[before] - sum(odds * LOG[left] for odds, left in after)

    def left(self, card: Card, whom: Seat) -> tuple[int, int]:
        """How many candidates there would be left for this traitor, in the mean, and are now."""
        before, after = self._split(card, whom)
        return max(1, round(sum(odds * left for odds, left in after))), before

    def _split(self, card: Card, whom: Seat) -> tuple[int, list[tuple[float, int]]]:
        """How many candidates there are, and will be, with what odds."""
        if whom == self.mind.seat:
            own = self.mind.own.identity
            assert own is not None
            left = (turned(card, own, self._mine) & ~(1 << card)).bit_count()
            return self._mine.bit_count(), [(1.0, left)]
        cards = self.know[whom]
        number = cards.bit_count()
        upright = (cards & SHARING[card]).bit_count()
        return number, [(each / max(1, number), each) for each in (upright, number - upright)]

    def worth(self, card: Card) -> float:
        """What it is worth to have this card in one's hand."""
        mind = self.mind
        whom = [owner for owner in self.know if owner != KINGPIN]
        if mind.own.identity is not None:
            whom.append(mind.seat)
        now = max((self.gain(card, owner) for owner in whom), default=0.0)
        unseen = mind.deck & ~mind.open & ~mind.mine
        share = (unseen & SHARING[card]).bit_count() / max(1, unseen.bit_count())
        return now + SHARPNESS * _entropy(share)

    def upright(self, card: Card, whom: Seat) -> float:
        """The odds that the card will stand upright."""
        if whom == self.mind.seat:
            assert self.mind.own.identity is not None
            return SHARING[card] >> self.mind.own.identity & 1
        cards = self.know[whom]
        return (cards & SHARING[card]).bit_count() / max(1, cards.bit_count())

    def _told_of_mine(self, card: Card) -> float:
        own = self.mind.own.identity
        assert own is not None
        left = turned(card, own, self._mine) & ~(1 << card)
        return self._doubt - self._alone(own, left, self._playable & ~(1 << card)) + OWN

    def _told(self, card: Card, whom: Seat) -> float:
        """What others would learn on average."""
        cards = self.know[whom]
        upright = cards & SHARING[card]
        flat = cards & ~upright
        number = cards.bit_count()
        if not upright or not flat:
            return 0.0
        if number <= FEW:
            return (self._spread(cards) - self._spread(upright) - self._spread(flat)) / number
        ups, flats = upright.bit_count(), flat.bit_count()
        return LOG[number] - (ups * LOG[ups] + flats * LOG[flats]) / number

    def _spread(self, cards: int) -> float:
        """The sum of the doubt about each candidate, if it were the one."""
        listed = list(members(cards))
        return sum(
            log2(1 + sum(self._weight(one, other) for other in listed if other != one))
            for one in listed
        )

    def _alone(self, truth: Card, cards: int, playable: int) -> float:
        """The doubt about one's own traitor, whose owner knows which cards he can still play."""
        total = 1.0
        sharing = SHARING[truth]
        for other in members(cards & ~(1 << truth)):
            parting = (sharing ^ SHARING[other]) & self._left
            share = parting.bit_count() / self._size
            total += USUAL / max(share, USUAL if parting & playable else LEAST)
        return log2(total)

    def _weight(self, one: Card, other: Card) -> float:
        pair = (one, other) if one < other else (other, one)
        weight = self._weights.get(pair)
        if weight is None:
            parting = (SHARING[one] ^ SHARING[other]) & self._left
            weight = USUAL / max(parting.bit_count() / self._size, LEAST)
            self._weights[pair] = weight
        return weight

    def _poise(self, card: Card, whom: Seat) -> float:
        """By how much the clues that are missing for the balance become fewer."""
        front = self.mind.public.fronts[whom]
        assert front is not None
        upright, flat = len(front.upright), len(front.flat)
        odds = self.upright(card, whom)
        after = odds * _missing(upright + 1, flat) + (1 - odds) * _missing(upright, flat + 1)
        return _missing(upright, flat) - after


def _missing(upright: int, flat: int) -> float:
    each = max(EVEN, upright, flat)
    return RARE * (each - upright) + each - flat


def _entropy(share: float) -> float:
    if share in (0, 1):
        return 0.0
    return -share * log2(share) - (1 - share) * log2(1 - share)
