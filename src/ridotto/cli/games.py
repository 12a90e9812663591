"""``ridotto games``"""

from rich.console import Console
from rich.table import Table

from ridotto.cli.shared_options import Json, Language, print_json, system_language
from ridotto.games import GAMES
from ridotto.words import Words


def games(*, lang: Language = None, json: Json = False) -> None:
    """List the games, who can play them, and their options."""
    if json:
        print_json([{"game": game.id, "options": game.options} for game in GAMES])
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
