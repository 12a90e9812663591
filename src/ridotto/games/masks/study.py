"""How the game is thought about."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct

from ridotto.games.masks.actions import Guess
from ridotto.games.masks.components import MASKS, SEATS
from ridotto.games.masks.lore import BOX, MasksLore
from ridotto.games.masks.moves import moves
from ridotto.games.masks.notes import MasksNotes, stream
from ridotto.games.masks.state import MasksState
from ridotto.games.masks.worlds import World, imagine, true_world, worlds
from ridotto.kernel import (
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
from ridotto.kernel.weighing import Point, Together, Weighed, value_is


class MasksStudy(Study):
    notes: ClassVar[type[Struct]] = MasksNotes

    def moves(self, options: Options, vocabulary: Vocabulary) -> Moves:
        return moves(vocabulary)

    def lore(self, options: Options, seat: Seat) -> MasksLore:
        return MasksLore(int(options["players"] or 0), seat)

    def actual(self, options: Options, state: MasksState) -> Mapping[Variable, str]:
        masks = MASKS[: state.public.seats + 1]
        worn = [guest.mask for guest in state.private]
        true = {
            (name, "mask"): masks[mask]
            for name, mask in zip(SEATS, worn, strict=False)
            if mask is not None
        }
        if None not in worn:
            (left,) = set(masks) - set(true.values())
            true[BOX] = left
        return true

    def worlds(self, options: Options, view: View) -> Iterator[World]:
        return worlds(view)

    def true_world(self, state: MasksState) -> World:
        return true_world(state)

    def imagine(
        self, options: Options, view: View, world: World, rng: Randomness | None = None
    ) -> MasksState:
        return imagine(view, world)

    def weigh(
        self, options: Options, view: View, action: Action, together: Together | None
    ) -> Weighed:
        if not isinstance(action, Guess):
            return Weighed()
        whose, what = BOX
        value = MASKS[action.mask]
        holds = value_is(together, BOX, value)
        return Weighed("", (Point(what=what, whose=whose, of="mask", value=value, holds=holds),))

    def from_notes(
        self, options: Options, notes: Written
    ) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
        return stream(int(options["players"] or 0), notes)
