"""Mission 15: the special cards are in the deck."""

from ridotto.games.infiltraitors.components import SPECIAL, Card, card
from ridotto.games.infiltraitors.mission_data import MissionData
from ridotto.games.infiltraitors.mission_hooks import Mission


class Specials(Mission):
    """Mission 15: the special cards are shuffled in, and named as number 1."""

    def cards(self, briefing: MissionData) -> tuple[Card, ...]:
        specials = (card(speciality, SPECIAL) for speciality in range(briefing.specialities))
        return tuple(sorted((*super().cards(briefing), *specials)))
