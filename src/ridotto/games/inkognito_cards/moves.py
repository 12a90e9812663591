"""All that can ever be done, for whoever gives it numbers."""

from ridotto.games.inkognito_cards.actions import (
    Deal,
    Decline,
    Greet,
    Lead,
    Look,
    Name,
    Pass,
    Play,
    Show,
    Turn,
)
from ridotto.games.inkognito_cards.components import (
    AGENTS,
    ALL_SECRETS,
    BLACK,
    FICTITIOUS,
    PAIRS,
)
from ridotto.games.inkognito_cards.legal_actions import CALLS
from ridotto.kernel import Moves, Vocabulary, every


def moves(players: int, vocabulary: Vocabulary) -> Moves:
    """A pair is passed with both cards coloured, or with the true one black."""
    passes = [
        Pass(*cards)
        for one, other in PAIRS
        for cards in ((one, other), (one + BLACK, other), (one, other + BLACK))
    ]
    return Moves(
        seats=(
            every(Play, vocabulary),
            [Greet()],
            passes,
            every(Name, vocabulary, whom=range(len(AGENTS))),
            every(Show, vocabulary),
            every(Look, vocabulary) if players == FICTITIOUS else [],
            [Decline()],
            CALLS,
        ),
        chance=(
            every(Lead, vocabulary, who=range(len(AGENTS))),
            [Deal(*secrets) for secrets in ALL_SECRETS],
            every(Turn, vocabulary),
        ),
    )
