"""X1-X3: where the piece met is sent."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from ridotto.games.inkognito.actions import Expel
from ridotto.games.inkognito.board import BOX, COURTS, SPACES, bits
from ridotto.games.inkognito.components import AMBASSADOR, Piece
from ridotto.games.inkognito.facts import Expelled
from ridotto.kernel import Actor, Legal

if TYPE_CHECKING:
    from ridotto.games.inkognito.state import InkognitoState

EXPELS = tuple(
    tuple(Expel(piece, goal) for goal in (BOX, *SPACES)) for piece in range(AMBASSADOR + 1)
)
IN_BYTE = tuple(tuple(bits(byte)) for byte in range(256))
"""The places of the ones in every byte."""


class Expulsions(Sequence[Expel]):
    """All ways to send a piece to one of the spaces of a mask, in order; only a mask inside."""

    __slots__ = ("mask", "piece")

    def __init__(self, piece: Piece, mask: int) -> None:
        self.piece = piece
        self.mask = mask

    def __len__(self) -> int:
        return self.mask.bit_count()

    @overload
    def __getitem__(self, index: int) -> Expel: ...
    @overload
    def __getitem__(self, index: slice) -> list[Expel]: ...
    def __getitem__(self, index: int | slice) -> Expel | list[Expel]:
        if isinstance(index, slice):
            return list(self)[index]
        if index < 0:
            index += len(self)
        mask, base = self.mask, 0
        while mask:
            here = IN_BYTE[mask & 255]
            if 0 <= index < len(here):
                return EXPELS[self.piece][base + here[index]]
            index -= len(here)
            mask >>= 8
            base += 8
        raise IndexError(index)

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Expel)
            and action.piece == self.piece
            and action.goal > 0
            and bool(self.mask >> action.goal & 1)
        )

    def __iter__(self) -> Iterator[Expel]:
        expels = EXPELS[self.piece]
        return (expels[goal] for goal in bits(self.mask))


def offer_expulsions(state: "InkognitoState", actor: Actor) -> Legal:
    """X1: a figure goes where the edition says; X2: the Ambassador to the Embassy or a coloured
    space; X3: where no piece stands.
    """
    public = state.public
    masks = public.masks
    allowed = COURTS if public.met == AMBASSADOR else state.variant.edition.expulsion
    free = allowed & ~(masks[0] | masks[1] | masks[2] | masks[3] | masks[4])
    return Legal(Expulsions(public.met, free), final=state.calls(actor))


def expel(state: "InkognitoState", actor: Actor, action: Expel) -> None:
    piece = action.piece
    state.announce(Expelled(actor, piece, state.public.at[piece], action.goal))
