"""The cards: agents, identities, fragments of the number, places, and the pairs one may pass.

A face is a number from 0: four identities, then four fragments. A coloured card is its face, a
black one its face plus ``BLACK``. Two identities are allies when they differ in the last bit.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Annotated

from ridotto.kernel import Of

AGENTS = ("blue", "yellow", "green", "pink")
"""In playing order."""

AMBASSADOR = 4
"""The fifth at every table: a deck of places, or the fifth player."""

FICTITIOUS = 3
"""The agent nobody plays when three do: he has pink's place in the order."""

PLACES = ("San-Marco", "San-Giorgio", "Rialto", "Bridge-of-Sighs", "Salute")
ALL_PLACES = (1 << len(PLACES)) - 1
"""A full hand of places, as bits."""

IDENTITIES = ("LF", "CB", "X", "ZZ")
TEAMS = ("lf-cb", "x-zz")
FRAGMENTS = ("0", "11", "29", "52")
FACES = (*IDENTITIES, *FRAGMENTS)
IDENTITY_FACES = 0b0000_1111
FRAGMENT_FACES = 0b1111_0000
BLACK = len(FACES)
FACE = BLACK - 1
"""The bits of a card that are its face."""

CARDS = (*FACES, *(f"black-{face}" for face in FACES))
KINDS = ("identity", "number")

Agent = Annotated[int, Of("agent")]
Card = Annotated[int, Of("card")]
Kind = Annotated[int, Of("kind")]
Place = Annotated[int, Of("place")]

SecretCards = tuple[Card, Card]
"""The faces of an agent's two black cards: his identity and his fragment."""

ALL_SECRETS: tuple[SecretCards, ...] = tuple(
    (identity, fragment) for identity in range(4) for fragment in range(4, 8)
)

PAIRS: tuple[tuple[Card, Card], ...] = tuple(combinations(range(len(FACES)), 2))
PAIR_BIT: Sequence[Sequence[int]] = tuple(
    tuple(1 << PAIRS.index((min(a, b), max(a, b))) if a != b else 0 for b in range(len(FACES)))
    for a in range(len(FACES))
)
"""The bit that stands for a pair of faces, in either order."""


def valid_pairs(secrets: SecretCards) -> list[tuple[Card, Card]]:
    """The twelve pairs of faces with exactly one true one, in order."""
    return [pair for pair in PAIRS if (pair[0] in secrets) != (pair[1] in secrets)]


def allied(one: Card, other: Card) -> bool:
    """Whether two identities work together."""
    return one ^ other == 1
