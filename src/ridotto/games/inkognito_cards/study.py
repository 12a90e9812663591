"""How the game is thought about."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct

from ridotto.games.inkognito_cards.claim import weigh
from ridotto.games.inkognito_cards.components import FACES
from ridotto.games.inkognito_cards.lore import SECRETS, CardsLore
from ridotto.games.inkognito_cards.moves import moves
from ridotto.games.inkognito_cards.notes import LISTS, CardNotes, stream
from ridotto.games.inkognito_cards.sizes import SIZES
from ridotto.games.inkognito_cards.state import CardsState
from ridotto.games.inkognito_cards.worlds import World, imagine, true_world, worlds
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
from ridotto.kernel.weighing import Together, Weighed


class CardsStudy(Study):
    notes: ClassVar[type[Struct]] = CardNotes

    def moves(self, options: Options, vocabulary: Vocabulary) -> Moves:
        return moves(int(options["players"] or 0), vocabulary)

    def lore(self, options: Options, seat: Seat) -> CardsLore:
        return CardsLore(int(options["players"] or 0), seat)

    def actual(self, options: Options, state: CardsState) -> Mapping[Variable, str]:
        cards = state.truth.cards
        return {SECRETS[place >> 1][place & 1]: FACES[card] for place, card in enumerate(cards)}

    def worlds(self, options: Options, view: View) -> Iterator[World]:
        return worlds(view)

    def true_world(self, state: CardsState) -> World:
        return true_world(state)

    def imagine(
        self, options: Options, view: View, world: World, rng: Randomness | None = None
    ) -> CardsState:
        return imagine(view, world)

    def weigh(
        self, options: Options, view: View, action: Action, together: Together | None
    ) -> Weighed:
        return weigh(view, action, together)

    def words_in_notes(self, options: Options, vocabulary: Vocabulary) -> Vocabulary:
        return {**vocabulary, **LISTS}

    def from_notes(
        self, options: Options, notes: Written
    ) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
        return stream(SIZES[int(options["players"] or 0)].seats, notes)
