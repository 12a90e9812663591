"""Ridotto: play, solve and study hidden-identity deduction games.

>>> import ridotto
>>> game = ridotto.start("masks", players=2, seed=1610, bots="sleuth")
>>> game.play()
>>> game.outcome.reason
'guessed'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ridotto.deduction import Knowledge
    from ridotto.kernel import Action, Record, RidottoError, View
    from ridotto.library import list_games, load, notebook, resume, start, verify
    from ridotto.table.session import Session

    __version__: str

__all__ = [
    "Action",
    "Knowledge",
    "Record",
    "RidottoError",
    "Session",
    "View",
    "__version__",
    "list_games",
    "load",
    "notebook",
    "resume",
    "start",
    "verify",
]

_HOME = {
    "Action": "ridotto.kernel",
    "Knowledge": "ridotto.deduction",
    "Record": "ridotto.kernel",
    "RidottoError": "ridotto.kernel",
    "Session": "ridotto.table.session",
    "View": "ridotto.kernel",
}


def __getattr__(name: str) -> Any:
    """Loads what is asked for when it is asked for: the command line needs little of it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name == "__version__":
        return import_module("importlib.metadata").version("ridotto")
    return getattr(import_module(_HOME.get(name, "ridotto.library")), name)


def __dir__() -> list[str]:
    return sorted(__all__)
