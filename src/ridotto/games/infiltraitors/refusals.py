"""Why an action is refused: codes, from what everyone knows."""

from collections.abc import Mapping

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
from ridotto.games.infiltraitors.model import Table
from ridotto.kernel import Action, Actor

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


def why_not(public: Table, actor: Actor, action: Action) -> str:
    """A code for why this may not be done now."""
    phase = PHASES.get(type(action))
    if phase is not None and phase != public.phase:
        return "not-now"
    if isinstance(action, Identify):
        return _why_not_identify(public, actor)
    if isinstance(action, Clue | ClueFrom) and not public.holders >> actor & 1:
        return "no-traitor-of-yours"
    if isinstance(action, Files):
        return "headquarters-too-small" if public.hq <= action.number else "not-offered"
    if isinstance(action, Exchange | ExchangeFrom | Eliminate):
        if action.whom == actor:
            return "not-yourself"
        if not public.holders >> action.whom & 1:
            return "no-traitor-there"
    return "not-offered"


def _why_not_identify(public: Table, actor: Actor) -> str:
    if public.holders >> actor & 1:
        return "you-have-a-traitor"
    if not public.middle:
        return "no-traitor-left"
    return "headquarters-empty" if not public.hq else "not-offered"
