"""Missions 8 and 11: only the agent to one side."""

from ridotto.games.infiltraitors.mission_hooks import Mission
from ridotto.games.infiltraitors.parts import MissionPublic
from ridotto.kernel import Seat


class OnlyLeft(Mission):
    """Mission 8: A3 only with the agent to your left."""

    def partners(self, public: MissionPublic, seat: Seat) -> int:
        return super().partners(public, seat) & 1 << (seat + 1) % self.agents


class OnlyRight(Mission):
    """Mission 11: A5 only against the agent to your right."""

    def targets(self, public: MissionPublic, seat: Seat) -> int:
        return super().targets(public, seat) & 1 << (seat - 1) % self.agents
