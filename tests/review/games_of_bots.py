"""Games between bots, to look back at."""

from collections.abc import Iterator, Sequence
from functools import cache

from ridotto.games import GAMES
from ridotto.kernel import AnyState, Game, Legal, Record, Step, Value
from ridotto.lab.simulate import SimulationPlan, play_one
from ridotto.review.results import Review
from ridotto.review.reviewing import review

VARIANTS: Sequence[tuple[str, dict[str, Value]]] = (
    ("masks", {}),
    ("inkognito", {"players": 3}),
    ("inkognito", {"players": 4}),
    ("inkognito", {"players": 4, "edition": "classic"}),
    ("inkognito", {"players": 5}),
    ("inkognito-cards", {"players": 3, "points_to_win": 2}),
    ("inkognito-cards", {"players": 4, "points_to_win": 2}),
    ("inkognito-cards", {"players": 5, "points_to_win": 2}),
    ("infiltraitors", {"mission": "3"}),
    ("infiltraitors", {"mission": "16"}),
    ("infiltraitors", {"mission": "17"}),
    ("infiltraitors", {"mission": "19", "players": 4}),
)


def played(name: str, chosen: dict[str, Value], bot: str, number: int = 0) -> tuple[Record, Game]:
    """A finished game between bots of one level."""
    return _played(name, tuple(chosen.items()), bot, number), GAMES[name]


def reviewed(
    name: str, chosen: dict[str, Value], bot: str, number: int = 0
) -> tuple[Record, Game, Review]:
    """The same game, and its review."""
    record, game = played(name, chosen, bot, number)
    return record, game, _reviewed(name, tuple(chosen.items()), bot, number)


@cache
def _played(name: str, chosen: tuple[tuple[str, Value], ...], bot: str, number: int) -> Record:
    options = GAMES[name].settle(dict(chosen), simulated=True)
    return play_one(SimulationPlan(name, options, (bot,), "review"), number)


@cache
def _reviewed(name: str, chosen: tuple[tuple[str, Value], ...], bot: str, number: int) -> Review:
    return review(_played(name, chosen, bot, number), GAMES[name])


def moments(record: Record, game: Game) -> Iterator[tuple[int, AnyState, Step, Legal]]:
    """Before each decision of a seat: its step from 1, the state, what was done, what could be."""
    state = game.start(record.header.options)
    for number, step in enumerate(record.steps, 1):
        if step.by >= 0:
            legal = state.legal(step.by)
            assert isinstance(legal, Legal)
            yield number, state, step, legal
        state.apply(step.by, step.action)
