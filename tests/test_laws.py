"""Every registered game keeps the laws of the house."""

import pytest

from ridotto.games import GAMES
from ridotto.kernel import Game
from ridotto.testing import LAWS, check_game

GAMES_A_LAW = 24
"""Shared by the variants of a game; each is played once at least."""


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_every_game_keeps_every_law(game: Game, law: int, times: int) -> None:
    playouts = max(1, GAMES_A_LAW // len(list(game.variants()))) * times
    report = check_game(game, playouts=playouts, laws=[law])
    assert any(report.counts.values())
    if law == 3:
        # Silence means little unless games that differ in secret were really compared.
        assert report.counts["different pairs"] > report.counts["pairs"] / 4
