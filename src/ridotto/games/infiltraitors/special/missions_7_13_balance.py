"""Missions 7, 13: only a traitor with balanced clues may be shot."""

from ridotto.games.infiltraitors.mission_hooks import Mission
from ridotto.games.infiltraitors.parts import Front, MissionPublic
from ridotto.kernel import Seat

EVEN = 2
"""How many clues of each kind balance asks for at least."""


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
