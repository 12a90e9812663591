"""The hidden worlds of a guest: which there are, which is true, and what one would look like.

All of this holds from the moment everyone has a mask. This is the plain reference: every world is
written out and held against everything the guest knows.
"""

from collections.abc import Iterator
from itertools import permutations

from msgspec import Struct

from ridotto.games.masks.components import Mask
from ridotto.games.masks.parts import MasksPrivate, MasksPublic
from ridotto.games.masks.state import MasksState
from ridotto.kernel import View, copied


class World(Struct, frozen=True):
    """Everyone's mask; the one that is left is in the box."""

    masks: tuple[Mask, ...]


def worlds(view: View) -> Iterator[World]:
    """Every world that agrees with the own mask and the pairs one saw. Raises ValueError during
    the deal.
    """
    public: MasksPublic = view.public
    own: MasksPrivate | None = view.private
    _check_dealt(public)
    for masks in permutations(range(public.seats + 1), public.seats):
        if own is None or (
            masks[view.seat] == own.mask
            and all(masks[shower] in (one, other) for shower, _, one, other in own.shown)
        ):
            yield World(masks)


def true_world(state: MasksState) -> World:
    """The world that is. Raises ValueError during the deal."""
    _check_dealt(state.public)
    return World(tuple(guest.mask for guest in state.private if guest.mask is not None))


def imagine(view: View, world: World) -> MasksState:
    """A playable state of that world, in which this guest has the same view.

    The others know their masks and what passed between them and this guest. Whoever has guessed
    already is taken to have guessed right, the worst case for everyone else.
    """
    public: MasksPublic = copied(view.public)
    private = [MasksPrivate(mask) for mask in world.masks]
    own: MasksPrivate | None = view.private
    if own is not None:
        for pair in own.shown:
            for other in pair[:2]:
                private[other].shown.append(pair)
        private[view.seat] = copied(own)
    box = sum(range(public.seats + 1)) - sum(world.masks)
    if public.asked == public.seats * public.rounds:
        for seat in range(public.seats):
            if seat not in public.to_act and seat != view.seat:
                private[seat].guess = box
    return MasksState(public, private, None)


def _check_dealt(public: MasksPublic) -> None:
    if public.dealt < public.seats:
        raise ValueError("there are no worlds before everyone has a mask")
