"""What a player is advised: a sleuth that reads what others chose to show."""

from ridotto.bots.inkognito.beliefs import Beliefs
from ridotto.bots.inkognito.reading_answers import Reader
from ridotto.bots.inkognito.sleuth import Sleuth


class Counsel(Sleuth):
    """Thinks like a sleuth, and takes into account that others choose with care. It does not
    search: what it advises is there at once.
    """

    name = "counsel"

    def new_mind(self) -> Beliefs:
        return Reader(self.variant, self.seat)
