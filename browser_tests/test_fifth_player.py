"""P5.4 on the screen: the fifth player is asked out of turn, and can say that he is not to be."""

from playwright.sync_api import Page, expect

from browser_tests.conftest import Visit
from browser_tests.players import Inkognito, over, play_to

LOCK = "[data-mine=true][data-phase=lock]"


def sit_as_the_ambassador(page: Page) -> None:
    table = {
        "settings": {"game": "inkognito", "options": {"players": 5}},
        "places": ["novice", "novice", "novice", "novice", None],
    }
    page.wait_for_selector("article h2")
    page.get_by_role("button", name="Play now: Masks").click()  # makes a guest of us
    page.wait_for_selector("[data-testid=prompt]")
    opened = page.request.post("/api/tables", data=table)
    page.goto(f"/t/{opened.json()['table']}")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("[data-testid=prompt]")


def test_P5_4_he_passes_and_then_has_it_passed_for_him(visit: Visit) -> None:
    page = visit()
    sit_as_the_ambassador(page)
    player = Inkognito(page, turns=10_000)
    play_to(player, LOCK, most=400)
    expect(page.get_by_test_id("prompt")).to_contain_text("went through your hands")
    page.get_by_role("button", name="Not now").click()
    play_to(player, LOCK, most=400)
    if over(page):
        return
    page.get_by_role("button", name="Do not ask me again").click()
    expect(page.get_by_role("button", name="ask me again")).to_be_visible()
    expect(page.locator(LOCK)).to_have_count(0)
