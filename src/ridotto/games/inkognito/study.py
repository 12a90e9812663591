"""How the game is thought about."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import asdict

from ridotto.games.inkognito.board import BOARD
from ridotto.games.inkognito.claim import weigh
from ridotto.games.inkognito.components import BUILDS, IDENTITIES, LETTERS
from ridotto.games.inkognito.lore import InkognitoLore
from ridotto.games.inkognito.moves import moves
from ridotto.games.inkognito.notes import WAYS, InkognitoNotes, stream
from ridotto.games.inkognito.state import InkognitoState
from ridotto.games.inkognito.variant import variant_of
from ridotto.games.inkognito.worlds import World, imagine, true_world, worlds
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
from ridotto.kernel.weighing import Together, Weighed


class InkognitoStudy(Study):
    notes: ClassVar[type[Struct]] = InkognitoNotes

    def moves(self, options: Options, vocabulary: Vocabulary) -> Moves:
        return moves(variant_of(options), vocabulary)

    def board(self, options: Options) -> Mapping[str, object]:
        return asdict(BOARD)

    def lore(self, options: Options, seat: Seat) -> InkognitoLore:
        return InkognitoLore(variant_of(options), seat)

    def actual(self, options: Options, state: InkognitoState) -> Mapping[Variable, str]:
        variant = state.variant
        whose = InkognitoLore(variant, SPECTATOR).whose
        true: dict[Variable, str] = {}
        if state.public.dealt < len(variant.agents):
            known = {
                variant.side_of[seat]: state.envelope(seat)
                for seat in variant.agents
                if state.private[seat].letter is not None
            }
        else:
            secrets = state.secrets()
            known = dict(
                enumerate(zip(secrets.identities, secrets.builds, secrets.letters, strict=True))
            )
        for side, (identity, build, letter) in known.items():
            true[whose[side], "identity"] = IDENTITIES[identity]
            true[whose[side], "build"] = BUILDS[build]
            true[whose[side], "mission"] = LETTERS[letter]
        return true

    def worlds(self, options: Options, view: View) -> Iterator[World]:
        return worlds(options, view)

    def true_world(self, state: InkognitoState) -> World:
        return true_world(state)

    def imagine(
        self, options: Options, view: View, world: World, rng: Randomness | None = None
    ) -> InkognitoState:
        return imagine(options, view, world)

    def weigh(
        self, options: Options, view: View, action: Action, together: Together | None
    ) -> Weighed:
        return weigh(variant_of(options), view, action, together)

    def words_in_notes(self, options: Options, vocabulary: Vocabulary) -> Vocabulary:
        return {**vocabulary, "via": WAYS}

    def from_notes(
        self, options: Options, notes: Written
    ) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
        return stream(variant_of(options), notes)
