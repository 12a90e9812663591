"""S1-S3: envelopes, the starting seat, and the figures on their start spaces."""

from functools import cache
from itertools import permutations, product
from typing import TYPE_CHECKING

from ridotto.games.inkognito.actions import Begin, Deal, Place
from ridotto.games.inkognito.components import AGENTS
from ridotto.games.inkognito.facts import Dealing, Dealt, Enveloped, Opened, Placed, Placing, Turn
from ridotto.games.inkognito.parts import BEGIN, DEAL
from ridotto.kernel import CHANCE, Actor, Legal, Lottery, Seat, only

if TYPE_CHECKING:
    from ridotto.games.inkognito.state import InkognitoState
    from ridotto.games.inkognito.variant import Variant

DEALT = 3
"""Envelopes that are drawn; what is left over is the fourth."""

PLACES = [Place(builds) for builds in permutations(AGENTS)]
PLACEMENTS = Legal(PLACES)
PLACEMENT_DRAW = Lottery(PLACES, 24)

Undealt = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The identities, builds and letters that are not dealt yet."""

ALL_LEFT: Undealt = (tuple(AGENTS), tuple(AGENTS), tuple(AGENTS))


def left(state: "InkognitoState") -> Undealt:
    dealt = [state.envelope(seat) for seat in range(state.public.dealt)]
    if not dealt:
        return ALL_LEFT
    identities, builds, letters = (
        tuple([card for card in AGENTS if card not in gone]) for gone in zip(*dealt, strict=True)
    )
    return identities, builds, letters


@cache
def envelopes(left: Undealt) -> Lottery:
    """S2: three independent shuffles, one card of each an envelope."""
    return Lottery([Deal(*cards) for cards in product(*left)], len(left[0]) ** 3)


@cache
def openers(seats: int) -> Lottery:
    """S3: every seat is as likely to start."""
    return Lottery([Begin(seat) for seat in range(seats)], seats)


def draw_envelope(state: "InkognitoState") -> Lottery:
    return envelopes(left(state))


def draw_opener(state: "InkognitoState") -> Lottery:
    return openers(len(state.variant.seats))


def draw_placement(state: "InkognitoState") -> Lottery:
    return PLACEMENT_DRAW


def offer_places(state: "InkognitoState", actor: Actor) -> Legal:
    return PLACEMENTS


def first_phase(variant: "Variant") -> str:
    """S1: where seats choose, the figures stand before the secrets are dealt."""
    return BEGIN if variant.chooses else DEAL


def deal(state: "InkognitoState", actor: Actor, action: Deal) -> None:
    """After the third envelope the fourth agent has the last one. With three players nobody is
    told: that agent is under arrest (P3.1).
    """
    agents = state.variant.agents
    seat = state.public.dealt
    last = seat + 1 == DEALT
    state.tell(only(seat), Enveloped(action.identity, action.build, action.letter))
    state.announce(Dealt(seat, last and len(agents) == DEALT))
    if last and len(agents) > DEALT:
        identities, builds, letters = left(state)
        state.tell(only(DEALT), Enveloped(identities[0], builds[0], letters[0]))
        state.announce(Dealt(DEALT, last))
    if last and state.variant.chooses:
        begin_turn(state, state.public.opener)


def begin(state: "InkognitoState", actor: Actor, action: Begin) -> None:
    state.announce(Opened(action.seat))
    next_placement(state)


def place(state: "InkognitoState", actor: Actor, action: Place) -> None:
    state.announce(Placed(state.public.side, action.builds))
    next_placement(state)


def next_placement(state: "InkognitoState") -> None:
    """S1: in turn order from the starting seat; then the first turn begins, or the secrets are
    dealt, if seats have chosen.
    """
    variant = state.variant
    opener, placed = state.public.opener, state.public.placed
    agents = len(variant.agents)
    if placed == agents:
        if variant.chooses:
            state.announce(Dealing())
        else:
            begin_turn(state, opener)
        return
    # The fifth player sits last and places nothing: after him it is the first agent's.
    seat = (min(opener, agents) + placed) % agents
    state.announce(Placing(variant.side_of[seat], seat if variant.chooses else CHANCE))


def begin_turn(state: "InkognitoState", seat: Seat) -> None:
    side = state.variant.side_of[seat]
    state.announce(Turn(seat, side, state.variant.size.routes(side)))
