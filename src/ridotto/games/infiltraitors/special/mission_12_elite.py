"""Mission 12: one random agent is the only one who may A5, and may not A1."""

from typing import TYPE_CHECKING, ClassVar

from ridotto.games.infiltraitors.actions import MOST_AGENTS, Elect
from ridotto.games.infiltraitors.mission_hooks import Chances, Mission
from ridotto.games.infiltraitors.parts import MissionPublic, Phase
from ridotto.kernel import Actor, Lottery, Open, Seat

if TYPE_CHECKING:
    from ridotto.games.infiltraitors.state import MissionState

ELECTIONS = tuple(map(Elect, range(MOST_AGENTS)))


class Elected(Open, frozen=True, gc=False):
    seat: Seat

    def seen(self, public: MissionPublic) -> None:
        public.elite = self.seat
        public.phase = "start"


def elect(state: "MissionState", actor: Actor, action: Elect) -> None:
    state.announce(Elected(action.seat))


def who_is_elected(state: "MissionState") -> Lottery:
    agents = state.public.agents
    return Lottery(ELECTIONS[:agents], agents)


class Elite(Mission):
    first_phase: ClassVar[Phase] = "elect"

    def on_chance(self) -> dict[str, Chances]:
        return super().on_chance() | {"elect": who_is_elected}

    def may_identify(self, public: MissionPublic, seat: Seat) -> bool:
        return seat != public.elite

    def targets(self, public: MissionPublic, seat: Seat) -> int:
        return super().targets(public, seat) if seat == public.elite else 0
