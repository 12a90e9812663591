"""Axe on every page and in every state of a table, on a phone by day and a desktop by night."""

import pytest

from browser_tests.axe import check
from browser_tests.conftest import Visit
from browser_tests.moments import go_to_moment
from browser_tests.players import (
    TURN,
    Cards,
    Infiltraitors,
    Inkognito,
    Masks,
    Player,
    choose,
    over,
    set_table,
)
from browser_tests.rest import at_rest, put_away, still
from browser_tests.walks import around_one_device, through_the_notebook

SCREENS: dict[str, dict[str, object]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "color_scheme": "light"},
    "desktop": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"},
}
PLAYERS: dict[str, type[Player]] = {
    "Inkognito": Inkognito,
    "Inkognito, the card game": Cards,
    "Infiltraitors": Infiltraitors,
    "Masks": Masks,
}


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
def test_the_notebook(visit: Visit, game: str, screen: dict[str, object]) -> None:
    page = visit("/notebook", has_touch=True, **screen)
    for _ in through_the_notebook(page, game):
        still(page)
        check(page)


@pytest.mark.parametrize("game", ["inkognito", "infiltraitors"])
def test_one_device_and_the_board_between(visit: Visit, game: str) -> None:
    phone, desktop = SCREENS["phone"], SCREENS["desktop"]
    for _, page in around_one_device(visit, "en", game, phone, desktop):
        still(page)
        check(page)


@pytest.mark.parametrize(
    ("game", "screen"),
    [
        *((game, screen) for game in PLAYERS for screen in SCREENS if game != "Masks"),
        ("Masks", "phone"),  # the plain screen, which is the same on all
    ],
    indirect=["screen"],
)
def test_a_whole_game(visit: Visit, game: str, screen: dict[str, object]) -> None:
    """The first tip, some turns, every tab, the end, and the replay for all kinds of viewers."""
    page = visit(guided=True, **screen)
    set_table(page, game)
    page.wait_for_selector(TURN)
    at_rest(page)
    check(page)
    no_more = page.get_by_role("button", name="No more tips")
    if no_more.count():
        put_away(no_more)
    player = PLAYERS[game](page, turns=4)
    for _ in range(4):
        page.wait_for_selector(TURN)
        if not over(page):
            player.act()
    if player.asked():
        player.confirm()
    check(page)
    for tab in ("Rules", "Talk"):
        page.get_by_role("tab", name=tab).click()
        check(page)
    if page.get_by_role("tab", name="Board").count():  # on a phone the board lies behind the tabs
        page.get_by_role("tab", name="Board").click()
    player.finish()
    at_rest(page)
    check(page)
    page.get_by_role("link", name="See it again").click()
    page.get_by_test_id("next").wait_for()
    for viewer in ("0", "-1"):
        page.get_by_label("Seen by").select_option(viewer)
        page.locator("input[type=range]").fill("12")
        check(page)
    page.get_by_role("tab", name="Review").click()
    page.get_by_test_id("review").wait_for()
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
