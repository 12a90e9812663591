"""What holds at every table of the house: whose turn it is, and the end."""

from tests.inkognito_cards.helpers import RIGHT, Table


def test_H1_what_is_not_waited_for_has_to_wait() -> None:
    table = Table()
    assert table.to_act == ("blue",)
    assert table.refused("green", "play Rialto") == "not-your-turn"
    assert table.refused("blue", "greet") == "not-now"


def test_H2_a_match_that_is_won_is_over() -> None:
    table = Table(points_to_win=1)
    table.go("RRMMM")
    table.do("blue", RIGHT)
    assert table.public.outcome is not None
    assert table.refused("blue", "greet") == "game-over"
