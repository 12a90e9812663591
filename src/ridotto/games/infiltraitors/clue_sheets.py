"""K1: the clue sheets, one for each traitor in front of an agent, that all keep together."""

from collections.abc import Mapping

from ridotto.games.infiltraitors.components import CARD_WORDS
from ridotto.games.infiltraitors.mission_hooks import Mission
from ridotto.games.infiltraitors.parts import SEATS, MissionPublic
from ridotto.kernel import SharedSheet
from ridotto.kernel.seats import SEATS_IN


def clue_sheets(public: MissionPublic) -> Mapping[int, SharedSheet]:
    """The sheets in use, by the number of the traitor; who has it in front of him may not mark it.
    The kingpin has one once somebody has left, which whoever has looked at him may not mark.
    """
    sheets = {
        front.number: SharedSheet(SEATS[seat], (seat,))
        for seat, front in enumerate(public.fronts)
        if front is not None
    }
    if public.out:
        looking = 1 << public.turn if public.phase == "lay" else 0
        sheets[public.kingpin.number] = SharedSheet("kingpin", SEATS_IN[public.out | looking])
    return sheets


def cells(mission: Mission) -> tuple[str, ...]:
    """What can be marked: a grid of specialities by numbers."""
    return tuple(CARD_WORDS[card] for card in sorted(mission.deck))
