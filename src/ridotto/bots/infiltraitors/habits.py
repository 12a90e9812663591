"""Habits: what people notice about an agent who plays beside them."""

from collections.abc import Mapping

from msgspec import Struct

SOMETHING = 0.2
"""What the first card tells that somebody in a hurry plays."""


class Habits(Struct, frozen=True):
    """Memory, attention and haste. Nobody with habits keeps a card in mind that is not to be seen
    any more; apart from that, the usual values are those of somebody without failings.

    ``clues`` is how many of the last clues it goes by, those about all traitors together; all, if
    None. ``overlooks`` is the share of others' clues that it does not take in. ``shoots_at`` is
    with how many candidates left it shoots, whatever there is to lose, and with ``first`` it plays
    the first card that tells something, not the one that tells most.
    """

    clues: int | None = None
    overlooks: float = 0.0
    shoots_at: int = 1
    first: bool = False


HABITS: Mapping[str, Habits] = {
    "hothead": Habits(clues=1, shoots_at=8, first=True),
    "novice": Habits(shoots_at=3, first=True),
    "scatterbrain": Habits(overlooks=0.4, shoots_at=3),
    "gambler": Habits(overlooks=0.4, shoots_at=2),
    "daydreamer": Habits(overlooks=0.27, first=True),
    "assistant": Habits(clues=9),
}
"""The companions, about from weak to strong; they are not good at the same missions."""
