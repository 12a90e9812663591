"""Law 7 in games between bots: whatever they do, the truth is among the worlds of every seat."""

import random
from collections.abc import Mapping, Sequence

import pytest

from ridotto.bots import Budget, bots_for
from ridotto.games import GAMES
from ridotto.kernel import Options
from ridotto.lab.simulate import SimulationPlan, play_one
from ridotto.testing import Case, Retold, at_random, check_knowledge_in

TABLES: Mapping[str, Sequence[Options]] = {
    "masks": [{"players": 3}],
    "inkognito": [{"edition": "2013", "players": n, "max_rounds": 12} for n in (3, 4, 5)]
    + [{"edition": "classic", "players": n, "max_rounds": 12} for n in (3, 4)],
    "inkognito-cards": [{"players": n, "max_rounds": 100} for n in (3, 4, 5)],
    "infiltraitors": [
        {"mission": mission, "players": players}
        for mission, players in (("1", 2), ("2", 3), ("7", 4), ("16", 3), ("17", 4), ("19", 5))
    ],
}


@pytest.mark.parametrize(
    ("game", "level"), [(game, level) for game in TABLES for level in bots_for(GAMES[game])]
)
def test_law_7_holds_in_games_between_bots(game: str, level: str, times: int) -> None:
    rules = GAMES[game]
    for chosen in TABLES[game]:
        options = rules.settle(chosen)
        plan = SimulationPlan(game, options, (level,), "knowledge", budget=Budget(nodes=40))
        case = Case(rules, options, random.Random(1), at_random)
        for number in range(times):
            check_knowledge_in(case, Retold(rules, play_one(plan, number)))
        assert case.counts["truths"] > 5
