"""What a table needs to know beyond the rules."""

from typing import ClassVar

from ridotto.games.inkognito_cards.facts import Black, Pair, PutAway
from ridotto.games.inkognito_cards.prompts import PROMPTS
from ridotto.games.inkognito_cards.sizes import SIZES
from ridotto.kernel import Fact, Manners, Options, Prompts, Veiled


class CardsManners(Manners):
    noted: ClassVar[tuple[str, ...]] = ("given", "bared", "proven", "pairs", "last")
    showing: ClassVar[tuple[type[Fact], ...]] = (Pair, Black)
    veiling: ClassVar[tuple[type[Fact], ...]] = (PutAway,)  # everyone takes his cards back
    prompts: ClassVar[Prompts] = PROMPTS

    def left_of(self, options: Options, fact: Fact) -> Veiled:
        """The fictitious agent is nobody's seat, and is not named."""
        if isinstance(fact, Pair):
            return Veiled("pair", fact.giver, fact.to, 2)
        assert isinstance(fact, Black)
        seats = len(SIZES[int(options["players"] or 0)].seats)
        return Veiled("black", fact.shower if fact.shower < seats else None, fact.to[0], 1)
