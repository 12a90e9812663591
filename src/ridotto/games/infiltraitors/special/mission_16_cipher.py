"""Mission 16: the traitor's number is its own, its speciality that of a card from headquarters."""

from typing import TYPE_CHECKING, ClassVar

from ridotto.games.infiltraitors.audiences import ONLY
from ridotto.games.infiltraitors.components import Card, card, number_of, speciality_of
from ridotto.games.infiltraitors.facts import BY_CHANCE, Returned, take_away
from ridotto.games.infiltraitors.mission_hooks import Chances, Drawn, Mission, from_headquarters
from ridotto.games.infiltraitors.parts import MissionPrivate, MissionPublic, MissionTruth
from ridotto.games.infiltraitors.piles import lift
from ridotto.games.infiltraitors.turn import close
from ridotto.kernel import Open, Seat, Secret

if TYPE_CHECKING:
    from ridotto.games.infiltraitors.state import MissionState


def combined(traitor: Card, second: Card) -> Card:
    """The identity that two cards make."""
    return card(speciality_of(second), number_of(traitor))


class Ciphered(Open, frozen=True, gc=False):
    """The top card of headquarters is laid with the traitor."""

    seat: Seat

    def seen(self, public: MissionPublic) -> None:
        public.hq -= 1
        public.phase = "cipher"
        public.to_act = BY_CHANCE


class Keyed(Secret, frozen=True, gc=False):
    """Which card it is, for its owner's eyes."""

    card: Card

    def told(self, own: MissionPrivate) -> None:
        assert own.traitor is not None
        own.second = self.card
        own.identity = combined(own.traitor, self.card)

    def kept(self, truth: MissionTruth) -> None:
        lift(truth, self.card)


class Deciphered(Open, frozen=True, gc=False):
    """Both cards are shuffled into headquarters, unseen."""

    whom: Seat

    def seen(self, public: MissionPublic) -> None:
        take_away(public, self.whom)
        public.hq += 2
        public.mixed = True
        public.phase = "reward"


class Cipher(Mission):
    double: ClassVar[bool] = True

    def on_draw(self) -> dict[str, Drawn]:
        return super().on_draw() | {"cipher": self.key}

    def on_chance(self) -> dict[str, Chances]:
        return super().on_chance() | {"cipher": from_headquarters}

    def identified(self, state: "MissionState", seat: Seat) -> None:
        state.announce(Ciphered(seat))

    def key(self, state: "MissionState", card: Card) -> None:
        seat = state.public.turn
        state.tell(ONLY[seat], Keyed(card))
        close(state, seat)

    def send_back(self, state: "MissionState", whom: Seat, named: Card) -> None:
        own = state.private[whom]
        assert own.traitor is not None
        assert own.second is not None
        state.tell(ONLY[whom], Returned((own.traitor, own.second)))
        state.announce(Deciphered(whom))
