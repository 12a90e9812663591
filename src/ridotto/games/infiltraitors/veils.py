"""What a table that repeats nothing does not say again: cards that have gone dark (missions 2 and
14), traitors that are back in headquarters, and what one has looked at and put away.
"""

from collections.abc import Mapping, Sequence

from ridotto.games.infiltraitors.components import Card
from ridotto.games.infiltraitors.facts import Clued, Drew, Exchanged, Gave, Met, Returned, Sank
from ridotto.games.infiltraitors.special.mission_16_cipher import Keyed
from ridotto.games.infiltraitors.special.mission_17_blind import Kept
from ridotto.games.infiltraitors.special.mission_19_kingpin import Glimpsed
from ridotto.games.infiltraitors.special.missions_2_14_dark import SweptDark
from ridotto.kernel import Fact, Veiled
from ridotto.kernel.events import kind_of

GOING_DARK: tuple[type[Fact], ...] = (Returned, Sank, SweptDark)
"""Where these cards are now, nobody can look them up."""


def veils(facts: Sequence[Fact], put_away: int) -> Mapping[int, Veiled]:
    """See ``Manners.veils``. A card that comes back out of the dark is named again from then on."""
    veiled: dict[int, Veiled] = {}
    named: dict[Card, list[int]] = {}
    for place, fact in enumerate(facts):
        if isinstance(fact, Clued | Exchanged | Drew | Gave | Met | Keyed):
            named.setdefault(fact.card, []).append(place)
        elif isinstance(fact, Glimpsed | Kept) and place < put_away:
            veiled[place] = left_of(fact, 1)
        elif isinstance(fact, Returned | Sank | SweptDark):
            veiled[place] = left_of(fact, len(fact.cards))
            for card in fact.cards:
                for before in named.pop(card, ()):
                    veiled[before] = left_of(facts[before], 1)
    return veiled


def left_of(fact: Fact, count: int) -> Veiled:
    """That it happened, and to whom."""
    seat = fact.seat if isinstance(fact, Clued | Exchanged) else None
    whom = fact.whom if isinstance(fact, Exchanged) else None
    return Veiled(kind_of(type(fact).__name__), seat, whom, count)
