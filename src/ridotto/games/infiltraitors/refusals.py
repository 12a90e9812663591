"""Why an action is refused: codes, from what everyone knows."""

from collections.abc import Mapping
from typing import Literal

from ridotto.games.infiltraitors.actions import (
    Accuse,
    Clue,
    ClueFrom,
    Dig,
    Discard,
    DiscardPlaces,
    Eliminate,
    Exchange,
    ExchangeFrom,
    Files,
    Identify,
    Lay,
    Leave,
    Request,
    Reward,
)
from ridotto.games.infiltraitors.mission_hooks import Mission
from ridotto.games.infiltraitors.parts import MissionPublic
from ridotto.kernel import Action, Actor, Seat
from ridotto.kernel.state import GAME_OVER, NOT_YOUR_TURN

Refusal = Literal[
    "not-now",
    "no-traitor-of-yours",
    "headquarters-too-small",
    "not-offered",
    "not-yourself",
    "no-traitor-there",
    "you-have-a-traitor",
    "no-traitor-left",
    "headquarters-empty",
    "not-in-this-mission",
]

REFUSALS: Mapping[str, str] = {
    GAME_OVER: "H2",
    NOT_YOUR_TURN: "H1",
    "not-now": "H1",
    "no-traitor-of-yours": "A2",
    "headquarters-too-small": "A4",
    "not-offered": "H4",
    "not-yourself": "A0",
    "no-traitor-there": "A0",
    "you-have-a-traitor": "A1",
    "no-traitor-left": "A1",
    "headquarters-empty": "A1",
    "not-in-this-mission": "H4",
}
"""The rule behind each refusal; what only this mission forbids is told with the mission itself."""

PHASES: Mapping[type[Action], str] = {
    Identify: "turn",
    Clue: "turn",
    ClueFrom: "turn",
    Exchange: "turn",
    ExchangeFrom: "turn",
    Files: "turn",
    Eliminate: "turn",
    Request: "draw",
    Reward: "reward",
    Dig: "reward",
    Discard: "discard",
    DiscardPlaces: "discard",
    Leave: "leave",
    Lay: "lay",
    Accuse: "accuse",
}
"""When an action can be legal at all."""


def why_not(mission: Mission, public: MissionPublic, actor: Actor, action: Action) -> Refusal:
    """A code for why this may not be done now."""
    if actor < 0 or PHASES.get(type(action), public.phase) != public.phase:
        return "not-now"
    if isinstance(action, Identify):
        return _why_not_identify(mission, public, actor)
    if isinstance(action, Exchange | ExchangeFrom | Eliminate):
        reach = mission.targets if isinstance(action, Eliminate) else mission.partners
        return _why_not_with(public, actor, action.whom, reach(public, actor))
    if isinstance(action, Clue | ClueFrom) and not public.holders >> actor & 1:
        return "no-traitor-of-yours"
    if isinstance(action, Files) and public.hq <= action.number:
        return "headquarters-too-small"
    return "not-offered"


def _why_not_with(public: MissionPublic, actor: Actor, whom: Seat, allowed: int) -> Refusal:
    if whom == actor:
        return "not-yourself"
    if not public.holders >> whom & 1:
        return "no-traitor-there"
    return "not-offered" if allowed >> whom & 1 else "not-in-this-mission"


def _why_not_identify(mission: Mission, public: MissionPublic, actor: Actor) -> Refusal:
    if public.holders >> actor & 1:
        return "you-have-a-traitor"
    if not public.middle:
        return "no-traitor-left"
    if not public.hq:
        return "headquarters-empty"
    return "not-offered" if mission.may_identify(public, actor) else "not-in-this-mission"
