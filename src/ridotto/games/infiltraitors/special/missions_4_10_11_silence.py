"""Missions 4, 10, 11: nobody speaks."""

from typing import ClassVar

from ridotto.games.infiltraitors.mission_hooks import Mission


class Silent(Mission):
    """Missions 4, 10, 11: no talk (K2)."""

    silent: ClassVar[bool] = True
