"""Ways of answering: how likely each person gives each answer, if he answers in this way or that.

Both games of Inkognito ask in the same way: somebody is one of sixteen persons, shows cards of
which some are true, and chooses which. A reader who holds to one idea of how he chooses can be read
himself: whoever knows it shows him what makes him believe the wrong thing. So a reader has a
mixture of ways for everyone he listens to, and each answer says who answers, and in which way.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import lru_cache

from ridotto.bots.mixtures import Mixtures, Shares

Answer = tuple[int, ...]
"""The cards shown."""
Asked = Hashable
"""What was asked for, as far as it matters for what may be shown."""
Given = tuple[Answer, Asked]
"""An answer, and what was asked for."""
Place = int
"""A person: four times the first of his two secrets, plus the second."""
Believed = tuple[float, ...]
"""How likely somebody is each person; not normed."""
Chances = dict[Answer, float]
"""How likely somebody gives each of his answers."""

PERSONS = range(16)
NOBODY_KNOWN: Believed = (1.0,) * 16

ANY = "any"
"""Whatever one may show."""
LEAST = "least"
"""What proves least: the way of whoever is careful."""
DECEIVE = "deceive "
"""What makes a reader believe least of the truth: what follows names whom, one of ``READERS``."""
APART = "apart"
"""What nobody shows who has one of the ``COMMON`` ways, if there is such an answer. It tells those
little who reckon with these, and a partner knows one by it."""

SLIP = 0.06
"""How much of every way is any answer: nobody is as consistent as that."""
ALIKE = 0.3
"""Answers that differ by less than this in what they tell are alike to whoever stays apart: always
the least telling would be an answer in itself."""

PROOF = "proof"
"""The reader who takes answers for what they prove."""
COMMON = (LEAST, DECEIVE + "careful", DECEIVE + "strict")
"""The ways of those who are careful, and of those who deceive whoever takes them to be."""


MIXED = "mixed"
"""The reader who takes others' ways to be what came out of self-play."""
READERS: Mapping[str, Shares] = {
    "careful": ((LEAST, 0.7), (ANY, 0.3)),
    "strict": ((LEAST, 0.95), (ANY, 0.05)),
}
"""Other readers one may want to deceive, by what they take others' ways to be; each game has one
more, ``MIXED``."""


class Asking(ABC):
    """How one asks and answers in a game, and which ways others are taken to have there. ``teams``:
    whether the first secret makes teams of two.
    """

    def __init__(self, mixtures: Mixtures, *, teams: bool) -> None:
        self.mixtures = mixtures
        self.teams = teams
        self.readers = {**READERS, MIXED: mixtures.rivals}
        # A moment takes some 200 kB once all ways were looked at; first answers come up again.
        self.moment = lru_cache(maxsize=256)(self._moment)
        self.read = lru_cache(maxsize=2048)(self._read)

    @abstractmethod
    def fresh(self, person: Place, asked: Asked, before: Sequence[Given]) -> Sequence[Answer]:
        """What a person could answer that proves nothing, after what he has given before."""

    @abstractmethod
    def fitting(self, answer: Answer) -> Believed:
        """Who can give this answer."""

    @abstractmethod
    def lays_open(self, answer: Answer) -> bool:
        """Whether something in it is proved."""

    def _moment(self, asked: Asked, before: tuple[Given, ...]) -> "Moment":
        return Moment(self, asked, before)

    def _read(self, given: tuple[Given, ...], reader: str) -> Believed:
        """Who somebody may be who gave these answers, as such a reader reads them."""
        if not given:
            return NOBODY_KNOWN
        *before, (answer, asked) = given
        return self.moment(asked, tuple(before)).after(reader, answer)

    def truths(self, seen: Sequence[float]) -> list[float]:
        """For each person, how much of the truth somebody believes for whom he is each person with
        these weights: of his team, and of his two secrets; the sum of these.
        """
        total = sum(seen)
        if not total:
            return [0.0] * 16
        firsts = [sum(seen[4 * each : 4 * each + 4]) / total for each in range(4)]
        seconds = [sum(seen[each::4]) / total for each in range(4)]
        teams = [firsts[each] + firsts[each ^ 1] if self.teams else 0.0 for each in range(4)]
        return [teams[each >> 2] + firsts[each >> 2] + seconds[each & 3] for each in PERSONS]


