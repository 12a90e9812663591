"""Runs the stages of ``make test``, or those named: ``python -m tests.stages [STAGE …]``.

Every stage runs even when an earlier one fails. The last lines name all failures, as
``FAILED stage::test``.

Browser tests that fail are repeated alone, at most twice, and so are Python tests marked ``live``.
A test that passes when repeated is printed as ``flaky: stage::test``; more than MOST_FLAKY of them
in one run are a failure. No other test is ever repeated.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
MOST_FLAKY = 5
REPETITIONS = 2
TESTS_FAILED, NO_TESTS = 1, 5
"""Exit statuses of pytest beside 0 that are no failure of pytest itself."""


@dataclass(frozen=True)
class Result:
    """What went wrong in a stage: names of failures, and of tests that passed when repeated."""

    failed: Sequence[str] = ()
    flaky: Sequence[str] = ()


@dataclass(frozen=True)
class PytestStage:
    """A call of pytest, and the options that select which of its failures may be repeated (None:
    no failure may).
    """

    name: str
    options: tuple[str, ...]
    repeatable: tuple[str, ...] | None
    folder: Path = ROOT
    build: Path = field(default=ROOT / "build")

    def run(self) -> Result:
        """Runs the tests, then repeats those failures that may be repeated."""
        cache = self.build / "pytest" / self.name
        shutil.rmtree(cache, ignore_errors=True)
        status = self._pytest(cache, *self.options)
        first = _last_failed(cache)
        for repetition in range(1, REPETITIONS + 1):
            if status != TESTS_FAILED or self.repeatable is None:
                break
            status = self._pytest(
                cache,
                *(option.format(repetition=repetition) for option in self.repeatable),
                *("-n", "0", "--last-failed", "--last-failed-no-failures", "none"),
            )
            if status == NO_TESTS:  # none of the failures may be repeated
                break
        failed = _last_failed(cache)
        itself = [] if status in {0, TESTS_FAILED, NO_TESTS} else [f"pytest exited with {status}"]
        return Result(failed=[*sorted(failed), *itself], flaky=sorted(first - failed))

    def _pytest(self, cache: Path, *options: str) -> int:
        command = [sys.executable, "-m", "pytest", "-o", f"cache_dir={cache}", *options]
        return _run(command, self.folder)


def _last_failed(cache: Path) -> set[str]:
    file = cache / "v" / "cache" / "lastfailed"
    return set(json.loads(file.read_text())) if file.exists() else set()


def _run(command: Sequence[str], folder: Path = ROOT) -> int:
    sys.stdout.write(f"$ {' '.join(command)}\n")
    sys.stdout.flush()
    return subprocess.run(command, cwd=folder, check=False).returncode


def _run_together(*commands: Sequence[str]) -> list[int]:
    """Runs them side by side, prints what each has said, and gives their statuses."""
    running = [
        subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for command in commands
    ]
    statuses = []
    for command, process in zip(commands, running, strict=True):
        said, _ = process.communicate()
        sys.stdout.write(f"$ {' '.join(command)}\n{said.decode(errors='replace')}")
        statuses.append(process.returncode)
    sys.stdout.flush()
    return statuses


def lint() -> Result:
    """Style, types and the order of the packages."""
    here = Path(sys.executable).parent
    commands = (("ruff", "check"), ("ruff", "format", "--check"), ("mypy",), ("lint-imports",))
    statuses = _run_together(*([str(here / name), *options] for name, *options in commands))
    failed = [" ".join(each) for each, status in zip(commands, statuses, strict=True) if status]
    return Result(failed=failed)


def web() -> Result:
    """Style and types of the web client, and the tests of its components."""
    report = ROOT / "build" / "vitest.json"
    report.unlink(missing_ok=True)
    check, test = _run_together(
        [sys.executable, "web/build.py", "check"], [sys.executable, "web/build.py", "test"]
    )
    failed = ["check"] if check else []
    if test:
        failed += failed_components(report) or ["test"]
    return Result(failed=failed)


def failed_components(report: Path) -> list[str]:
    """The names of failed tests in a report of Vitest."""
    if not report.exists():
        return []
    failed = []
    for tests in json.loads(report.read_text())["testResults"]:
        file = os.path.relpath(tests["name"], ROOT)
        names = [
            test["fullName"] for test in tests["assertionResults"] if test["status"] == "failed"
        ]
        if tests["status"] == "failed":
            failed += [f"{file}::{name}" for name in names] or [file]
    return failed


PYTHON = PytestStage(
    "python",
    # Servers under test wait more than they work: four at once.
    options=("-n", "4", "--dist", "worksteal"),
    repeatable=("-m", "live"),
)
BROWSER = PytestStage(
    "browser",
    # A call for itself: Playwright and asynchronous tests cannot share a process. Pages wait more
    # than they work: three at once. Those that take longest come first, so each takes the next.
    options=("browser_tests", "-n", "3", "--dist", "load", "--maxschedchunk", "2"),
    repeatable=(
        "browser_tests",
        "--tracing=retain-on-failure",
        "--screenshot=only-on-failure",
        "--output=build/flaky/{repetition}",
    ),
)


def browser() -> Result:
    """The client in a real browser, against the real server."""
    _run([os.environ.get("CHROMIUM", "chromium-headless-shell"), "--version"])
    return BROWSER.run()


STAGES: dict[str, Callable[[], Result]] = {
    "lint": lint,
    "python": PYTHON.run,
    "web": web,
    "browser": browser,
}


def run(stages: dict[str, Callable[[], Result]]) -> int:
    """Runs these stages and prints a summary; gives the exit status."""
    failed: list[str] = []
    flaky: list[str] = []
    seconds: dict[str, float] = {}
    for name, stage in stages.items():
        sys.stdout.write(f"\n=== {name}\n")
        began = time.monotonic()
        result = stage()
        seconds[name] = time.monotonic() - began
        failed += [f"{name}::{test}" for test in result.failed]
        flaky += [f"{name}::{test}" for test in result.flaky]
    if len(flaky) > MOST_FLAKY:
        failed.append(f"stages::{len(flaky)} flaky tests, more than {MOST_FLAKY}")
    sys.stdout.write("\n=== summary\n")
    lines = [
        *(f"{name}: {taken:.0f} s" for name, taken in seconds.items()),
        *(f"flaky: {name}" for name in flaky),
        *(f"FAILED {name}" for name in failed),
    ]
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 1 if failed else 0


def main(names: Sequence[str]) -> int:
    """Runs the stages with these names, or all; gives the exit status."""
    unknown = [name for name in names if name not in STAGES]
    if unknown:
        sys.stderr.write(f"no stage {unknown[0]!r}: there are {', '.join(STAGES)}\n")
        return 2
    return run({name: STAGES[name] for name in names or STAGES})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
