"""What is legal, from what everyone knows and what the seat itself knows; written out once.

Most of it depends on so little that every answer is made beforehand; the pairs still allowed are
remembered as they come up.
"""

from collections.abc import Mapping, Sequence
from itertools import permutations

from ridotto.games.inkognito_cards.actions import (
    Call,
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
    ALL_SECRETS,
    AMBASSADOR,
    BLACK,
    FRAGMENT_FACES,
    IDENTITY_FACES,
    KINDS,
    PAIR_BIT,
    PLACES,
    Agent,
    Card,
    SecretCards,
    valid_pairs,
)
from ridotto.games.inkognito_cards.parts import CardsPrivate, CardsPublic
from ridotto.games.inkognito_cards.sizes import SIZES
from ridotto.kernel import Action, Fixed, Forfeit, Legal, Lottery


def _chosen(bits: int, actions: Sequence[Action]) -> list[Action]:
    return [action for place, action in enumerate(actions) if bits >> place & 1]


_PLAYS = tuple(map(Play, range(len(PLACES))))
_TURNS = tuple(map(Turn, range(len(PLACES))))
PLAYS = tuple(Legal(Fixed(_chosen(hand, _PLAYS))) for hand in range(1 << len(PLACES)))
TURNS = tuple(Lottery(_chosen(hand, _TURNS), hand.bit_count()) for hand in range(1 << len(PLACES)))
LEADS = Lottery(list(map(Lead, range(4))), 4)

_GREET = Fixed([Greet()])
_CALLS = [
    Call(tuple(card for both in zip(identities, fragments, strict=True) for card in both))
    for identities in permutations(range(4))
    for fragments in permutations(range(4, 8))
]
CALLS = Fixed(_CALLS)


def _wish(agent: Agent, secrets: SecretCards) -> Legal:
    own = slice(2 * agent, 2 * agent + 2)
    return Legal(_GREET, final=(Fixed(call for call in _CALLS if call.cards[own] == secrets),))


WISHES: dict[tuple[Agent, SecretCards | None], Legal] = {
    (agent, secrets): _wish(agent, secrets) for agent in range(4) for secrets in ALL_SECRETS
}
WISHES[AMBASSADOR, None] = Legal(_GREET, final=(CALLS,))

NAMES = tuple(
    Legal([Decline()], _chosen(agents, list(map(Name, range(4))))) if agents else Legal([Decline()])
    for agents in range(1 << 4)
)
SHOWS = tuple(
    Legal(_chosen(kinds, list(map(Show, range(len(KINDS)))))) for kinds in range(1 << len(KINDS))
)
LOOKS = Legal(list(map(Look, range(len(KINDS)))), [Decline()])
FORFEITS: Mapping[int, Legal] = {
    players: Legal(final=(list(map(Forfeit, range(players))),)) for players in SIZES
}

_PASSES: dict[tuple[SecretCards | None, int], Legal] = {}


def passes(public: CardsPublic, own: CardsPrivate) -> Legal:
    """R4: pairs with exactly one true card that the receiver has not had yet; if there is none,
    any.
    """
    given = own.given[public.meetings[public.met].receiver(own.me)]
    legal = _PASSES.get((own.secrets, given))
    if legal is None:
        assert own.secrets is not None
        legal = _PASSES[own.secrets, given] = new_pairs(own.secrets, given)
    return legal


def fresh_pairs(secrets: SecretCards, given: int) -> list[tuple[Card, Card]]:
    """The valid pairs of faces that were not given yet; when there is none left, all."""
    pairs = list(_WAYS[secrets])
    return [pair for pair in pairs if not PAIR_BIT[pair[0]][pair[1]] & given] or pairs


def _blackened(pair: tuple[Card, Card], secrets: SecretCards) -> Pass:
    return Pass(*(card + BLACK if card in secrets else card for card in pair))


_WAYS = {
    secrets: {pair: (Pass(*pair), _blackened(pair, secrets)) for pair in valid_pairs(secrets)}
    for secrets in ALL_SECRETS
}
"""The two ways to pass each valid pair: the true card coloured or black."""


def new_pairs(secrets: SecretCards, given: int) -> Legal:
    """Every way to pass a fresh pair, all with the true card coloured before all with it black."""
    ways = [_WAYS[secrets][pair] for pair in fresh_pairs(secrets, given)]
    return Legal(Fixed([coloured for coloured, _ in ways] + [black for _, black in ways]))


def plays(public: CardsPublic, own: CardsPrivate) -> Legal:
    """R1, R2: the places not played since the hand was last taken back."""
    return PLAYS[public.hands[own.me]]


def wishes(public: CardsPublic, own: CardsPrivate) -> Legal:
    """F1: to call, with one's own two as they are, or not to."""
    return WISHES[own.me, own.secrets]


def names(public: CardsPublic, own: CardsPrivate) -> Legal:
    """R5: every other agent who has a black card left that one has not seen; or nobody."""
    agents = 0
    for agent in SIZES[public.players].nameable:
        proven = own.proven[agent]
        if agent != own.me and not (proven & IDENTITY_FACES and proven & FRAGMENT_FACES):
            agents |= 1 << agent
    return NAMES[agents]


def shows(public: CardsPublic, own: CardsPrivate) -> Legal:
    """R5: the black cards that the asker has not seen."""
    bared = own.bared[public.meetings[public.met].who[0]]
    return SHOWS[(not bared & IDENTITY_FACES) | (not bared & FRAGMENT_FACES) << 1]


def looks(public: CardsPublic, own: CardsPrivate) -> Legal:
    """P3.2: one of the fictitious agent's cards, or none."""
    return LOOKS


def deals(cards: Sequence[Card]) -> Lottery:
    """C2: any identity and any fragment not yet dealt."""
    left = [
        secrets for secrets in ALL_SECRETS if secrets[0] not in cards and secrets[1] not in cards
    ]
    return Lottery([Deal(*secrets) for secrets in left], (4 - len(cards) // 2) ** 2)
