"""The missions: each row of the data with its special rules."""

from collections.abc import Mapping
from functools import cache

from ridotto.games.infiltraitors.mission_data import MISSION_DATA, BriefingError, MissionData
from ridotto.games.infiltraitors.mission_hooks import Mission
from ridotto.games.infiltraitors.special import RULES
from ridotto.kernel import Options

MISSIONS = tuple(MISSION_DATA)
"""Their ids, in the order of the campaign."""


def mission_class(name: str, briefing: MissionData) -> type[Mission]:
    """The mission's rules put together, the first named first. Raises BriefingError."""
    for rule in briefing.rules:
        if rule not in RULES:
            raise BriefingError(f"mission {name}: no rule {rule!r}; there are: {', '.join(RULES)}")
    rules = tuple(RULES[rule] for rule in briefing.rules)
    return type(f"Mission{name}", (*rules, Mission), {})


CLASSES: Mapping[str, type[Mission]] = {
    name: mission_class(name, briefing) for name, briefing in MISSION_DATA.items()
}


@cache
def mission_of(name: str, agents: int) -> Mission:
    """One mission at one table size; it holds nothing that changes."""
    return CLASSES[name](name, MISSION_DATA[name], agents)


def mission_in(options: Options) -> Mission:
    """The mission that a set of options asks for."""
    return mission_of(str(options["mission"]), int(options["players"] or 0))
