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
from ridotto.games.infiltraitors.parts import MissionPublic
from ridotto.kernel import Action, Actor, Seat

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
]

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


def why_not(public: MissionPublic, actor: Actor, action: Action) -> Refusal:
    """A code for why this may not be done now."""
    if actor < 0 or PHASES.get(type(action), public.phase) != public.phase:
        return "not-now"
    if isinstance(action, Identify):
        return _why_not_identify(public, actor)
    if isinstance(action, Exchange | ExchangeFrom | Eliminate):
        return _why_not_with(public, actor, action.whom)
    if isinstance(action, Clue | ClueFrom) and not public.holders >> actor & 1:
        return "no-traitor-of-yours"
    if isinstance(action, Files) and public.hq <= action.number:
        return "headquarters-too-small"
    return "not-offered"


def _why_not_with(public: MissionPublic, actor: Actor, whom: Seat) -> Refusal:
    if whom == actor:
        return "not-yourself"
    return "not-offered" if public.holders >> whom & 1 else "no-traitor-there"


def _why_not_identify(public: MissionPublic, actor: Actor) -> Refusal:
    if public.holders >> actor & 1:
        return "you-have-a-traitor"
    if not public.middle:
        return "no-traitor-left"
    return "headquarters-empty" if not public.hq else "not-offered"
