"""Axe on every page and in every state of a table, on a phone by day and a desktop by night."""

import pytest

from browser_tests.axe import check
from browser_tests.conftest import Visit
from browser_tests.players import (
    TURN,
    Cards,
    Infiltraitors,
    Inkognito,
    Masks,
    Player,
    choose,
    over,
    play_to,
    set_table,
)

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
    page.wait_for_timeout(300)
    check(page)
    if page.get_by_role("button", name="No more tips").count():
        page.get_by_role("button", name="No more tips").click()
    player = PLAYERS[game](page, turns=4)
    for _ in range(4):
        page.wait_for_selector(TURN)
        if not over(page):
            player.act()
    check(page)
    for tab in ("Rules", "Talk"):
        page.get_by_role("tab", name=tab).click()
        check(page)
    if page.get_by_role("tab", name="Board").count():  # on a phone the board lies behind the tabs
        page.get_by_role("tab", name="Board").click()
    player.finish()
    page.wait_for_timeout(500)
    check(page)
    page.get_by_role("link", name="See it again").click()
    page.get_by_test_id("next").wait_for()
    for viewer in ("0", "-1"):
        page.get_by_label("Seen by").select_option(viewer)
        page.wait_for_timeout(300)
        page.locator("input[type=range]").fill("12")
        check(page)


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        ("Inkognito", "[data-guide=answer]"),
        ("Inkognito", ".space.goal"),
        ("Inkognito, the card game", "[data-guide=answer]"),
        ("Infiltraitors", "[data-shoot]"),
    ],
)
def test_what_comes_up_in_a_game(
    visit: Visit, game: str, wanted: str, screen: dict[str, object]
) -> None:
    for seed in range(8):  # some deals end before it comes up
        page = visit(**screen)
        set_table(page, game)
        play_to(PLAYERS[game](page, seed=seed, turns=999), wanted)
        if page.locator(wanted).count():
            break
    assert page.locator(wanted).count()
    check(page)
    if wanted == "[data-shoot]":
        page.locator(wanted).first.click()
        page.wait_for_selector("[data-name]")
        check(page)
        page.locator("[data-name]").first.click()
        page.locator(".doing [data-act=eliminate]").wait_for()
        check(page)
