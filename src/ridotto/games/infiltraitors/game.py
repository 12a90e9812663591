"""The game as the house knows it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from ridotto.games.infiltraitors import facts as every
from ridotto.games.infiltraitors.candidates import KINGPIN, glimpsed
from ridotto.games.infiltraitors.components import CARD_WORDS
from ridotto.games.infiltraitors.disclosures import DISCLOSES
from ridotto.games.infiltraitors.lore import MissionLore, variable_of
from ridotto.games.infiltraitors.mission import Mission
from ridotto.games.infiltraitors.mission_data import MISSION_DATA
from ridotto.games.infiltraitors.missions import MISSIONS, mission_of
from ridotto.games.infiltraitors.notes import MissionNotes, stream
from ridotto.games.infiltraitors.parts import SEATS, MissionPrivate, MissionPublic, MissionTruth
from ridotto.games.infiltraitors.piles import new_truth
from ridotto.games.infiltraitors.special import blind, cipher, dark, elite, finale, informers
from ridotto.games.infiltraitors.special import kingpin as crime
from ridotto.games.infiltraitors.state import MissionState
from ridotto.kernel import (
    CHANCE,
    Action,
    Discloses,
    Ended,
    Fact,
    Game,
    Option,
    Options,
    Outcome,
    Seat,
    Talk,
    Vocabulary,
)
from ridotto.kernel.hidden import Variable
from ridotto.kernel.seats import SEATS_IN


def mission_in(options: Options) -> Mission:
    """The mission that a set of options asks for."""
    return mission_of(str(options["mission"]), int(options["players"] or 0))


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
        dark.DiscardedDark,
        dark.SweptDark,
        elite.Elected,
        informers.Informed,
        cipher.Ciphered,
        cipher.Keyed,
        cipher.Deciphered,
        blind.Saw,
        blind.Kept,
        blind.Slipped,
        blind.CluedFrom,
        blind.ExchangedFrom,
        finale.Lifted,
        finale.LaidAside,
        finale.Raising,
        finale.Raised,
        finale.HandsThrown,
        finale.Scattered,
        finale.Redealing,
        finale.LastTaken,
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
    notes = MissionNotes
    noted: ClassVar[tuple[str, ...]] = ("returned", "sunk")

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

    def sheets(self, options: Options, public: MissionPublic) -> Mapping[int, Seat]:
        """One for each traitor in front of an agent, by its number (K1)."""
        return {front.number: seat for seat, front in enumerate(public.fronts) if front is not None}

    def cells(self, options: Options) -> tuple[str, ...]:
        """A grid of specialities by numbers (K1)."""
        return tuple(CARD_WORDS[card] for card in sorted(mission_in(options).deck))

    def seats(self, options: Options) -> tuple[str, ...]:
        return SEATS[: int(options["players"] or 0)]

    def public(self, options: Options) -> MissionPublic:
        mission = mission_in(options)
        agents, dealt = mission.agents, mission.dealt
        return MissionPublic(
            to_act=(CHANCE,),
            mission=mission.name,
            agents=agents,
            middle=mission.traitors - mission.apart,
            apart=mission.apart,
            cartridges=mission.cartridges,
            hq=len(mission.deck) - mission.traitors - agents * dealt,
            hands=[dealt] * agents,
            fronts=[None] * agents,
            phase=mission.first_phase,
            informers=list(mission.informers()),
        )

    def private(self, options: Options, seat: Seat) -> MissionPrivate:
        return MissionPrivate(seat, others=mission_in(options).open_hands())

    def truth(self, options: Options) -> MissionTruth:
        return new_truth(mission_in(options).deck)

    def lore(self, options: Options, seat: Seat) -> MissionLore:
        return MissionLore(self.view(options, seat))

    def actual(self, options: Options, state: MissionState) -> Mapping[Variable, str]:
        """The traitors in front of agents, once they were looked at, and so with the kingpin."""
        true: dict[Variable, str] = {}
        for owner in SEATS_IN[state.public.holders]:
            identity = state.private[owner].identity
            if identity is not None:
                true[variable_of(owner)] = CARD_WORDS[identity]
        if glimpsed(state.public) and state.truth.kingpin is not None:
            true[variable_of(KINGPIN)] = CARD_WORDS[state.truth.kingpin]
        return true

    def sides(self, options: Options, state: MissionState) -> Mapping[str, tuple[Seat, ...]]:
        """All agents win or lose together."""
        return {"agents": tuple(range(len(self.seats(options))))}

    def from_notes(
        self, options: Options, notes: MissionNotes
    ) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
        return stream(self.seats(options), mission_in(options).deck, notes)

    def vocabulary(self, options: Options) -> Vocabulary:
        return {"seat": self.seats(options), "card": CARD_WORDS}

    def variants(self) -> Iterator[Options]:
        """Every mission at the smallest and the largest table; the first also at the others."""
        for mission in MISSIONS:
            for players in (2, 3, 4, 5) if mission == MISSIONS[0] else (2, 5):
                yield self.settle({"players": players, "mission": mission}, simulated=True)
