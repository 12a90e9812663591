"""A bot that raises, hangs, answers nonsense or an illegal action ends its game, and only that."""

import contextlib
import json
import random
import re
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ridotto.bots import Budget, RandomBot, Reason, UnknownBot, child_process, levels
from ridotto.bots.child_bot import ChildBot
from ridotto.games import GAMES
from ridotto.games.masks.actions import Ask
from ridotto.kernel import TABLE, Action, Fact, Forfeit, Legal, Record, View
from ridotto.lab.arena import ArenaContest, hold
from ridotto.lab.simulate import derive
from ridotto.table.play_between_bots import Fault, Listeners, play
from ridotto.table.verify import verify

EXAMPLES = (
    f"run:{sys.executable} docs/examples/first_bot.py",
    "run:node docs/examples/first_bot.mjs",
    "docs.examples.first_agent:FirstAgent",
)


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
    "nonsense: nested": """print('{"more":' + '[' * 10_000, flush=True); input()""",
    "nonsense: not text": r"""sys.stdout.buffer.write(b'{"do":"\xff"}\n'); sys.stdout.flush()""",
    "illegal": "import json; game = json.loads(line)['game']; "
    "print(json.dumps({'game': game, 'do': 'ask blue'}), flush=True); input()",
    "gone": "raise SystemExit(1)",
    "hung": "import time; time.sleep(20)",
}


@pytest.mark.parametrize("fault", CHILDREN)
def test_a_faulty_child_forfeits(fault: str, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(
        f"import sys\nfor line in sys.stdin:\n    if 'act' in line: break\n{CHILDREN[fault]}\n"
    )
    masks = GAMES["masks"]
    bot = levels.maker_of(f"run:{sys.executable} {script}", masks)(masks, masks.settle({}), 0)
    record, faults = game_with(bot, limit=1.0)
    assert [(each.seat, each.fault) for each in faults] == [(0, fault.partition(":")[0])]
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


@pytest.mark.parametrize("example", EXAMPLES)
@pytest.mark.parametrize("game", ["masks", "inkognito", "inkognito-cards", "infiltraitors"])
def test_the_examples_of_the_docs_play(game: str, example: str) -> None:
    played = GAMES[game]
    limit = {"max_rounds": 2} if "max_rounds" in played.settle({}) else {}
    contest = ArenaContest(game, played.settle(limit), ("random", example), "example")
    result = hold(contest, 2)
    assert not result.faults
    assert result.bots[example].decisions > 0


def test_the_first_bot_is_short() -> None:
    assert len(Path("docs/examples/first_bot.py").read_text().splitlines()) <= 30


RECORDER = """
import json, os, random, sys
with open(sys.argv[1], "a") as out:
    for line in sys.stdin:
        message = json.loads(line)
        out.write(json.dumps({"pid": os.getpid(), **message}) + "\\n")
        if "act" in message:
            do = random.Random(message["seed"]).choice(message["act"])
            print(json.dumps({"game": message["game"], "do": do}), flush=True)
    out.write(json.dumps({"pid": os.getpid(), "saved": True}) + "\\n")
"""


def recorded(tmp_path: Path, game: str, games: int) -> list[dict[str, Any]]:
    """What a child is told in a contest with itself, and that it could save at the end."""
    script, out = tmp_path / "recorder.py", tmp_path / "told.jsonl"
    script.write_text(RECORDER)
    bot = f"run:{sys.executable} {script} {out}"
    contest = ArenaContest(game, GAMES[game].settle({}, simulated=True), (bot,), "recorded")
    assert not hold(contest, games).faults
    child_process.end_all()
    return [json.loads(line) for line in out.read_text().splitlines()]


def test_one_child_plays_all_games_and_seats_and_ends_politely(tmp_path: Path) -> None:
    told = recorded(tmp_path, "masks", 4)
    assert len({message["pid"] for message in told}) == 1
    assert told[-1].get("saved")
    greeted = [message["game"] for message in told if "ridotto" in message]
    assert len(greeted) == len(set(greeted)) >= 3 * 4
    over = [message for message in told if "over" in message]
    assert sorted(message["game"] for message in over) == sorted(greeted)
    assert set(over[0]["over"]) == {"reason", "side", "winners"}


def test_a_child_is_greeted_with_all_it_needs_and_told_words(tmp_path: Path) -> None:
    told = recorded(tmp_path, "masks", 2)
    greeting = next(message for message in told if "ridotto" in message)
    assert greeting["ridotto"] == 2
    assert greeting["name"] == "masks"
    assert greeting["vocabulary"]["mask"] == ["fox", "moth", "owl", "swan"]
    assert greeting["view"]["private"] == {"mask": None, "shown": [], "guess": None}
    wears = next(m for m in told if m.get("fact", {}).get("kind") == "wears")
    assert wears["words"] == {"mask": greeting["vocabulary"]["mask"][wears["fact"]["mask"]]}
    asked = next(message for message in told if "act" in message)
    assert asked["view"]["private"]["mask"] is not None


def test_a_child_is_told_the_board() -> None:
    game = GAMES["inkognito"]
    bot = ChildBot(["true"], game, game.settle({}), 0)
    board = bot._greeting["board"]
    assert isinstance(board, dict)
    assert {"spaces", "land", "water"} <= set(board)


def test_what_a_child_said_last_is_told(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text("import sys\nsys.exit('no model in weights.npz')\n")
    masks = GAMES["masks"]
    bot = levels.maker_of(f"run:{sys.executable} {script}", masks)(masks, masks.settle({}), 0)
    _, faults = game_with(bot)
    assert faults[0].fault == "gone"
    assert "no model in weights.npz" in faults[0].detail


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ('run:python -c "a', "no closing quotation"),
        ("run:", "run: is followed by a command"),
        ("no_such_module:Bot", "No module named 'no_such_module'"),
        ("json:Bot", "module 'json' has no attribute 'Bot'"),
        (":Bot", "Empty module name"),
    ],
)
def test_a_bot_that_cannot_be_is_refused_in_words(name: str, problem: str) -> None:
    with pytest.raises(UnknownBot, match=re.escape(problem)):
        levels.maker_of(name, GAMES["masks"])


def test_a_comma_in_quotes_is_part_of_a_name() -> None:
    assert levels.split_names("random,run:x 'a,b',novice") == ("random", "run:x 'a,b'", "novice")
    assert levels.split_names('run:python -c "a,b') == ('run:python -c "a', "b")
