"""The game as the house knows it."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from ridotto.games.infiltraitors import facts as every
from ridotto.games.infiltraitors.components import CARD_WORDS
from ridotto.games.infiltraitors.disclosures import DISCLOSES
from ridotto.games.infiltraitors.lesson import LESSON
from ridotto.games.infiltraitors.manners import MissionManners
from ridotto.games.infiltraitors.missions import MISSIONS, mission_in
from ridotto.games.infiltraitors.parts import SEATS, MissionPrivate, MissionPublic, MissionTruth
from ridotto.games.infiltraitors.piles import new_truth
from ridotto.games.infiltraitors.setting_up import first_private, first_public
from ridotto.games.infiltraitors.special import (
    mission_6_informers,
    mission_12_elite,
    mission_16_cipher,
    mission_17_blind,
    mission_18_finale,
    missions_2_14_dark,
)
from ridotto.games.infiltraitors.special import mission_19_kingpin as crime
from ridotto.games.infiltraitors.state import MissionState
from ridotto.games.infiltraitors.study import MissionStudy
from ridotto.kernel import (
    Action,
    Discloses,
    Ended,
    Fact,
    Game,
    Lesson,
    Manners,
    Option,
    Options,
    Seat,
    Study,
    Vocabulary,
)


class Infiltraitors(Game):
    id: ClassVar[str] = "infiltraitors"
    options: ClassVar[tuple[Option, ...]] = (
        Option(name="players", default=3, values=(2, 3, 4, 5)),
        Option(name="mission", default="T1", values=MISSIONS),
    )
    actions: ClassVar[tuple[type[Action], ...]] = tuple(MissionState.rules)
    facts: ClassVar[tuple[type[Fact], ...]] = (
        every.Started,
        every.Turn,
        every.Drew,
        every.Gave,
        every.Shed,
        every.Identified,
        every.Met,
        every.Buried,
        every.Sank,
        every.Clued,
        every.Exchanged,
        every.Requested,
        every.Filed,
        every.Opened,
        every.Shot,
        every.Returned,
        every.Eliminated,
        every.Swept,
        every.Rewarded,
        every.Dug,
        every.Overfull,
        every.Discarded,
        every.TimeRanOut,
        every.Resigned,
        every.Revealed,
        every.Unveiled,
        missions_2_14_dark.DiscardedDark,
        missions_2_14_dark.SweptDark,
        mission_12_elite.Elected,
        mission_6_informers.Informed,
        mission_16_cipher.Ciphered,
        mission_16_cipher.Keyed,
        mission_16_cipher.Deciphered,
        mission_17_blind.Saw,
        mission_17_blind.Kept,
        mission_17_blind.Slipped,
        mission_17_blind.CluedFrom,
        mission_17_blind.ExchangedFrom,
        mission_18_finale.Lifted,
        mission_18_finale.LaidAside,
        mission_18_finale.Raising,
        mission_18_finale.Raised,
        mission_18_finale.HandsThrown,
        mission_18_finale.Scattered,
        mission_18_finale.Redealing,
        mission_18_finale.LastTaken,
        crime.Tempted,
        crime.Leaving,
        crime.Glimpsed,
        crime.Looked,
        crime.Laid,
        crime.Departed,
        crime.Cornered,
        crime.Accused,
        Ended,
    )
    discloses: ClassVar[Mapping[type[Action], Discloses]] = DISCLOSES
    state = MissionState
    manners: ClassVar[Manners] = MissionManners()
    study: ClassVar[Study | None] = MissionStudy()
    lesson: ClassVar[Lesson | None] = LESSON

    def seats(self, options: Options) -> tuple[str, ...]:
        return SEATS[: int(options["players"] or 0)]

    def public(self, options: Options) -> MissionPublic:
        return first_public(mission_in(options))

    def private(self, options: Options, seat: Seat) -> MissionPrivate:
        return first_private(mission_in(options), seat)

    def truth(self, options: Options) -> MissionTruth:
        return new_truth(mission_in(options).deck)

    def sides(self, options: Options, state: MissionState) -> Mapping[str, tuple[Seat, ...]]:
        """All agents win or lose together."""
        return {"agents": tuple(range(len(self.seats(options))))}

    def vocabulary(self, options: Options) -> Vocabulary:
        return {"seat": self.seats(options), "card": CARD_WORDS}

    def variants(self) -> Iterator[Options]:
        """Every mission at the smallest and the largest table; the first also at the others."""
        for mission in MISSIONS:
            for players in (2, 3, 4, 5) if mission == MISSIONS[0] else (2, 5):
                yield self.settle({"players": players, "mission": mission}, simulated=True)
