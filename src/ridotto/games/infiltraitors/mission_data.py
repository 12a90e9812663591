"""The missions as data: read from ``missions.json``, checked, in the order of the campaign."""

from collections.abc import Mapping
from importlib.resources import files

import msgspec
from msgspec import Struct

from ridotto.games.infiltraitors.components import HIGHEST, SPECIALITIES


class Count(Struct, frozen=True, forbid_unknown_fields=True):
    """So many, and so many more for each agent."""

    fixed: int = 0
    each: int = 0

    def of(self, agents: int) -> int:
        return self.fixed + self.each * agents


class MissionData(Struct, frozen=True, forbid_unknown_fields=True):
    """One row of the table of missions. ``minutes`` is the clock of L3, where there is one."""

    traitors: Count
    cartridges: Count
    specialities: int
    numbers: tuple[int, int] = (2, HIGHEST)
    rules: tuple[str, ...] = ()
    minutes: int | None = None


class BriefingError(ValueError):
    """An entry of the missions' file that cannot be played; the message names it."""


def read_briefings(text: str | bytes) -> Mapping[str, MissionData]:
    """The missions in a JSON text. Raises BriefingError."""
    entries = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    return {name: _read(name, entry) for name, entry in entries.items()}


def _read(name: str, entry: msgspec.Raw) -> MissionData:
    try:
        briefing = msgspec.json.decode(entry, type=MissionData)
    except msgspec.ValidationError as error:
        raise BriefingError(f"mission {name}: {error}") from None
    low, high = briefing.numbers
    if not 1 <= briefing.specialities <= len(SPECIALITIES):
        raise BriefingError(f"mission {name}: {briefing.specialities} specialities")
    if not 2 <= low <= high <= HIGHEST:
        raise BriefingError(f"mission {name}: numbers {low} to {high}")
    for agents in (2, 5):
        traitors, cartridges = briefing.traitors.of(agents), briefing.cartridges.of(agents)
        if not 1 <= traitors <= cartridges:
            raise BriefingError(f"mission {name}: {traitors} traitors, {cartridges} cartridges")
    return briefing


MISSION_DATA = read_briefings(files(__package__).joinpath("missions.json").read_bytes())
"""All missions, by id."""
