"""The tasks of the benchmark: named and frozen, so that results can be cited and compared.

A task says what is played, with whom, from which seed, how often, with what budget, and what is
counted. Its name ends with its version: whatever else of it changes, its name changes too, also
when those it is played with have changed.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from ridotto.bots import Budget
from ridotto.games import GAMES
from ridotto.kernel import Options, RidottoError, Value

Kind = Literal["against", "beside", "deceive", "belief"]

KINDS: Mapping[Kind, str] = {
    "against": "play a level: its share of the wins, every deal twice with the sides swapped",
    "beside": "play beside others, whoever they are: its share of games won",
    "deceive": "be read wrong: how little a reader of all its answers believes the truth of it, "
    "from 0 to 1, when the game ends",
    "belief": "believe what one should: the bits by which its beliefs fall short of the exact "
    "posterior, for each hidden thing; less is better, and 0 is exact",
}
"""What is counted."""


class Task(Struct, frozen=True):
    """One task. ``others`` are drawn from, seat by seat, for who sits with the agent."""

    name: str
    kind: Kind
    game: str
    options: Options
    others: tuple[str, ...]
    games: int
    seed: str
    budget: Budget = Budget()


_NEW_MASTERS = ("inkognito", "inkognito-cards")
"""Where the master of the first tasks plays no more."""


def _task(
    game: str,
    what: str,
    kind: Kind,
    others: tuple[str, ...],
    games: int,
    **options: Value,
) -> Task:
    name = f"{game}-{what}-v{2 if game in _NEW_MASTERS and 'master' in others else 1}"
    settled = GAMES[game].settle(options, simulated=True)
    return Task(name, kind, game, settled, others, games, f"benchmark {name}")


_PLAYED: Mapping[str, dict[str, Value]] = {
    "masks": {"players": 3},
    "inkognito": {"edition": "2013", "players": 4},
    "inkognito-cards": {"players": 4, "points_to_win": 1},
}
_LEVELS = ("random", "novice", "sleuth", "master")
_MISSIONS = next(
    option.values for option in GAMES["infiltraitors"].options if option.name == "mission"
)

_ALL = (
    *(
        _task(game, f"against-{level}", "against", (level,), 200, **options)
        for game, options in _PLAYED.items()
        for level in _LEVELS
    ),
    _task("inkognito", "beside-anyone", "beside", _LEVELS[1:], 200, players=4),
    _task("inkognito-cards", "beside-anyone", "beside", _LEVELS[1:], 200, points_to_win=1),
    _task("infiltraitors", "beside-anyone", "beside", ("novice", "sleuth"), 200, mission="5"),
    _task("inkognito", "deceive", "deceive", ("sleuth",), 200, players=4),
    _task("inkognito-cards", "deceive", "deceive", ("sleuth",), 200, points_to_win=1),
    *(
        _task(game, "belief", "belief", ("sleuth",), 50, **options)
        for game, options in _PLAYED.items()
    ),
    _task("infiltraitors", "belief", "belief", ("sleuth",), 50, mission="5"),
    *(
        _task("infiltraitors", f"mission-{mission}-{team}", "beside", (team,), 100, mission=mission)
        for mission in _MISSIONS
        for team in ("literal", "coded")
    ),
)

TASKS: Mapping[str, Task] = {task.name: task for task in _ALL}
"""Every task, by its name."""


def task_of(name: str) -> Task:
    """The task of that name. Raises RidottoError."""
    if name not in TASKS:
        raise RidottoError(f"no task {name!r}; ridotto tasks lists all of them")
    return TASKS[name]
