"""What a seat knows, in the numbers of the game: who may hold which two black cards."""

from collections.abc import Iterable
from functools import lru_cache
from math import log2

from ridotto.bots.ways_of_answering import Answer, Given
from ridotto.deduction import Listed, Tracker
from ridotto.deduction.world_bits import Worlds, WorldSpace
from ridotto.games.inkognito_cards.components import (
    AGENTS,
    BLACK,
    FACE,
    FACES,
    Agent,
    Card,
    SecretCards,
    allied,
)
from ridotto.games.inkognito_cards.facts import Black, Pair, Scored, Voided
from ridotto.games.inkognito_cards.lore import SECRETS, CardsLore
from ridotto.games.inkognito_cards.sizes import SIZES
from ridotto.kernel import Fact, Seat

AllSecrets = tuple[SecretCards, ...]
"""The two black cards of every agent."""


class Beliefs:
    """The exact knowledge of one seat; all worlds that are left are alike."""

    def __init__(self, players: int, seat: Seat) -> None:
        self.me = seat
        self.allies = SIZES[players].allies
        self.played = range(len(SIZES[players].seats))
        """The agents somebody plays, the Ambassador among them if somebody does."""
        self.lore = CardsLore(players, seat)
        self.tracker: Tracker = Tracker(self.lore)
        self._seen: tuple[WorldSpace, Worlds] | None = None
        self.worlds: list[tuple[AllSecrets, float]] = []
        self.forget()

    def hear(self, fact: Fact) -> None:
        """Take in the next fact of the stream."""
        if isinstance(fact, Scored | Voided):
            self.forget()
        elif isinstance(fact, Pair):
            self._passed(fact.giver, (fact.to,), (fact.one, fact.other))
        elif isinstance(fact, Black):
            self._passed(fact.shower, fact.to, (fact.card,))
        self.tracker.hear(fact)

    def forget(self) -> None:
        """The next game begins."""
        self._given: dict[Agent, tuple[Given, ...]] = {}

    def _passed(self, giver: Agent, to: tuple[Agent, ...], answer: Answer) -> None:
        if giver != self.me:
            self.take(giver, (answer, None))
            return
        for each in to:
            self._given[each] = (*self.given_to(each), (answer, None))

    def take(self, giver: Agent, given: Given) -> None:
        """Take in what was passed or shown, for more than what it proves."""

    def given_to(self, agent: Agent) -> tuple[Given, ...]:
        """All that this seat has passed and shown to somebody."""
        return self._given.get(agent, ())

    def stale(self) -> None:
        """Something was heard that changes how likely worlds are, though it may rule out none."""
        self._seen = None

    def refresh(self) -> None:
        """Bring ``worlds`` up to date: what is left, with its probability."""
        knowledge = self.tracker.knowledge
        assert isinstance(knowledge, Listed)
        seen = knowledge.space, knowledge.worlds
        if seen != self._seen:
            self._seen = seen
            left = [
                world
                for number, world in enumerate(_catalogue(knowledge.space))
                if knowledge.worlds >> number & 1
            ]
            weights = [self.weigh(world) for world in left]
            total = sum(weights)
            if not total:  # nobody answers so: what was shown says no more than what it proves
                weights, total = [1.0] * len(left), len(left)
            self.worlds = [
                (world, weight / total) for world, weight in zip(left, weights, strict=True)
            ]

    def weigh(self, world: AllSecrets) -> float:
        """How much likelier this world is than others."""
        return 1.0

    def own(self) -> SecretCards:
        return self.worlds[0][0][self.me]

    def odds_of_ally(self, agent: Agent) -> float:
        """How likely an agent is one's ally; nobody is, where everyone plays for himself."""
        if not self.allies or agent >= len(AGENTS) or agent == self.me:
            return 0.0
        mine = self.own()[0]
        return sum(weight for world, weight in self.worlds if allied(world[agent][0], mine))

    def odds_of_secrets(self, agent: Agent) -> dict[SecretCards, float]:
        odds: dict[SecretCards, float] = {}
        for world, weight in self.worlds:
            odds[world[agent]] = odds.get(world[agent], 0.0) + weight
        return odds

    def doubt(self, agent: Agent) -> float:
        """How many bits there are still to learn about an agent."""
        if agent >= len(AGENTS):
            return 0.0
        return -sum(p * log2(p) for p in self.odds_of_secrets(agent).values() if p > 0)

    def best_call(self, met: Iterable[Agent]) -> tuple[AllSecrets, float]:
        """The likeliest world, of those in which one may call here, and how likely it is."""
        others = [agent for agent in met if agent < len(AGENTS)]
        best: tuple[AllSecrets, float] = ((), 0.0)
        for world, weight in self.worlds:
            right = not self.allies or any(
                allied(world[agent][0], world[self.me][0]) for agent in others
            )
            if right and weight > best[1]:
                best = world, weight
        return best


class AsAnswered(Beliefs):
    """Weighs worlds by how likely the pairs are in them, if each was drawn from those that could
    be passed.
    """

    def weigh(self, world: AllSecrets) -> float:
        weight = 1.0
        for observation in self.tracker.knowledge.observations:
            if observation.choices is not None:
                secrets = world[AGENTS.index(observation.choices.variables[0][0])]
                count = observation.choices.count.get((FACES[secrets[0]], FACES[secrets[1]]))
                weight = 0.0 if count is None else weight / count
        return weight


@lru_cache(maxsize=512)
def _catalogue(space: WorldSpace) -> list[AllSecrets]:
    """The worlds that the bits of a space stand for."""
    return [
        tuple(
            (
                _value(space, SECRETS[agent][0], number, range(4)),
                _value(space, SECRETS[agent][1], number, range(4, 8)),
            )
            for agent in range(len(AGENTS))
        )
        for number in range(space.size)
    ]


def _value(space: WorldSpace, variable: tuple[str, str], number: int, faces: range) -> Card:
    masks = space.masks[variable]
    return next(face for face in faces if masks[FACES[face]] >> number & 1)


def fits(one: Card, other: Card, secrets: SecretCards) -> bool:
    """R4: whether an agent can pass these: exactly one is true, and a black one is."""
    if (one & FACE in secrets) == (other & FACE in secrets):
        return False
    return all(card & FACE in secrets for card in (one, other) if card >= BLACK)
