"""``ridotto puzzle``"""

from datetime import UTC, datetime
from typing import Annotated

import typer
from rich.console import Console

from ridotto.cli.json_lines import PuzzleLine, print_line
from ridotto.cli.shared_options import Json, Language, system_language
from ridotto.cli.terminal_text import shown
from ridotto.kernel import RidottoError
from ridotto.review.puzzles.collection import chosen, find, level_of, of_the_day
from ridotto.review.puzzles.telling import PuzzlePage
from ridotto.words import Words


def puzzle(
    name: Annotated[str | None, typer.Argument(help="Its id; without one, today's.")] = None,
    *,
    game: Annotated[str | None, typer.Option(help="Of this game.")] = None,
    theme: Annotated[str | None, typer.Option(help="Of this theme.")] = None,
    level: Annotated[int | None, typer.Option(help="Of this level.", min=1, max=5)] = None,
    answer: Annotated[
        int | None, typer.Option(help="The number of your choice, instead of being asked.", min=1)
    ] = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Solve a puzzle: one moment of a game, one right answer, and why.

    Exit code 1 if the answer is wrong.
    """
    day = datetime.now(UTC).date().isoformat()
    found = find(name) if name is not None else of_the_day(day, chosen(game, theme, level))
    page = PuzzlePage(found, Words(lang or system_language()))
    choices = page.choices()
    if json:
        print_line(
            PuzzleLine(
                id=found.id,
                game=found.game,
                kind=found.kind,
                theme=found.theme,
                level=level_of(found),
                notes=found.notes,
                asked=page.asked(),
                choices=found.choices,
                words=choices,
                right=found.right + 1,
                why=page.why(),
            )
        )
        return
    console, words = Console(highlight=False), Words(lang or system_language())
    console.print(shown(page.title(), "bold"))
    console.print(shown(page.rules()))
    for line in page.known():
        console.print(shown(line))
    console.print(shown(f"\n{page.asked()}", "bold"))
    for number, what in enumerate(choices, 1):
        said = words.text("puzzle-choice", {"number": number, "what": what})
        console.print(shown(f"  {said}"))
    if answer is None:
        answer = int(typer.prompt(f"\n{words.text('puzzle-prompt')}", type=int))
    if not 1 <= answer <= len(choices):
        raise RidottoError(words.text("puzzle-no-choice", {"count": len(choices)}))
    right = answer == found.right + 1
    verdict = words.text(
        "puzzle-right" if right else "puzzle-wrong", {"what": choices[found.right]}
    )
    console.print(shown(f"\n{verdict}", "bold"))
    for line in page.why():
        console.print(shown(line))
    if not right:
        raise typer.Exit(1)
