"""When a page can be looked at: nothing on it changes by itself."""

from contextlib import suppress

from playwright.sync_api import Error, Locator, Page

STILL = """() => document.getAnimations().every((animation) =>
  animation.playState !== 'running' || animation.effect.getComputedTiming().endTime === Infinity)"""
"""No animation is under way but those that never end."""
AT_REST = f"() => document.documentElement.hasAttribute('data-rest') && ({STILL})()"
"""At a table: also, all commands are answered, all is told, and nobody else can act."""


def still(page: Page) -> None:
    """Waits until nothing moves."""
    page.wait_for_function(STILL)


def at_rest(page: Page) -> None:
    """Waits until nothing changes by itself at a table; not while bots or others can act."""
    page.wait_for_function(AT_REST)


def put_away(optional: Locator) -> None:
    """Clicks on something that may be there, and may go by itself before it is hit."""
    try:
        optional.first.click(timeout=1500)
    except Error:
        optional.first.wait_for(state="detached")


def first_of(*wanted: tuple[Page, str]) -> Page:
    """Waits until one of several pages shows what is wanted of it, and gives that page."""
    for _ in range(300):
        for page, selector in wanted:
            if page.locator(selector).count():
                return page
        page, selector = wanted[0]
        with suppress(Error):
            page.wait_for_selector(selector, timeout=50)
    raise AssertionError(f"on no page is there {[selector for _, selector in wanted]}")
