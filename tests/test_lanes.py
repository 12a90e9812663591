"""The list of slow tests names tests that there are."""

from pathlib import Path

import pytest

from tests.lanes import SLOW

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("begins", SLOW)
def test_every_slow_test_is_there(begins: str) -> None:
    file, _, name = begins.partition("::")
    assert (ROOT / file).exists()
    if name:
        assert f"def {name.partition('[')[0]}" in (ROOT / file).read_text(encoding="utf-8")
