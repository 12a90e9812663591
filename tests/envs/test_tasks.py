"""The tasks of the benchmark: frozen, fair, and the exact posterior is best by construction."""

import pytest

from ridotto.bots import RandomBot, UnknownBot
from ridotto.games import GAMES
from ridotto.kernel import RidottoError, View
from ridotto.lab.beliefs import CountsNothing, Exact, bits_lost
from ridotto.lab.evaluate import evaluate
from ridotto.lab.tasks import KINDS, TASKS, task_of
from tests.terminal import Terminal

EXACT = "ridotto.lab.beliefs:Exact"
NOTHING = "ridotto.lab.beliefs:CountsNothing"


def test_every_task_can_be_played_by_whom_it_names() -> None:
    for name, task in TASKS.items():
        assert name.startswith(task.game)
        new = task.game.startswith("inkognito") and "master" in task.others
        assert name.endswith("-v2" if new else "-v1")
        assert GAMES[task.game].settle(task.options) == task.options
    missions = {task.options["mission"] for task in TASKS.values() if "-mission-" in task.name}
    assert missions == {o["mission"] for o in GAMES["infiltraitors"].variants()}
    assert {task.kind for task in TASKS.values()} == set(KINDS)


@pytest.mark.parametrize(
    "name",
    [
        "masks-against-novice-v1",
        "inkognito-cards-against-random-v1",
        "inkognito-beside-anyone-v2",
        "infiltraitors-beside-anyone-v1",
        "infiltraitors-mission-T1-coded-v1",
        "inkognito-deceive-v1",
        "inkognito-cards-deceive-v1",
    ],
)
def test_a_score_is_a_share_and_repeats(name: str) -> None:
    first = evaluate(task_of(name), "sleuth", 2)
    assert 0 <= first.score.low <= first.score.value <= first.score.high <= 1
    assert not first.faults
    assert not first.frozen
    assert evaluate(task_of(name), "sleuth", 2) == first


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_the_exact_posterior_is_best_and_counting_nothing_is_worse(game: str) -> None:
    task = task_of(f"{game}-belief-v1")
    exact = evaluate(task, EXACT, 2).score
    assert exact.value == pytest.approx(0, abs=1e-9)
    assert evaluate(task, NOTHING, 2).score.value > 0.3


class Hedges(Exact):
    """Believes half of what follows, and half nothing."""

    def believe(self, view: View) -> dict[tuple[str, str], dict[str, float]]:
        exact = super().believe(view)
        return {
            thing: {value: odds / 2 + 0.5 / len(values) for value, odds in values.items()}
            for thing, values in exact.items()
        }


def test_what_is_between_scores_between() -> None:
    task = task_of("inkognito-belief-v1")
    between = evaluate(task, "tests.envs.test_tasks:Hedges", 2).score.value
    assert 0.01 < between < evaluate(task, NOTHING, 2).score.value


def test_no_other_belief_scores_better_than_the_exact_one() -> None:
    exact = {("red", "identity"): {"X": 0.7, "ZZ": 0.3, "LF": 0.0}}
    assert bits_lost(exact, exact) == 0
    for odds in (0.0, 0.1, 0.5, 0.69, 0.71, 0.9, 1.0):
        other = {("red", "identity"): {"X": odds, "ZZ": 1 - odds}}
        assert bits_lost(exact, other) > 0
    scaled = {("red", "identity"): {"X": 7.0, "ZZ": 3.0}}
    assert bits_lost(exact, scaled) == pytest.approx(0)
    assert bits_lost(exact, {("red", "identity"): {}}) > 10
    with pytest.raises(RidottoError, match="no belief about red identity"):
        bits_lost(exact, {})


def test_who_has_no_beliefs_is_told_so() -> None:
    with pytest.raises(RidottoError, match="random has no beliefs"):
        evaluate(task_of("masks-belief-v1"), "random", 2)
    assert not hasattr(RandomBot, "believe")
    assert issubclass(CountsNothing, Exact)


def test_the_commands_name_what_is_wrong(ridotto: Terminal) -> None:
    assert ridotto.run("evaluate", "sleuth", "--task", "chess-v1") == 2
    assert "no task 'chess-v1'; ridotto tasks lists all of them" in ridotto.err
    assert ridotto.run("evaluate", "nobody", "--task", "masks-belief-v1") == 2
    assert "no bot 'nobody'" in ridotto.err
    with pytest.raises(UnknownBot):
        evaluate(task_of("masks-belief-v1"), "nobody")


def test_a_table_that_can_be_cited(ridotto: Terminal) -> None:
    task = "masks-against-sleuth-v1"
    assert ridotto.run("evaluate", "random", "--task", task, "--games", "4", "--jobs", "1") == 0
    assert task in ridotto.out
    assert "4, a trial" in ridotto.out
    assert "%" in ridotto.out
    assert ridotto.run("tasks", "masks") == 0
    assert task in ridotto.out
    assert "inkognito" not in ridotto.out
