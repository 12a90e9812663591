"""Things made of two cards each: counting equals plain loops, and reasons are smallest."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.deduction import Knowledge, Paired, knowing
from ridotto.deduction.counting_pairings import Pairing
from ridotto.kernel.hidden import (
    Distinct,
    Hidden,
    Observation,
    Pairs,
    Statement,
    Variable,
    is_,
    is_not,
)
from ridotto.testing.law_7_knowledge import all_worlds, allows
from tests.deduction.strategies import FACT
from tests.lanes import examples

CARDS = tuple(f"{colour}{number}" for colour in "rg" for number in "123")
TRAITORS: tuple[Variable, ...] = (("red", "traitor"), ("green", "traitor"))
FIRSTS: tuple[Variable, ...] = (("red", "number"), ("green", "number"))
SECONDS: tuple[Variable, ...] = (("red", "colour"), ("green", "colour"))
PAIRS = Pairs(TRAITORS, FIRSTS, SECONDS, CARDS, (1, 2, 3) * 2, (0,) * 3 + (1,) * 3)
HIDDEN = Hidden((), PAIRS)
WORLDS = list(all_worlds(HIDDEN))


class Grid:
    """Some rows and columns of cards."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = [row for _ in range(columns) for row in range(rows)]
        self.columns = [column for column in range(columns) for _ in range(rows)]
        self.at = list(zip(self.rows, self.columns, strict=True))

    def ways(self, made: list[int], firsts: int, seconds: int) -> Iterator[list[int]]:
        """What all pairs make, for each way to choose them."""
        for chosen in permutations(range(len(self.at)), 2 * len(made)):
            pairs = list(zip(chosen[: len(made)], chosen[len(made) :], strict=True))
            things = [self.at.index((self.rows[a], self.columns[b])) for a, b in pairs]
            if all(firsts >> a & 1 and seconds >> b & 1 for a, b in pairs) and all(
                values >> thing & 1 for values, thing in zip(made, things, strict=True)
            ):
                yield things


@st.composite
def pairings(draw: st.DrawFn) -> tuple[Grid, list[int], int, int]:
    rows, columns, most = draw(st.sampled_from([(2, 2, 2), (3, 2, 3), (2, 3, 3), (4, 2, 2)]))
    every = st.integers(0, (1 << rows * columns) - 1)
    made = draw(st.lists(st.one_of(every, st.just((1 << rows * columns) - 1)), max_size=most))
    seconds = draw(every) | draw(every)
    return Grid(rows, columns), made, seconds & draw(every), seconds


@given(pairings())
def test_pairs_are_counted_as_by_plain_loops(case: tuple[Grid, list[int], int, int]) -> None:
    grid, made, firsts, seconds = case
    ways = list(grid.ways(made, firsts, seconds))
    pairing = Pairing(grid.rows, grid.columns, made, firsts, seconds)
    assert pairing.count() == len(ways)
    assert pairing.feasible() == bool(ways)
    for which in range(len(made)):
        found = {thing: many for thing, many in pairing.ways(which).items() if many}
        assert found == Counter(things[which] for things in ways)
        assert pairing.possible(which) == sorted(found)


@st.composite
def observations(draw: st.DrawFn) -> Observation:
    """A card that is nobody's, or no longer anybody's first; or a clue."""
    card = draw(st.sampled_from(CARDS))
    kind = draw(st.sampled_from(["seen", "back", "clue"]))
    if kind != "clue":
        cards = FIRSTS if kind == "back" else FIRSTS + SECONDS
        return Observation(tuple((is_not(each, card),) for each in cards), kind, FACT)
    whose = draw(st.sampled_from(TRAITORS))
    made = draw(st.sets(st.sampled_from(CARDS), min_size=1, max_size=5))
    literal: Statement = (whose, frozenset(made), draw(st.booleans()))
    return Observation(((literal,),), "clue", FACT)


def studied(own: list[Observation], seen: list[Observation]) -> Knowledge:
    knowledge = knowing(HIDDEN, own)
    assert isinstance(knowledge, Paired)
    for each in seen:
        knowledge.learn(each)
    return knowledge


histories = st.lists(observations(), max_size=6)


@given(histories.map(lambda own: own[:2]), histories)
def test_worlds_and_odds_equal_plain_loops(own: list[Observation], seen: list[Observation]) -> None:
    knowledge = studied(own, seen)
    left = [world for world in WORLDS if all(allows(world, each) for each in own + seen)]
    assert knowledge.count() == len(left)
    assert knowledge.everything() == sum(all(allows(w, each) for each in own) for w in WORLDS)
    if not left:
        assert knowledge.probabilities() == {}
        return
    for variable in TRAITORS:
        counted = Counter(world[variable] for world in left)
        assert knowledge.possible(variable) == [card for card in CARDS if counted[card]]
        assert knowledge.probabilities()[variable] == {
            card: Fraction(counted[card], len(left)) for card in CARDS
        }


@examples(30)
@given(histories)
def test_reasons_suffice_and_none_is_smaller(seen: list[Observation]) -> None:
    knowledge = studied([], seen)
    statements: list[Statement | None] = [None]
    if knowledge.count():
        statements = [is_(*each) for each in product(TRAITORS, CARDS)]
        statements += [is_not(*each) for each in product(TRAITORS, CARDS)]
    for statement in statements:
        found = knowledge.conflict() if statement is None else knowledge.why(statement)
        sizes = [n for n in range(len(seen) + 1) if any(_proofs(seen, n, statement))]
        assert (found is None) == (not sizes)
        if found is not None:
            assert len(found.observations) == sizes[0]
            assert _proves([seen[number] for number in found.observations], statement)


def _proofs(seen: list[Observation], size: int, statement: Statement | None) -> Iterator[bool]:
    return (_proves(list(some), statement) for some in combinations(seen, size))


def _proves(some: list[Observation], statement: Statement | None) -> bool:
    doubt = [] if statement is None else [(statement[0], statement[1], not statement[2])]
    whole = [*some, Observation(tuple((each,) for each in doubt), "clue", FACT)]
    return not any(all(allows(world, each) for each in whole) for world in WORLDS)


def test_what_cannot_be_counted_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing but pairs"):
        Paired(Hidden((Distinct((("deck", "top"),), ("high", "low")),), PAIRS))
    with pytest.raises(ValueError, match="must be able to be a second"):
        Pairing((1, 2), (0, 0), [3], 0b11, 0b01)
    alone = Observation(((is_not(FIRSTS[0], "r1"),),), "seen", FACT)
    with pytest.raises(ValueError, match="alike"):
        studied([], [alone]).count()
