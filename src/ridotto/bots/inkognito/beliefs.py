"""What a seat knows, in the numbers of the game: who may be who, and with which letter.

What is known about persons (identities and builds) and what is known about letters never speaks
of each other, so the worlds left are all pairs of the two.
"""

from functools import lru_cache
from math import log2

from msgspec import Struct

from ridotto.bots.ways_of_answering import Given
from ridotto.deduction import Listed, Tracker
from ridotto.deduction.world_bits import Worlds, WorldSpace
from ridotto.games.inkognito.components import (
    AGENTS,
    BUILDS,
    IDENTITIES,
    LETTERS,
    Build,
    Identity,
    Letter,
    Side,
    partner_of,
)
from ridotto.games.inkognito.facts import Asked, Contested, Shown
from ridotto.games.inkognito.lore import InkognitoLore
from ridotto.games.inkognito.parts import THREE
from ridotto.games.inkognito.variant import Variant
from ridotto.kernel import Fact, Seat
from ridotto.kernel.hidden import Variable

Persons = tuple[tuple[Identity, ...], tuple[Build, ...]]
"""The identity and the build of every colour."""
Letters = tuple[Letter, ...]
"""The letter of every colour."""
IdentityAndBuild = tuple[Identity, Build]
Odds = dict[IdentityAndBuild, float]
"""How likely somebody is each person."""

KINDS = (("identity", IDENTITIES), ("build", BUILDS), ("mission", LETTERS))


class Curiosity(Struct, frozen=True):
    """What it is worth to learn something, in bits about who somebody is and how he is built: the
    partner's ``letter``, a bit about whether somebody is the ``partner``, and, beside whoever one
    would ask, to meet the Ambassador and ask ``through_him``.
    """

    letter: float = 3.0
    partner: float = 0.0
    through_him: float = 0.6


class Beliefs:
    """The exact knowledge of one seat, and what it wants to know more of. Where ``weigh`` is not
    overridden, all worlds are alike.
    """

    curiosity = Curiosity()

    def __init__(self, variant: Variant, seat: Seat) -> None:
        self.variant = variant
        self.seat = seat
        self.side: Side = variant.side_of[seat]
        self.lore = InkognitoLore(variant, seat)
        self.tracker: Tracker = Tracker(self.lore)
        self._seen: Worlds = -1
        self.version = 0
        """Grows whenever beliefs change."""
        self.persons: list[tuple[Persons, float]] = []
        self.letters: list[Letters] = []
        self._due = THREE
        self._given: dict[Seat, tuple[Given, ...]] = {}

    def hear(self, fact: Fact) -> None:
        """Take in the next fact of the stream."""
        if isinstance(fact, Asked | Contested):
            self._due = fact.due or self._due
        elif isinstance(fact, Shown):
            asked = fact.question, self._due
            if fact.shower == self.seat:
                for seat in (fact.asker, fact.witness):
                    if seat is not None:
                        self._given[seat] = (*self.given_to(seat), (fact.cards, asked))
            else:
                self.take(self.variant.side_of[fact.shower], (fact.cards, asked))
        self.tracker.hear(fact)

    def take(self, side: Side, given: Given) -> None:
        """Take in an answer, for more than what it proves."""

    def given_to(self, seat: Seat) -> tuple[Given, ...]:
        """All that this seat has shown somebody."""
        return self._given.get(seat, ())

    def stale(self) -> None:
        """Something was heard that changes how likely worlds are, though it may rule out none."""
        self._seen = -1

    def refresh(self) -> None:
        """Bring ``persons`` and ``letters`` up to date: what is left, with its probability."""
        knowledge = self.tracker.knowledge
        assert isinstance(knowledge, Listed)
        if knowledge.worlds != self._seen:
            self._seen = knowledge.worlds
            self.version += 1
            catalogue = _catalogue(knowledge.space, self.lore.whose)
            persons, self.letters = catalogue.left(knowledge.worlds)
            weights = [self.weigh(each) for each in persons]
            total = sum(weights)
            if not total:  # nobody answers so: what was shown says no more than what it proves
                weights, total = [1.0] * len(persons), len(persons)
            self.persons = [
                (each, weight / total) for each, weight in zip(persons, weights, strict=True)
            ]

    def weigh(self, persons: Persons) -> float:
        """How much likelier these persons are than others."""
        return 1.0

    def identity(self) -> Identity:
        """One's own."""
        return self.persons[0][0][0][self.side]

    def build(self) -> Build:
        """One's own."""
        return self.persons[0][0][1][self.side]

    def odds_of_partner(self, side: Side) -> float:
        """How likely a colour is one's partner's. The fifth player has none."""
        if self.side not in AGENTS or side not in AGENTS:
            return 0.0
        wanted = partner_of(self.identity())
        return sum(weight for (identities, _), weight in self.persons if identities[side] == wanted)

    def odds_of_person(self, side: Side) -> Odds:
        """How likely a colour is each person."""
        odds: Odds = {}
        for (identities, builds), weight in self.persons:
            person = identities[side], builds[side]
            odds[person] = odds.get(person, 0.0) + weight
        return odds

    def doubt(self, side: Side) -> float:
        """How many bits there are still to learn about a colour's identity and build."""
        return -sum(odds * log2(odds) for odds in self.odds_of_person(side).values() if odds > 0)

    def knows_letter(self, side: Side) -> bool:
        return len({letters[side] for letters in self.letters}) == 1


class AsAnswered(Beliefs):
    """Weighs worlds by how likely the answers are in them, if each was drawn from those that could
    be given.
    """

    def weigh(self, persons: Persons) -> float:
        weight = 1.0
        identities, builds = persons
        for observation in self.tracker.knowledge.observations:
            if observation.choices is not None:
                side = self.lore.whose.index(observation.choices.variables[0][0])
                person = IDENTITIES[identities[side]], BUILDS[builds[side]]
                count = observation.choices.count.get(person)
                weight = 0.0 if count is None else weight / count
        return weight


class _Catalogue:
    """The persons and letters that the bits of a space stand for."""

    def __init__(self, space: WorldSpace, whose: tuple[str, ...]) -> None:
        # Letters change slowest: the first block of worlds is all those with the first letters.
        first = space.all
        for name in whose:
            variable = name, KINDS[2][0]
            first &= space.masks[variable][LETTERS[_value(space, variable, LETTERS, 0)]]
        self.block = first.bit_count()
        self.persons: list[Persons] = []
        for number in range(self.block):
            identities, builds = (
                tuple(_value(space, (name, kind), words, number) for name in whose)
                for kind, words in KINDS[:2]
            )
            self.persons.append((identities, builds))
        self.letters: list[Letters] = [
            tuple(_value(space, (name, KINDS[2][0]), LETTERS, number) for name in whose)
            for number in range(0, space.size, self.block)
        ]

    def left(self, worlds: Worlds) -> tuple[list[Persons], list[Letters]]:
        """What a set of worlds leaves of either."""
        full = (1 << self.block) - 1
        folded = 0
        letters: list[Letters] = []
        for place, each in enumerate(self.letters):
            part = worlds >> place * self.block & full
            folded |= part
            if part:
                letters.append(each)
        persons = [each for number, each in enumerate(self.persons) if folded >> number & 1]
        return persons, letters


def _value(space: WorldSpace, variable: Variable, words: tuple[str, ...], number: int) -> int:
    masks = space.masks[variable]
    return next(place for place, word in enumerate(words) if masks[word] >> number & 1)


@lru_cache(maxsize=512)
def _catalogue(space: WorldSpace, whose: tuple[str, ...]) -> _Catalogue:
    return _Catalogue(space, whose)
