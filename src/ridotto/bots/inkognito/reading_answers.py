"""Reading answers: what somebody chose to show says more than that one card of it is true."""

from math import prod

from ridotto.bots.inkognito.asking import ASKING
from ridotto.bots.inkognito.beliefs import Beliefs, Persons
from ridotto.bots.mixtures import Mixtures
from ridotto.bots.ways_of_answering import Given, Heard
from ridotto.games.inkognito.components import AGENTS, Side, partner_of
from ridotto.games.inkognito.variant import Variant
from ridotto.kernel import Seat


class Reader(Beliefs):
    """Weighs worlds by how likely the answers are in them, if everyone answers in a way of his own:
    a rival in one of the mixture of rivals, the partner in one of that of friends.
    """

    def __init__(self, variant: Variant, seat: Seat, mixtures: Mixtures = ASKING.mixtures) -> None:
        super().__init__(variant, seat)
        self._mixtures = mixtures
        self._heard = {side: Heard(ASKING, mixtures.ways()) for side in AGENTS}

    def take(self, side: Side, given: Given) -> None:
        self._heard[side].take(*given)
        self.stale()

    def weigh(self, persons: Persons) -> float:
        partner = partner_of(persons[0][self.side]) if self.side in AGENTS else None
        return prod(
            self._heard[side].weight(
                4 * identity + build,
                self._mixtures.friends if identity == partner else self._mixtures.rivals,
            )
            for side, identity, build in zip(AGENTS, *persons, strict=True)
            if side != self.side
        )
