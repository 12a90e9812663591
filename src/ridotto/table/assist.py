"""The help a table gives its seats: the same level for all, each from its own view alone."""

from typing import Any, Literal, get_args

from ridotto.kernel import Game, Options, View

Assistance = Literal["none", "record"]
"""``none``: own pencil marks only. ``record``: what one was shown and has shown is kept."""

LEVELS: tuple[str, ...] = get_args(Assistance)


def assist(game: Game, options: Options, level: str, view: View) -> dict[str, Any] | None:
    """What the table adds for the seat whose view this is; nothing for a spectator."""
    if level == "none" or view.private is None:
        return None
    return {"shown": {name: getattr(view.private, name) for name in game.noted}}
