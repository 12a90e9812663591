"""Axe on pages and in states of a table that no game in ``test_french.py`` comes to, on a phone by
day and a desktop by night.
"""

import pytest

from browser_tests.axe import SCREENS, check
from browser_tests.conftest import Visit
from browser_tests.moments import go_to_moment
from browser_tests.players import (
    choose,
)
from browser_tests.rest import still
from browser_tests.walks import around_one_device, through_the_notebook


@pytest.fixture(params=SCREENS)
def screen(request: pytest.FixtureRequest) -> dict[str, object]:
    return SCREENS[request.param]


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_around_the_house(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme, viewport={"width": 390, "height": 844})
    page.wait_for_selector("article")
    house = page.url
    check(page)
    for game in ("inkognito", "inkognito-cards", "infiltraitors", "masks"):
        page.goto(f"{house}new/{game}")
        page.get_by_role("button", name="Open the table").wait_for()
        check(page)
    page.goto(f"{house}new/infiltraitors")
    choose(page, "Campaign", "campaign")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Sit here").first.wait_for()
    page.wait_for_selector("[data-mission]")
    check(page)
    page.goto(f"{house}replay")
    page.wait_for_selector("input[type=file]")
    check(page)
    lost = visit("/t/nothing", quiet=False, color_scheme=scheme)
    lost.get_by_role("link", name="Back to the house").wait_for()
    check(lost)


@pytest.mark.parametrize("game", ["inkognito", "inkognito-cards", "infiltraitors"])
def test_the_notebook_on_a_desktop(visit: Visit, game: str) -> None:
    page = visit("/notebook", has_touch=True, **SCREENS["desktop"])
    for _ in through_the_notebook(page, game):
        still(page)
        check(page)


def test_one_device_and_the_board_between(visit: Visit) -> None:
    phone, desktop = SCREENS["phone"], SCREENS["desktop"]
    for _, page in around_one_device(visit, "en", "infiltraitors", phone, desktop):
        still(page)
        check(page)


@pytest.mark.parametrize(
    ("game", "action", "wanted"),
    [
        ("inkognito", "Show", "[data-guide=answer]"),
        ("inkognito", "Step", ".piece.free"),
        ("inkognito", "Expel", ".space.goal"),
        ("inkognito-cards", "Pass", "[data-guide=answer]"),
        ("infiltraitors", "Eliminate", "[data-shoot]"),
    ],
)
def test_what_comes_up_in_a_game(
    visit: Visit, game: str, action: str, wanted: str, screen: dict[str, object]
) -> None:
    page = visit(**screen)
    go_to_moment(page, game, action)
    if action == "Expel":
        page.locator("[data-act=look]").click()  # at what was shown; then one may choose
    page.locator(wanted).first.wait_for()
    check(page)
    if wanted == "[data-shoot]":
        page.locator(wanted).first.click()
        page.wait_for_selector("[data-name]")
        check(page)
        page.locator("[data-name]").first.click()
        page.locator(".doing [data-act=eliminate]").wait_for()
        check(page)
