"""What friends do around a game: they come, sit down, say who they are, and use the table menu."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser_tests.conftest import Visit
from browser_tests.players import set_table
from browser_tests.rest import at_rest


def menu(page: Page, *items: str) -> None:
    """Opens the table menu, if it is not open, and clicks on these."""
    button = page.get_by_role("button", name="Table menu")
    if button.get_attribute("aria-expanded") == "false":
        button.click()
    for item in items:
        page.locator("#table-menu").get_by_role("button", name=item, exact=True).click()


def rename(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile("Change your name")).click()
    page.get_by_label("Your name", exact=True).fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name=re.compile(f"You are {name}"))).to_be_visible()


def open_table(host: Page, game: str, players: str, **options: str) -> None:
    """A table for friends, at which its host sits under his name."""
    set_table(host, game, bots="", Players=players, **options)
    host.get_by_role("button", name="Stand up").wait_for()
    rename(host, "Hanna")


def join(visit: Visit, host: Page, name: str, **settings: Any) -> Page:
    """A friend sits down."""
    friend = visit("/t/" + host.url.rpartition("/")[2], **settings)
    friend.get_by_role("button", name="Sit here").first.click()
    expect(friend.get_by_role("button", name="Stand up")).to_be_visible()
    rename(friend, name)
    expect(host.get_by_text(name, exact=False).first).to_be_visible()
    return friend


def start(host: Page, *others: Page) -> None:
    for page in (host, *others):
        at_rest(page)  # what each adds to the deal has arrived
    host.get_by_role("button", name="Start").click()
    for page in (host, *others):
        page.wait_for_selector("[data-testid=prompt]")
