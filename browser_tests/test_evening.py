"""A friend's evening: three people, one late, one renamed, one replaced by a bot and back, one gone
for good; a break-off asked for and withdrawn; two rematches.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser_tests.conftest import Visit, serving
from browser_tests.friends import join, menu, open_table, rename, start
from browser_tests.players import Masks, over, whose_turn


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house in which whoever goes is soon missed."""
    with serving(tmp_path_factory.mktemp("house"), limits=("away=0.5",)) as address:
        yield address


def play(*pages: Page) -> None:
    """They play to the end."""
    players = [Masks(page, seed=place) for place, page in enumerate(pages)]
    for _ in range(200):
        if over(pages[0]):
            break
        whose_turn(players).act()
    for page in pages:
        page.wait_for_selector("[data-testid=ending]")


def test_an_evening_among_friends(visit: Visit) -> None:
    host = visit()
    open_table(host, "Masks", "3")
    ben = join(visit, host, "Ben")
    host.get_by_label("A bot for").select_option("novice")
    start(host, ben)

    # Cleo is late, and may watch.
    cleo = visit("/t/" + host.url.rpartition("/")[2])
    expect(cleo.get_by_test_id("outside")).to_contain_text("The game has already begun.")
    rename(cleo, "Cleo")
    cleo.get_by_role("button", name="Ask to watch").click()
    host.get_by_role("button", name="Let Cleo watch", exact=True).click()
    expect(cleo.get_by_text("You are watching")).to_be_visible()

    # Ben wants to be called otherwise.
    rename(ben, "Benno")
    for page in (host, cleo):
        expect(page.locator(".seats")).to_contain_text("Benno")

    # Then he is gone, a bot plays on, and he is back.
    ben.get_by_role("link", name="Ridotto").click()
    expect(host.get_by_text("Away: Benno.")).to_be_visible()
    menu(host, "Let a bot play for Benno")
    expect(cleo.locator(".seats")).to_contain_text("bot for Benno")
    ben.goto(host.url)
    ben.get_by_role("button", name="I am back").click()
    expect(cleo.locator(".seats")).not_to_contain_text("bot for Benno")

    # Hanna asks to abandon the game, and thinks better of it.
    menu(host, "Ask to abandon the game")
    expect(ben.get_by_test_id("breaking-off")).to_contain_text("Still to agree: Benno.")
    menu(host, "Withdraw: play on after all")
    expect(ben.get_by_test_id("breaking-off")).to_have_count(0)
    play(host, ben)

    # In the next game Cleo has a seat.
    host.get_by_role("button", name="Play again").click()
    host.get_by_role("button", name=re.compile("^Remove ")).click()
    cleo.get_by_role("button", name="Sit here").click()
    start(host, ben, cleo)
    for name in ("Hanna", "Benno", "Cleo"):
        expect(cleo.locator(".seats")).to_contain_text(name)

    # She has to go, and is told what that does.
    menu(cleo, "Leave for good")
    dialog = cleo.get_by_role("dialog")
    expect(dialog).to_contain_text("the prize goes to the others")
    dialog.get_by_role("button", name="Leave for good").click()
    for page in (host, ben, cleo):
        page.wait_for_selector("[data-testid=ending]")
    expect(ben.get_by_test_id("ending")).to_have_text("You have won!")
    cleo.get_by_role("link", name="Back to the house").click()

    # The others play once more, with a bot in her place.
    ben.get_by_role("button", name="Play again").click()
    host.get_by_role("button", name="Send Cleo away").click()
    host.get_by_role("dialog").get_by_role("button", name="Send Cleo away").click()
    host.get_by_label("A bot for").select_option("novice")
    start(host, ben)
    play(host, ben)
