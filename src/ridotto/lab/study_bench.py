"""How fast games are studied, beside others' environments and search in the same run.

Agent steps per CPU-second of random play through PettingZoo's interface, with observation and mask;
decisions with views in plain loops; simulations of information-set tree searches. Contestants take
turns, so that a busy moment of the machine hits all of them alike.
"""

import random
import time
import warnings
from collections.abc import Mapping
from importlib.util import find_spec
from itertools import cycle
from typing import Any

from ridotto.bots import Budget
from ridotto.bots.ismcts import Ismcts
from ridotto.games import GAMES
from ridotto.kernel import Legal, Options, RidottoError, View
from ridotto.kernel.actions import RARE
from ridotto.lab.game_bench import Figure, Run, with_views

EXTRAS = ("pettingzoo", "hanabi_learning_environment", "rlcard", "pyspiel")
ROUNDS = 25
"""Turns are short, since moments in which the machine is busy are."""
SIMULATIONS = 100
"""So many at a decision, of OpenSpiel's search."""

FINAL = frozenset({"Call", "Declare", "Escape", "Lock", "Eliminate", "Accuse"})
"""Kinds of moves that may end a game."""

CARDS: Mapping[str, Any] = {"points_to_win": 1}

YARDSTICKS = {
    "inkognito-cards through PettingZoo": "hanabi_v5",
    "infiltraitors through PettingZoo": "hanabi_v5",
    "inkognito through PettingZoo": "hanabi_v5",
    "inkognito-cards with views": "RLCard's uno",
    "inkognito-cards, ISMCTS": "python_block_dominoes, ISMCTS",
}
"""Which of ours is measured against what."""


def study_bench(seconds: float) -> list[Figure]:
    """Runs all contestants in turn, ``seconds`` of CPU time each. Raises RidottoError, if the
    yardsticks are not installed.
    """
    missing = [name for name in EXTRAS if find_spec(name) is None]
    if missing:
        raise RidottoError(
            f"the yardsticks need the optional extra: pip install 'ridotto[bench]' "
            f"({', '.join(missing)} missing)"
        )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of libraries about themselves
        contestants = _contestants()
        return _race(contestants, seconds)


def _contestants() -> dict[str, Run]:
    from pettingzoo.classic import hanabi_v5  # noqa: PLC0415 - an optional extra

    from ridotto.envs import infiltraitors_v0, inkognito_cards_v0, inkognito_v0  # noqa: PLC0415

    cards = GAMES["inkognito-cards"].settle(CARDS, simulated=True)
    return {
        "inkognito-cards through PettingZoo": through_pettingzoo(inkognito_cards_v0.env(**CARDS)),
        "infiltraitors through PettingZoo": through_pettingzoo(infiltraitors_v0.env()),
        "inkognito through PettingZoo": through_pettingzoo(inkognito_v0.env()),
        "inkognito-cards with views": with_views(GAMES["inkognito-cards"], cards),
        "inkognito-cards, ISMCTS": _our_search(cards),
        "hanabi_v5": through_pettingzoo(hanabi_v5.env()),
        "RLCard's uno": _uno(),
        "python_block_dominoes, ISMCTS": _their_search(),
    }


def _race(contestants: Mapping[str, Run], seconds: float) -> list[Figure]:
    spent = dict.fromkeys(contestants, 0.0)
    steps = dict.fromkeys(contestants, 0)
    rng = random.Random(0)
    for _ in range(ROUNDS):
        for name, run in contestants.items():
            started = time.process_time()
            while time.process_time() - started < seconds / ROUNDS:
                steps[name] += run(rng)
            spent[name] += time.process_time() - started
    speed = {name: steps[name] / spent[name] for name in contestants}
    return [
        Figure(name, steps[name], spent[name], speed[name], _ratios(name, speed))
        for name in contestants
    ]


def _ratios(name: str, speed: Mapping[str, float]) -> dict[str, float]:
    other = YARDSTICKS.get(name)
    return {} if other is None else {other: speed[name] / speed[other]}


def through_pettingzoo(env: Any) -> Run:
    """One random game, as PettingZoo's documentation plays it. In games of ours most numbers are
    ways to end the game: as in all random play here, one of them is chosen in 2 of 100 cases.
    """
    finals = _final_numbers(env)

    def run(rng: random.Random) -> int:
        env.reset(seed=rng.getrandbits(30))
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"]
            quiet = finals is not None and rng.random() >= RARE
            numbers = (mask > (finals if quiet else 0)).nonzero()[0]
            if not len(numbers):
                numbers = mask.nonzero()[0]
            env.step(int(numbers[int(rng.random() * len(numbers))]))
            steps += 1
        return steps

    return run


def _final_numbers(env: Any) -> Any:
    """A 1 for every number of a kind that may end the game; nothing for others' environments."""
    numbered = getattr(env.unwrapped, "numbered", None)
    if numbered is None:
        return None
    import numpy as np  # noqa: PLC0415 - an optional extra

    finals = np.zeros(len(numbered.numbering), np.int8)
    for kind, (first, count) in numbered.numbering.kinds.items():
        finals[first : first + count] = kind in FINAL
    return finals


def _uno() -> Run:
    import rlcard  # noqa: PLC0415 - an optional extra

    env: Any = rlcard.make("uno")

    def run(rng: random.Random) -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return run


def _our_search(options: Options) -> Run:
    """Decisions of the middle of random games."""
    game = GAMES["inkognito-cards"]
    rng, decisions = random.Random(0), list[tuple[View, Legal]]()
    while len(decisions) < 40:
        state = game.start(options)
        while state.public.to_act and len(decisions) < 40:
            actor = state.public.to_act[0]
            legal = state.legal(actor)
            if isinstance(legal, Legal) and len(legal) > 1 and rng.random() < 0.2:
                decisions.append((state.view(actor).copy(), legal))
            state.apply(actor, legal.pick(rng))
    turns = cycle(decisions)

    def run(rng: random.Random) -> int:
        view, legal = next(turns)
        bot = Ismcts(game, options, view.seat)
        bot.act(view, legal, rng, Budget(2000))
        return bot.simulations

    return run


def _their_search() -> Run:
    """From the deal on. The game cannot resample, so its search is handed the true state, which
    costs it less.
    """
    import numpy as np  # noqa: PLC0415 - an optional extra
    import pyspiel  # noqa: PLC0415 - an optional extra
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415 - an optional extra
    from open_spiel.python.games import block_dominoes  # noqa: F401, PLC0415 - registers itself

    game: Any = pyspiel.load_game("python_block_dominoes")
    drawn = np.random.RandomState(0)
    bot: Any = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, drawn), 2.0, SIMULATIONS, random_state=drawn
    )
    bot.set_resampler(lambda state, _player: state.clone())

    def run(rng: random.Random) -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        bot.step(state)
        return SIMULATIONS if len(state.legal_actions()) > 1 else 0

    return run
