"""M5: stepping aside from a meeting instead of asking."""

from typing import TYPE_CHECKING

from ridotto.games.inkognito.actions import Aside
from ridotto.games.inkognito.board import BOX, NEAR, SPACES, bits
from ridotto.games.inkognito.components import AMBASSADOR, EITHER
from ridotto.games.inkognito.facts import SteppedAside
from ridotto.games.inkognito.parts import InkognitoPublic
from ridotto.kernel import Action, Actor

if TYPE_CHECKING:
    from ridotto.games.inkognito.state import InkognitoState

ASIDES = tuple(
    tuple(
        tuple(Aside(piece, start, goal) for goal in bits(NEAR[EITHER][start]))
        for start in (BOX, *SPACES)
    )
    for piece in range(AMBASSADOR)
)


def asides(public: InkognitoPublic, shared: int, taken: int) -> list[Action]:
    """Every way out of a meeting: one route, for the figure that met, to a space without a piece.
    ``shared`` are the spaces of meetings and ``taken`` all with pieces, as bits.
    """
    at, side = public.at, public.side
    return [
        aside
        for piece in range(4 * side, 4 * side + 4)
        if shared >> at[piece] & 1
        for aside in ASIDES[piece][at[piece]]
        if not taken >> aside.goal & 1
    ]


def aside(state: "InkognitoState", actor: Actor, action: Aside) -> None:
    """The piece met stays."""
    state.announce(SteppedAside(actor, action.piece, action.start, action.goal))
