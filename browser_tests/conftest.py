"""A house of its own for the tests, and the browser that is named in the environment."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from browser_tests.lanes import FIRST, LONG
from browser_tests.quick_time import QUICK_TIME
from browser_tests.same_deals import SAME_CONTRIBUTIONS

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


PATIENCE = 15_000
"""How many milliseconds a page may take on a busy machine: speed is measured elsewhere."""
expect.set_options(timeout=PATIENCE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long", action="store_true", help="Only the tests that make test leaves out."
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = bool(config.getoption("--long"))
    names = {item: item.nodeid.partition("/")[2] for item in items}
    config.hook.pytest_deselected(items=[each for each in items if (names[each] in LONG) != wanted])
    items[:] = [each for each in items if (names[each] in LONG) == wanted]
    items.sort(key=lambda each: not names[each].startswith(FIRST))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": CHROMIUM, "args": FLAGS}


RIDOTTO = (sys.executable, "-m", "browser_tests.same_deals")

DEALT_FOR = Path(tempfile.mkdtemp()) / "test"
"""Holds the name of the test for which houses deal now."""
DEALT_FOR.touch()


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest) -> None:
    DEALT_FOR.write_text(request.node.name)


@contextmanager
def serving(
    folder: Path,
    sources: Path | None = None,
    limits: tuple[str, ...] = (),
    program: tuple[str, ...] = RIDOTTO,
    bot_pace: float = 0,
) -> Iterator[str]:
    """The address of a running house whose bots do not dawdle, of other sources than ours, with
    other limits, run by another program, or with bots that take so many seconds, if it says so.
    """
    command = [*program, "serve", "--port", "0"]
    command += ["--db", str(folder / "ridotto.db"), "--bot-pace", str(bot_pace)]
    for limit in (
        "tables_a_guest=200",
        "tables_burst=500",
        "requests_rate=500",
        "requests_burst=500",
        *limits,
    ):
        command += ["--limit", limit]
    env = os.environ | {"DEALT_FOR": str(DEALT_FOR)}
    if sources is not None:
        env["PYTHONPATH"] = str(sources)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env
    ) as running:
        assert running.stdout is not None
        found = re.search(rb"http://\S+", running.stdout.readline())
        assert found is not None
        try:
            yield found[0].decode().rstrip("/")
        finally:
            running.terminate()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("house")) as address:
        yield address


NO_TIPS = "localStorage.setItem('guided', 'all')"
"""Somebody who has played before."""
FAST = 'localStorage.settings ??= JSON.stringify({pace: "fast"})'
"""Somebody to whom moves are told as fast as may be, unless he chooses otherwise."""

Visit = Callable[..., Page]


def bad(line: ConsoleMessage) -> bool:
    """Being offline is no fault of the page, nor is a code that leads nowhere."""
    excused = "ERR_INTERNET_DISCONNECTED" in line.text or "/api/codes/" in line.location["url"]
    return line.type == "error" and not excused


@pytest.fixture
def visit(new_context: CreateContextCallback, house: str) -> Iterator[Visit]:
    """Opens the house as somebody new; nothing may go wrong on his page."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_page(
        path: str = "/",
        *,
        quiet: bool = True,
        guided: bool = False,
        fast: bool = True,
        system_time: bool = False,
        **settings: Any,
    ) -> Page:
        settings.setdefault("locale", "en-GB")
        settings.setdefault("viewport", {"width": 1440, "height": 900})
        settings.setdefault("reduced_motion", "reduce")
        context = new_context(**settings)
        contexts.append(context)
        context.add_init_script(SAME_CONTRIBUTIONS)
        if not system_time:
            context.add_init_script(QUICK_TIME)
        if not guided:
            context.add_init_script(NO_TIPS)
        if fast:
            context.add_init_script(FAST)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        if quiet:
            page.on("pageerror", lambda error: problems.append(str(error)))
            page.on("console", lambda line: problems.append(line.text) if bad(line) else None)
        page.goto(house + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not problems
