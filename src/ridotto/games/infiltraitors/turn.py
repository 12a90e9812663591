"""A turn: exactly one action (A1 to A4), and its end (A6)."""

from typing import TYPE_CHECKING

from ridotto.games.infiltraitors.actions import (
    Clue,
    Decline,
    Discard,
    Draw,
    Exchange,
    Files,
    Identify,
    Request,
)
from ridotto.games.infiltraitors.audiences import ONLY
from ridotto.games.infiltraitors.components import SHARES, Card
from ridotto.games.infiltraitors.ending import end
from ridotto.games.infiltraitors.facts import (
    GAVE,
    REQUESTED,
    TURNS,
    Clued,
    Filed,
    Identified,
    Opened,
    Overfull,
    Sank,
)
from ridotto.kernel import NOBODY, Actor, Legal, Seat

if TYPE_CHECKING:
    from ridotto.games.infiltraitors.state import MissionState


def turned(state: "MissionState", owner: Seat, card: Card) -> bool:
    """Whether a card stands upright next to an agent's traitor (A2): the truth, no choice."""
    identity = state.private[owner].identity
    assert identity is not None
    return SHARES[identity][card]


def identify(state: "MissionState", actor: Actor, action: Identify) -> None:
    state.announce(Identified(actor, state.public.met + 1))


def clue(state: "MissionState", actor: Actor, action: Clue) -> None:
    card = action.card
    state.tell(ONLY[actor], GAVE[card])
    state.announce(Clued(actor, card, turned(state, actor, card)))
    close(state, actor)


def exchange(state: "MissionState", actor: Actor, action: Exchange) -> None:
    state.mission.exchange(state, actor, action.whom, action.card)
    state.mission.exchanged(state, actor)


def request(state: "MissionState", actor: Actor, action: Request) -> None:
    state.announce(REQUESTED[actor])


def decline(state: "MissionState", actor: Actor, action: Decline) -> None:
    state.mission.declined[state.public.phase](state, actor)


def files(state: "MissionState", actor: Actor, action: Files) -> None:
    state.announce(Filed(actor, action.number))


def discard(state: "MissionState", actor: Actor, action: Discard) -> None:
    state.mission.discard(state, actor, action.cards)
    pass_on(state, actor)


def draw(state: "MissionState", actor: Actor, action: Draw) -> None:
    """Chance has turned a card up; what it is for depends on the phase."""
    state.mission.drawn[state.public.phase](state, action.card)


def drawn_to_hand(state: "MissionState", card: Card) -> None:
    seat = state.public.turn
    state.mission.deliver(state, seat, card)
    if not state.owed(seat):
        close(state, seat)


def drawn_to_bury(state: "MissionState", card: Card) -> None:
    """The unseen discard of A1 and A4, where it makes a difference which card it is."""
    seat = state.public.turn
    state.tell(NOBODY, Sank((card,)))
    if state.owed(seat):
        state.announce(Opened(seat))
    else:
        close(state, seat)


def close(state: "MissionState", seat: Seat) -> None:
    """The end of a turn (A6): the limit, then the next agent."""
    mission = state.mission
    if state.public.hands[seat] > mission.limit:
        state.announce(Overfull(seat))
    else:
        take_turn(state, mission.next_to(state.public, seat))


def pass_on(state: "MissionState", seat: Seat) -> None:
    take_turn(state, state.mission.next_to(state.public, seat))


def take_turn(state: "MissionState", seat: Seat) -> None:
    """The agent's turn begins; without a legal action the mission is lost (L2)."""
    state.announce(TURNS[seat])
    legal = state.legal(seat)  # which the kernel keeps until the agent has chosen
    if isinstance(legal, Legal) and not legal.groups and not legal.final:
        end(state, "no-action")
