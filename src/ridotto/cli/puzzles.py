"""``ridotto puzzles``"""

from collections import Counter
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console

from ridotto.cli.json_lines import PuzzlesLine, print_line
from ridotto.cli.record_files import FileError
from ridotto.cli.shared_options import Json, Language, system_language
from ridotto.cli.terminal_text import shown
from ridotto.games import GAMES
from ridotto.kernel import RidottoError
from ridotto.review.puzzles.collection import collection, packed
from ridotto.review.puzzles.making import VARIANTS, make
from ridotto.review.puzzles.puzzle import Puzzle
from ridotto.words import Words


def puzzles(
    do: Annotated[
        Literal["list", "make"], typer.Argument(help="List what there is, or make more.")
    ] = "list",
    *,
    out: Annotated[Path | None, typer.Option(help="With make: the file to write.")] = None,
    count: Annotated[int, typer.Option(help="With make: so many of each game.", min=1)] = 200,
    seed: Annotated[str, typer.Option(help="With make: the same seed makes the same.")] = "ridotto",
    lang: Language = None,
    json: Json = False,
) -> None:
    """List the puzzles that come with the house, or make more from games between bots."""
    if do == "list":
        if out is not None:
            raise RidottoError("--out goes with make")
        found = list(collection())
    else:
        if out is None:
            raise RidottoError("say where they go: --out FILE")
        found = [each for name in VARIANTS for each in make(GAMES[name], count, seed)]
        try:
            out.write_bytes(packed(found))
        except OSError as error:
            raise FileError(f"{out}: {error.strerror}") from None
    words = Words(lang or system_language())
    for game in VARIANTS:
        of = [each for each in found if each.game == game]
        themes: Counter[str] = Counter(each.theme for each in of)
        if json:
            print_line(PuzzlesLine(game=game, puzzles=len(of), themes=dict(sorted(themes.items()))))
        else:
            Console(highlight=False).print(shown(_line(words, game, of, themes)))


def _line(words: Words, game: str, of: list[Puzzle], themes: Counter[str]) -> str:
    told = [
        words.text(
            "puzzle-of-theme", {"theme": words.text(f"puzzle-theme-{theme}"), "count": count}
        )
        for theme, count in sorted(themes.items())
    ]
    arguments = {
        "game": words.text(f"{game}-title"),
        "count": len(of),
        "themes": ", ".join(told),
    }
    return words.text("puzzle-count", arguments)
