"""P5.1-P5.5: the fifth player is the Ambassador."""

from collections.abc import Sequence
from functools import cache
from itertools import permutations, product
from typing import TYPE_CHECKING, ClassVar

from ridotto.games.inkognito.actions import Lock
from ridotto.games.inkognito.components import AGENTS, BLACK, ENVOY, Side, Space, team_of
from ridotto.games.inkognito.facts import Locked, Noted
from ridotto.games.inkognito.positions import Balls
from ridotto.games.inkognito.sizes import Size, TrueFigures
from ridotto.kernel import Action, Actor, only

if TYPE_CHECKING:
    from ridotto.games.inkognito.state import InkognitoState


class WithoutAnErrand(TrueFigures):
    """P5.5: nobody brings the fifth player anywhere; a true figure of the team must stand there."""

    def brought(self, team: int, space: Space) -> bool:
        return any(
            team_of(identity) == team and self.figure(identity) == space for identity in AGENTS
        )


class Five(Size):
    players: ClassVar[int] = 5
    scene: ClassVar[type[TrueFigures]] = WithoutAnErrand

    def seating(self, absent: Side) -> tuple[Side, ...]:
        return (*AGENTS, ENVOY)

    def routes(self, side: Side) -> Balls:
        """P5.2: the Ambassador goes none, one or two routes of any kind."""
        return (BLACK, BLACK) if side == ENVOY else ()

    def calls(self, side: Side, *, locked: bool) -> tuple[Sequence[Action], ...]:
        return (sheets(),) if side == ENVOY and not locked else ()

    def sees_through(self, state: "InkognitoState") -> bool:
        """P5.4: all eight right."""
        envoy = state.variant.envoy
        sheet = state.private[envoy].sheet if envoy is not None else None
        secrets = state.secrets()
        return sheet is not None and (sheet.identities, sheet.builds) == (
            secrets.identities,
            secrets.builds,
        )


@cache
def sheets() -> tuple[Lock, ...]:
    """P5.4: every way to fill in a sheet, each identity once and each build once."""
    orders = list(permutations(AGENTS))
    return tuple(
        Lock(tuple(4 * identity + build for identity, build in zip(*sheet, strict=True)))
        for sheet in product(orders, orders)
    )


def lock(state: "InkognitoState", actor: Actor, action: Lock) -> None:
    """P5.4: everybody learns that he has, not what."""
    state.tell(only(actor), Noted(action.persons))
    state.announce(Locked(actor))
