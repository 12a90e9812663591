"""What a finished game is worth to its seats.

``win`` is 1 for every winner and 0 for everyone else: where all win or lose together, all have the
same. ``zero-sum`` is one's own win minus the mean of the others': what all have adds up to
nothing, and with two players it is one's own win minus the other's.
"""

import random
from functools import cache
from typing import Literal

import msgspec

from ridotto.kernel import Game, Options, Outcome, RidottoError

Reward = Literal["win", "zero-sum"]
REWARDS: tuple[Reward, ...] = ("win", "zero-sum")


def reward_of(name: str | None, game: Game, options: Options) -> Reward:
    """The reward of that name; without one, ``win`` where all play together, ``zero-sum`` else.
    Raises RidottoError.
    """
    if name is None:
        return "win" if _all_together(game, msgspec.json.encode(options)) else "zero-sum"
    for reward in REWARDS:
        if reward == name:
            return reward
    raise RidottoError(f"no reward {name!r}; there are: {', '.join(REWARDS)}")


def rewards(outcome: Outcome, seats: int, reward: Reward) -> list[float]:
    """What each seat gets."""
    wins = [float(seat in outcome.winners) for seat in range(seats)]
    if reward == "win":
        return wins
    return [win - (sum(wins) - win) / (seats - 1) for win in wins]


@cache
def _all_together(game: Game, settled: bytes) -> bool:
    """Who plays together is known once all is dealt: at the end of any game it is."""
    options: Options = msgspec.json.decode(settled)
    rng, state = random.Random(0), game.start(options)
    while state.public.to_act:
        actor = state.public.to_act[0]
        state.apply(actor, state.legal(actor).pick(rng))
    return len(game.sides(options, state)) == 1
