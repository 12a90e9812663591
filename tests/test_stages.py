"""The stages of `make test`, with faults planted in their tests."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests import stages
from tests.stages import PytestStage, Result

PLANTED = """
import pathlib
import pytest

def attempts(name):
    file = pathlib.Path(__file__).with_name(name)
    file.write_text(file.read_text() + "x" if file.exists() else "x")
    return len(file.read_text())
"""
FAILS_AT_FIRST = """
@pytest.mark.parametrize("number", range({}))
def test_fails_at_first(number):
    assert attempts(str(number)) > {}
"""
FAILS_ONCE = """
def test_silence():
    assert attempts("silence") > 1

@pytest.mark.live("waits for a real clock")
def test_live():
    assert attempts("live") > 1
"""

Plant = Callable[[str], PytestStage]


@pytest.fixture
def plant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Plant:
    """Makes a stage of planted tests, all of which may be repeated."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # they take longer than the tests

    def planted(tests: str) -> PytestStage:
        (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = live\naddopts = -p xdist\n")
        (tmp_path / "test_planted.py").write_text(PLANTED + tests)
        return PytestStage("planted", ("-q",), (), tmp_path, tmp_path / "build")

    return planted


def names(count: int) -> list[str]:
    return [f"test_planted.py::test_fails_at_first[{number}]" for number in range(count)]


def test_a_test_that_always_fails_is_red(plant: Plant) -> None:
    assert plant(FAILS_AT_FIRST.format(1, 99)).run() == Result(failed=names(1), flaky=[])


@pytest.mark.parametrize("failures", [1, 2])
def test_a_test_that_passes_when_repeated_is_flaky(plant: Plant, failures: int) -> None:
    assert plant(FAILS_AT_FIRST.format(1, failures)).run() == Result(failed=[], flaky=names(1))


def test_a_test_that_fails_three_times_is_red(plant: Plant) -> None:
    assert plant(FAILS_AT_FIRST.format(1, 3)).run() == Result(failed=names(1), flaky=[])


def test_python_tests_are_repeated_only_when_marked_live(plant: Plant) -> None:
    stage = replace(plant(FAILS_ONCE), repeatable=stages.PYTHON.repeatable)
    assert stage.run() == Result(
        failed=["test_planted.py::test_silence"], flaky=["test_planted.py::test_live"]
    )


def test_pytest_itself_must_not_fail(plant: Plant) -> None:
    assert plant("import nothing_like_it").run().failed == [
        "test_planted.py",
        "pytest exited with 2",
    ]


def test_flaky_tests_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert stages.run({"browser": lambda: Result(flaky=["test_a"])}) == 0
    assert capsys.readouterr().out.endswith("flaky: browser::test_a\n")


def test_six_flaky_tests_in_one_run_are_red(
    plant: Plant, capsys: pytest.CaptureFixture[str]
) -> None:
    assert stages.run({"browser": plant(FAILS_AT_FIRST.format(6, 1)).run}) == 1
    printed = capsys.readouterr().out.splitlines()
    assert [f"flaky: browser::{name}" for name in names(6)] == printed[-7:-1]
    assert printed[-1] == "FAILED stages::6 flaky tests, more than 5"


def test_all_stages_run_and_the_failures_come_last(capsys: pytest.CaptureFixture[str]) -> None:
    ran = []

    def stage(name: str) -> Callable[[], Result]:
        def run() -> Result:
            ran.append(name)
            return Result(failed=[f"test_{name}"])

        return run

    assert stages.run({"lint": stage("a"), "web": stage("b")}) == 1
    assert ran == ["a", "b"]
    printed = capsys.readouterr().out.splitlines()
    assert printed[-2:] == ["FAILED lint::test_a", "FAILED web::test_b"]


def test_failed_components_are_named(tmp_path: Path) -> None:
    report = tmp_path / "vitest.json"
    assert stages.failed_components(report) == []
    tests = [{"fullName": "a tray folds", "status": "failed"}, {"fullName": "", "status": "passed"}]
    files = [
        {"name": str(stages.ROOT / "web/a.test.ts"), "status": "failed", "assertionResults": tests},
        {"name": str(stages.ROOT / "web/b.test.ts"), "status": "failed", "assertionResults": []},
    ]
    report.write_text(json.dumps({"testResults": files}))
    assert stages.failed_components(report) == ["web/a.test.ts::a tray folds", "web/b.test.ts"]


def test_an_unknown_stage_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert stages.main(["brwser"]) == 2
    assert "no stage 'brwser': there are lint, python, web, browser" in capsys.readouterr().err
