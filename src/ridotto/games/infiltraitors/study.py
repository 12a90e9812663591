"""How the game is thought about."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct

from ridotto.games.infiltraitors.actions import Accuse, Eliminate
from ridotto.games.infiltraitors.candidates import KINGPIN, glimpsed
from ridotto.games.infiltraitors.components import CARD_WORDS
from ridotto.games.infiltraitors.imagine import imagine
from ridotto.games.infiltraitors.lore import MissionLore, variable_of
from ridotto.games.infiltraitors.missions import mission_in
from ridotto.games.infiltraitors.moves import moves
from ridotto.games.infiltraitors.notes import MissionNotes, note_words, stream
from ridotto.games.infiltraitors.setting_up import first_private, first_public
from ridotto.games.infiltraitors.state import MissionState
from ridotto.games.infiltraitors.worlds import World, true_world, worlds
from ridotto.kernel import (
    SPECTATOR,
    Action,
    Fact,
    Moves,
    Options,
    Randomness,
    Seat,
    Study,
    View,
    Vocabulary,
)
from ridotto.kernel.hidden import Variable
from ridotto.kernel.notes import Written
from ridotto.kernel.seats import SEATS_IN
from ridotto.kernel.weighing import Point, Together, Weighed, value_is


class MissionStudy(Study):
    notes: ClassVar[type[Struct]] = MissionNotes
    turning_notes: ClassVar[tuple[str, ...]] = ("hit", "taken")

    def moves(self, options: Options, vocabulary: Vocabulary) -> Moves:
        return moves(mission_in(options), vocabulary)

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

    def weigh(
        self, options: Options, view: View, action: Action, together: Together | None
    ) -> Weighed:
        """A5: that the traitor, or the kingpin, is the card named."""
        if not isinstance(action, Eliminate | Accuse):
            return Weighed()
        variable = variable_of(action.whom if isinstance(action, Eliminate) else KINGPIN)
        value = CARD_WORDS[action.card]
        holds = value_is(together, variable, value)
        whose, what = variable
        what = "kingpin" if isinstance(action, Accuse) else what
        return Weighed("", (Point(what=what, whose=whose, of="card", value=value, holds=holds),))

    def words_in_notes(self, options: Options, vocabulary: Vocabulary) -> Vocabulary:
        return note_words(mission_in(options))

    def from_notes(
        self, options: Options, notes: Written
    ) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
        return stream(mission_in(options), notes)
