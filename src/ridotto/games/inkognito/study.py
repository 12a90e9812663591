"""How the game is thought about."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct

from ridotto.games.inkognito.components import BUILDS, IDENTITIES, LETTERS
from ridotto.games.inkognito.lore import InkognitoLore
from ridotto.games.inkognito.notes import InkognitoNotes, stream
from ridotto.games.inkognito.state import InkognitoState
from ridotto.games.inkognito.variant import variant_of
from ridotto.games.inkognito.worlds import World, imagine, true_world, worlds
from ridotto.kernel import SPECTATOR, Fact, Options, Randomness, Seat, Study, View
from ridotto.kernel.hidden import Variable


class InkognitoStudy(Study):
    notes: ClassVar[type[Struct]] = InkognitoNotes

    def lore(self, options: Options, seat: Seat) -> InkognitoLore:
        return InkognitoLore(variant_of(options), seat)

    def actual(self, options: Options, state: InkognitoState) -> Mapping[Variable, str]:
        if state.public.dealt < len(state.variant.agents):
            return {}
        secrets, whose = state.secrets(), InkognitoLore(state.variant, SPECTATOR).whose
        true: dict[Variable, str] = {}
        for side, name in enumerate(whose):
            true[name, "identity"] = IDENTITIES[secrets.identities[side]]
            true[name, "build"] = BUILDS[secrets.builds[side]]
            true[name, "mission"] = LETTERS[secrets.letters[side]]
        return true

    def worlds(self, options: Options, view: View) -> Iterator[World]:
        return worlds(options, view)

    def true_world(self, state: InkognitoState) -> World:
        return true_world(state)

    def imagine(
        self, options: Options, view: View, world: World, rng: Randomness | None = None
    ) -> InkognitoState:
        return imagine(options, view, world)

    def from_notes(
        self, options: Options, notes: InkognitoNotes
    ) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
        return stream(variant_of(options), notes)
