"""Lighthouse on home and on a table, phone and desktop, median of five: ``make lighthouse``."""

import json
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

from browser_tests.conftest import CHROMIUM, FLAGS, NO_TIPS, serving
from browser_tests.players import play_now

VERSION = "12.8.2"
RUNS = 5
PORT = 9333
"""Where the browser can be told what to do; on loopback."""

LEAST = 0.95
MOST_SHIFT = 0.02
MOST_BYTES = {"home": 150_000, "table": 260_000}
"""Of a first visit, as they are sent."""


@contextmanager
def browser_at(house: str, profile: Path) -> Iterator[str]:
    """A browser of somebody who plays, and the address of the table."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=CHROMIUM,
            args=[*FLAGS, f"--remote-debugging-port={PORT}"],
            locale="en-GB",
        )
        context.add_init_script(NO_TIPS)
        page = context.new_page()
        page.goto(house)
        play_now(page, "Inkognito")
        page.wait_for_selector("[data-prompt]")
        address = page.url
        page.goto("about:blank")
        yield address
        context.close()


def look(address: str, size: str, folder: Path) -> dict[str, Any]:
    """One report of Lighthouse."""
    report = folder / "report.json"
    command = ["npm", "exec", "--yes", f"--package=lighthouse@{VERSION}", "--", "lighthouse"]
    command += [address, f"--port={PORT}", "--quiet"]
    # The cookie stays: it is a guest who comes back, with nothing else kept. (A list with one entry
    # is taken for a text, and refused.)
    command += [f"--clear-storage-types={kept}" for kept in ("cache_storage", "shader_cache")]
    command += ["--output=json", f"--output-path={report}"]
    command += ["--preset=desktop"] if size == "desktop" else []
    # Now and then it loses the beginning of its own recording, and asks to be run again.
    for tries_left in (2, 1, 0):
        if subprocess.run(command, check=not tries_left).returncode == 0:
            break
    told: dict[str, Any] = json.loads(report.read_text())
    return told


def figures(told: dict[str, Any]) -> dict[str, float]:
    """Of a report: the scores, the shift, and what was sent."""
    scores = {name: each["score"] for name, each in told["categories"].items()}
    audits = told["audits"]
    return {
        **scores,
        "shift": audits["cumulative-layout-shift"]["numericValue"],
        "bytes": audits["total-byte-weight"]["numericValue"],
    }


def wrong(page: str, found: dict[str, float]) -> list[str]:
    """What of these figures is not good enough."""
    wanted = ["performance", "accessibility", "best-practices"]
    wanted += ["seo"] if page == "home" else []  # tables are not to be found by searching
    bad = [f"{name} {found[name]:.2f}" for name in wanted if found[name] < LEAST]
    if found["shift"] > MOST_SHIFT:
        bad.append(f"shift {found['shift']:.3f}")
    if found["bytes"] > MOST_BYTES[page]:
        bad.append(f"{found['bytes']:.0f} bytes")
    return bad


def main() -> None:
    bad: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(folder) as house, browser_at(house, folder / "profile") as table:
            for page, address in (("home", house), ("table", table)):
                for size in ("phone", "desktop"):
                    runs = [figures(look(address, size, folder)) for _ in range(RUNS)]
                    found = {each: median(run[each] for run in runs) for each in runs[0]}
                    print(page, size, {each: round(value, 3) for each, value in found.items()})
                    bad += [f"{page}, {size}: {what}" for what in wrong(page, found)]
    if bad:
        raise SystemExit("\n".join(bad))


if __name__ == "__main__":
    main()
