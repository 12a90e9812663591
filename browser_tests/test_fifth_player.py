"""P5.4 on the screen: the fifth player is asked out of turn, and can say that he is not to be."""

import re

from playwright.sync_api import Page, expect

from browser_tests.conftest import Visit
from browser_tests.players import Inkognito, play_now, play_to
from browser_tests.typists import LOGGED, logged

LOCK = "[data-mine=true][data-prompt=lock]"
GAMES = 8
"""Some end before anybody asks through the Ambassador."""


def sit_as_the_ambassador(page: Page) -> None:
    table = {
        "settings": {"game": "inkognito", "options": {"players": 5}},
        "places": ["novice", "novice", "novice", "novice", None],
    }
    house = page.evaluate("location.origin")
    opened = page.request.post(f"{house}/api/tables", data=table)
    page.goto(f"{house}/t/{opened.json()['table']}")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("[data-testid=prompt]")


def be_asked(page: Page) -> None:
    """Plays until cards went through one's hands, in another game if this one ends before."""
    play_to(Inkognito(page, turns=10_000), LOCK, most=400)
    for _ in range(GAMES):
        if page.locator(LOCK).count():
            break
        sit_as_the_ambassador(page)
        play_to(Inkognito(page, turns=10_000), LOCK, most=400)
    expect(page.get_by_test_id("prompt")).to_contain_text("went through your hands")


def test_P5_4_he_passes_and_then_has_it_passed_for_him(visit: Visit) -> None:
    page = visit()
    play_now(page, "Masks")  # makes a guest of us
    page.wait_for_selector("[data-testid=prompt]")
    sit_as_the_ambassador(page)
    be_asked(page)
    # He sees how long he has.
    expect(page.get_by_test_id("passed-at")).to_have_text(re.compile(r"^0:(0\d|10)$"))
    before = logged(page)
    page.get_by_role("button", name="Not now").click()
    # The game goes on; bots that do not dawdle may have asked through him again at once, so that
    # only the log tells. He is passed for after ten seconds: that would be too late.
    page.wait_for_function(LOGGED, arg=before, timeout=5_000)
    be_asked(page)
    page.get_by_role("button", name="Do not ask again").click()
    expect(page.get_by_role("button", name="ask me again")).to_be_visible()
    expect(page.locator(LOCK)).to_have_count(0)
