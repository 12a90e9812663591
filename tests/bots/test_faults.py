"""A bot that raises, hangs, answers nonsense or an illegal action ends its game, and only that."""

import contextlib
import random
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ridotto.bots import Budget, RandomBot, Reason, levels
from ridotto.games import GAMES
from ridotto.games.masks.actions import Ask
from ridotto.kernel import TABLE, Action, Fact, Forfeit, Legal, Record, View
from ridotto.lab.arena import ArenaContest, hold
from ridotto.lab.simulate import derive
from ridotto.table.play_between_bots import Fault, Listeners, play
from ridotto.table.verify import verify

EXAMPLE = f"run:{sys.executable} docs/examples/first_bot.py"


class Broken:
    """A random bot with a fault."""

    name = "broken"

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def hear(self, fact: Fact) -> None:
        if self.fault == "raises when it listens":
            raise RuntimeError("deaf")

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        if self.fault == "raises":
            raise ValueError("no idea")
        if self.fault == "hangs":
            time.sleep(20)
        if self.fault == "hangs and catches all":
            with contextlib.suppress(Exception):
                time.sleep(20)
        answer: Any = {"nonsense": "ask green", "illegal": Ask(view.seat)}.get(self.fault)
        return answer if answer is not None else legal.pick(rng)

    def reason(self) -> Reason | None:
        return None


def game_with(bot: Any, limit: float | None = None) -> tuple[Record, list[Fault]]:
    masks = GAMES["masks"]
    options = masks.settle({})
    others = [RandomBot(masks, options, seat) for seat in (1, 2)]
    faults: list[Fault] = []
    record = play(
        masks,
        options,
        [bot, *others],
        rng=random.Random(1),
        seed=derive("faults", 0, "table"),
        contributions={},
        limit=limit,
        listeners=Listeners(failed=faults.append),
    )
    return record, faults


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        ("raises", "raised"),
        ("raises when it listens", "raised"),
        ("hangs", "hung"),
        ("hangs and catches all", "hung"),
        ("nonsense", "nonsense"),
        ("illegal", "illegal"),
    ],
)
def test_a_faulty_bot_forfeits(fault: str, code: str) -> None:
    record, faults = game_with(Broken(fault), limit=0.2)
    assert [(each.seat, each.fault) for each in faults] == [(0, code)]
    assert record.end is not None
    assert record.end.outcome.reason == "forfeit"
    assert 0 not in record.end.outcome.winners
    assert (record.steps[-1].by, record.steps[-1].action) == (TABLE, Forfeit(0))
    verify(record, GAMES["masks"])


CHILDREN = {
    "nonsense": "print('hello', flush=True); input()",
    "illegal": "import json; print(json.dumps({'do': 'ask blue'}), flush=True); input()",
    "gone": "raise SystemExit(1)",
    "hung": "import time; time.sleep(20)",
}


@pytest.mark.parametrize("code", CHILDREN)
def test_a_faulty_child_forfeits(code: str, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(
        f"import sys\nfor line in sys.stdin:\n    if 'act' in line: break\n{CHILDREN[code]}\n"
    )
    masks = GAMES["masks"]
    bot = levels.maker_of(f"run:{sys.executable} {script}", masks)(masks, masks.settle({}), 0)
    record, faults = game_with(bot, limit=1.0)
    assert [(each.seat, each.fault) for each in faults] == [(0, code)]
    assert record.end is not None
    assert record.end.outcome.reason == "forfeit"


def test_a_command_that_does_not_exist_is_reported_and_the_arena_goes_on() -> None:
    masks = GAMES["masks"]
    contest = ArenaContest("masks", masks.settle({}), ("random", "run:no-such-bot", "sleuth"), "s")
    result = hold(contest, 4)
    assert {fault.fault for fault in result.faults} == {"gone"}
    games = {(pair.first, pair.second): pair for pair in result.pairings}
    assert games["random", "sleuth"].ended == {"guessed": 4}
    assert games["random", "run:no-such-bot"].ended == {"forfeit": 4}


@pytest.mark.parametrize("game", ["masks", "inkognito", "inkognito-cards"])
def test_the_example_of_the_docs_plays(game: str) -> None:
    played = GAMES[game]
    limit = {} if game == "masks" else {"max_rounds": 2}
    contest = ArenaContest(game, played.settle(limit), ("random", EXAMPLE), "example")
    result = hold(contest, 2)
    assert not result.faults
    assert result.bots[EXAMPLE].decisions > 0
    example = Path("docs/examples/first_bot.py").read_text().splitlines()
    assert len(example) <= 30
