"""All laws in one call."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct, field

from ridotto.kernel import Game, Options
from ridotto.testing.law import Case
from ridotto.testing.law_1_replay import check_replay
from ridotto.testing.law_2_recall import check_recall
from ridotto.testing.law_3_silence import check_silence
from ridotto.testing.law_4_legality import check_legality
from ridotto.testing.law_5_endings import check_endings
from ridotto.testing.law_6_chance import check_listing
from ridotto.testing.law_7_knowledge import check_knowledge
from ridotto.testing.law_8_sameness import check_sameness
from ridotto.testing.walk import Choose, at_random

LAWS: Mapping[int, Callable[[Case], None]] = {
    1: check_replay,
    2: check_recall,
    3: check_silence,
    4: check_legality,
    5: check_endings,
    6: check_listing,
    7: check_knowledge,
    8: check_sameness,
}


class Report(Struct):
    """How much was looked at: games, steps, views, pairs, refusals … and how games ended."""

    counts: Counter[str] = field(default_factory=Counter)


def check_game(
    game: Game,
    options: Iterable[Options] | None = None,
    *,
    playouts: int = 10,
    seed: int = 0,
    bot: Choose = at_random,
    laws: Iterable[int] = tuple(LAWS),
) -> Report:
    """Plays ``playouts`` games for each law and each set of options (all variants of the game
    unless some are given), and raises LawBroken at the first breach.

    ``bot`` plays instead of chance fingers, to reach positions that random play does not.
    """
    report = Report()
    for chosen in game.variants() if options is None else options:
        for law in laws:
            rng = random.Random(f"{seed} {law}")
            case = Case(game, chosen, rng, bot, report.counts)
            for _ in range(playouts):
                LAWS[law](case)
    return report
