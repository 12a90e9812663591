"""Rules that only change a figure, the deck, or whom one may turn to."""

from typing import ClassVar

from ridotto.games.infiltraitors.components import SPECIAL, Card, card
from ridotto.games.infiltraitors.mission import Mission
from ridotto.games.infiltraitors.mission_data import MissionData
from ridotto.games.infiltraitors.parts import Front, MissionPublic
from ridotto.kernel import Seat

EVEN = 2
"""How many clues of each kind balance asks for at least."""


class Silent(Mission):
    """Missions 4, 10, 11: no talk (K2)."""

    silent: ClassVar[bool] = True


class Three(Mission):
    """Mission 9: three cards dealt, hand limit 3."""

    dealt: ClassVar[int] = 3
    limit: ClassVar[int] = 3


class Specials(Mission):
    """Mission 15: the special cards are shuffled in, and named as number 1."""

    def cards(self, briefing: MissionData) -> tuple[Card, ...]:
        specials = (card(speciality, SPECIAL) for speciality in range(briefing.specialities))
        return tuple(sorted((*super().cards(briefing), *specials)))


class Left(Mission):
    """Mission 8: A3 only with the agent to your left."""

    def partners(self, public: MissionPublic, seat: Seat) -> int:
        return super().partners(public, seat) & 1 << (seat + 1) % self.agents


class Right(Mission):
    """Mission 11: A5 only against the agent to your right."""

    def targets(self, public: MissionPublic, seat: Seat) -> int:
        return super().targets(public, seat) & 1 << (seat - 1) % self.agents


class Order(Mission):
    """Missions 3, 14: A5 only against the lowest number not yet eliminated."""

    def targets(self, public: MissionPublic, seat: Seat) -> int:
        # Traitors are identified in increasing order: none in the middle is lower than these.
        numbers = [(front.number, owner) for owner, front in enumerate(public.fronts) if front]
        return super().targets(public, seat) & 1 << min(numbers)[1] if numbers else 0


class Balance(Mission):
    """Missions 7, 13: A5 only against a traitor with as many upright as flat clues, at least two
    of each.
    """

    def targets(self, public: MissionPublic, seat: Seat) -> int:
        fronts = enumerate(public.fronts)
        even = sum(1 << owner for owner, front in fronts if front and balanced(front))
        return super().targets(public, seat) & even


def balanced(front: Front) -> bool:
    return len(front.upright) == len(front.flat) >= EVEN
