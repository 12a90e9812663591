"""A game by correspondence: three days go by, clocks are told by day, and one is reminded."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser_tests.axe import check
from browser_tests.conftest import Visit, serving
from browser_tests.friends import join, open_table, start
from browser_tests.moved_clock import move
from browser_tests.players import TURN

NOTES = """
  window.notes = [];
  window.Notification = class {
    static permission = "granted";
    constructor(title, more) { window.notes.push([title, more.body]); }
  };
"""
"""A browser that may show notes, and remembers them."""


@pytest.fixture
def clock(tmp_path: Path) -> Path:
    file = tmp_path / "ahead"
    file.write_text("0")
    return file


@pytest.fixture
def house(tmp_path: Path, clock: Path) -> Iterator[str]:
    program = (sys.executable, "-m", "browser_tests.moved_clock", str(clock))
    with serving(tmp_path, program=program) as address:
        yield address


def at_home(page: Page) -> None:
    page.get_by_role("link", name="Ridotto").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()


def later(clock: Path, days: float, *pages: Page) -> None:
    """House and browsers are that much later."""
    move(clock, days)
    for page in pages:
        page.clock.fast_forward(round(days * 86_400_000))


def due(page: Page) -> Locator:
    """What the calendar of clocks says."""
    return page.get_by_role("region", name="By correspondence").get_by_role("listitem")


def running(page: Page) -> list[Any]:
    """When clocks run out, as the house has them."""
    listed = page.evaluate("fetch('/api/mine').then(sent => sent.json())")
    hands = [hand for each in listed["tables"] for hand in each["info"]["clocks"]]
    return [hand["since"] + hand["left"] for hand in hands if hand["since"] is not None]


def act(page: Page) -> None:
    page.wait_for_selector(TURN)
    page.locator("[data-do]").first.click()
    sure = page.locator("dialog[open] button.danger")
    if page.locator("[data-prompt=guess]").count():
        sure.click()


def test_three_days_by_correspondence(visit: Visit, clock: Path) -> None:
    host = visit(system_time=True)
    host.add_init_script(NOTES)
    host.clock.install()
    host.reload()
    open_table(host, "Masks", "2", Time="days")
    friend = join(visit, host, "Bob", system_time=True)
    friend.clock.install()
    friend.add_init_script(NOTES)
    friend.reload()
    friend.get_by_role("button", name="Stand up").wait_for()
    start(host, friend)
    at_home(host)
    at_home(friend)
    # The first day: two days for Hanna, told to both.
    expect(host.get_by_text("one waits for you")).to_be_visible()
    expect(due(host)).to_contain_text("you have to act by then")
    expect(due(friend)).to_contain_text("Hanna has to act by then")
    told = due(host).locator("time").evaluate("time => Date.parse(time.dateTime)")
    assert [told] == running(host)
    check(host)
    # The second: it is due tomorrow, and done today.
    later(clock, 1, host, friend)
    expect(host.get_by_role("heading", name="Tomorrow")).to_be_visible()
    due(host).get_by_role("link", name="Masks").click()
    act(host)
    at_home(host)
    expect(due(host)).to_contain_text("Bob has to act by then")
    later(clock, 0.01, friend)
    expect(due(friend)).to_contain_text("you have to act by then")
    assert friend.evaluate("notes") == []
    # Nearly two days later Bob is reminded, once, wherever he is.
    friend.get_by_role("link", name="Rules: Masks").click()
    later(clock, 1.85, friend)
    friend.wait_for_function("() => notes.length === 1")
    ((title, body),) = friend.evaluate("notes")
    assert title == "Masks"
    assert body.startswith("Your time will soon be up: ")
    later(clock, 0.01, friend)
    friend.wait_for_timeout(300)
    assert len(friend.evaluate("notes")) == 1
    at_home(friend)
    due(friend).get_by_role("link", name="Masks").click()
    act(friend)  # shows
    act(friend)  # asks
    # Hanna forgets the game: when her two days are over, a bot plays on for her.
    later(clock, 2.1, host)
    friend.wait_for_selector("[data-prompt=guess]")
    host.reload()
    host.get_by_role("link", name="Look in: Masks").click()
    expect(host.get_by_text("A bot is playing for you.")).to_be_visible()
    host.get_by_role("button", name="I am back").click()
    act(friend)
    for page in (host, friend):
        page.wait_for_selector("[data-testid=ending]")
    at_home(friend)
    expect(friend.get_by_text("No clock is running at the moment.")).to_be_visible()
