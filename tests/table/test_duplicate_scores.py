"""What is compared adds up: neither a deal nor a seat helps anybody."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from ridotto.kernel import Outcome
from ridotto.table.duplicate_scores import deal_scores, ranking, totals
from ridotto.table.rotation import seatings


def won_by(*winners: int) -> Outcome:
    return Outcome("why", "side" if winners else "nobody", winners)


def test_a_win_is_worth_what_others_did_not_make_of_the_same_seat() -> None:
    scores = deal_scores([won_by(0), won_by(0), won_by(1), None], 2)
    third = Fraction(1, 3)
    assert scores == [
        [2 * third, -third],
        [2 * third, -third],
        [-2 * third, Fraction(1)],
        [-2 * third, -third],
    ]


def test_teams_are_compared_with_teams() -> None:
    scores = deal_scores([won_by(0, 1), won_by()], 2)
    assert scores == [[1, 1], [-1, -1]]


def test_what_everybody_makes_of_a_deal_is_worth_nothing() -> None:
    assert deal_scores([won_by(1)] * 3, 2) == [[0, 0]] * 3


outcomes = st.one_of(
    st.none(), st.sets(st.integers(0, 3)).map(lambda winners: won_by(*sorted(winners)))
)


@given(st.data(), st.integers(2, 8), st.integers(1, 8))
def test_scores_add_up_to_nothing_and_ranks_follow_them(
    data: st.DataObject, tables: int, deals: int
) -> None:
    ended = data.draw(
        st.lists(st.lists(outcomes, min_size=tables, max_size=tables), min_size=1, max_size=deals)
    )
    scores = [deal_scores(deal, 4) for deal in ended]
    for deal in scores:
        for seat in range(4):
            assert sum(row[seat] for row in deal) == 0
    made = totals(seatings(tables, 4, deals), scores)
    assert sum(made) == 0
    ranked = ranking(made)
    assert sorted(one.entrant for one in ranked) == list(range(4 * tables))
    for one in ranked:
        assert one.rank == 1 + sum(other.score > one.score for other in ranked)
    assert [one.rank for one in ranked] == sorted(one.rank for one in ranked)
