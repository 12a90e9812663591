"""M1-M3: the shake, steps, and the end of the movement."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from ridotto.games.inkognito.actions import Done, Shake, Step
from ridotto.games.inkognito.facts import Shook, Stepped, Stopped
from ridotto.games.inkognito.positions import AFTER, is_end, steps
from ridotto.kernel import Action, Actor, Fixed, Legal, Lottery

if TYPE_CHECKING:
    from ridotto.games.inkognito.state import InkognitoState

Refusal = Literal[
    "no-end-here",
    "not-offered",
    "no-such-ball",
    "not-that-piece",
    "not-standing-there",
    "no-way-to-an-end",
]

REFUSALS: Mapping[str, str] = {
    "no-end-here": "M3",
    "no-such-ball": "M1",
    "not-that-piece": "T5",
    "not-standing-there": "M1",
    "no-way-to-an-end": "M3",
}
"""The rule behind each refusal."""

DONE = Fixed([Done()])


def draw_balls(state: "InkognitoState") -> Lottery:
    return state.variant.edition.shakes


def offer_steps(state: "InkognitoState", actor: Actor) -> Legal:
    """Steps that leave a way to a legal end (M3); where the movement may end, ``done``, and what
    may be called out (W1).
    """
    public = state.public
    masks = public.masks
    party = state.variant.parties[public.side]
    moves = steps(public.at, masks, party, public.balls) if public.balls else None
    if not is_end(masks, party):
        assert moves
        return Legal(moves)
    if moves:
        return Legal(moves, DONE, final=state.calls(actor))
    return Legal(DONE, final=state.calls(actor))


def shake(state: "InkognitoState", actor: Actor, action: Shake) -> None:
    state.announce(Shook(state.public.active, action.balls))


def step(state: "InkognitoState", actor: Actor, action: Step) -> None:
    state.announce(Stepped(actor, action.ball, action.piece, action.start, action.goal))


def done(state: "InkognitoState", actor: Actor, action: Done) -> None:
    state.announce(Stopped(actor))


def why_not_step(state: "InkognitoState", action: Action) -> Refusal:
    """Why a step, or ``done``, is refused during the movement."""
    public = state.public
    if isinstance(action, Done):
        return "no-end-here"
    if not isinstance(action, Step):
        return "not-offered"
    if action.ball not in AFTER[public.balls]:
        return "no-such-ball"
    if action.piece not in state.variant.parties[public.side].movers[action.ball]:
        return "not-that-piece"
    if public.at[action.piece] != action.start:
        return "not-standing-there"
    return "no-way-to-an-end"
