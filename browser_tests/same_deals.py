"""A house that deals the same cards whenever a test is run: ``python -m browser_tests.same_deals
serve …``.

What a test meets must not depend on luck: a seed of a deal follows from the test's name, which the
file named by ``DEALT_FOR`` in the environment holds, and from how many deals the test had before. A
browser adds to a deal what ``SAME_CONTRIBUTIONS`` makes it draw.
"""

import hashlib
import os
from pathlib import Path
from unittest.mock import patch

from ridotto.cli import main
from ridotto.server import run, seated_bots
from ridotto.server.time_and_chance import TimeAndChance

SAME_CONTRIBUTIONS = """
  crypto.getRandomValues = (bytes) => {
    const drawn = Number(localStorage.getItem("drawn")) + 1;
    localStorage.setItem("drawn", String(drawn));
    return bytes.fill(drawn);
  };
"""
"""For a browser's pages: numbers nobody could know beforehand are 1, 2, 3 … instead."""


BOT_PATIENCE = 120.0
"""Seconds before chance plays for a bot: on a busy machine that must not change a game."""


class SameDeals(TimeAndChance):
    """The system's clock; deals that follow from the test's name."""

    def __init__(self) -> None:
        self._file = Path(os.environ["DEALT_FOR"])
        self._test = ""
        self._dealt = 0

    def seed(self) -> str:
        test = self._file.read_text()
        if test != self._test:
            self._test, self._dealt = test, 0
        self._dealt += 1
        return hashlib.sha256(f"{test} {self._dealt}".encode()).hexdigest()


if __name__ == "__main__":
    with (
        patch.object(run, "TimeAndChance", SameDeals),
        patch.object(seated_bots, "PATIENCE", BOT_PATIENCE),
    ):
        main()
