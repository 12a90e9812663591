"""Missions 2, 14: every discard is face down, and cannot be looked through."""

from typing import TYPE_CHECKING

from ridotto.games.infiltraitors.audiences import ONLY
from ridotto.games.infiltraitors.components import Card
from ridotto.games.infiltraitors.facts import Sank
from ridotto.games.infiltraitors.mission_hooks import Mission
from ridotto.games.infiltraitors.parts import MissionPublic
from ridotto.kernel import NOBODY, Open, Seat

if TYPE_CHECKING:
    from ridotto.games.infiltraitors.state import MissionState


class DiscardedDark(Open, frozen=True, gc=False):
    """A6, face down."""

    seat: Seat
    number: int

    def seen(self, public: MissionPublic) -> None:
        public.hands[self.seat] -= self.number
        public.buried += self.number


class SweptDark(Open, frozen=True, gc=False):
    """The clues of an eliminated traitor are turned down; all have seen them."""

    cards: tuple[Card, ...]

    def seen(self, public: MissionPublic) -> None:
        public.buried += len(self.cards)
        public.swept.extend(self.cards)


class Dark(Mission):
    def discard(self, state: "MissionState", seat: Seat, cards: tuple[Card, ...]) -> None:
        state.tell(ONLY[seat], Sank(cards))
        state.announce(DiscardedDark(seat, len(cards)))

    def sweep(self, state: "MissionState", clues: tuple[Card, ...]) -> None:
        if clues:
            state.tell(NOBODY, Sank(clues))
            state.announce(SweptDark(clues))
