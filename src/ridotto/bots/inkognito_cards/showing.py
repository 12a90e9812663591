"""What to show: how much others can know of oneself."""

from collections.abc import Iterable, Sequence

from ridotto.bots.inkognito_cards.beliefs import fits
from ridotto.games.inkognito_cards.components import (
    ALL_SECRETS,
    FACES,
    PAIR_BIT,
    PAIRS,
    Agent,
    Card,
    SecretCards,
)
from ridotto.games.inkognito_cards.parts import CardsPrivate


def still_possible(
    own: CardsPrivate, receiver: Agent, pairs: Iterable[tuple[Card, Card]]
) -> list[SecretCards]:
    """Who one may be, for all that this receiver was passed and shown."""
    bared = [face for face in range(len(FACES)) if own.bared[receiver] >> face & 1]
    return [
        secrets
        for secrets in ALL_SECRETS
        if all(face in secrets for face in bared)
        and all(fits(one, other, secrets) for one, other in pairs)
    ]


def given(own: CardsPrivate, receiver: Agent) -> list[tuple[Card, Card]]:
    """The pairs of faces one has passed to somebody."""
    return [pair for pair in PAIRS if own.given[receiver] & PAIR_BIT[pair[0]][pair[1]]]


def surety(mine: SecretCards, possible: Sequence[SecretCards], *, allies: bool) -> float:
    """How sure somebody can be of one's secrets, and of one's team, if he has one."""
    if not possible:
        return 3.0
    identity = sum(secrets[0] == mine[0] for secrets in possible) / len(possible)
    number = sum(secrets[1] == mine[1] for secrets in possible) / len(possible)
    team = sum(secrets[0] >> 1 == mine[0] >> 1 for secrets in possible) / len(possible)
    return identity + number + (team if allies else 0.0)
