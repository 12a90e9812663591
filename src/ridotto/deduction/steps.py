"""A smallest proof, told in steps that a person can follow.

What a proof rests on is taken one observation at a time, each with what was shown before; two or
more together only where one alone shows nothing. What a step shows is what somebody's secrets can
still be. What turns out not to be needed is left out, so that the steps together rest on exactly
what the proof rests on.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import prod

from msgspec import Struct

from ridotto.deduction.findings import others
from ridotto.deduction.knowledge import Knowledge
from ridotto.deduction.listed_worlds import Listed
from ridotto.deduction.proofs import Proof
from ridotto.deduction.tracker import knowing
from ridotto.kernel import Fact
from ridotto.kernel.hidden import Hidden, Narrowing, Observation, Statement, Variable, is_, is_not

MOST_TOGETHER = 3
"""So many combinations of two secrets of one person are told; more are not kept in mind."""


class Step(Struct, frozen=True):
    """``observations`` (by their number among those learned), with what one knows of oneself in
    ``own`` and what ``earlier`` steps have shown (by number, and what of it), show ``shows``.
    """

    observations: tuple[int, ...]
    own: tuple[Observation, ...]
    earlier: tuple[tuple[int, Narrowing], ...]
    shows: tuple[Narrowing, ...]


class _Before(Fact, frozen=True):
    """Shown before: what a step takes for granted."""


class _Found(Struct, frozen=True):
    """Something that follows from some observations and all that was found before ``since``."""

    observations: tuple[int, ...]
    since: int
    shows: Narrowing


def steps_of(knowledge: Knowledge, proof: Proof) -> list[Step]:
    """The steps of a proof of a statement; the last one shows it, and nothing else."""
    assert proof.statement is not None
    return _Search(knowledge, proof, proof.statement).steps()


def as_observation(hidden: Hidden, shown: Narrowing) -> Observation:
    """What a step has shown, to be learned: each combination that is not left is denied."""
    if len(shown.variables) == 1:
        (variable,) = shown.variables
        left = is_(variable, *(value for (value,) in shown.left))
        return Observation(((left,),), "", _Before())
    denied = [
        tuple(is_not(*each) for each in zip(shown.variables, values, strict=True))
        for values in product(*map(hidden.values, shown.variables))
        if values not in shown.left
    ]
    return Observation(tuple(denied), "", _Before())


class _Search:
    def __init__(self, knowledge: Knowledge, proof: Proof, claim: Statement) -> None:
        self._hidden = knowledge.hidden
        self._own = proof.own
        self._observations = {
            number: knowledge.observations[number] for number in proof.observations
        }
        variable, values, holds = claim
        left = [each for each in self._hidden.values(variable) if (each in values) == holds]
        self._claim = Narrowing((variable,), tuple((value,) for value in left))
        self._scopes = list(self._all_scopes(knowledge))
        self._left: dict[tuple[Variable, ...], int] = {
            scope: self._size(scope) for scope in self._scopes
        }
        self._found: list[_Found] = []

    def _all_scopes(self, knowledge: Knowledge) -> Iterator[tuple[Variable, ...]]:
        """Every secret of others, and where worlds are listed every two of the same person."""
        variables = others(knowledge)
        for variable in variables:
            yield (variable,)
        if isinstance(knowledge, Listed):
            for one, other in combinations(variables, 2):
                if one[0] == other[0]:
                    yield one, other

    def steps(self) -> list[Step]:
        while not self._is_shown():
            self._find()
        return self._told()

    def _is_shown(self) -> bool:
        return bool(self._found) and self._found[-1].shows == self._claim

    def _find(self) -> None:
        """One thing more that follows: from as few observations as possible, and of those about
        whom they speak rather than about others.
        """
        for size in range(len(self._observations) + 1):
            tried = [
                (chosen, self._think(chosen, self._lemmas()))
                for chosen in combinations(self._observations, size)
            ]
            for chosen, knows in tried:
                if self._is_near(chosen, size) and self._holds(knows, self._claim):
                    self._found.append(_Found(chosen, len(self._found), self._claim))
                    return
            if not size:
                continue
            for near in (True, False):
                news = [
                    (chosen, fresh)
                    for chosen, knows in tried
                    if (fresh := self._news(knows, self._about(chosen) if near else None))
                ]
                if news:
                    since = len(self._found)
                    chosen, fresh = min(news, key=lambda each: self._surprise(each[1]))
                    for narrowing in fresh:
                        self._left[narrowing.variables] = len(narrowing.left)
                        self._found.append(_Found(chosen, since, narrowing))
                    return
            for chosen, knows in tried:
                if self._holds(knows, self._claim):
                    self._found.append(_Found(chosen, len(self._found), self._claim))
                    return
        raise ValueError("the observations prove nothing")

    def _is_near(self, chosen: Sequence[int], size: int) -> bool:
        return not size or self._claim.variables[0] in self._about(chosen)

    def _about(self, chosen: Sequence[int]) -> set[Variable]:
        return {
            literal[0]
            for number in chosen
            for clause in self._observations[number].clauses
            for literal in clause
        }

    def _lemmas(self, since: int | None = None) -> list[Narrowing]:
        """What was found so far, without what was narrowed down further later."""
        last = {each.shows.variables: each.shows for each in self._found[:since]}
        return list(last.values())

    def _think(
        self,
        chosen: Sequence[int],
        lemmas: Sequence[Narrowing],
        own: Sequence[Observation] | None = None,
    ) -> Knowledge:
        knows = knowing(self._hidden)
        for observation in self._own if own is None else own:
            knows.learn(observation)
        for lemma in lemmas:
            knows.learn(as_observation(self._hidden, lemma))
        for number in chosen:
            knows.learn(self._observations[number])
        return knows

    def _news(self, knows: Knowledge, about: set[Variable] | None) -> list[Narrowing]:
        """What is narrowed down further than before; combinations only if they are few, and say
        more than the secrets one by one.
        """
        found: list[Narrowing] = []
        singles: dict[Variable, int] = {}
        for scope in self._scopes:
            if about is not None and not about.issuperset(scope):
                continue
            left = tuple(knows.together(scope))
            if len(scope) == 1:
                singles[scope[0]] = len(left)
            elif len(left) > MOST_TOGETHER or len(left) == singles[scope[0]] * singles[scope[1]]:
                continue
            if len(left) < self._left[scope]:
                found.append(Narrowing(scope, left))
        return found

    def _surprise(self, fresh: Sequence[Narrowing]) -> float:
        """The less is left of something, the more one sees."""
        return min(len(each.left) / self._size(each.variables) for each in fresh)

    def _size(self, scope: Sequence[Variable]) -> int:
        return prod(len(self._hidden.values(variable)) for variable in scope)

    @staticmethod
    def _holds(knows: Knowledge, narrowing: Narrowing) -> bool:
        if len(narrowing.variables) == 1:
            (variable,) = narrowing.variables
            left = is_(variable, *(value for (value,) in narrowing.left))
            return knows.holds(left) == "certain"
        return set(knows.together(narrowing.variables)) <= set(narrowing.left)

    def _told(self) -> list[Step]:
        """Backwards from the last: what it needs, what that needs, and so on."""
        needs: dict[int, list[Narrowing]] = {}
        wanted = [len(self._found) - 1]
        for place in wanted:
            if place not in needs:
                needs[place] = self._needed(self._found[place])
                wanted += [self._place(lemma) for lemma in needs[place]]
        steps: list[Step] = []
        numbers: dict[int, int] = {}
        for places in self._as_found(needs):
            found = [self._found[place] for place in places]
            lemmas = {lemma: None for place in places for lemma in needs[place]}
            earlier = tuple((numbers[self._place(lemma)], lemma) for lemma in lemmas)
            own = self._own_needed(found, list(lemmas))
            numbers |= dict.fromkeys(places, len(steps))
            shows = tuple(each.shows for each in found)
            steps.append(Step(found[0].observations, own, earlier, shows))
        return steps

    def _as_found(self, needs: dict[int, list[Narrowing]]) -> list[list[int]]:
        """What was found at the same time is told at the same time."""
        together: dict[tuple[tuple[int, ...], int], list[int]] = {}
        for place in sorted(needs):
            found = self._found[place]
            together.setdefault((found.observations, found.since), []).append(place)
        return list(together.values())

    def _place(self, lemma: Narrowing) -> int:
        return next(place for place, each in enumerate(self._found) if each.shows == lemma)

    def _needed(self, found: _Found) -> list[Narrowing]:
        """What was found before and cannot be done without."""
        lemmas = self._lemmas(found.since)
        for lemma in list(lemmas):
            fewer = [each for each in lemmas if each != lemma]
            if self._holds(self._think(found.observations, fewer), found.shows):
                lemmas = fewer
        return lemmas

    def _own_needed(
        self, found: Sequence[_Found], lemmas: Sequence[Narrowing]
    ) -> tuple[Observation, ...]:
        own = list(self._own)
        for known in self._own:
            fewer = [each for each in own if each != known]
            knows = self._think(found[0].observations, lemmas, fewer)
            if all(self._holds(knows, each.shows) for each in found):
                own = fewer
        return tuple(own)
