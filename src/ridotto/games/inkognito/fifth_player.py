"""P5.1-P5.5: the fifth player is the Ambassador."""

from collections.abc import Sequence
from functools import cache
from itertools import permutations, product
from typing import TYPE_CHECKING, ClassVar

from ridotto.games.inkognito.actions import Lock, Pass
from ridotto.games.inkognito.components import (
    AGENTS,
    AMBASSADOR,
    BLACK,
    ENVOY,
    Side,
    Space,
    team_of,
)
from ridotto.games.inkognito.facts import Locked, MayLock, Noted, WentOn
from ridotto.games.inkognito.parts import LOCK
from ridotto.games.inkognito.positions import Balls
from ridotto.games.inkognito.sizes import Size, TrueFigures
from ridotto.kernel import Action, Actor, Fixed, Legal, only

if TYPE_CHECKING:
    from ridotto.games.inkognito.state import InkognitoState


PASS = Fixed([Pass()])


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
def sheets() -> Fixed:
    """P5.4: every way to fill in a sheet, each identity once and each build once."""
    orders = list(permutations(AGENTS))
    return Fixed(
        Lock(tuple(4 * identity + build for identity, build in zip(*sheet, strict=True)))
        for sheet in product(orders, orders)
    )


def offer_lock(state: "InkognitoState", actor: Actor) -> Legal:
    """P5.4: right after cards went through his hands, in somebody else's turn."""
    return Legal(PASS, final=(sheets(),))


def ask_to_lock(state: "InkognitoState") -> None:
    """P5.4: he has just seen cards that were shown through his figure; the turn waits for him."""
    envoy = state.variant.envoy
    public = state.public
    if envoy is not None and public.met == AMBASSADOR and not public.locked:
        state.announce(MayLock(envoy))


def pass_(state: "InkognitoState", actor: Actor, action: Pass) -> None:
    state.announce(WentOn(actor, state.public.active))


def lock(state: "InkognitoState", actor: Actor, action: Lock) -> None:
    """P5.4: everybody learns that he has, not what."""
    state.tell(only(actor), Noted(action.persons))
    state.announce(Locked(actor))
    if state.public.phase == LOCK:
        state.announce(WentOn(actor, state.public.active))
