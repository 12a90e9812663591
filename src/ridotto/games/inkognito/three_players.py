"""P3.1-P3.4: one colour stays in the box, one agent is under arrest, and his partner must flee."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ridotto.games.inkognito.actions import Escape
from ridotto.games.inkognito.board import BOX
from ridotto.games.inkognito.components import AGENTS, Identity, Side, Space, partner_of, team_of
from ridotto.games.inkognito.facts import Fled, FlightWeighed
from ridotto.games.inkognito.missions import MISSIONS
from ridotto.games.inkognito.sizes import Size, TrueFigures
from ridotto.games.inkognito.winning import conclude
from ridotto.kernel import Action, Actor

if TYPE_CHECKING:
    from ridotto.games.inkognito.state import InkognitoState

ESCAPES: tuple[Sequence[Action], ...] = ((Escape(),),)


class WithoutTheArrested(TrueFigures):
    """P3.2: a mission that names the arrested agent means his partner."""

    def figure(self, identity: Identity) -> Space:
        space = super().figure(identity)
        return super().figure(partner_of(identity)) if space == BOX else space


class Three(Size):
    players: ClassVar[int] = 3
    scene: ClassVar[type[TrueFigures]] = WithoutTheArrested

    def seating(self, absent: Side) -> tuple[Side, ...]:
        return tuple(side for side in AGENTS if side != absent)

    def calls(self, side: Side, *, locked: bool) -> tuple[Sequence[Action], ...]:
        return ESCAPES


def escape(state: "InkognitoState", actor: Actor, action: Escape) -> None:
    """P3.3: right if the partner is the arrested one and the true figure stands on its flight
    space. If not, the others win: the pair, or the lone third player.
    """
    state.announce(Fled(actor))
    secrets = state.secrets()
    identity = secrets.identities[state.variant.side_of[actor]]
    partner = secrets.identities.index(partner_of(identity))
    scene = state.variant.size.scene(state.public, secrets)
    alone = partner not in state.variant.seat_of
    space = MISSIONS.flight[identity]
    weighed = FlightWeighed(alone, scene.figure(identity) == space, space)
    fled = weighed.arrested and weighed.arrived
    team = team_of(identity)
    conclude(state, "escaped" if fled else "caught", team if fled else 1 - team, weighed)
