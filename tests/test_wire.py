"""The web client speaks the server's language, and has words for all one can do."""

from pathlib import Path

import pytest

from ridotto.games import GAMES
from ridotto.kernel import Forfeit, Game
from ridotto.kernel.events import kind_of
from ridotto.words import LANGUAGES, Words
from tests.wire_files import FOLDER, files

CHANCE = {"deal", "begin", "shake", "lead", "turn", "start", "elect", "draw", "time-up"}
"""What chance and the table do, and nobody chooses."""


@pytest.mark.parametrize("path", list(files()), ids=lambda path: path.name)
def test_the_wire_types_are_those_of_the_server(path: Path) -> None:
    assert path.read_text() == files()[path], "stale: make protocol"


def test_nothing_else_is_there() -> None:
    assert set(FOLDER.rglob("*.ts")) == set(files()), "stale: make protocol"


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_every_game_has_types_and_shapes(game: Game) -> None:
    assert f'"{game.id}":' in files()[FOLDER / "games.ts"]
    assert f'"{game.id}":' in files()[FOLDER / "shapes.ts"]
    assert FOLDER / "games" / f"{game.id}.ts" in files()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_everything_one_can_do_has_words(game: Game, language: str) -> None:
    words = Words(language)
    kinds = {kind_of(action.__name__) for action in game.actions if action is not Forfeit}
    for kind in sorted(kinds - CHANCE):
        assert f"{game.id}-do-{kind}" in words, kind
