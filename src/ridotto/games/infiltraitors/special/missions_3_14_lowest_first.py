"""Missions 3, 14: traitors are shot in the order of their numbers."""

from ridotto.games.infiltraitors.mission_hooks import Mission
from ridotto.games.infiltraitors.parts import MissionPublic
from ridotto.kernel import Seat


class Order(Mission):
    """Missions 3, 14: A5 only against the lowest number not yet eliminated."""

    def targets(self, public: MissionPublic, seat: Seat) -> int:
        # Traitors are identified in increasing order: none in the middle is lower than these.
        numbers = [(front.number, owner) for owner, front in enumerate(public.fronts) if front]
        return super().targets(public, seat) & 1 << min(numbers)[1] if numbers else 0
