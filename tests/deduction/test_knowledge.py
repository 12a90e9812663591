"""Knowledge equals brute force: worlds, possible values, odds in both models, reasons."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from math import log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.deduction import Listed
from ridotto.deduction.advice import expected_bits
from ridotto.deduction.proofs import smallest_cover
from ridotto.deduction.world_bits import WorldSpace
from ridotto.games.masks.actions import Guess
from ridotto.kernel.hidden import Distinct, Hidden, Observation, Question, Statement, is_, is_not
from ridotto.testing.law_7_knowledge import Assignment
from tests.deduction.strategies import (
    FACT,
    HIDDEN,
    VARIABLES,
    literals,
    observations,
    own_cards,
    worlds_left,
)

histories = st.lists(observations(), max_size=6)


def knowing(own: list[Observation], seen: list[Observation]) -> Listed:
    knowledge = Listed(HIDDEN, own)
    for each in seen:
        knowledge.learn(each)
    return knowledge


def weight(world: Assignment, seen: list[Observation]) -> Fraction:
    """How likely what was shown is in a world, each answer drawn from those possible."""
    product = Fraction(1)
    for each in seen:
        if each.choices is not None:
            product /= each.choices.count[tuple(world[var] for var in each.choices.variables)]
    return product


@given(own_cards(), histories)
def test_worlds_and_possible_values_equal_brute_force(
    own: list[Observation], seen: list[Observation]
) -> None:
    knowledge, worlds = knowing(own, seen), worlds_left(own + seen)
    assert knowledge.count() == len(worlds)
    for variable in VARIABLES:
        assert set(knowledge.possible(variable)) == {world[variable] for world in worlds}


@given(own_cards(), histories)
def test_odds_equal_brute_force_in_both_models(
    own: list[Observation], seen: list[Observation]
) -> None:
    knowledge, worlds = knowing(own, seen), worlds_left(own + seen)
    plain, weighed = knowledge.probabilities("worlds"), knowledge.probabilities("answers")
    if not worlds:
        assert plain == weighed == {}
        return
    total = sum((weight(world, seen) for world in worlds), Fraction(0))
    for variable in VARIABLES:
        for value in HIDDEN.values(variable):
            having = [world for world in worlds if world[variable] == value]
            assert plain[variable][value] == Fraction(len(having), len(worlds))
            true = sum((weight(world, seen) for world in having), Fraction(0)) / total
            assert weighed[variable][value] == true


@given(own_cards(), histories)
def test_joint_odds_add_up_to_single_ones(own: list[Observation], seen: list[Observation]) -> None:
    knowledge = knowing(own, seen)
    if not knowledge.count():
        return
    first, second = VARIABLES[0], VARIABLES[3]
    joint = knowledge.joint((first, second), "answers")
    assert sum(joint.values()) == 1
    for value, chance in knowledge.probabilities("answers")[first].items():
        assert chance == sum((odds for key, odds in joint.items() if key[0] == value), Fraction(0))


@given(own_cards(), histories, literals())
def test_a_statement_is_certain_possible_or_impossible(
    own: list[Observation], seen: list[Observation], statement: Statement
) -> None:
    knowledge, worlds = knowing(own, seen), worlds_left(own + seen)
    if not worlds:
        return
    variable, values, holds = statement
    agreeing = sum((world[variable] in values) == holds for world in worlds)
    verdict = {0: "impossible", len(worlds): "certain"}.get(agreeing, "possible")
    assert knowledge.holds(statement) == verdict


def implies(known: list[Observation], statement: Statement | None) -> bool:
    """By brute force: what is known leaves no world in which the statement is false."""
    left = worlds_left(known)
    if statement is None:
        return not left
    variable, values, holds = statement
    return all((world[variable] in values) == holds for world in left)


def check_explanation(knowledge: Listed, statement: Statement | None) -> None:
    proof = knowledge.why(statement) if statement else knowledge.conflict()
    assert proof is not None
    own, seen = list(knowledge.own), knowledge.observations
    chosen = [seen[number] for number in proof.observations]
    assert implies([*proof.own, *chosen], statement), "it does not suffice"
    for fewer in combinations(seen, max(0, len(chosen) - 1)):
        if chosen:
            assert not implies([*own, *fewer], statement), "fewer would do"
    for fewer in combinations(proof.own, max(0, len(proof.own) - 1)):
        if proof.own:
            assert not implies([*fewer, *chosen], statement), "an own card is not needed"


@given(own_cards(), histories)
def test_explanations_suffice_and_no_smaller_one_does(
    own: list[Observation], seen: list[Observation]
) -> None:
    knowledge = knowing(own, seen)
    if not knowledge.count():
        assert knowledge.why(is_(VARIABLES[0], "LF")) is None
        check_explanation(knowledge, None)
        return
    assert knowledge.conflict() is None
    for variable in VARIABLES:
        for value in HIDDEN.values(variable):
            for statement in (is_(variable, value), is_not(variable, value)):
                if knowledge.holds(statement) == "certain":
                    check_explanation(knowledge, statement)
                else:
                    assert knowledge.why(statement) is None


@given(st.lists(st.integers(0, 255), min_size=1, max_size=7))
def test_the_smallest_cover_is_the_smallest(sets: list[int]) -> None:
    target = 0
    for each in sets:
        target |= each
    chosen = smallest_cover(target, sets)
    covered = 0
    for number in chosen:
        covered |= sets[number]
    assert covered & target == target
    for fewer in combinations(sets, max(0, len(chosen) - 1)):
        union = 0
        for each in fewer:
            union |= each
        assert not chosen or union & target != target


def test_a_cover_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="do not cover"):
        smallest_cover(7, [1, 2])


@given(own_cards(), histories)
def test_expected_bits_are_the_drop_in_entropy(
    own: list[Observation], seen: list[Observation]
) -> None:
    knowledge = knowing(own, seen)
    worlds = worlds_left(own + seen)
    if not worlds:
        return
    whose = ("a", "identity")
    answers: dict[tuple[str, ...], list[Observation]] = {
        (value,): [
            Observation(((is_(whose, value, other),),), "shown", FACT)
            for other in HIDDEN.values(whose)
            if other != value
        ]
        for value in HIDDEN.values(whose)
    }
    bits = expected_bits(knowledge, Question(Guess(0), (whose,), answers))
    odds = knowledge.probabilities()[whose]
    before = _entropy(odds.values())
    after = 0.0
    for pair in combinations(HIDDEN.values(whose), 2):
        chances = [odds[value] / 2 for value in pair]
        if sum(chances):
            total = sum(chances, Fraction(0))
            after += float(total) * _entropy(chance / total for chance in chances)
    assert bits == pytest.approx(before - after, abs=1e-9)


def _entropy(odds: Iterable[Fraction]) -> float:
    return -sum(float(each) * log2(each) for each in odds if each)


def test_too_many_worlds_are_not_listed() -> None:
    letters = tuple("ABCDEFGHI")
    many = Hidden((Distinct(tuple((letter, "card") for letter in letters), letters),))
    with pytest.raises(ValueError, match="362880 worlds"):
        WorldSpace(many, frozenset())


def test_a_world_can_be_written_out() -> None:
    space = WorldSpace(HIDDEN, frozenset())
    written = {tuple(sorted(space.world(number).items())) for number in range(space.size)}
    assert written == {tuple(sorted(world.items())) for world in worlds_left([])}
