"""Why an action is refused: codes, from what everyone knows."""

from collections.abc import Mapping, Sequence
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
from ridotto.games.infiltraitors.special.mission_12_elite import Elite
from ridotto.games.infiltraitors.special.missions_3_14_lowest_first import Order
from ridotto.games.infiltraitors.special.missions_7_13_balance import Balance
from ridotto.games.infiltraitors.special.missions_8_11_neighbours import OnlyLeft, OnlyRight
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
    "not-on-your-left",
    "not-on-your-right",
    "not-the-lowest",
    "not-in-balance",
    "not-the-marksman",
    "marksman-takes-none",
    "not-your-own-card",
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
    "not-on-your-left": "8",
    "not-on-your-right": "11",
    "not-the-lowest": "3",
    "not-in-balance": "7",
    "not-the-marksman": "12",
    "marksman-takes-none": "12",
    "not-your-own-card": "17",
}
"""The rule behind each refusal; for what only a mission forbids, a mission that does."""

ONLY_HERE: Sequence[tuple[type[Mission], type[Action], Refusal]] = (
    (OnlyLeft, Exchange, "not-on-your-left"),
    (OnlyRight, Eliminate, "not-on-your-right"),
    (Order, Eliminate, "not-the-lowest"),
    (Balance, Eliminate, "not-in-balance"),
    (Elite, Eliminate, "not-the-marksman"),
    (Elite, Identify, "marksman-takes-none"),
)
"""What a mission's special rule forbids beyond the rules of every mission."""

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


def why_not(  # noqa: PLR0911 - a reason each
    mission: Mission, public: MissionPublic, actor: Actor, action: Action
) -> Refusal:
    """A code for why this may not be done now."""
    if actor < 0 or PHASES.get(type(action), public.phase) != public.phase:
        return "not-now"
    if isinstance(action, ClueFrom | ExchangeFrom) and action.owner == actor:
        return "not-your-own-card"
    if isinstance(action, Identify):
        return _why_not_identify(mission, public, actor)
    if isinstance(action, Exchange | ExchangeFrom | Eliminate):
        reach = mission.targets if isinstance(action, Eliminate) else mission.partners
        other = _why_not_with(public, actor, action.whom, reach(public, actor))
        return other or only_here(mission, action)
    if isinstance(action, Clue | ClueFrom) and not public.holders >> actor & 1:
        return "no-traitor-of-yours"
    if isinstance(action, Files) and public.hq <= action.number:
        return "headquarters-too-small"
    return "not-offered"


def only_here(mission: Mission, action: Action) -> Refusal:
    """What only this mission's special rule forbids."""
    for rule, kind, code in ONLY_HERE:
        if isinstance(mission, rule) and isinstance(action, kind):
            return code
    return "not-offered"


def _why_not_with(public: MissionPublic, actor: Actor, whom: Seat, allowed: int) -> Refusal | None:
    if whom == actor:
        return "not-yourself"
    if not public.holders >> whom & 1:
        return "no-traitor-there"
    return "not-offered" if allowed >> whom & 1 else None


def _why_not_identify(mission: Mission, public: MissionPublic, actor: Actor) -> Refusal:
    if public.holders >> actor & 1:
        return "you-have-a-traitor"
    if not public.middle:
        return "no-traitor-left"
    if not public.hq:
        return "headquarters-empty"
    return only_here(mission, Identify())
