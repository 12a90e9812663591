"""A device that goes from hand to hand: whoever it is handed to says so, and plays."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser_tests.names import assert_names_differ
from browser_tests.players import Player, over, set_table

COVER = "[data-testid=cover]"
NEXT = f"{COVER}[aria-busy=false] .who [data-uncover]"
HAND_OVER = ".prompt button.main"
ENDING = "[data-testid=ending]"
ANYTHING = f"{NEXT}, [data-mine=true], {HAND_OVER}, {ENDING}"


def there(page: Page, wanted: str) -> None:
    """Until it is there, without holding on to it: what is held stays in the page's memory."""
    page.locator(wanted).first.wait_for()


def gather(page: Page, game: str, *names: str, **options: str) -> None:
    """A table on this device for whoever opened it and these others."""
    set_table(page, game, bots="", **options)
    bring(page, *names)


def bring(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_label("Another person on this device").fill(name)
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_role("button", name=f"{name} stands up")).to_be_visible()


def uncover(page: Page, seat: str) -> None:
    """The person of this seat says that he has the device."""
    page.locator(f"{COVER}[aria-busy=false] [data-uncover='{seat}']").click()
    there(page, "[data-testid=prompt]")


def cover(page: Page) -> None:
    page.get_by_test_id("put-cover").click()
    there(page, COVER)


class Handed:
    """Plays every seat of a device, as it is handed round. ``covered`` and ``uncovered`` look at
    the page each time; the latter is told whose turn it is.
    """

    def __init__(self, page: Page, player: Player) -> None:
        self.page, self.player = page, player
        self.covered: Callable[[], None] = lambda: None
        self.uncovered: Callable[[str], None] = lambda seat: None
        self.turns = 0
        self.waited = 0
        """How often the cover came by itself."""

    def finish(self, most: int = 700) -> None:
        for _ in range(most):
            there(self.page, ANYTHING)
            if over(self.page):
                return
            self.step()
        raise AssertionError("the game does not end")

    def step(self) -> None:
        page = self.page
        waiting = page.locator(NEXT)
        if waiting.count():
            assert_names_differ(page)
            self.covered()
            seat = waiting.first.get_attribute("data-uncover") or ""
            uncover(page, seat)
            self.turns += 1
            self.uncovered(seat)
        elif page.locator("[data-mine=true]").count():
            self.player.act()
        elif page.locator(HAND_OVER).count():
            self.hand_over()

    def hand_over(self) -> None:
        """It is covered by itself when all is told; most people do not wait for that."""
        if self.turns % 8 == 1:
            self.waited += 1
            there(self.page, f"{COVER}, {ENDING}")
            return
        button = self.page.locator(HAND_OVER).filter(has_text=re.compile("^Hand it to"))
        if button.count():
            button.evaluate("button => button.click()")
