"""Every option set of every game has a golden playthrough, and still plays like it."""

import pytest

from ridotto.games import GAMES
from ridotto.kernel import Game
from ridotto.testing import playthrough, playthrough_name
from tests.golden_files import FOLDER, golden_files


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_games_play_like_their_golden_files(game: Game) -> None:
    for options in game.variants():
        path = FOLDER / game.id / playthrough_name(options)
        assert path.exists(), f"no golden playthrough {path.name}: make golden"
        assert playthrough(game, options) == path.read_text(encoding="utf-8"), path.name


def test_there_is_no_golden_file_without_a_game() -> None:
    wanted = {path for path, _ in golden_files()}
    assert set(FOLDER.rglob("*.txt")) == wanted
