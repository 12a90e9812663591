"""Every registered game keeps the laws of the house."""

import pytest

from ridotto.games import GAMES
from ridotto.kernel import Game
from ridotto.testing import LAWS, check_game

PLAYOUTS = 3


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_every_game_keeps_every_law(game: Game, law: int) -> None:
    report = check_game(game, playouts=PLAYOUTS, laws=[law])
    assert any(report.counts.values())
    if law == 3:
        # Silence means little unless games that differ in secret were really compared.
        assert report.counts["different pairs"] > report.counts["pairs"] / 4
