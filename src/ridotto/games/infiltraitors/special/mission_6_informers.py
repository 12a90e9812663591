"""Mission 6: the special cards lie open in the middle, and may be played instead of a hand card."""

from typing import TYPE_CHECKING

from ridotto.games.infiltraitors.components import SPECIAL, Card, card
from ridotto.games.infiltraitors.facts import add_clue
from ridotto.games.infiltraitors.legal_actions import Actions, ExchangeGroup
from ridotto.games.infiltraitors.mission_hooks import Mission
from ridotto.games.infiltraitors.parts import MissionPublic
from ridotto.games.infiltraitors.turn import turned
from ridotto.kernel import Legal, Open, Seat

if TYPE_CHECKING:
    from ridotto.games.infiltraitors.state import MissionState


class Informed(Open, frozen=True, gc=False):
    """A3 with a card from the middle; now its maker may draw."""

    seat: Seat
    whom: Seat
    card: Card
    upright: bool

    def seen(self, public: MissionPublic) -> None:
        public.informers.remove(self.card)
        add_clue(public.fronts[self.whom], self.card, self.upright)
        public.phase = "draw"


class Informers(Mission):
    def informers(self) -> tuple[Card, ...]:
        return tuple(card(speciality, SPECIAL) for speciality in range(self.briefing.specialities))

    def turn(self, state: "MissionState", seat: Seat) -> Legal:
        return self.list_turn(state, seat)  # it depends on more than one's own hand

    def exchanges(self, state: "MissionState", seat: Seat) -> Actions | None:
        cards = [*state.private[seat].hand, *state.public.informers]
        partners = self.partners(state.public, seat)
        return ExchangeGroup(cards, partners) if cards and partners else None

    def exchange(self, state: "MissionState", seat: Seat, whom: Seat, card: Card) -> None:
        if card in state.public.informers:
            state.announce(Informed(seat, whom, card, turned(state, whom, card)))
        else:
            super().exchange(state, seat, whom, card)
