"""``ridotto games``"""

from rich.console import Console
from rich.table import Table

from ridotto.cli.json_lines import GameLine, print_line
from ridotto.cli.shared_options import Json, Language, system_language
from ridotto.games import GAMES
from ridotto.words import Words


def games(*, lang: Language = None, json: Json = False) -> None:
    """List the games, who can play them, and their options."""
    if json:
        for game in GAMES:
            print_line(GameLine(game=game.id, options=game.options))
        return
    words = Words(lang or system_language())
    console = Console()
    for game in GAMES:
        console.print(f"\n[bold]{words.text(f'{game.id}-title')}[/]  ({game.id})")
        console.print(words.text(f"{game.id}-about"))
        table = Table("option", "values", "default", box=None, pad_edge=False, padding=(0, 2))
        for option in game.options:
            default = "none" if option.default is None else str(option.default)
            table.add_row(option.name, option.allowed(), default)
        console.print(table)
