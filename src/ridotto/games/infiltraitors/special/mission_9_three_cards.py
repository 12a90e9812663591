"""Mission 9: small hands."""

from typing import ClassVar

from ridotto.games.infiltraitors.mission_hooks import Mission


class ThreeCards(Mission):
    """Mission 9: three cards dealt, hand limit 3."""

    dealt: ClassVar[int] = 3
    limit: ClassVar[int] = 3
