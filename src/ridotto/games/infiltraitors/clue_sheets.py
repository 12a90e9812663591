"""K1: the clue sheets, one for each traitor in front of an agent, that all keep together."""

from collections.abc import Mapping, Set

from ridotto.games.infiltraitors.candidates import candidates
from ridotto.games.infiltraitors.components import CARD_WORDS, Card
from ridotto.games.infiltraitors.mission_hooks import Mission
from ridotto.games.infiltraitors.parts import MissionPublic
from ridotto.kernel import SPECTATOR, Options, Seat, View


def clue_sheets(public: MissionPublic) -> Mapping[int, Seat]:
    """The sheets in use, by the number of the traitor, and who has it in front of him."""
    return {front.number: seat for seat, front in enumerate(public.fronts) if front is not None}


def cells(mission: Mission) -> tuple[str, ...]:
    """What can be marked: a grid of specialities by numbers."""
    return tuple(CARD_WORDS[card] for card in sorted(mission.deck))


def sheet(options: Options, public: MissionPublic) -> Mapping[Seat, Set[Card]]:
    """The clue sheets as far as all can see (K1): what an onlooker could strike out.

    Agents' own marks are talk on paper: they belong to the table, not to the game.
    """
    return candidates(options, View(SPECTATOR, public, None))
