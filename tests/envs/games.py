"""What the tests of environments play: every variant of the small games, several of the others."""

import random
from collections.abc import Iterator

from ridotto.envs.play import NumberedGame, Play
from ridotto.games import GAMES
from ridotto.kernel import Game, Options, Value

SEVERAL: dict[str, tuple[dict[str, Value], ...]] = {
    "masks": (
        {"players": 2},
        {"players": 3, "rounds": 2},
        {"players": 4},
    ),
    "inkognito": (
        {"edition": "2013", "players": 3, "max_rounds": 10},
        {"edition": "2013", "players": 4, "placement": "choose", "max_rounds": 10},
        {"edition": "2013", "players": 5, "max_rounds": 10},
        {"edition": "classic", "players": 4, "repeats": "honour", "max_rounds": 10},
    ),
    "inkognito-cards": (
        {"players": 3, "points_to_win": 1, "max_rounds": 20},
        {"players": 4, "points_to_win": 1, "max_rounds": 20},
        {"players": 5, "points_to_win": 2, "max_rounds": 6},
    ),
    "infiltraitors": (
        {"players": 3, "mission": "T1"},
        {"players": 2, "mission": "6"},
        {"players": 5, "mission": "14"},
        {"players": 4, "mission": "17"},
        {"players": 2, "mission": "18"},
        {"players": 3, "mission": "19"},
    ),
}
"""Options of every game that bring out its kinds of moves, in games that do not take long."""


def all_settings() -> list[tuple[Game, Options]]:
    return [
        (GAMES[game], GAMES[game].settle(chosen, simulated=True))
        for game, several in SEVERAL.items()
        for chosen in several
    ]


def setting_name(value: object) -> str | None:
    """The id of a parameter in a test's name."""
    if isinstance(value, Game):
        return value.id
    return ",".join(map(str, value.values())) if isinstance(value, dict) else None


def walks(numbered: NumberedGame, games: int, seed: int = 0) -> Iterator[Play]:
    """Random games by numbers: each as it is whenever somebody is to choose."""
    rng = random.Random(f"{seed} {numbered.game.id} {dict(numbered.options)}")
    for _ in range(games):
        play = Play(numbered, rng)
        while not play.over:
            yield play
            number = rng.choice(play.numbers())
            # Kinds that end the game are many numbers: take them as seldom as random play does.
            action = play.legal().pick(rng)
            whole = numbered.numbering.of.get(action)
            play.choose(number if whole is None else whole)
