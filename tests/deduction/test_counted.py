"""Counting equals listing, wherever both can be done."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.deduction import Counted, Listed, knowing
from ridotto.deduction.counting_assignments import assign, count, counts
from ridotto.kernel.hidden import Distinct, Hidden, Observation, Statement, is_, is_not
from tests.deduction.strategies import FACT

CARDS = tuple("abcdef")
TRAITORS = tuple((seat, "traitor") for seat in ("red", "green", "blue", "black"))
HIDDEN = Hidden((Distinct(TRAITORS, CARDS), Distinct((("deck", "top"),), ("high", "low"))))

sets_of_values = st.lists(st.integers(0, 255), max_size=5)


@st.composite
def observations(draw: st.DrawFn) -> Observation:
    """A clue about one traitor, or a card that is none of them."""
    if draw(st.booleans()):
        card = draw(st.sampled_from(CARDS))
        return Observation(tuple((is_not(each, card),) for each in TRAITORS), "seen", FACT)
    whose = draw(st.sampled_from(TRAITORS))
    cards = draw(st.sets(st.sampled_from(CARDS), min_size=1, max_size=4))
    literal: Statement = (whose, frozenset(cards), draw(st.booleans()))
    return Observation(((literal,),), "clue", FACT)


histories = st.lists(observations(), max_size=7)


def both(own: list[Observation], seen: list[Observation]) -> tuple[Counted, Listed]:
    pair = Counted(HIDDEN, own), Listed(HIDDEN, own)
    for knowledge in pair:
        for each in seen:
            knowledge.learn(each)
    return pair


@given(sets_of_values)
def test_count_counts_choices_of_different_values(sets: list[int]) -> None:
    true = sum(
        all(each >> value & 1 for each, value in zip(sets, chosen, strict=True))
        for chosen in permutations(range(8), len(sets))
    )
    assert count(sets) == true
    assert (assign(sets) is not None) == (true > 0)


@given(sets_of_values.filter(bool))
def test_assign_gives_each_set_a_value_of_its_own(sets: list[int]) -> None:
    given_values = assign(sets)
    if given_values is not None:
        assert len(set(given_values)) == len(sets)
        assert all(value & each for value, each in zip(given_values, sets, strict=True))
        assert all(value.bit_count() == 1 for value in given_values)


@given(sets_of_values.filter(bool))
def test_counts_splits_the_count_by_value(sets: list[int]) -> None:
    for which, values in enumerate(sets):
        classes = counts(sets, which)
        assert sum(alike for alike, _ in classes) == values
        assert sum(alike.bit_count() * ways for alike, ways in classes) == count(sets)
        for alike, ways in classes:
            for bit in range(8):
                if alike >> bit & 1:
                    fixed = [*sets[:which], 1 << bit, *sets[which + 1 :]]
                    assert count(fixed) == ways


@given(histories.map(lambda seen: seen[:2]), histories)
def test_counting_equals_listing(own: list[Observation], seen: list[Observation]) -> None:
    counted, listed = both([], own + seen)
    assert counted.count() == listed.count()
    assert counted.everything() == listed.everything()
    assert counted.probabilities() == listed.probabilities()
    for variable in TRAITORS:
        assert counted.possible(variable) == listed.possible(variable)
        if listed.count():
            for card in CARDS:
                assert counted.holds(is_(variable, card)) == listed.holds(is_(variable, card))


@given(histories)
def test_reasons_are_as_small_as_by_listing(seen: list[Observation]) -> None:
    counted, listed = both([], seen)
    if not listed.count():
        counted_conflict, listed_conflict = counted.conflict(), listed.conflict()
        assert counted_conflict is not None
        assert listed_conflict is not None
        assert len(counted_conflict.observations) == len(listed_conflict.observations)
        again, _ = both([], [seen[number] for number in counted_conflict.observations])
        assert again.count() == 0
        return
    for variable in TRAITORS:
        for card in CARDS:
            for statement in (is_(variable, card), is_not(variable, card)):
                one, other = counted.why(statement), listed.why(statement)
                assert (one is None) == (other is None)
                if one is not None and other is not None:
                    assert len(one.observations) == len(other.observations)
                    again, _ = both([], [seen[number] for number in one.observations])
                    assert again.holds(statement) == "certain"


def test_what_is_known_beforehand_is_free_and_named_only_where_needed() -> None:
    own = [
        Observation(tuple((is_not(each, card),) for each in TRAITORS), "own", FACT, own=True)
        for card in "ab"
    ]
    counted = Counted(HIDDEN, own)
    counted.learn(Observation(((is_(TRAITORS[0], "a", "c"),),), "clue", FACT))
    proof = counted.why(is_(TRAITORS[0], "c"))
    assert proof is not None
    assert proof.observations == (0,)
    assert proof.own == (own[0],)


def test_what_is_dealt_out_is_listed_and_a_few_of_many_are_counted() -> None:
    assert isinstance(knowing(Hidden((Distinct(TRAITORS, CARDS[:4]),))), Listed)
    assert isinstance(knowing(Hidden((Distinct(TRAITORS, CARDS),))), Counted)


def test_a_clause_about_two_variables_is_refused() -> None:
    clause = (is_(TRAITORS[0], "a"), is_(TRAITORS[1], "b"))
    with pytest.raises(ValueError, match="cannot be counted"):
        Counted(HIDDEN).learn(Observation((clause,), "clue", FACT))
