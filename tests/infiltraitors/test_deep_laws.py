"""The laws again, with players that get to the parts random play does not reach."""

import pytest

from ridotto.testing import LAWS, check_game
from tests.infiltraitors.oracle import Watched, oracle

DEEP = ("T2", "1", "2", "6", "14", "16", "17", "18", "19")


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("mission", DEEP)
def test_the_laws_hold_to_the_end_of_a_mission(mission: str, law: int, times: int) -> None:
    game = Watched()
    options = [game.settle({"mission": mission, "players": players}) for players in (2, 4)]
    report = check_game(game, options, playouts=2 * times, laws=[law], bot=oracle(game, 0.6))
    if law == 5:
        assert report.counts["ended: eliminated"] + report.counts["ended: kingpin-fell"]
