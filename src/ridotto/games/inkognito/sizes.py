"""Variant sizes: a small object each, with hooks where three and five players differ from four."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ridotto.games.inkognito.components import (
    AGENTS,
    AMBASSADOR,
    Identity,
    Side,
    Space,
    team_of,
)
from ridotto.games.inkognito.missions import Scene
from ridotto.games.inkognito.parts import InkognitoPublic, Secrets
from ridotto.games.inkognito.positions import Balls
from ridotto.kernel import Action

if TYPE_CHECKING:
    from ridotto.games.inkognito.state import InkognitoState


class TrueFigures(Scene):
    """W3, seen with all masks off."""

    def __init__(self, public: InkognitoPublic, secrets: Secrets) -> None:
        self.public = public
        self.secrets = secrets

    def figure(self, identity: Identity) -> Space:
        side = self.secrets.identities.index(identity)
        return self.public.at[4 * side + self.secrets.builds[side]]

    def pieces(self, team: int) -> int:
        pieces = 0
        for side in AGENTS:
            if team_of(self.secrets.identities[side]) == team:
                pieces |= self.public.masks[side]
        return pieces

    def ambassador(self) -> Space:
        return self.public.at[AMBASSADOR]

    def brought(self, team: int, space: Space) -> bool:
        """He must have arrived there during the declarer's turn."""
        return self.public.arrived and self.ambassador() == space


class Size:
    """Four players: every agent plays, and nobody else."""

    players: ClassVar[int] = 4
    scene: ClassVar[type[TrueFigures]] = TrueFigures

    def seating(self, absent: Side) -> tuple[Side, ...]:
        """The side of each seat."""
        return tuple(AGENTS)

    def routes(self, side: Side) -> Balls:
        """What a side may use without a shake; agents shake."""
        return ()

    def calls(self, side: Side, *, locked: bool) -> tuple[Sequence[Action], ...]:
        """What may be called out besides "mission accomplished"."""
        return ()

    def sees_through(self, state: "InkognitoState") -> bool:
        """Whether somebody has seen through everyone when a team declares."""
        return False
