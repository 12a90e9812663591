"""Made-up secrets and observations, small enough for brute force."""

from hypothesis import strategies as st

from ridotto.games.masks.facts import Wears
from ridotto.kernel.hidden import (
    AnswerCounts,
    Clause,
    Distinct,
    Hidden,
    Observation,
    Statement,
    Variable,
    is_,
)
from ridotto.testing.law_7_knowledge import Assignment, all_worlds, allows

FACT = Wears(0)
"""Made-up observations rest on no fact in particular."""

IDENTITIES = Distinct(tuple((seat, "identity") for seat in "abc"), ("LF", "CB", "X"))
BUILDS = Distinct(tuple((seat, "build") for seat in "abc"), ("tall", "short", "fat"))
LETTERS = Distinct(tuple((seat, "letter") for seat in "ab"), ("A", "B", "C"))
HIDDEN = Hidden((IDENTITIES, BUILDS, LETTERS))
VARIABLES = [variable for group in HIDDEN.groups for variable in group.variables]
WORLDS = list(all_worlds(HIDDEN))


@st.composite
def literals(draw: st.DrawFn) -> Statement:
    variable: Variable = draw(st.sampled_from(VARIABLES))
    values = st.sets(st.sampled_from(HIDDEN.values(variable)), min_size=1, max_size=2)
    return variable, frozenset(draw(values)), draw(st.booleans())


def clauses() -> st.SearchStrategy[Clause]:
    return st.lists(literals(), min_size=1, max_size=3).map(tuple)


@st.composite
def observations(draw: st.DrawFn) -> Observation:
    """Something somebody may have shown, perhaps with how many answers he had to choose from."""
    shown = tuple(draw(st.lists(clauses(), min_size=1, max_size=2)))
    observation = Observation(shown, "shown", FACT)
    if draw(st.booleans()):
        variables = (("a", "identity"), ("a", "build"))
        count: dict[tuple[str, ...], int] = {
            (identity, build): draw(st.integers(1, 6))
            for identity in IDENTITIES.values
            for build in BUILDS.values
        }
        observation = Observation(shown, "shown", FACT, choices=AnswerCounts(variables, count))
    return observation


@st.composite
def own_cards(draw: st.DrawFn) -> list[Observation]:
    """What a seat knows of itself: up to three cards of the same world."""
    world: Assignment = draw(st.sampled_from(WORLDS))
    known = draw(st.lists(st.sampled_from(VARIABLES), max_size=3, unique=True))
    return [Observation(((is_(each, world[each]),),), "own", FACT, own=True) for each in known]


def worlds_left(seen: list[Observation]) -> list[Assignment]:
    """By brute force."""
    return [world for world in WORLDS if all(allows(world, each) for each in seen)]
