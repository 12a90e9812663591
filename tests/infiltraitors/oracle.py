"""Play that gets far: whoever shoots knows the truth, most of the time.

Random play hardly ever names a traitor, and so never sees what comes after. These players look
into the full state, which no bot can.
"""

import random
from collections.abc import Iterator

from ridotto.games.infiltraitors import Infiltraitors
from ridotto.games.infiltraitors.actions import Accuse, Eliminate, Leave
from ridotto.games.infiltraitors.state import MissionState
from ridotto.kernel import Action, Legal, Options, View
from ridotto.testing import Choose, Walk


class Watched(Infiltraitors):
    """The game, but one remembers the states it started."""

    def __init__(self) -> None:
        self.started: list[MissionState] = []

    def start(self, options: Options) -> MissionState:
        state = super().start(options)
        assert isinstance(state, MissionState)
        self.started.append(state)
        return state

    def state_behind(self, view: View) -> MissionState:
        return next(s for s in reversed(self.started) if s.public is view.public)


def oracle(game: Watched, sharpness: float = 0.5, leaving: float = 0.7) -> Choose:
    """Shoots right this often when it could shoot, and otherwise plays at random but never
    shoots at a venture.
    """

    def choose(view: View, legal: Legal, rng: random.Random) -> Action:
        state = game.state_behind(view)
        if rng.random() < sharpness:
            for shot in _right_shots(state):
                if shot in legal:
                    return shot
        if Leave() in legal and rng.random() < leaving:
            return Leave()
        return (Legal(*legal.groups) if legal.groups else legal).pick(rng)

    return choose


def _right_shots(state: MissionState) -> Iterator[Action]:
    if state.truth.kingpin is not None:
        yield Accuse(state.truth.kingpin)
    for own in state.private:
        if own.identity is not None:
            yield Eliminate(own.seat, own.identity)


def deep_walk(mission: str, players: int, seed: int, sharpness: float = 0.5) -> Walk:
    """A game of these players, not yet begun."""
    game = Watched()
    options = game.settle({"mission": mission, "players": players})
    return Walk(game, options, random.Random(seed), oracle(game, sharpness))
