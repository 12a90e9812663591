"""What is chosen for a device: it holds at once, survives, and is there before the page is."""

import pytest
from playwright.sync_api import Page, expect

from browser_tests.axe import check, fits
from browser_tests.conftest import Visit
from browser_tests.players import play_now, set_table
from ridotto.words import LANGUAGES, Words

GROUND = "getComputedStyle(document.documentElement).backgroundColor"
NIGHT, DAY = "rgb(6, 22, 32)", "rgb(228, 216, 189)"
PHONE = {"width": 390, "height": 844}


def choose(page: Page, group: str, choice: str) -> None:
    page.get_by_role("radiogroup", name=group).get_by_role("radio", name=choice).check()


def open_sheet(page: Page, name: str = "Settings") -> None:
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.locator("dialog[open]")).to_be_visible()


def test_choices_hold_at_once_and_survive_a_reload(visit: Visit) -> None:
    page = visit(color_scheme="dark", fast=False)
    assert page.evaluate(GROUND) == NIGHT
    open_sheet(page)
    choose(page, "Lighting", "Day")
    assert page.evaluate(GROUND) == DAY
    choose(page, "How fast the story is told", "Fast")
    choose(page, "Ask me once more", "Always")
    choose(page, "Language", "Français")
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate(GROUND) == DAY
    open_sheet(page, "Réglages")
    for group, choice in (
        ("Lumière", "Jour"),
        ("Rythme du récit", "Rapide"),
        ("Me demander confirmation", "Toujours"),
    ):
        expect(
            page.get_by_role("radiogroup", name=group).get_by_role("radio", name=choice)
        ).to_be_checked()
    # What the system has counts again as soon as one says so, also when it changes.
    choose(page, "Lumière", "Automatique")
    assert page.evaluate(GROUND) == NIGHT
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    assert page.evaluate(GROUND) == DAY


def test_the_theme_is_there_before_anything_else(visit: Visit) -> None:
    page = visit(color_scheme="dark")
    open_sheet(page)
    choose(page, "Lighting", "Day")
    # The client itself never comes: what is drawn until then is day already.
    fresh = page.context.new_page()
    fresh.route("**/assets/*.js", lambda route: route.abort())
    fresh.goto(page.url)
    expect(fresh.locator("html")).to_have_attribute("data-theme", "day")
    expect(fresh.locator("#opening")).to_be_visible()
    assert fresh.evaluate(GROUND) == DAY


@pytest.mark.parametrize(("chosen", "seen"), [("Day", True), ("Night", False)])
def test_the_board_is_seen_before_the_client_is_there(
    visit: Visit, chosen: str, *, seen: bool
) -> None:
    page = visit(color_scheme="light")
    open_sheet(page)
    choose(page, "Lighting", chosen)
    page.keyboard.press("Escape")
    set_table(page, "Inkognito")
    expect(page.locator("#opening")).to_be_hidden()
    fresh = page.context.new_page()
    fresh.route("**/assets/*.js", lambda route: route.abort())
    fresh.goto(page.url)
    picture = fresh.locator("#opening img")
    # Not that of the other theme: better none.
    expect(picture).to_be_visible(visible=seen)
    assert "day" in picture.evaluate("img => img.currentSrc")


def test_the_map_follows_the_theme(visit: Visit) -> None:
    page = visit(color_scheme="dark")
    set_table(page, "Inkognito")
    sheet = page.locator("[data-stage] .sheet > img")
    by_night = sheet.get_attribute("src")
    open_sheet(page)
    choose(page, "Lighting", "Day")
    page.keyboard.press("Escape")
    expect(sheet).not_to_have_attribute("src", by_night or "")
    assert "day" in (sheet.get_attribute("src") or "")
    page.emulate_media(color_scheme="light")
    assert "day" in (sheet.get_attribute("src") or "")


MOVED = "document.getAnimations().length"
GLIDES = (
    "getComputedStyle(document.querySelector('button')).transitionDuration !== '0s' &&"
    " getComputedStyle(document.querySelector('button')).transitionProperty !== 'none'"
)


def test_motion_stops_for_whoever_wants_none_and_only_then(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    assert page.evaluate(GLIDES)
    open_sheet(page)
    choose(page, "Motion", "None")
    assert not page.evaluate(GLIDES)
    assert page.evaluate(MOVED) == 0
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
    open_sheet(page)
    choose(page, "Motion", "As the device has it")
    page.emulate_media(reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
    choose(page, "Motion", "Full")
    assert page.evaluate(GLIDES)


def test_what_the_top_bar_and_the_sheet_change_is_the_same(visit: Visit) -> None:
    page = visit()
    play_now(page, "Masks")
    page.get_by_role("button", name="Sound off").click()
    page.get_by_label("Volume").fill("0.5")
    page.get_by_role("combobox", name="Language").select_option("fr")
    open_sheet(page, "Réglages")
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_label("Volume")).to_have_value("0.5")
    expect(sheet.get_by_role("radio", name="Français")).to_be_checked()
    sheet.get_by_label("Volume").fill("0")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Son coupé")).to_be_visible()


def test_everything_that_cannot_be_taken_back_asks_if_one_wants_it(visit: Visit) -> None:
    page = visit()
    open_sheet(page)
    choose(page, "Ask me once more", "Always")
    page.keyboard.press("Escape")
    play_now(page, "Masks")
    page.wait_for_selector("[data-mine=true]")
    page.locator("[data-do]").first.click()
    expect(page.get_by_role("heading", name="Are you sure?")).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator("[data-prompt]")).to_have_attribute("data-mine", "true")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["Night", "Day"])
def test_the_sheet_fits_and_can_be_read(visit: Visit, language: str, theme: str) -> None:
    words = Words(language)
    scheme = "dark" if theme == "Night" else "light"
    page = visit(
        "/rules/masks",
        locale={"en": "en-GB", "fr": "fr-FR"}[language],
        viewport=PHONE,
        color_scheme=scheme,
    )
    open_sheet(page, words.text("web-settings"))
    check(page)
    assert fits(page)
