"""Setting up a mission (S1, S2)."""

from typing import TYPE_CHECKING

from ridotto.games.infiltraitors.actions import Start
from ridotto.games.infiltraitors.components import Card
from ridotto.games.infiltraitors.facts import Started
from ridotto.games.infiltraitors.parts import MissionPrivate, MissionPublic
from ridotto.games.infiltraitors.turn import take_turn
from ridotto.kernel import CHANCE, Actor, Lottery, Seat

if TYPE_CHECKING:
    from ridotto.games.infiltraitors.mission_hooks import Mission
    from ridotto.games.infiltraitors.state import MissionState

STARTS = tuple(map(Start, range(5)))


def first_public(mission: "Mission") -> MissionPublic:
    """What everyone knows before anything happens."""
    agents, dealt = mission.agents, mission.dealt
    return MissionPublic(
        to_act=(CHANCE,),
        mission=mission.name,
        agents=agents,
        limit=mission.limit,
        middle=mission.traitors - mission.apart,
        apart=mission.apart,
        cartridges=mission.cartridges,
        hq=len(mission.deck) - mission.traitors - agents * dealt,
        hands=[dealt] * agents,
        fronts=[None] * agents,
        phase=mission.first_phase,
        informers=list(mission.informers()),
    )


def first_private(mission: "Mission", seat: Seat) -> MissionPrivate:
    """What an agent knows before anything happens."""
    return MissionPrivate(seat, others=mission.open_hands())


def who_starts(state: "MissionState") -> Lottery:
    agents = state.public.agents
    return Lottery(STARTS[:agents], agents)


def start(state: "MissionState", actor: Actor, action: Start) -> None:
    state.announce(Started(action.seat))


def drawn_to_deal(state: "MissionState", card: Card) -> None:
    """The hands are dealt one after the other, in the order of the seats."""
    mission = state.mission
    dealt = len(mission.deck) - len(state.truth.pool)
    mission.deliver(state, dealt // mission.dealt, card)
    if dealt + 1 == mission.dealt * mission.agents:
        take_turn(state, state.public.turn)