class Moment:
    """A question to somebody, and what the asker had of him before: what each person could answer,
    and how likely he answers what in each way. Answers that prove something are not chosen in these
    ways, and only say what they prove.
    """

    def __init__(self, asking: Asking, asked: Asked, before: tuple[Given, ...]) -> None:
        self._asking = asking
        self._before = before
        weights = NOBODY_KNOWN
        for answer, _ in before:
            weights = tuple(map(float.__mul__, weights, asking.fitting(answer)))
        self._proved = weights
        self._fresh = {
            person: fresh
            for person in PERSONS
            if weights[person] and (fresh := asking.fresh(person, asked, before))
        }
        self._every = dict.fromkeys(each for fresh in self._fresh.values() for each in fresh)
        self._ways: dict[str, dict[Place, Chances]] = {}
        self._read: dict[tuple[str, Answer], Believed] = {}

    def way(self, name: str) -> dict[Place, Chances]:
        """How likely each person gives each of his answers in this way."""
        found = self._ways.get(name)
        if found is None:
            found = self._ways[name] = self._chances(name)
        return found

    def _chances(self, name: str) -> dict[Place, Chances]:
        if name == ANY:
            return {p: dict.fromkeys(fresh, 1 / len(fresh)) for p, fresh in self._fresh.items()}
        readers = {LEAST: (PROOF,), APART: (PROOF, "careful")}.get(name) or (
            name.removeprefix(DECEIVE),
        )
        costs = {each: self._told(readers, each) for each in self._every}
        if name != APART:
            return {p: _cheapest(p, fresh, costs) for p, fresh in self._fresh.items()}
        for common in COMMON:
            for chances in self.way(common).values():
                usual = max(chances.values())
                for each, chance in chances.items():
                    if chance == usual:
                        costs[each] = [1.0 + cost for cost in costs[each]]
        return {p: _cheapest(p, fresh, costs, ALIKE) for p, fresh in self._fresh.items()}

    def _told(self, readers: Sequence[str], answer: Answer) -> list[float]:
        """For each person, how much of the truth about him these readers would believe, in all."""
        each = [self._asking.truths(self.after(reader, answer)) for reader in readers]
        return [sum(parts) for parts in zip(*each, strict=True)]

    def after(self, reader: str, answer: Answer) -> Believed:
        """Who such a reader takes him for after this answer."""
        key = reader, answer
        found = self._read.get(key)
        if found is None:
            if reader == PROOF:
                before: Believed = self._proved
                odds: Sequence[float] = self._asking.fitting(answer)
            else:
                before = self._asking.read(self._before, reader)
                odds = self.likelihoods(self._asking.readers[reader], answer)
            left = tuple(map(float.__mul__, before, odds))
            found = self._read[key] = left if any(left) else before
        return found

    def likelihoods(self, shares: Shares, answer: Answer) -> Sequence[float]:
        """How likely each person gives this answer, if he answers in these ways."""
        if self._asking.lays_open(answer):
            return self._asking.fitting(answer)
        odds = [0.0] * 16
        for name, share in shares:
            for person, chances in self.way(name).items():
                odds[person] += share * chances.get(answer, 0.0)
        return odds


class Heard:
    """All that somebody has answered, and how likely each person does, in each of some ways: the
    way that he has all the time, so that one gets to know it.
    """

    def __init__(self, asking: Asking, ways: Iterable[str]) -> None:
        self._asking = asking
        self.given: tuple[Given, ...] = ()
        self._likely = {way: list(NOBODY_KNOWN) for way in ways}

    def take(self, answer: Answer, asked: Asked) -> None:
        """Take in his next answer."""
        if not self._asking.lays_open(answer):
            now = self._asking.moment(asked, self.given)
            for way, likely in self._likely.items():
                odds = now.likelihoods(((way, 1.0),), answer)
                if any(odds):  # nobody answers so: it says no more than what it proves
                    likely[:] = map(float.__mul__, likely, odds)
        self.given = (*self.given, (answer, asked))

    def weight(self, person: Place, shares: Shares) -> float:
        """How likely this person answers so, whose way is one of these, each as likely as its
        share.
        """
        return sum(share * self._likely[way][person] for way, share in shares)


def _cheapest(
    person: Place,
    fresh: Sequence[Answer],
    costs: Mapping[Answer, Sequence[float]],
    alike: float = 0.0,
) -> Chances:
    """Any of those that cost least, and now and then any at all."""
    paid = [costs[answer][person] for answer in fresh]
    least = min(paid) + alike + 1e-9
    slip = SLIP / len(fresh)
    chosen = (1 - SLIP) / sum(cost <= least for cost in paid)
    return {
        answer: slip + chosen if cost <= least else slip
        for answer, cost in zip(fresh, paid, strict=True)
    }
