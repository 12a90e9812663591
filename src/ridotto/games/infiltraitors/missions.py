"""The missions: each row of the data with its special rules."""

from collections.abc import Mapping
from functools import cache

from ridotto.games.infiltraitors.mission import Hooks
from ridotto.games.infiltraitors.mission_data import BRIEFINGS, Briefing, BriefingError
from ridotto.games.infiltraitors.special import RULES

MISSIONS = tuple(BRIEFINGS)
"""Their ids, in the order of the campaign."""


def mission_class(name: str, briefing: Briefing) -> type[Hooks]:
    """The mission's rules put together, the first named first. Raises BriefingError."""
    for rule in briefing.rules:
        if rule not in RULES:
            raise BriefingError(f"mission {name}: no rule {rule!r}; there are: {', '.join(RULES)}")
    rules = tuple(RULES[rule] for rule in briefing.rules)
    return type(f"Mission{name}", (*rules, Hooks), {})


CLASSES: Mapping[str, type[Hooks]] = {
    name: mission_class(name, briefing) for name, briefing in BRIEFINGS.items()
}


@cache
def mission_of(name: str, agents: int) -> Hooks:
    """One mission at one table size; it holds nothing that changes."""
    return CLASSES[name](name, BRIEFINGS[name], agents)
