"""What to show: how much others can know of oneself."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from ridotto.bots.advice import Advised
from ridotto.bots.bot import Reason
from ridotto.bots.inkognito_cards.beliefs import Beliefs, fits
from ridotto.games.inkognito_cards.actions import Pass, Show
from ridotto.games.inkognito_cards.components import (
    ALL_SECRETS,
    BLACK,
    FACE,
    FACES,
    PAIR_BIT,
    PAIRS,
    Agent,
    Card,
    SecretCards,
)
from ridotto.games.inkognito_cards.parts import CardsPrivate


class Given(Struct, frozen=True):
    """What somebody has of me: the pairs of faces I passed him, and the black cards he has seen."""

    pairs: Sequence[tuple[Card, Card]]
    bared: Sequence[Card]

    def still_possible(self) -> list[SecretCards]:
        """Who I may be, for all that he was passed and shown."""
        return [
            secrets
            for secrets in ALL_SECRETS
            if all(face in secrets for face in self.bared)
            and all(fits(one, other, secrets) for one, other in self.pairs)
        ]


def given_to(own: CardsPrivate, receiver: Agent) -> Given:
    """What the private part says somebody has of me."""
    given, bared = own.given[receiver], own.bared[receiver]
    return Given(
        [pair for pair in PAIRS if given & PAIR_BIT[pair[0]][pair[1]]],
        [face for face in range(len(FACES)) if bared >> face & 1],
    )


def weighed_pairs(
    mind: Beliefs, pairs: Iterable[Pass], given: Given, whom: tuple[Agent, str], trusts: float
) -> list[Advised]:
    """Each pair for somebody: the truth, if he is taken for the ally, and otherwise what tells
    least.
    """
    reason = _reason(mind, whom, trusts)
    if reason.code == "show-partner":
        return [Advised("show", reason, openness(pair, given), (pair,)) for pair in pairs]
    mine, before = mind.own(), given.still_possible()
    found: list[Advised] = []
    for pair in pairs:
        after = [secrets for secrets in before if fits(pair.one, pair.other, secrets)]
        found.append(Advised("show", reason, -surety(mine, after, allies=mind.allies), (pair,)))
    return found


def weighed_blacks(
    mind: Beliefs, shows: Iterable[Show], given: Given, whom: tuple[Agent, str], trusts: float
) -> list[Advised]:
    """Each black card for an asker: for the ally what tells most, for others what tells least."""
    reason = _reason(mind, whom, trusts)
    sign = 1 if reason.code == "show-partner" else -1
    mine, before = mind.own(), given.still_possible()
    found: list[Advised] = []
    for show in shows:
        after = [secrets for secrets in before if mine[show.kind] in secrets]
        told = surety(mine, after, allies=mind.allies)
        found.append(Advised("show", reason, sign * told, (show,)))
    return found


def _reason(mind: Beliefs, whom: tuple[Agent, str], trusts: float) -> Reason:
    agent, name = whom
    trust = mind.odds_of_ally(agent)
    if trust >= trusts:
        return Reason("show-partner", {"whom": ("agent", name), "odds": round(100 * trust)})
    return Reason("show-little", {"whom": ("agent", name)})


def openness(pair: Pass, given: Given) -> int:
    """A black card he has not seen, the identity first."""
    black = [card & FACE for card in (pair.one, pair.other) if card >= BLACK]
    if not black or black[0] in given.bared:
        return 0
    return 2 if black[0] < 4 else 1


def surety(mine: SecretCards, possible: Sequence[SecretCards], *, allies: bool) -> float:
    """How sure somebody can be of one's secrets, and of one's team, if he has one."""
    if not possible:
        return 3.0
    identity = sum(secrets[0] == mine[0] for secrets in possible) / len(possible)
    number = sum(secrets[1] == mine[1] for secrets in possible) / len(possible)
    team = sum(secrets[0] >> 1 == mine[0] >> 1 for secrets in possible) / len(possible)
    return identity + number + (team if allies else 0.0)
