"""What a table needs to know beyond the rules: prompts, silence, minutes, the campaign, sheets."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ridotto.games.infiltraitors.clue_sheets import cells, clue_sheets
from ridotto.games.infiltraitors.mission_data import MISSION_DATA
from ridotto.games.infiltraitors.missions import MISSIONS, mission_in
from ridotto.games.infiltraitors.parts import MissionPublic
from ridotto.games.infiltraitors.prompts import PROMPTS
from ridotto.games.infiltraitors.special.mission_17_blind import Kept
from ridotto.games.infiltraitors.special.mission_19_kingpin import Glimpsed
from ridotto.games.infiltraitors.veils import GOING_DARK, veils
from ridotto.kernel import (
    Fact,
    Manners,
    Options,
    Outcome,
    Prompts,
    Seat,
    SharedSheet,
    Talk,
    Veiled,
)


class MissionManners(Manners):
    noted: ClassVar[tuple[str, ...]] = ("returned", "sunk", "known", "kingpin")
    remembered: ClassVar[tuple[str, ...]] = ("swept",)
    showing: ClassVar[tuple[type[Fact], ...]] = (Glimpsed, Kept)
    veiling: ClassVar[tuple[type[Fact], ...]] = GOING_DARK
    prompts: ClassVar[Prompts] = PROMPTS

    def talk(self, options: Options) -> Talk:
        return "silent" if "silent" in MISSION_DATA[str(options["mission"])].rules else "open"

    def seconds(self, options: Options) -> int | None:
        minutes = MISSION_DATA[str(options["mission"])].minutes
        return None if minutes is None else 60 * minutes

    def sequel(self, options: Options, outcome: Outcome) -> Options:
        """The next mission of the campaign after a win; a lost one is tried again."""
        place = MISSIONS.index(str(options["mission"]))
        if outcome.side != "agents" or place + 1 == len(MISSIONS):
            return options
        return {**options, "mission": MISSIONS[place + 1]}

    def chapter(self, options: Options) -> str:
        return str(options["mission"])

    def side(self, options: Options, public: MissionPublic, seat: Seat) -> str:
        return "agents"

    def sheets(self, options: Options, public: MissionPublic) -> Mapping[int, SharedSheet]:
        """One for each traitor in front of an agent, by its number, and the kingpin's (K1)."""
        return clue_sheets(public)

    def veils(
        self, options: Options, seat: Seat, facts: Sequence[Fact], put_away: int
    ) -> Mapping[int, Veiled]:
        return veils(facts, put_away)

    def cells(self, options: Options) -> tuple[str, ...]:
        """A grid of specialities by numbers (K1)."""
        return cells(mission_in(options))
