"""A visitor plays whole games against bots by clicking."""

import pytest
from playwright.sync_api import expect

from browser_tests.conftest import Visit
from browser_tests.players import Cards, Infiltraitors, Inkognito, Masks, over, play_now, set_table

MASKS_OFF = "section[aria-label='The masks come off'] > ul li"
"""Who everybody was; beside it stands why it ended so."""


def test_inkognito_of_2013_against_sleuths(visit: Visit) -> None:
    page = visit()
    set_table(page, "Inkognito", Edition="2013")
    Inkognito(page, turns=40).finish()
    expect(page.locator(MASKS_OFF)).to_have_count(4)
    expect(page.get_by_text("Who could have known what, and when")).to_be_visible()


def test_classic_inkognito_with_chosen_places(visit: Visit) -> None:
    page = visit()
    set_table(page, "Inkognito", Edition="classic", Where_the_figures_start="choose")
    Inkognito(page, turns=40).finish()
    expect(page.locator(MASKS_OFF)).to_have_count(4)


def test_the_card_game_against_sleuths(visit: Visit) -> None:
    page = visit()
    set_table(page, "Inkognito, the card game", Points_to_win="1")
    Cards(page, turns=15).finish()
    assert over(page)


@pytest.mark.parametrize("mission", ["T1", "1"])
def test_infiltraitors(visit: Visit, mission: str) -> None:
    page = visit()
    set_table(page, "Infiltraitors", Mission=mission, Campaign="campaign")
    assert page.locator("section.mission h2").inner_text().startswith(f"{mission} ·")
    Infiltraitors(page, turns=12).finish()
    expect(page.get_by_role("heading", name="Debriefing")).to_be_visible()
    # The campaign goes on at the same table.
    expect(page.locator(f"[data-mission='{mission}']")).to_contain_text("one try")
    page.get_by_role("button", name="Try again").or_(
        page.get_by_role("button", name="Next mission")
    ).click()
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    expect(page.locator(f"[data-mission='{mission}']")).to_contain_text("one try")


def test_play_now_is_one_click(visit: Visit) -> None:
    page = visit()
    play_now(page, "Masks")
    Masks(page).finish()
    page.get_by_role("button", name="Play again").click()
    page.get_by_role("button", name="Start").click()
    Masks(page).finish()


def test_the_fifth_player_fills_in_a_sheet(visit: Visit) -> None:
    page = visit()
    set_table(page, "Inkognito", bots="", Players="5")
    page.get_by_role("button", name="Sit here").last.click()
    for left in range(4, 0, -1):
        expect(page.get_by_label("A bot for")).to_have_count(left)
        page.get_by_label("A bot for").first.select_option("sleuth")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("[data-mine=true]")
    page.get_by_role("button", name="Lock sheet …").click()
    tray = page.get_by_test_id("lock")
    expect(tray.locator("[aria-pressed=true]")).to_have_count(0)
    expect(page.get_by_test_id("prompt")).to_contain_text("8 of eight are still missing")
    lock = page.get_by_role("button", name="Lock it for good")
    for said in (
        "blue-LF",
        "blue-tall",
        "green-CB",
        "green-short",
        "red-X",
        "red-fat",
        "yellow-ZZ",
    ):
        tray.locator(f"[data-lock={said}]").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("One of eight is still missing: Yellow")
    expect(lock).to_be_disabled()
    tray.locator("[data-lock=yellow-thin]").click()
    lock.click()
    page.locator("dialog button.danger").click()
    expect(page.locator("ol[aria-label=Log]")).to_contain_text("and locked your sheet")
    expect(tray).to_have_count(0)
    locked = page.get_by_test_id("fifth-sheet").first
    expect(locked).to_contain_text("Your sheet is locked")
    expect(locked).to_contain_text("Madame Zsa Zsa")
