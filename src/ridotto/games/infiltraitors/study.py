"""How the game is thought about."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct

from ridotto.games.infiltraitors.candidates import KINGPIN, glimpsed
from ridotto.games.infiltraitors.components import CARD_WORDS
from ridotto.games.infiltraitors.imagine import imagine
from ridotto.games.infiltraitors.lore import MissionLore, variable_of
from ridotto.games.infiltraitors.missions import mission_in
from ridotto.games.infiltraitors.notes import MissionNotes, stream
from ridotto.games.infiltraitors.parts import SEATS
from ridotto.games.infiltraitors.setting_up import first_private, first_public
from ridotto.games.infiltraitors.state import MissionState
from ridotto.games.infiltraitors.worlds import World, true_world, worlds
from ridotto.kernel import SPECTATOR, Fact, Options, Randomness, Seat, Study, View
from ridotto.kernel.hidden import Variable
from ridotto.kernel.seats import SEATS_IN


class MissionStudy(Study):
    notes: ClassVar[type[Struct]] = MissionNotes

    def lore(self, options: Options, seat: Seat) -> MissionLore:
        mission = mission_in(options)
        own = None if seat == SPECTATOR else first_private(mission, seat)
        return MissionLore(View(seat, first_public(mission), own))

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

    def worlds(self, options: Options, view: View) -> Iterator[World]:
        return worlds(view)

    def true_world(self, state: MissionState) -> World:
        return true_world(state)

    def imagine(
        self, options: Options, view: View, world: World, rng: Randomness | None = None
    ) -> MissionState:
        return imagine(view, world, rng)

    def from_notes(
        self, options: Options, notes: MissionNotes
    ) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
        return stream(SEATS[: int(options["players"] or 0)], mission_in(options).deck, notes)
