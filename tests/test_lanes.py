"""The lists of slow and long tests name tests that there are; what may be repeated."""

from pathlib import Path

import pytest
from browser_tests.lanes import LONG

from tests.lanes import SLOW, may_be_live

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("begins", [*SLOW, *(f"browser_tests/{name}" for name in LONG)])
def test_every_test_of_a_lane_is_there(begins: str) -> None:
    file, _, name = begins.partition("::")
    assert (ROOT / file).exists()
    if name:
        assert f"def {name.partition('[')[0]}" in (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("test", "arguments", "may"),
    [
        ("tests/server/test_play.py::test_a", ("waits for a real clock",), True),
        ("tests/server/test_play.py::test_a", (), False),
        ("tests/server/test_silence.py::test_a", ("waits for a real clock",), False),
        ("tests/server/test_crashes.py::test_a", ("waits for a real clock",), False),
        ("tests/test_laws.py::test_a", ("waits for a real clock",), False),
        ("tests/store/test_store.py::test_a", ("waits for a real clock",), False),
    ],
)
def test_what_may_be_repeated(test: str, arguments: tuple[str, ...], *, may: bool) -> None:
    assert may_be_live(test, arguments) is may
