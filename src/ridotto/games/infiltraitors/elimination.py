"""A5, in the order of A7."""

from typing import TYPE_CHECKING

from ridotto.games.infiltraitors.actions import Dig, Eliminate, Reward
from ridotto.games.infiltraitors.components import Card
from ridotto.games.infiltraitors.ending import check_end
from ridotto.games.infiltraitors.facts import Dug, Rewarded, Shot
from ridotto.games.infiltraitors.turn import close
from ridotto.kernel import Actor

if TYPE_CHECKING:
    from ridotto.games.infiltraitors.state import MissionState


def eliminate(state: "MissionState", actor: Actor, action: Eliminate) -> None:
    public, mission, whom = state.public, state.mission, action.whom
    right = state.private[whom].identity == action.card
    state.announce(Shot(actor, whom, action.card, right))
    if not right:
        if not check_end(state):
            close(state, actor)
        return
    front = public.fronts[whom]
    assert front is not None
    mission.send_back(state, whom, action.card)
    if check_end(state):
        return
    mission.sweep(state, front.clues())
    if not public.discard and not public.buried:
        mission.rewarded(state, actor)


def reward(state: "MissionState", actor: Actor, action: Reward) -> None:
    state.mission.reward(state, actor, action.card)
    state.mission.rewarded(state, actor)


def take_face_up(state: "MissionState", actor: Actor, card: Card) -> None:
    state.announce(Rewarded(actor, card))
    state.mission.hand_reward(state, actor, card)


def dig(state: "MissionState", actor: Actor, action: Dig) -> None:
    state.mission.dig(state, actor)


def drawn_from_discard(state: "MissionState", card: Card) -> None:
    seat = state.public.turn
    state.mission.unearth(state, seat, card)
    state.mission.rewarded(state, seat)


def dig_for_hand(state: "MissionState", actor: Actor) -> None:
    state.announce(Dug(actor))
