"""Reading pairs: what somebody chose to pass says more than that one card of it is true."""

from math import prod

from ridotto.bots.inkognito_cards.beliefs import AllSecrets, Beliefs
from ridotto.bots.inkognito_cards.passing import ALLIED, asking_of, place_of
from ridotto.bots.mixtures import Mixtures
from ridotto.bots.ways_of_answering import Given, Heard
from ridotto.games.inkognito_cards.components import AGENTS, Agent, allied
from ridotto.kernel import Seat


class Reader(Beliefs):
    """Weighs worlds by how likely the pairs are in them, if everyone chooses them in a way of his
    own: a rival in one of the mixture of rivals, an ally in one of that of friends.
    """

    def __init__(self, players: int, seat: Seat, mixtures: Mixtures = ALLIED.mixtures) -> None:
        self._mixtures = mixtures
        super().__init__(players, seat)

    def forget(self) -> None:
        super().forget()
        asking = asking_of(self)
        self._heard = [Heard(asking, self._mixtures.ways()) for _ in AGENTS]

    def take(self, giver: Agent, given: Given) -> None:
        self._heard[giver].take(*given)
        self.stale()

    def weigh(self, world: AllSecrets) -> float:
        mine = world[self.me][0] if self.allies else None
        return prod(
            self._heard[agent].weight(
                place_of(secrets),
                self._mixtures.rivals
                if mine is None or not allied(secrets[0], mine)
                else self._mixtures.friends,
            )
            for agent, secrets in enumerate(world)
            if agent != self.me
        )
