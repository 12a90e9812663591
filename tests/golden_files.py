"""Where the golden playthroughs are, and what should be there. ``make golden`` rewrites them."""

from collections.abc import Iterator
from pathlib import Path

from ridotto.games import GAMES
from ridotto.testing import playthrough, playthrough_name
from tests.numbering_file import FILE, numbering_text

FOLDER = Path(__file__).parent / "golden"


def golden_files() -> Iterator[tuple[Path, str]]:
    """Every file there must be, with its text."""
    for game in GAMES:
        for options in game.variants():
            yield FOLDER / game.id / playthrough_name(options), playthrough(game, options)


def rewrite() -> None:
    wanted = dict(golden_files())
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    FILE.write_text(numbering_text(), encoding="utf-8")
    for path in FOLDER.rglob("*.txt"):
        if path not in wanted:
            path.unlink()


if __name__ == "__main__":
    rewrite()
