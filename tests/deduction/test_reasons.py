"""Reasons in real games: they suffice, and nothing smaller does, by brute force over subsets."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.deduction import Knowledge
from ridotto.kernel.hidden import Observation, Statement, is_, is_not
from ridotto.testing.law_7_knowledge import Assignment, all_worlds, allows
from tests.deduction import test_inkognito as inkognito
from tests.deduction import test_inkognito_cards as cards
from tests.lanes import examples


def check_reasons(knowledge: Knowledge) -> None:
    own = [world for world in all_worlds(knowledge.hidden) if _fits(world, knowledge.own)]
    for variable in knowledge.hidden.variables():
        for value in knowledge.hidden.values(variable):
            for statement in (is_(variable, value), is_not(variable, value)):
                found = knowledge.why(statement)
                doubts = [world for world in own if not _true(statement, world)]
                seen = knowledge.observations
                certain = not any(_fits(world, seen) for world in doubts)
                assert (found is not None) == certain
                if found is None:
                    continue
                chosen = [seen[number] for number in found.observations]
                assert not any(_fits(world, chosen) for world in doubts)
                for fewer in combinations(seen, max(len(chosen) - 1, 0)):
                    assert not chosen or any(_fits(world, fewer) for world in doubts)


def _true(statement: Statement, world: Assignment) -> bool:
    variable, values, holds = statement
    return (world[variable] in values) == holds


def _fits(world: Assignment, observations: tuple[Observation, ...] | list[Observation]) -> bool:
    return all(allows(world, each) for each in observations)


@pytest.mark.parametrize("players", [3, 4])
@examples(15)
@given(data=st.data())
def test_reasons_at_inkognito_are_smallest(players: int, data: st.DataObject) -> None:
    check_reasons(inkognito.study(data.draw(inkognito.histories("2013", players))))


@pytest.mark.parametrize("players", [3, 4, 5])
@examples(30)
@given(data=st.data())
def test_reasons_at_the_card_game_are_smallest(players: int, data: st.DataObject) -> None:
    check_reasons(cards.study(data.draw(cards.histories(players))))
