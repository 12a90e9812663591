"""A visitor plays whole games against bots by clicking; others are played in ``test_stage.py``."""

from playwright.sync_api import expect

from browser_tests.conftest import Visit
from browser_tests.players import (
    Infiltraitors,
    Inkognito,
    Masks,
    is_told_who_was_who,
    play_now,
    set_table,
)


def test_classic_inkognito_with_chosen_places(visit: Visit) -> None:
    page = visit()
    set_table(page, "Inkognito", Edition="classic", Where_the_figures_start="choose")
    Inkognito(page, turns=15).finish()
    is_told_who_was_who(page)


def test_a_campaign_of_infiltraitors(visit: Visit) -> None:
    page = visit()
    set_table(page, "Infiltraitors", Mission="T1", Campaign="campaign")
    assert page.locator("section.mission h2").inner_text().startswith("T1 ·")
    Infiltraitors(page, turns=6).finish()
    expect(page.get_by_role("heading", name="Debriefing")).to_be_visible()
    # The campaign goes on at the same table.
    expect(page.locator("[data-mission='T1']")).to_contain_text("one try")
    page.get_by_role("button", name="Try again").or_(
        page.get_by_role("button", name="Next mission")
    ).click()
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    expect(page.locator("[data-mission='T1']")).to_contain_text("one try")


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
