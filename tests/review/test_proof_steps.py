"""Proofs told in steps: every step follows from what it rests on, by plain search on its own; the
last shows what was claimed; together they rest on the smallest proof and nothing else.
"""

import random
from collections.abc import Iterator, Mapping, Sequence

import pytest

from ridotto.deduction import Notebook, Proof
from ridotto.deduction.findings import certain
from ridotto.deduction.steps import Step, steps_of
from ridotto.games import GAMES
from ridotto.kernel.hidden import Clause, Hidden, Narrowing, Variable
from ridotto.review.proofs_in_words import in_lines, told_proof
from ridotto.review.puzzles.collection import collection
from ridotto.review.puzzles.puzzle import open_book
from ridotto.words import LANGUAGES, Words

SAMPLE = 25
"""So many notebooks of each game; all of them with ``--long``."""

World = Mapping[Variable, str]


def books(game: str, times: int) -> Iterator[Notebook]:
    puzzles = [each for each in collection() if each.game == game]
    if times == 1:
        puzzles = random.Random(game).sample(puzzles, SAMPLE)
    yield from map(open_book, puzzles)


def is_possible(hidden: Hidden, clauses: Sequence[Clause], given: World) -> bool:
    """Whether there is a world in which this is given and all clauses hold: variables are given
    values one by one, no value twice in a group.
    """
    for clause in clauses:
        if all(literal[0] in given and not _is_true(literal, given) for literal in clause):
            return False
    for group in hidden.groups:
        taken = [given[each] for each in group.variables if each in given]
        if len(set(taken)) < len(taken):
            return False
    spoken = {literal[0] for clause in clauses for literal in clause}
    left = [each for each in hidden.variables() if each not in given]
    if not left:
        return True
    variable = max(left, key=lambda each: each in spoken)
    return any(
        is_possible(hidden, clauses, {**given, variable: value})
        for value in hidden.values(variable)
    )


def _is_true(literal: tuple[Variable, frozenset[str], bool], world: World) -> bool:
    variable, values, holds = literal
    return (world[variable] in values) == holds


def denied(hidden: Hidden, narrowing: Narrowing) -> Iterator[World]:
    """What a narrowing says cannot be."""
    first, *rest = narrowing.variables
    for value in hidden.values(first):
        for other in hidden.values(rest[0]) if rest else ("",):
            values = (value, other) if rest else (value,)
            if values not in narrowing.left:
                yield dict(zip(narrowing.variables, values, strict=True))


def as_clauses(hidden: Hidden, narrowing: Narrowing) -> Iterator[Clause]:
    for world in denied(hidden, narrowing):
        yield tuple((variable, frozenset([value]), False) for variable, value in world.items())


def follows(book: Notebook, step: Step) -> bool:
    """Whether a step shows what it says it does."""
    knowledge = book.tracker.knowledge
    rests_on = [*(knowledge.observations[number] for number in step.observations), *step.own]
    clauses = [clause for each in rests_on for clause in each.clauses]
    for _, narrowing in step.earlier:
        clauses += as_clauses(knowledge.hidden, narrowing)
    return not any(
        is_possible(knowledge.hidden, clauses, world)
        for narrowing in step.shows
        for world in denied(knowledge.hidden, narrowing)
    )


def check(book: Notebook, proof: Proof) -> list[Step]:
    steps = steps_of(book.tracker.knowledge, proof)
    assert proof.statement is not None
    variable, values, _ = proof.statement
    assert steps[-1].shows == (Narrowing((variable,), tuple((each,) for each in values)),)
    assert {number for step in steps for number in step.observations} == {*proof.observations}
    used = [each for step in steps for each in step.own]
    assert all(each in used for each in proof.own)
    assert all(each in proof.own for each in used)
    needed = [narrowing for step in steps for _, narrowing in step.earlier]
    for number, step in enumerate(steps):
        assert follows(book, step)
        for earlier, narrowing in step.earlier:
            assert earlier < number
            assert narrowing in steps[earlier].shows
        if step is not steps[-1]:
            assert all(narrowing in needed for narrowing in step.shows), "nobody needs it"
    return steps


@pytest.mark.parametrize("game", ["inkognito", "inkognito-cards", "infiltraitors"])
def test_every_step_follows(game: str, times: int) -> None:
    told = [check(book, proof) for book in books(game, times) for proof in certain_in(book)]
    several = [steps for steps in told if len(steps) > 1]
    assert len(several) > 10
    single = [step for steps in several for step in steps if len(step.observations) <= 1]
    assert len(single) > 0.7 * sum(map(len, several)), "most steps need one observation"


def certain_in(book: Notebook) -> list[Proof]:
    return list(certain(book.tracker.knowledge))


def test_a_step_that_does_not_follow_is_found_out() -> None:
    """The search itself can say no: a step without what it rests on."""
    book = open_book(next(each for each in collection() if each.id == "inkognito-1"))
    (green, other), *_ = [
        (variable, values)
        for variable in book.tracker.knowledge.hidden.variables()
        if len(values := book.tracker.knowledge.possible(variable)) > 1
    ]
    assert not follows(book, Step((), (), (), (Narrowing((green,), ((other[0],),)),)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_have_words(language: str, times: int) -> None:
    words = Words(language)
    for game in ("inkognito", "inkognito-cards", "infiltraitors"):
        for book in books(game, times):
            for proof in certain_in(book):
                steps = told_proof(words, book, proof)
                assert len(in_lines(words, steps)) == len(steps)
                assert {entry for step in steps for entry in step.entries} == {
                    *book.culprits(proof)
                }
                assert proof.statement is not None
                assert words.statement(GAMES[game], proof.statement) in steps[-1].sentence
