"""The network of the docs learns, plays and believes; how well is measured, not tested."""

import sys
from pathlib import Path
from typing import Any

import pytest

from ridotto.bots import maker_of
from ridotto.games import GAMES
from ridotto.lab.evaluate import evaluate
from ridotto.lab.tasks import task_of

AGENT = "docs.examples.trained_network:Trained"


def test_it_learns_in_a_little_what_it_then_plays_and_believes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    maker_of(AGENT, GAMES["masks"])
    network: Any = sys.modules["docs.examples.trained_network"]
    monkeypatch.setattr(network, "FOLDER", tmp_path)
    network.trained.cache_clear()
    network.train("masks", 60, 40, 1)
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith("epoch")]
    surprise = [float(line.split()[-5]) for line in (told[0], told[-1])]
    assert surprise[1] < surprise[0]
    nothing = evaluate(task_of("masks-belief-v1"), "ridotto.lab.beliefs:CountsNothing", 6).score
    learned = evaluate(task_of("masks-belief-v1"), AGENT, 6)
    assert 0 < learned.score.value < nothing.value
    assert not evaluate(task_of("masks-against-random-v1"), AGENT, 6).faults
    network.trained.cache_clear()
