"""M5-M7: meetings, asking, and the end of the turn; see also ``stepping_aside``."""

from typing import TYPE_CHECKING

from ridotto.games.inkognito.actions import Ask, AskVia, End
from ridotto.games.inkognito.components import (
    ABOUT_BUILD,
    ABOUT_IDENTITY,
    AGENTS,
    AMBASSADOR,
    ENVOY,
)
from ridotto.games.inkognito.facts import Asked
from ridotto.games.inkognito.parts import PAIR, THREE
from ridotto.games.inkognito.setting_up import begin_turn
from ridotto.games.inkognito.stepping_aside import asides
from ridotto.games.inkognito.winning import call_it_a_day
from ridotto.kernel import Action, Actor, Fixed, Legal, Seat

if TYPE_CHECKING:
    from ridotto.games.inkognito.state import InkognitoState

END = Fixed([End()])
KINDS = (ABOUT_IDENTITY, ABOUT_BUILD)
ASKS = tuple(tuple(Ask(whom, kind) for kind in KINDS) for whom in AGENTS)
ASKS_VIA = tuple(tuple(AskVia(whom, kind) for kind in KINDS) for whom in AGENTS)


def offer_meetings(state: "InkognitoState", actor: Actor) -> Legal:
    """Every unresolved meeting can be asked in or stepped aside from; without one, ``end``."""
    public = state.public
    masks = public.masks
    side = public.side
    own = masks[side]
    rest = masks[0] ^ masks[1] ^ masks[2] ^ masks[3] ^ masks[4] ^ own
    shared = own & rest
    calls = state.calls(actor)
    if not shared:
        return Legal(END, final=calls)
    variant = state.variant
    groups: list[list[Action]] = [
        [
            ask
            for agent in AGENTS
            if agent != side and own & masks[agent]
            for ask in ASKS[variant.seat_of[agent]]
        ]
    ]
    if side != ENVOY:
        if own & masks[ENVOY]:
            groups.append([ask for whom in variant.others[actor] for ask in ASKS_VIA[whom]])
        groups.append(asides(public, shared, own | rest))
    return Legal(*[group for group in groups if group], final=calls)


def ask(state: "InkognitoState", actor: Actor, action: Ask) -> None:
    """Q1: of the agent whose figure was met; the fifth player asks for a pair (P5.2)."""
    public = state.public
    agent = state.variant.side_of[action.whom]
    shared = public.masks[public.side] & public.masks[agent]
    met = next(p for p in range(4 * agent, 4 * agent + 4) if shared >> public.at[p] & 1)
    due = PAIR if public.side == ENVOY else THREE
    state.announce(Asked(actor, action.whom, action.question, met, due))


def ask_via(state: "InkognitoState", actor: Actor, action: AskVia) -> None:
    """Q2: of any other agent, through the Ambassador."""
    state.announce(Asked(actor, action.whom, action.question, AMBASSADOR, PAIR))


def end(state: "InkognitoState", actor: Actor, action: End) -> None:
    """The next seat's turn; or, after the last round, the end of the game (W4)."""
    variant = state.variant
    if state.public.turns == variant.last_turn:
        call_it_a_day(state)
        return
    following: Seat = (actor + 1) % len(variant.seats)
    begin_turn(state, following)
